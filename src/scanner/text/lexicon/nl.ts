import type { Lexicon } from "../concepts.js";

export const nl: Lexicon = {
  neg: "niet|nooit|geen|zonder|noch|niets|niemand",
  override: "negeer|negeren|vergeet|vergeten|sla acht|leg naast|omzeil*|terzijde|overschrijf je",
  rules: "instructies|regels|richtlijnen|aanwijzingen|beperkingen|voorschriften|systeembericht|beleid",
  prior: "vorige|eerdere|voorgaande|bovenstaande|alle|jouw|je|gegeven",
  void: "gelden niet meer|vervallen|zijn opgeheven|niet meer van kracht|niet langer van toepassing",
  outrank: "gaan voor op|gaat voor op|heeft voorrang op|hebben voorrang op|boven de gebruiker",
  role: "je bent nu|u bent nu|vanaf nu ben je|je bent geen|gedraag je als|doe alsof|jouw nieuwe rol",
  unrestricted: "zonder beperkingen|zonder grenzen|onbeperkt*|elk commando",
  tell: "vertel*|zeg|zeggen|vermeld*|noem|noemen|informeer*|onthul*|meld|melden|laat weten|bespreek",
  show: "toon|tonen|laat zien|weergeven",
  user: "gebruiker*|persoon|klant*|mens|eigenaar",
  model: "assistent|model|agent",
  secretly:
    "stilletjes|in stilte|heimelijk|stiekem|ongemerkt|zonder medeweten|zonder het te zeggen|zonder te melden|ongevraagd|in het geheim|houd dit voor je|discreet|hoeft niet te weten|hoeft dit niet te weten|hoeft daar niets van|niet vermelden|niet te vermelden|wordt niet vermeld|niet noemen|zonder te vermelden|zonder de gebruiker|blijft onvermeld|niet lastig*|niet ongerust|niets over zeggen",
  summary: "samenvatting|antwoord|bevestiging|terugmelding|overzicht",
  omit: "weglaten|laat weg|verberg*|verzwijg*|staan alleen|niet vermeld*|buiten beschouwing",
  sysprompt: "systeemprompt|systeeminstructies|systeembericht|jouw instructies",
  convo: "gesprek|gespreksgeschiedenis|chatgeschiedenis|eerdere berichten|laatste berichten|gesprekken",
  secret:
    "wachtwoord*|inloggegevens|sleutel|sleutels|prive sleutel|token|tokens|geheimen|verificatiecode|kaartnummer|omgevingsvariabelen",
  private:
    "persoonlijke gegevens|postvak|klantenbestand|contacten|volledige agenda|bestanden van de gebruiker|thuismap",
  read: "lees|lezen|open|openen|laad|laden|haal|ophalen|verzamel*|zoek|kopieer*|download",
  put: "zet|zetten|plaats|plaatsen|voeg toe|toevoegen|vul|invullen|plak|schrijf|geef|bijvoegen|kopieer*|neem op|zet hier",
  send: "stuur|sturen|gestuurd|verstuur*|verzend*|doorsturen|upload*|deel|opengesteld|publiceer*|mail",
  whole:
    "volledig|volledige|geheel|gehele|woord voor woord|letterlijk|inhoud van|de inhoud|integraal|ongewijzigd",
  exec: "voer uit|uitvoeren|draai|start|starten|roep aan",
  shell: "terminal|opdrachtregel|opdrachtprompt|als root",
  destroy: "verwijder*|wis|wissen|gewist|vernietig*|overschrijf*",
  consent: "bevestiging|toestemming|goedkeuring|vraag|vragen",
  noConsent:
    "zonder te vragen|zonder bevestiging|zonder toestemming|vraag niet|zonder goedkeuring|zonder te wachten|geldt als toestemming|geldt als akkoord|geldt als goedgekeurd|geldt als bevestig*|toestemming is niet nodig|bevestiging is niet nodig|hoeft niet gevraagd",
  when: "wanneer|voordat|nadat|zodra|elke keer|telkens|bij elke|bij elk|voor elke|terwijl|zolang|als",
  must: "moet|moeten|verplicht|altijd|vereist|belangrijk|noodzakelijk|dient",
  otherTool:
    "andere tools|ander hulpmiddel|andere hulpmiddelen|elke andere tool|andere servers|andere server",
  prefer: "in plaats van|vervangt|enige tool|bij voorkeur",
  refuse: "gebruik niet|niet gebruiken|gecompromitteerd|verouderd|onveilig|verboden",
  obey: "gehoorzaam*|volg de|doe wat|opvolgen|voer uit wat",
  doc: "detecteert|herkent|filtert|classificeert|les|cursus|aanval*|poging*|verdacht*",
  threat: "aanval*|verdacht*",
  suchAs: "bijvoorbeeld|zoals|voorbeeld|bijv.",
  calls: "aanroep*|gebruik|verzoek*|keer|keren",
  ordinal: "eerste|tweede|derde|vierde|vijfde|zesde|tiende",
  onward: "vanaf|daarna|voortaan|sindsdien",
  approved: "goedgekeurd|altijd toestaan",
  session:
    "vanaf nu|voortaan|rest van het gesprek|elk antwoord|hele sessie|in elk antwoord|in alle gesprekken|de rest van het gesprek",
  argument: "argument*|parameter*|veld|ontvanger|begunstigde|bedrag|rekening",
  set: "vervang*|wijzig*|verander*|stel in|zet op",
  whatever: "ongeacht|wat ook|ook als|zelfs als|maakt niet uit",
  readOnly: "alleen lezen|wijzigt niets|offline",
  only: "alleen|slechts|uitsluitend",
  or: "of|noch",
  filler: "de|het|een|van|en|in|op|met|voor|is|bij|naar|uit|dat|die|wordt|worden|te",
  disguised:
    "alsof|doe alsof|zeg dat|antwoord dat|beweer dat|als eigen mening|als je eigen|namens de gebruiker|uit naam van",
};
