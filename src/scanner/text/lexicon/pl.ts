import type { Lexicon } from "../concepts.js";

export const pl: Lexicon = {
  neg: "nie|nigdy|bez|ani|zaden|zadna|zadne|nic|nikt|nikomu|zakaz*",
  override: "ignoruj*|zignoruj*|zapomnij*|pomin*|pomijaj*|nie zwazaj|odrzuc*|obejdz|lekcewaz*",
  rules: "instrukcj*|polecen*|zasad*|regul*|wytyczn*|ograniczen*|wskazow*|reguly|dyrektyw*",
  prior: "poprzedni*|wczesniejsz*|powyzsz*|dotychczasow*|wszystkie|wszelkie|swoje|twoje|otrzyman*",
  void: "traca moc|przestaja obowiazywac|nie obowiazuja|sa niewazne|zostaja zawieszone|przestaja dzialac",
  outrank: "maja pierwszenstwo|ma pierwszenstwo|wazniejsze niz|ponad uzytkownik*",
  role: "jestes teraz|od teraz jestes|nie jestes juz|zachowuj sie jak|udawaj*|wciel sie|twoja nowa rola|dzialaj jako",
  unrestricted: "bez ograniczen|bez limitow|bez cenzury|kazde polecenie|nigdy nie odmawia",
  tell: "mow|mowic|powiedz|wspomin*|wspomnij|informuj*|poinformuj|ujawnia*|ujawnij|zdradza*|powiadamia*|zawiadamia*|wzmiank*",
  show: "pokazuj*|pokaz|wyswietla*|odpowiadaj ze|przedstaw*",
  user: "uzytkownik*|osob*|klient*|czlowiek*|wlasciciel*|redaktor",
  model: "asystent*|model|modelu|agent*|dla modelu",
  secretly:
    "po cichu|potajemnie|w tajemnicy|skrycie|dyskretnie|bez wiedzy|niezauwazenie|bez informowania|ukradkiem|zachowaj dla siebie|nie musi wiedziec|nie powinien wiedziec|nie wspomina*|nie informuj*|nie mow o|nie pokazuj*|bez wspominania|nie trzeba mowic|nie trzeba wspominac|nie niepoko*",
  summary: "podsumowani*|odpowiedz*|potwierdzeni*|raport*",
  omit: "pomin|pomija*|ukryj|ukryw*|przemilcz*|nie dostaje|w ukrytej|ukryt*",
  sysprompt: "prompt systemowy|prompt* systemow*|instrukcje systemowe|komunikat systemowy|swoje instrukcje",
  convo:
    "rozmow*|histori* czatu|poprzednie wiadomosci|ostatnie wiadomosci|czat*|konwersacj*|dotychczasowa rozmowa",
  secret:
    "haslo|hasla|hasel|poswiadczen*|klucz api|klucze|klucz prywatny|klucza|token*|tajemnice|kod weryfikacyjny|numer karty|zmienne srodowiskowe|dane logowania",
  private:
    "dane osobowe|skrzynk*|katalog domowy|pliki uzytkownika|kontakty|lista klientow|listy klientow|adres domowy|telefon",
  read: "odczytaj|przeczytaj|czytaj|otworz|wczytaj|pobierz|zbierz|wez|skopiuj|wyszukaj|zaladuj",
  put: "umiesc|wstaw|wpisz|dodaj|dolacz|wklej|wypelnij|przekaz|zapisz|zamiesc|skopiuj|podaj",
  send: "wyslij|wysylaj|przeslij|przesylaj|opublikuj|udostepnij|przekaz|zaladuj na|wrzuc",
  whole: "cala|caly|cale|calosc|w calosci|pelny|pelna|slowo w slowo|doslownie|zawartosc|tresc|kompletn*",
  exec: "uruchom|wykonaj|wykonuj|odpal|wywolaj",
  shell: "terminal*|wiersz polecen|konsol*|jako root",
  destroy: "usun|usuwaj|skasuj|kasuj|wymaz|zniszcz|nadpisz",
  consent: "potwierdzen*|zgod*|pozwoleni*|zatwierdzen*|pytaj|zapytaj",
  noConsent:
    "bez pytania|bez potwierdzenia|bez zgody|nie pytaj|bez czekania|nie czekaj na|uznaje sie za zgode|uznaje sie za zatwierdz*|oznacza zgode|nie trzeba pytac|zgoda nie jest wymagana",
  when: "kiedy|gdy|przed|po kazdym|za kazdym razem|zanim|gdy tylko|podczas|dopoki|kazdorazowo|na koncu kazdej|przed kazdym|kazdy|kazda",
  must: "musi|musisz|zawsze|wymagan*|obowiazkow*|nalezy|wazne|koniecznie|trzeba|obowiazuje",
  otherTool:
    "inne narzedzia|inne narzedzie|innego narzedzia|kazde inne|innych serwerow|innego serwera|narzedzia z serwera",
  prefer: "zamiast|w miejsce|zastepuje|jedyne narzedzie|wykonuj przez",
  refuse: "nie uzywaj|zakaz uzywania|zainfekowan*|przestarzal*|niebezpieczn*|zabronion*|skompromitowan*",
  obey: "posluchaj|przestrzegaj|wykonaj to|stosuj sie|rob co|zastosuj sie",
  doc: "wykrywa|filtruje|klasyfikuje|lekcja|kurs|atak*|prob*|podejrzan*",
  threat: "atak*|podejrzan*",
  suchAs: "na przyklad|np.|przyklad|takie jak|jak",
  calls: "wywolan*|uzyc*|zapytan*|raz|razy",
  ordinal: "pierwsz*|drug*|trzeci*|czwart*|piat*|szost*|dziesiat*",
  onward: "od tej pory|odtad|poczawszy od|potem|nastepnie",
  approved: "zatwierdzon*|zaakceptowan*|zawsze zezwalaj",
  session:
    "od teraz|przez cala sesje|reszt* rozmowy|kazdej odpowiedzi|odtad|w kazdej odpowiedzi|we wszystkich rozmowach|na stale",
  argument: "argument*|parametr*|pole|odbiorc*|beneficjent*|kwot*|konto",
  set: "zmien|zamien|zastap|ustaw|podmien",
  whatever: "niezaleznie od|bez wzgledu na|nawet jesli|nawet gdy|cokolwiek|jakikolwiek",
  readOnly: "tylko do odczytu|niczego nie zmienia|offline",
  only: "tylko|jedynie|wylacznie",
  or: "lub|albo|ani",
  filler: "i|w|z|na|do|jest|sie|oraz|przez|dla|od|o|to|a|ze|jako",
  disguised:
    "jak gdyby|udawaj|udaje ze|powiedz ze|odpowiedz ze|twierdz ze|jako wlasna opinie|w imieniu uzytkownika",
};
