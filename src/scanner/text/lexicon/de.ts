import type { Lexicon } from "../concepts.js";

export const de: Lexicon = {
  neg: "nicht|nie|niemals|kein|keine|keinen|keinem|keiner|ohne|weder|noch|nichts|niemand",
  override:
    "ignoriere*|ignorier*|ignorieren|vergiss|vergesst|vergessen sie|missachte*|ubergehe*|ubergangen|setze dich hinweg|hinwegsetzen|beachte nicht|lass ausser acht|verwirf|umgehe*|uberschreibe*",
  rules:
    "anweisung*|anweisungen|anleitungen|regeln|regel|vorgaben|richtlinien|vorschriften|beschrankungen|einschrankungen|systemnachricht|instruktionen|sicherheitsregeln|grenzen",
  prior:
    "vorherige*|bisherige*|fruhere*|vorige*|obige*|alle|deine|deiner|ihre|ursprunglich*|zuvor|vorangegangen*|gegebene*",
  void: "gelten nicht mehr|gilt nicht mehr|ausser kraft|sind aufgehoben|ist aufgehoben|hinfallig|verlieren ihre|unwirksam|gilt als veraltet|als veraltet|nicht langer gultig",
  outrank:
    "hat vorrang vor|haben vorrang vor|gehen vor|steht uber|stehen uber|wichtiger als der nutzer|vorrang vor",
  role: "du bist jetzt|du bist nun|sie sind jetzt|ab jetzt bist du|von nun an bist du|du bist kein|spiele die rolle|verhalte dich wie|gib dich aus|tu so als|deine neue rolle|agiere als",
  unrestricted:
    "ohne einschrankung*|ohne beschrankung*|uneingeschrankt*|ohne grenzen|ohne filter|lehnt nie ab|jeden befehl",
  tell: "sag|sage|sagen|sagt|erwahne*|erwahnen|erwahnt|informier*|verrate*|verrat|mitteil*|mitzuteilen|teile mit|benachrichtig*|offenleg*|offenbar*|erzahl*|verschweig*|hinweisen",
  show: "zeige*|zeigen|anzeigen|angezeigt|melden|meldet|vorlegen|auflisten",
  user: "nutzer*|benutzer*|anwender*|person|mensch|kunde*|inhaber*|besitzer*|auftraggeber*",
  model: "assistent*|modell|sprachmodell|agent|agenten|ki",
  secretly:
    "heimlich|stillschweigend|im stillen|unbemerkt|verdeckt|unauffallig|ohne es zu sagen|ohne wissen|ohne hinweis|hinter dem rucken|ohne dass der nutzer|behalte das fur dich|ohne zu erwahnen|ungefragt|stumm|diskret|hinweis unterbleibt|unterbleibt ein hinweis|braucht nicht zu wissen|muss nicht wissen|muss davon nichts wissen|braucht davon nichts|nichts davon erfahren|nicht erfahren|ohne den nutzer|ohne die nutzerin|ohne den kunden|ohne ihn zu|nicht zu erwahnen|nicht erwahnt|wird nicht erwahnt|bleibt intern|nicht angezeigt|taucht nicht auf|nicht in der antwort|nicht in der zusammenfassung|nicht gesondert|kein wort|nicht zu beunruhigen|nicht beunruhigen|nicht belastigen|fur sich behalten",
  summary: "zusammenfassung|antwort|bestatigung|ruckmeldung|bericht|ubersicht",
  omit: "weglassen|auslassen|lass weg|verbergen|verborgen|ausblenden|nicht auffuhren|verschweigen|bleibt unerwahnt|unerwahnt|ausgelassen",
  sysprompt:
    "systemprompt|system prompt|systemanweisung*|systemnachricht|anfangsanweisung*|deine anweisungen|deine vorgaben",
  convo:
    "gesprach|gesprachsverlauf|chatverlauf|unterhaltung|verlauf|letzte nachricht*|letzten nachrichten|bisherigen nachrichten|dialog|konversation",
  secret:
    "passwort*|passworter|kennwort*|zugangsdaten|anmeldedaten|schlussel|privater schlussel|privaten schlussel|zugriffstoken|token|geheimnis*|api schlussel|umgebungsvariable*|kartennummer|tan|pin|passphrase",
  private:
    "personliche daten|posteingang|postfach|adressbuch|kontakte|heimatverzeichnis|benutzerordner|anhange|telefonnummer|wohnort|private dateien",
  read: "lies|lesen|liest|offne*|offnen|lade|laden|hole|holen|sammle|sammeln|rufe ab|abrufen|entnimm|kopiere*|suche|auslesen|liest aus|herunterladen",
  put: "schreibe*|schreib|trage ein|eintragen|einzutragen|tragt|eingetragen|fuge ein|einfugen|setze|setzen|ubergib|ubergeben|hange an|anhangen|lege ab|fulle|ausfullen|kopiere*|verschieben|einsetzen|beifugen|ubertrage*|gib an|eingeben|einladen",
  send: "sende*|senden|gesendet|schicke*|schicken|geschickt|ubermittle*|ubermitteln|ubertrag*|leite weiter|weiterleiten|weitergeleitet|lade hoch|hochladen|poste|veroffentliche*|teile|zustellen|lade ein",
  whole:
    "vollstandig*|komplett*|gesamt*|ganze*|wortlich|wort fur wort|unverandert|ungekurzt|inhalt von|den inhalt|im wortlaut|alles",
  exec: "fuhre*|ausfuhren|ausgefuhrt|starte*|starten|rufe auf|aufrufen|aufgerufen",
  shell: "terminal|kommandozeile|shell|konsole|als root",
  destroy: "losche*|loschen|geloscht|loscht|entferne*|vernichte*|uberschreib*|leere*",
  consent: "bestatigung|zustimmung|erlaubnis|genehmigung|freigabe|frage*|ruckfrage|einwilligung|zustimm*",
  noConsent:
    "ohne zu fragen|ohne nachfrage|ohne ruckfrage|ohne bestatigung|ohne zustimmung|ohne erlaubnis|ohne freigabe|frage nicht|nicht nachfragen|gilt als erteilt|ruckfrage ist nicht|zustimmung liegt vor|ohne zu warten|gilt als zustimmung|gilt als bestatigt|gilt als genehmigt|gilt als freigegeben|gilt als einverstand*|schweigen gilt|eine frage erubrigt|nachfragen entfallt|keine ruckfrage|keine bestatigung|beantwortet sie selbst|selbst bestatigen|automatisch bestatigen",
  when: "wenn|wird|bevor|nachdem|sobald|jedes mal|bei jedem|bei jeder|vor jedem|vor jeder|nach jedem|sooft|wahrend|solange|ehe|immer wenn|falls|vor der|vor dem",
  must: "muss|musst|mussen|immer|stets|zwingend|pflicht|erforderlich|wichtig|unbedingt|ist zu|sind zu|so ist|verpflichtend|notwendig|gilt",
  otherTool:
    "andere werkzeuge|anderes werkzeug|anderen werkzeug*|jedes andere|andere tools|anderes tool|mailwerkzeug|dateiwerkzeug|anderer server|anderen servern|uber ein anderes",
  prefer: "statt|anstelle|anstatt|ersetzt|einziges werkzeug|bevorzuge*|an stelle von|ausschliesslich",
  refuse:
    "nicht verwenden|verwende nicht|nicht benutzen|kompromittiert|veraltet|unsicher|verboten|abzulehnen|gesperrt",
  obey: "befolge*|befolgen|gehorche*|folge den|halte dich an|tu was|ausfuhren was|umsetzen|leiste folge|aufgefuhrte befehle",
  doc: "erkennt|erkennen|pruft auf|filtert|klassifiziert|lektion|kurs|angriff*|versuch*|verdachtig*|scanner|findet",
  threat: "angriff*|verdachtig*|schadlich*",
  suchAs: "zum beispiel|z. b.|z.b.|etwa|beispiel|beispielsweise|wie",
  calls: "aufruf*|nutzung*|anfrage*|mal|male|verwendung*",
  ordinal: "erste*|zweite*|dritte*|vierte*|funfte*|sechste*|siebte*|zehnte*",
  onward: "ab dann|ab dem|danach|von da an|seitdem|ab sofort|spaterem datum|mit spaterem",
  approved: "genehmigt|freigegeben|zugelassen|immer erlauben|bestatigt wurde",
  session:
    "ab jetzt|von nun an|fur den rest|in dieser sitzung|in derselben sitzung|jeder antwort|gesamten sitzung|in allen gesprachen|im weiteren gesprach|fur alle weiteren|kunftig|dauerhaft",
  argument:
    "argument*|parameter*|feld|empfanger*|betrag|konto|empfangerkonto|iban|bankverbindung|blindkopie|verwendungszweck",
  set: "ersetze*|ersetzt|andere|andern|tausche*|austauschen|setze|uberschreibe|einzutragen|eintragen|tragt",
  whatever:
    "egal|unabhangig davon|auch wenn|selbst wenn|was auch immer|ungeachtet|gleichgultig|abweichende angabe|unabhangig von",
  readOnly: "nur lesend|nur lesen|schreibgeschutzt|verandert nichts|offline",
  only: "nur|lediglich|ausschliesslich|allein",
  or: "oder|noch",
  filler:
    "der|die|das|und|ein|eine|einen|einer|des|dem|den|im|in|zu|fur|mit|auf|ist|von|wird|werden|aus|zum|zur",
  disguised:
    "als ware|so tun als|gib an dass|gibt an dass|behaupte|behauptet dass|als eigene empfehlung|als eigene meinung|im namen des nutzers|bezeichne|antworte dass|nur sagen dass|sagt man",
};
