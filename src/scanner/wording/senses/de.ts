import type { Thesaurus } from "./thesaurus.js";

/** The senses in German. */
export const de: Thesaurus = {
  person:
    "benutzer benutzern benutzerin nutzer nutzern nutzerin nutzerinnen anwender anwendern anwenderin kunde kunden kundin kundinnen personen mensch menschen leute leuten jemand jemanden jemandem irgendwer inhaber inhaberin besitzer eigentümer leser bediener auftraggeber fragesteller teilnehmer mitarbeiter klient klienten eigentuemer",
  model:
    "assistent assistenten assistentin assistenzsystem agenten ki sprachmodell modell modellen du dich dein deinen deinem deiner sie ihnen ihre ihren ihrem euch euer eure planer orchestrierer selbst denkprozess",
  self: "dieses diesen diesem dieser dieselbe hier hiermit hierbei hierfür hierdurch wir uns unser unseren unserem unserer selber vorliegend hierfuer",
  vendor:
    "anbieter anbietern hersteller herstellern herausgeber betreiber entwickler entwicklern entwicklerteam entwicklung partnern lieferant lieferanten dienstleister kundendienst kundenbetreuung supportteam zentrale hauptsitz firma firmen unternehmen konzern tochtergesellschaft vertragspartner verantwortliche betreuer wartungsteam",
  outsider:
    "außenstehende außenstehenden aussenstehende fremde fremden fremder unbekannte unbekannten konkurrent konkurrenten konkurrenz mitbewerber wettbewerber werbetreibende werbepartner inserent makler datenhändler wiederverkäufer zwischenhändler dritte dritten dritter drittanbieter drittpartei drittparteien aussenstehenden datenhaendler wiederverkaeufer zwischenhaendler",
  authority:
    "administratoren administration verwalter verwaltung vorgesetzte vorgesetzten vorgesetzter aufsicht aufsichtsbehörde behörde behörden prüfer revisor geschäftsleitung geschäftsführung vorstand leitung abteilungsleiter hauptbenutzer systemverwalter sicherheitsteam sicherheitsabteilung rechtsabteilung datenschutzbeauftragte datenschutzbeauftragter amtlich behördlich rechtlich gesetzlich aufsichtsbehoerde behoerde behoerden pruefer geschaeftsleitung geschaeftsfuehrung behoerdlich",
  policy:
    "richtlinie richtlinien regel regeln regelung regelungen vorschrift vorschriften verordnung vorgabe vorgaben gesetz leitlinie leitlinien leitfaden anforderung anforderungen normen vereinbarung vertrag bedingungen nutzungsbedingungen bestimmung bestimmungen klausel auflage auflagen dsgvo unternehmensrichtlinie sicherheitsrichtlinie vertraege",
  instruct:
    "anweisung anweisungen anleitung anordnung anordnungen weisung weisungen befehl befehlen instruktion instruktionen auftrag aufforderung anfrage anfragen eingabeaufforderung aufgabe aufgaben aufgabenstellung wunsch forderung ziel zielsetzung vorgabe direktive systemanweisung systemanweisungen arbeitsanweisung anliegen bitten auftraege wuensche",
  must: "muss musst muß müssen sollen soll sollst sollte solltest sollten nötig notwendig notwendigerweise erforderlich erforderlichen benötigt benötigen verpflichtend verpflichtet pflicht obligatorisch zwingend unbedingt unerlässlich vorgeschrieben braucht brauchst verlangt erfordert unabdingbar vorausgesetzt muessen muesst noetig",
  may: "kann kannst können könnt könnten darf darfst dürfen dürft mag mögen möglich möglicherweise optionaler wahlweise erlaubt erlauben zulässig gestattet freiwillig eventuell vielleicht ermöglicht fähig gegebenenfalls ggf koennen koennt koennten duerfen duerft moegen moeglich",
  always:
    "immer stets jeder jede jeden jedem jedesmal jeweils jederzeit sobald alle allen aller allem sämtliche sämtlichen sämtlicher grundsätzlich ausnahmslos durchgehend ständig dauerhaft dauernd permanent kontinuierlich fortlaufend unabhängig ungeachtet bedingungslos egal irgendein beliebige beliebigen konsequent automatisch saemtliche saemtlichen saemtlicher",
  never:
    "nie niemals niemand niemanden niemandem keiner keine keinen keinem keinerlei keinesfalls keineswegs nichts nirgends nirgendwo weder ohne vermeide vermeiden unterlasse unterlassen verzichte verzichten hör aufhören verboten untersagt unzulässig nein hoer aufhoeren unzulaessig",
  first:
    "zuerst zunächst erst ersten erster vorher zuvor vorab bevor vor vorherig vorheriger vorherigen anfangs anfänglich beginne beginnen beginnt starten startet voraussetzung vorbereitend vorbereitung voraus ehe einleitend früher zuallererst initial initialisierung vorbedingung zunaechst anfaenglich frueher",
  after:
    "nach nachdem danach anschließend anschliessend hinterher nachher dann nächste nächsten nächster später darauf daraufhin folgend folgenden folgender nachfolgend nachträglich schließlich abschließend abschließen abgeschlossen abschluss beende beenden beendet fertig ende erledigt sodann naechste naechsten naechster spaeter",
  instead:
    "stattdessen anstatt anstelle lieber ersetze ersetzen ersetzt ersatz austauschen tausche ausgetauscht tauschen vertausche alternativen überschreibe überschreiben überschreibt überschrieben umleiten umgeleitet umlenken leite wechsle wechseln wechselt umschalten ablösen abgelöst verdrängt vielmehr ueberschreibe ueberschreiben ueberschreibt ueberschrieben abloesen abgeloest verdraengt",
  again:
    "wieder wiederum erneut nochmal abermals wiederhole wiederholen wiederholt wiederholung wiederholungen wiederkehrend fortsetzen fortgesetzt fortfahren weiter weitermachen erneuern erneuert erneuere neustart neuversuch wiederaufnehmen wiederholend",
  silent:
    "stillschweigend leise unauffällig diskret heimlich insgeheim verdeckt unbemerkt unsichtbar lautlos geräuschlos hintergrund dahinter hinter unangekündigt kommentarlos verschwiegen verborgen ungesehen verstohlen klammheimlich unmerklich geheim wortlos schweigend schweige schweigen dezent unaufgefordert unauffaellig geraeuschlos unangekuendigt",
  hide: "verstecke verstecken versteckt verberge verbergen verbirgt verborgen verheimliche verheimlichen verheimlicht verschweige verschweigen verschweigt verschwiegen unterdrücke unterdrücken unterdrückt zurückhalten vorenthalten maskiere maskieren maskiert verschleiern verschleiere verschleiert vertuschen auslassen weglassen weggelassen lass überspringen ausschließen ausblenden ausgeblendet entferne entfernen tarnen geheimhalten unterdruecke unterdruecken",
  reveal:
    "offenbare offenbaren offenbart enthülle enthüllen enthüllt offenlegen offengelegt offenlegung preisgeben preisgegeben preiszugeben preisgabe verrate verraten aufdecken aufgedeckt ausplaudern bekanntgeben bekannt durchsickern entblößen freigeben herausgeben ausgeliefert leaken geleakt enthuelle enthuellen enthuellt verraet entbloessen",
  tell: "sage sagen sagt sag gesagt informiere informieren informiert erwähne erwähnen erwähnt erwähnung berichte berichten berichtet melde melden meldet gemeldet mitteilen mitgeteilt mitzuteilen teile benachrichtige benachrichtigen benachrichtigt benachrichtigung erkläre erklären erklärt beschreibe beschreiben beschreibt antworte antworten antwortet kommuniziere hinweisen erwaehne erwaehnen",
  show: "zeige zeigen zeigt anzeigen angezeigt anzuzeigen anzeige darstellen dargestellt darstellung präsentiere präsentieren drucke drucken druckt auflisten listet aufgelistet ausgeben ausgegeben ausgabe gibt zurückgeben zurückgegeben vorschau veranschaulichen ansicht sichtbar sichtbaren gezeigt rendern einblenden praesentiere praesentieren zurueckgeben zurueckgegeben",
  ask: "frage fragen fragt gefragt nachfragen nachzufragen nachfrage rückfrage rückfragen erfrage abfragen abfrage bitte bitten bittet bestätigen bestätige bestätigt vergewissere prüfe prüfen prüft überprüfe überprüfen überprüft geprüft konsultiere konsultieren erkundige einholen anfragen anfordern fordere abwarten verifiziere verifizieren befragen rueckfrage rueckfragen bestaetigen",
  consent:
    "zustimmung zustimmungen zustimmen zugestimmt stimmt einwilligung einwilligungen einwilligen eingewilligt einverständnis einverstanden erlaubnis genehmigung genehmigungen genehmige genehmigen genehmigt freigabe freigaben freigegeben freigeben bestätigung bestätigungen bestätigt akzeptieren akzeptiert akzeptiere berechtigung bewilligung bewilligt autorisierung autorisieren autorisiert ermächtigung ermächtigt gestatten billigung einverstaendnis bestaetigung bestaetigungen",
  presume:
    "vermute vermuten vermutlich annehmen angenommen annahme unterstelle unterstellen unterstellt voraussetzen vorausgesetzt implizit implizieren impliziert konkludent gilt gelten geltend gewertet werte werten betrachte betrachten betrachtet behandle behandeln behandelt interpretiere interpretieren interpretiert aufgefasst auffassen verstanden mutmaßlich angesehen mutmasslich",
  send: "senden sendet gesendet gesandt schicke schicken schickt geschickt übermittle übermitteln übermittelt übermittlung übertrage übertragen überträgt übertragung weiterleiten weitergeleitet weiterzuleiten leite leiten weitergeben weitergegeben versende versenden verschicken versand absenden einreichen hochladen hochgeladen hochzuladen ausliefern zustellen zugestellt mailen posten übergeben",
  receive:
    "empfange empfangen empfängt erhalte erhalten bekommen bekommt sammle sammeln sammelt gesammelt einsammeln beschaffe beschaffen annehmen entgegennehmen abrufen abgerufen abzurufen rufe ruft abruf hole holen holt geholt herunterladen heruntergeladen runterladen ziehen erfasse erfassen erfasst entnehmen nehmen nimm beziehen bezieht abgreifen",
  put: "füge fügen fügt hinzufügen hinzugefügt hinzuzufügen einfügen eingefügt anhängen angehängt anhänge hänge beifügen beigefügt ergänze ergänzen ergänzt schreibe schreiben schreibt geschrieben lege legen setze setzen einsetzen einbetten eingebettet eintragen trage ausfüllen befüllen angeben angegeben einschließen enthalten platziere platzieren bereitstellen fuege",
  read: "lesen liest gelesen einlesen auslesen ausgelesen auszulesen öffne öffnen öffnet geöffnet lade laden lädt geladen untersuche untersuchen schaue schauen ansehen durchsuche durchsuchen durchsucht scanne scannen parsen zugreifen zugriff greife einsehen durchlaufen aufzählen betrachten mitlesen sichten lesend oeffne",
  keep: "behalte behalten speichere speichern speichert gespeichert speicherung abspeichern zwischenspeichern zwischengespeichert aufbewahren aufbewahrt bewahre bewahren merke merken merkt gemerkt sichern sichert gesichert archiviere archivieren archiviert protokolliere protokollieren protokolliert aufzeichnen aufgezeichnet festhalten ablegen abgelegt hinterlegen vorhalten beibehalten behaelt",
  delete:
    "lösche löschen löscht gelöscht löschung entferne entfernen entfernt vernichte vernichten vernichtet zerstöre zerstören zerstört tilgen bereinige bereinigen bereinigt leere leeren geleert verwerfe verwerfen verworfen wegwerfen ausradieren widerrufe widerrufen deinstallieren deinstalliere deinstalliert säubern aufräumen beseitigen kürzen abschneiden loesche loeschen loescht",
  create:
    "erstelle erstellen erstellt erstellung erzeuge erzeugen erzeugt anlegen angelegt anzulegen mache machen macht gemacht generiere generieren generiert baue bauen baut produziere produzieren verfasse verfassen verfasst entwerfe entwerfen entwurf eröffne eröffnen registriere registrieren registriert ausstellen kompilieren aufbauen gründen schaffen hergestellt eroeffne",
  change:
    "ändere ändern ändert geändert änderung änderungen abändern verändern verändert modifiziere modifizieren modifiziert bearbeite bearbeiten bearbeitet bearbeitung aktualisiere aktualisieren aktualisiert aktualisierung anpassen angepasst anpassung umschreiben umbenennen umbenannt umwandeln umgewandelt konvertiere konvertieren konvertiert korrigiere korrigieren verbessern manipulieren umstellen verfälschen aendere aendern aendert",
  run: "führe führen führt ausführen ausgeführt auszuführen ausführung starten startet gestartet aufrufen aufgerufen aufzurufen aufruf rufe ruft auslösen ausgelöst löse durchführen durchgeführt durchführung anwenden angewendet anstoßen betreiben läuft laufen auswerten ausgewertet aktivieren benutze benutzen nutze nutzen verwende verwenden fuehre fuehren",
  install:
    "installiere installieren installiert installation herunterladen heruntergeladen aktiviere aktivieren aktiviert einschalten bereitstellen bereitgestellt bereitstellung einspielen laden nachladen importiere importieren importiert einrichten eingerichtet erweiterung erweiterungen paket paketen abhängigkeit abhängigkeiten zusatzmodul nachinstallieren aufrüsten einbinden abhaengigkeit abhaengigkeiten aufruesten",
  disable:
    "deaktiviere deaktivieren deaktiviert abschalten abgeschaltet ausschalten ausgeschaltet schalte umgehe umgehen umgeht umgangen umgehung überspringe überspringen übersprungen ignoriere ignorieren außer aussetzen ausgesetzt pausieren pausiert lockern gelockert aufheben aufgehoben hebe entsperren entsperrt aushebeln abstellen stilllegen sperren sperre lahmlegen austricksen kraft ueberspringe ueberspringen",
  ignore:
    "ignoriere ignorieren ignoriert ignorierst missachte missachten missachtet vergiss vergesse vergessen vergiß verwerfe verwerfen verworfen übersehe übersehen übergehe übergehen vernachlässige vernachlässigen unbeachtet außeracht hinwegsetzen abtun ausblenden unberücksichtigt uebersehe uebersehen uebergehe uebergehen vernachlaessige vernachlaessigen ausseracht unberuecksichtigt",
  obey: "gehorche gehorchen gehorcht folge folgen folgt befolge befolgen befolgt befolgung einhalten eingehalten einhaltung halte halten beachte beachten beachtet respektiere respektieren richte handeln handelt entspreche entsprechen erfülle erfüllen erfüllt nachkommen berücksichtige berücksichtigen gemäß gemäss laut konform leisten erfuelle erfuellen erfuellt beruecksichtige",
  prefer:
    "bevorzuge bevorzugen bevorzugt wähle wählen wählt ausgewählt auswählen auswahl favorisiere favorisieren empfehle empfehlen empfiehlt empfehlung empfehlungen priorisiere priorisieren priorisiert bewerben bewirb vorziehen vorzugsweise vorzug vorrang vorrangig schlage vorschlagen vorgeschlagen vorschlag befürworten einstufen hervorheben anpreisen waehle waehlen waehlt ausgewaehlt auswaehlen",
  better:
    "besser besseren besserer besten bester überlegen schneller schnellste zuverlässig zuverlässiger verlässlich genau genauer präzise präziser neuer neueste bevorzugt sicherer empfohlen günstiger billiger vertrauenswürdig offiziell optimal hochwertig ueberlegen",
  worse:
    "veraltet veralteten überholt unzuverlässig kaputt defekt langsam langsamer unsicher schlechter schlecht minderwertig unterlegen eingestellt abgekündigt abgeschafft ausgemustert fehlerhaft ungenau ungeeignet unbrauchbar ausgefallen nichtverfügbar abgelaufen altlast ueberholt unzuverlaessig abgekuendigt nichtverfuegbar",
  other:
    "andere anderen anderer anderem weitere weiteren weiterer verschiedene verschiedenen unterschiedlich fremde fremden anderswo woanders übrige übrigen restliche restlichen verbleibende extern externen externer außerhalb außen sonstige sonstigen uebrige uebrigen ausserhalb aussen",
  tool: "werkzeug werkzeugen funktion funktionen dienst diensten schnittstelle schnittstellen erweiterung erweiterungen anbindung integrationen fähigkeit fähigkeiten operationen vorgang hilfsprogramm hilfsmittel dienstprogramm modul endpunkt konnektor befehl anwendung werkzeugaufruf faehigkeit faehigkeiten",
  result:
    "ergebnis ergebnisse ergebnissen ausgabe ausgaben antwort antworten rückmeldung rückgabe rückgabewert resultat ausgang befund zusammenfassung zusammenfassungen bericht messwert auswertung fazit erwiderung liefert endergebnis rueckmeldung rueckgabe rueckgabewert",
  argument:
    "argumenten parametern feld felder feldern wert werten eingabe eingaben eingabewert optionen eigenschaft eigenschaften schalter schlüssel einstellung einstellungen spalte spalten eingabefeld kennzeichen parameterwert schluessel",
  secret:
    "geheimnis geheimnisse geheimnissen passwort passwörter passwörtern kennwort kennwörter kennwörtern zugangsdaten zugangsdatum anmeldedaten anmeldeinformationen losungswort schlüssel schlüsseln geheimschlüssel privatschlüssel zugangsschlüssel zugriffsschlüssel zugriffstoken sitzungstoken zertifikat geheimzahl einmalpasswort anmeldung zugangscode sicherheitscode wiederherstellungsphrase authentifizierung apischlüssel anmeldetoken passwoerter passwoertern kennwoerter kennwoertern",
  environment:
    "umgebung umgebungen umgebungsvariable umgebungsvariablen variablen konfiguration konfigurationen konfigurationsdatei konfigurationsdateien einstellung einstellungen voreinstellungen systemeinstellungen registrierung registrierungsdatenbank laufzeitumgebung systemvariablen konfiguriert konfigurieren",
  secretPlace:
    "schlüsselbund schlüsseldatei schlüsseldateien passwortdatei passwortspeicher passwortmanager anmeldespeicher zertifikatsspeicher tresor heimverzeichnis benutzerverzeichnis schlüsselverzeichnis geheimnisspeicher zugangsdatendatei kennwortdatei schluesselbund schluesseldatei schluesseldateien schluesselverzeichnis",
  file: "datei dateien dateiname dateinamen dateipfad dateiinhalt dateisystem ordner ordnern verzeichnis verzeichnisse verzeichnissen dokument dokumenten pfad pfaden festplatte laufwerk arbeitsbereich arbeitsverzeichnis projekt anhang ablage datenträger quelldatei unterordner projektverzeichnis anhaenge",
  conversation:
    "gespräch gesprächen gesprächsverlauf unterhaltung unterhaltungen dialog verlauf chatverlauf konversation konversationen konversationsverlauf nachricht nachrichten nachrichtenverlauf sitzung sitzungen protokoll mitschrift austausch kontext kontextfenster wortwechsel gedächtnis gespraech gespraechen gespraechsverlauf gedaechtnis",
  sysprompt:
    "systemprompt systemanweisung systemanweisungen systemnachricht systemvorgabe systemvorgaben systeminstruktionen anfangsanweisung grundanweisung grundanweisungen präambel leitplanken schutzregeln rolle rollenbeschreibung entwickleranweisungen systemkonfiguration praeambel",
  personal:
    "persönlich persönlichen persönlicher personenbezogen personenbezogenen privaten privater vertraulich vertraulichen sensibel sensible sensiblen identität adresse anschrift wohnort telefonnummer telefon handynummer geburtsdatum geburtstag sozialversicherungsnummer personalausweis reisepass ausweisnummer medizinisch gehalt gesundheit gesundheitsdaten kontakt kontaktdaten kundendaten persoenlich",
  money:
    "zahlung zahlungen bezahlen bezahlt preis preise kosten kostet betrag gebühr gebühren rechnung rechnungen bankkonto bankverbindung kreditkarte kreditkarten konto konten kontonummer überweisung überweisungen überweise überweisen rückerstattung erstattung geld guthaben buchung zahlungsdaten kontostand spende belasten zahlt betraege gebuehr gebuehren",
  address:
    "adresse adressen mailadresse emailadresse zieladresse webadresse verweis verweise verlinkung domäne endpunkt postfach postfächer posteingang empfänger empfängern empfangsadresse ziel zielserver rückruf blindkopie internetadresse domaene postfaecher empfaenger empfaengern rueckruf",
  image:
    "bild bilder bildern grafik grafiken foto symbol abzeichen bildchen zählpixel abbildung vorschaubild vorschaubilder bildschirmfoto bildlink bilddatei zaehlpixel",
  code: "quellcode quelltext programmcode skript skripten befehl befehlen befehlszeile kommandozeile kommando konsole programme codeschnipsel codeblock makro binärdatei abfrage funktion nutzlast shellbefehl binaerdatei",
  remote:
    "entfernt entfernten entfernter fern fernzugriff netz netzwerk öffentlich öffentlichen extern externen externer gehostet webseite webseiten netzseite wolke vorgelagert fernserver oeffentlich oeffentlichen",
  local:
    "lokal lokalen lokaler rechner rechnern maschine maschinen gerät geräten arbeitsplatz arbeitsplatzrechner schreibtisch endgerät notebook lokalsystem netzunabhängig geraet geraeten endgeraet netzunabhaengig",
  time: "tagen täglich woche wochen wöchentlich monat monaten monatlich jahr jahren jährlich stunde stunden stündlich minuten sekunde sekunden datum uhrzeit uhr zeitpunkt zeit montag dienstag mittwoch donnerstag freitag samstag sonntag mitternacht wochenende januar februar märz oktober dezember heute",
  count:
    "zweite zweiten zweiter dritte dritten dritter vierte vierten fünfte fünften zehnte zehnten zweimal dreimal fünfmal zehnmal einmal mehrmals aufrufe aufrufen nutzungen ausführungen durchläufe sitzungen versuche versuchen anzahl zähler häufigkeit fuenfte fuenften fuenfmal ausfuehrungen durchlaeufe zaehler haeufigkeit",
  later:
    "später späteren irgendwann künftig künftigen zukünftig zukunft fortan fürderhin bis verzögert verzögern verzögerung verschieben verschoben aufschieben aufgeschoben ausstehend schlafend ruhend inaktiv aufwachen abwarten demnächst danach spaeter spaeteren kuenftig kuenftigen zukuenftig fuerderhin verzoegert verzoegern",
  trust:
    "vertraue vertrauen vertraut vertrauenswürdig vertrauenswürdigen geprüft geprüften überprüft prüfung freigegeben genehmigt zugelassen zertifiziert verifiziert beglaubigt auditiert begutachtet signiert unterzeichnet festgeschrieben bewährt abgenommen vertrauenswuerdig vertrauenswuerdigen geprueft geprueften ueberprueft pruefung bewaehrt",
  observe:
    "beobachte beobachten beobachtet beobachtung überwache überwachen überwacht überwachung protokoll protokollierung prüfer gutachter inspektion nachverfolgen nachverfolgung testen getestet testumgebung testlauf auswertung bewertung evaluierung fehlersuche debuggen vorführung kontrolle kontrollieren überprüfung ueberwache ueberwachen ueberwacht ueberwachung pruefer vorfuehrung ueberpruefung",
  protect:
    "schütze schützen schützt geschützt schutzmaßnahme schutzmaßnahmen schutzmechanismus schutzmechanismen sicherheit sicherheitsprüfung sicherheitsprüfungen sicherheitsmaßnahmen sicherheitsvorkehrungen absichern sicherung brandmauer virenschutz filtern validierung warnung warnungen warnen warnt warnhinweis beschränkung beschränkungen einschränkung einschränkungen begrenzung grenze grenzen sperre datenschutz schuetze schuetzen schuetzt geschuetzt schutzmassnahme",
  danger:
    "gefahr gefahren gefährlich gefährlichen gefährdung risiko risiken riskant schädlich schädlichen bösartig bösartigen angriff angriffen angreifer bedrohung bedrohungen schadsoftware schadcode viren trojaner ausnutzen schwachstelle sicherheitslücke einschleusung vergiftet verdächtig missbrauch betrug gefaehrlich gefaehrlichen gefaehrdung",
  escalate:
    "gewähre gewähren gewährt erteile erteilen erteilt erhöhe erhöhen erhöht eskalieren eskaliere erweitere erweitern erweitert ausweiten ausgeweitet ausdehnen recht rechten adminrechte administratorrechte rootrechte zugriffsrechte berechtigung berechtigungen befugnis befugnisse privilegien vollzugriff rolle rollen umfang geltungsbereich besitzer einräumen gewaehre gewaehren gewaehrt",
  urgent:
    "dringend dringlich sofort sofortig unverzüglich umgehend augenblicklich jetzt nun kritisch kritischer wichtig wichtiger wichtigste achtung aufmerksamkeit warnung vorsicht hinweis schnellstmöglich eilig eilt priorität vordringlich unbedingt zwingend essenziell wesentlich höchste unverzueglich schnellstmoeglich prioritaet hoechste",
  reason:
    "weil denn grund gründen zweck zwecken deshalb daher deswegen darum somit damit um sonst andernfalls ansonsten sicherstellen sicherzustellen stelle gewährleisten gewährleistet garantieren garantiert wegen aufgrund validierung genauigkeit qualität qualitätssicherung leistung ermöglichen gruende gruenden gewaehrleisten gewaehrleistet qualitaet qualitaetssicherung",
  fail: "scheitern scheitert gescheitert fehlschlagen fehlschlägt fehlgeschlagen schlägt fehler fehlern fehlermeldung fehlermeldungen fehlerhaft ungültig ungültigen ablehnen abgelehnt lehne verweigern verweigert abbrechen abgebrochen abbruch absturz abstürzen falsch falschen inkorrekt beschädigt verloren verlust strafe ausfall misslingt zurückgewiesen fehlschlaegt schlaegt",
  pretend:
    "vorgeben vorgegeben vortäuschen vorgetäuscht behaupte behaupten behauptet angeblich fingiert gefälscht fälschen simuliere simulieren simuliert imitiere imitieren nachahmen ausgeben tun tu spiele spielen spielt scheinbar scheinen scheint schein erscheinen erscheint lüge lügen verstelle heucheln schiebe beschuldige erfinde erfinden erfunden vortaeuschen",
  normal:
    "normalen normaler normalerweise routinemäßig gewöhnlich üblich üblichen üblicherweise standardmäßig harmlos harmlose technisch technischen intern internen interner formalität formsache wartung schlicht einfach alltäglich regulär selbstverständlich routinemaessig gewoehnlich ueblich",
  whole:
    "ganz ganzen ganzer gesamt gesamten gesamter komplett komplette kompletten vollständig vollständigen vollständiger wörtlich wortwörtlich wortgetreu roh rohe rohen rohdaten ungeschwärzt ungekürzt ungefiltert unverändert unverschlüsselt alles exakt originaltext klartext unbearbeitet restlos",
  recent:
    "kürzlich letzte letzten letzter neueste neuesten neuester jüngste jüngsten vorherige vorherigen vorheriger vorige vorigen aktuell aktuellen aktueller derzeit derzeitig derzeitigen bisherig bisherigen vergangen vergangenen gegenwärtig offen geöffnet aktiv momentan laufend kuerzlich",
  decide:
    "entscheide entscheiden entscheidet entschieden entscheidung entscheidungen wähle wählen bestimme bestimmen bestimmt ermittle ermitteln urteile urteilen beurteile beurteilen abhängen abhängig erwäge erwägen abwägen überlege überlegen bewerte bewerten denke denken folgern schlussfolgern waehle waehlen abhaengen abhaengig erwaege erwaegen abwaegen ueberlege ueberlegen",
  know: "wisse wissen weiß weiss weißt gewusst lerne lernen erfahre erfahren erfährt sehe sehen sieht bemerke bemerken bemerkt merkt mitbekommen mitbekommt kenntnis kennen kennt bewusst erkenne erkennen erkennt finden verstehe verstehen versteht hören gehört entdecken auffallen weisst erfaehrt hoeren gehoert",
  bother:
    "stören stört belästige belästigen belästigt beunruhige beunruhigen beunruhigt verwirre verwirren verwirrt verwirrung sorge sorgen ärgern verärgern ablenken lenke belaste belasten behelligen nerven nervt beschäftigen irritieren irritiert verunsichern verunsichert alarmieren kümmern stoeren stoert belaestige belaestigen belaestigt aergern veraergern beschaeftigen kuemmern",
  needless:
    "unnötig unnötigen unnötigerweise überflüssig überflüssigen sinnlos sinnlose zwecklos unwichtig unerheblich belanglos entbehrlich nutzlos unwesentlich erübrigt unnoetig unnoetigen unnoetigerweise ueberfluessig ueberfluessigen eruebrigt",
  only: "nur lediglich ausschließlich ausschliesslich einzig einzigen bloß bloss allein alleinig genau exklusiv rein ausschliesslichen bloßen blossen",
  if: "wenn falls sofern solange sobald während wo ob außer ausser bedingung fällen vorausgesetzt je abhängig angenommen gegeben insofern soweit wann wofern waehrend faellen abhaengig",
  example:
    "beispiel beispielen beispielhaft beispielsweise bspw etwa muster mustertext solche solchen solcher veranschaulichung vorführung zitat zitiert fiktiv fiktiven schulung lektion übung vorfuehrung uebung",
  doc: "dokumentation dokumentationen handbuch handbücher anleitung anleitungen bedienungsanleitung leitfaden benutzerhandbuch nachschlagewerk referenz siehe anmerkung anmerkungen hinweis hinweise änderungsprotokoll versionshinweise hilfe hilfeseite erläuterung erläuterungen liesmich handbuecher aenderungsprotokoll erlaeuterung erlaeuterungen",
  own: "eigen eigenen eigener gleich gleichen gleicher selbe selben dieselben derselben zugehörig zugehörigen jeweilige jeweiligen jeweiliger seine seinen seiner deren dessen eigenem gleichem zugehoerig zugehoerigen",
  supports:
    "unterstützt unterstützen unterstützung akzeptiert erlaubt verarbeitet verarbeiten nimmt vorgabewert standardwert voreinstellung maximal höchstens mindestens minimal bereich zwischen grenzwert obergrenze höchstzahl seitenzahl seitenweise unterstuetzt unterstuetzen unterstuetzung hoechstens hoechstzahl",
  encode:
    "kodiere kodieren kodiert kodierung codiert codieren codierung dekodiere dekodieren dekodiert dekodierung verschlüssele verschlüsseln verschlüsselt verschlüsselung entschlüsseln entschlüsselt verschleiert komprimieren komprimiert hexadezimal umgekehrt umkehren rückwärts binär prüfsumme maskieren chiffre verschluessele verschluesseln verschluesselt verschluesselung entschluesseln entschluesselt rueckwaerts binaer pruefsumme",
  memory:
    "gedächtnis gedächtnisses speicher erinnere erinnern erinnert erinnerung erinnerungen merke merken einprägen eingeprägt dauerhaft langzeitgedächtnis vorliebe vorlieben präferenz präferenzen notiz notizen wissen wissensbasis gedaechtnis gedaechtnisses einpraegen eingepraegt langzeitgedaechtnis praeferenz praeferenzen",
  calendar:
    "kalender kalendern kalendereintrag termin terminen besprechung besprechungen treffen veranstaltung veranstaltungen ereignis ereignisse einladung einladungen einladen eingeladen teilnehmer zeitplan terminplan kalendereintraege",
  mail: "nachricht nachrichten posteingang postfach rundschreiben rundbrief mailen kurznachricht kurznachrichten textnachricht anschreiben schreiben kanal absender betreff postausgang zuschrift mailverkehr kanaele",
  git: "zweig zweigen versionsverwaltung versionskontrolle repositorium zusammenführen zusammengeführt zusammenführung änderungssatz committen pushen pullen mergen klonen geklont klone abzweigung unterschiede verzweigung zusammenfuehren zusammengefuehrt zusammenfuehrung aenderungssatz",
  cloud:
    "instanz instanzen behälter bereitstellung bereitstellungen rechenzentrum rechenzentren knoten servern regionen speichereinheit objektspeicher ressource ressourcen virtuelle virtuellen ressourcengruppe mandant abonnement behaelter",
  database:
    "datenbank datenbanken tabelle tabellen zeile zeilen spalte spalten abfrage abfragen datensatz datensätzen eintrag einträgen schemata sammlung sammlungen datenbankabfrage fremdschlüssel primärschlüssel datensaetze datensaetzen eintraege eintraegen fremdschluessel primaerschluessel",
  web: "webseite webseiten internetseite internetseiten netzseite seite seiten reiter registerkarte formular formularfeld klick klicken klickt navigiere navigieren aufrufen startseite schaltfläche schaltflächen lesezeichen schaltflaeche schaltflaechen",
  exclusive:
    "alleinig alleinigen einzig einzigen einziger offiziell offiziellen maßgeblich massgeblich verbindlich kanonisch autorisiert exklusiv befugt ausschließliche ausschliessliche",
  towards:
    "zu zum zur nach auf über durch hin dahin hinein herein richtung mittels dorthin dazu darauf daran hierzu gegenüber ueber gegenueber",
  from: "von vom aus heraus hinaus davon daraus ab weg herunter seitens hierher dorther hieraus",
  compare:
    "mehr weniger meist meisten wenigsten höher höheren niedriger größer grösser kleiner geringer konkurrierend vergleiche vergleichen vergleichbar unterschied unterschiede unterscheiden gegenüber ähnlich hoeher hoeheren groesser gegenueber aehnlich",
  polite:
    "bitte danke herzlich freundlich freundlichen freundlicherweise liebe lieber geehrte geehrter entschuldigung entschuldige verzeihung hallo grüße bedanken gruesse gruss",
  fine: "ja gut gute guten einverstanden ordnung sicher gewiss erfolg erfolgreich erfolgreichen bestanden gelungen geklappt klar passt erledigt gern",
  chosen:
    "eingegeben eingegebenen getippt angegeben angegebenen gegeben gegebenen gewählt ausgewählt genannt gefragt gewünscht gewünschten übergeben übergebenen bereitgestellt wollte möchte gesagt geschrieben gewaehlt ausgewaehlt gewuenscht gewuenschten uebergeben uebergebenen moechte",
  truth:
    "wahr wahren wahrheit wahrheitsgemäß unwahr falsch echt echten tatsächlich tatsächlichen wirklich realen tatsache tatsachen fakt fakten richtig korrekt ehrlich eigentlich wahrheitsgemaess tatsaechlich tatsaechlichen",
  empty:
    "leer leeren leerer fehlt fehlen fehlend fehlenden unbelegt nichtig abwesend leerstring leerzeichen unausgefüllt undefiniert nichtgesetzt unbesetzt unausgefuellt",
  hidden:
    "versteckt versteckten versteckter verborgen verborgenen unsichtbar unsichtbaren geheim geheimen geheimer verdeckt ungenannt ungelistet getarnt verheimlicht weiß verschleiert nullbreite weiss",
  duty: "pflicht pflichten arbeit arbeiten aufgabe aufgaben rolle zweck zuständig zuständigkeit verantwortlich verantwortung arbeitsablauf ablauf schritt schritte schritten arbeitsschritt prozess vorgang phasen stufe verfahren vorgehensweise tätigkeit auftrag gehört zustaendig zustaendigkeit arbeitsablaeufe vorgaenge taetigkeit gehoert",
  proceed:
    "fortfahren fahre fahren fährt fortgefahren fortzufahren weitermachen mache weiter weitergehen gehe gehen geh geht fortsetzen fortgesetzt setze vorgehen voranschreiten übergehen schreite voran faehrt uebergehen",
  part: "teil teilen hälfte halb abschnitt abschnitte abschnitten stück restliche anteil bruchteil auszug teilbereich bestandteil ausschnitt haelfte stueck auszuege",
  passage:
    "zeile zeilen texten zeichenkette zeichenketten zeichenfolge satz sätzen absatz absätzen wort wörter worten titel überschrift überschriften kopfzeile fußzeile beschriftung bezeichnung kommentar kommentaren textstelle passage passagen saetze saetzen absaetze absaetzen woerter ueberschrift ueberschriften fusszeile",
  behalf:
    "namen auftrag stellvertretend stellvertreter zugunsten gunsten interesse interessen vorteil nutzen vertretung anstelle vollmacht seitens vertretend stellvertretung",
  reach:
    "erreiche erreichen erreicht ankommen ankommt angekommen gelangen gelangt verlässt verlassen verlasse eintreffen eintrifft eingehen eingegangen gehe geht hinausgehen zugeht erreichbar rausgeht verlaesst",
};
