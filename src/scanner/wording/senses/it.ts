import type { Thesaurus } from "./thesaurus.js";

/** The senses in Italian. */
export const it: Thesaurus = {
  person:
    "utente utenti clienti clientela umano umana umani umane qualcuno chiunque proprietario proprietaria proprietari titolare titolari lettore lettori lettrice operatori operatrice richiedente richiedenti interlocutore interlocutori committente abbonato abbonati individuo individui gente destinatario utilizzatore utilizzatori assistito assistiti iscritto iscritti",
  model:
    "assistente assistenti agenti modello modelli ia copilota tu tuo tua tuoi voi vostro vostra vostri vostre lei ragionamento pianificatore intelligenza artificiale linguistico",
  self: "questo questa questi codesto codesta ciò qui qua noi nostro nostra nostri nostre suddetto suddetta medesimo",
  vendor:
    "fornitore fornitori fornitrice produttore produttori editori gestore gestori manutentore manutentori sviluppatore sviluppatori sviluppatrice squadra assistenza azienda aziende aziendale società impresa imprese affiliata affiliato consociata venditore venditori distributore rivenditore supporto",
  outsider:
    "estraneo estranei estranea sconosciuto sconosciuti sconosciuta concorrente concorrenti concorrenza inserzionista inserzionisti intermediario intermediari rivenditore rivenditori terzi terze straniero stranieri pubblicitario pubblicitari forestiero rivali intruso",
  authority:
    "amministratore amministratori amministratrice supervisori revisore revisori autorità regolatore dirigenza dirigente dirigenti direzione responsabile responsabili gestore superutente sicurezza legali conformità direttore direttrice garante preposto vertici capo",
  policy:
    "politica politiche regola regole regolamento regolamenti regolamentazione normativa normative norma direttiva direttive legge leggi requisito requisiti accordo accordi contratto contratti condizioni condizione termini clausola clausole disposizione disposizioni obbligo obblighi prescrizione statuto criteri",
  instruct:
    "istruzione istruzioni comando comandi ordine ordini direttiva direttive richiesta richieste desiderio desideri compito compiti obiettivo obiettivi ordina ordinare incarico incarichi indicazione indicazioni domanda domande pretesa disposizione volontà raccomandazione raccomandazioni ingiunzione",
  must: "devi devono dovete dobbiamo dovrà dovrai dovranno dovrebbe dovresti dovrebbero dovreste dovere bisogna occorre occorrono necessario necessaria necessariamente obbligatorio obbligatoria obbligatori obbligatoriamente richiesto richiesta richiede richiedono richiedere indispensabile indispensabili tassativo tassativamente imperativo essenziale essenziali tenuto tenuta vincolante assicurati assicurarsi",
  may: "può puoi possono potete possiamo potrà potrai potrebbe potresti potrebbero potere possa possano facoltativo facoltativa facoltativi facoltative facoltativamente opzionale opzionali opzionalmente consentito consentita consentiti permesso permessa possibile possibili possibilità eventuali eventualmente capace",
  always:
    "sempre ogni ognuno ognuna ciascuno ciascuna ciascun tutto tutta tutti tutte qualsiasi qualunque ogniqualvolta invariabilmente costantemente continuamente sistematicamente incondizionatamente permanentemente indipendentemente comunque ovunque perennemente immancabilmente costante stabilmente",
  never:
    "nessuno nessuna nessun niente nulla senza non neanche nemmeno neppure evita evitare evitate evitando eviti astieniti astenersi astenetevi astenga smetti smettere smettete vietato vietata vietati vieta vietare divieto proibito proibita proibisce proibire impedisci impedire impedisce cessa cessare affatto guai",
  first:
    "prima primo primi innanzitutto anzitutto dapprima precedenza preventivamente previamente inizialmente iniziale iniziali inizia inizio iniziare iniziando iniziate comincia cominciare cominciando preliminare preliminarmente prerequisito prerequisiti antecedente anticipatamente anticipo precedere precedentemente avvio",
  after:
    "dopo poi quindi successivamente successivo successiva successivi successive seguente seguenti seguito infine finalmente termina terminare terminato terminata termine completato completata completare concludi concludere concluso finito finita finisci finire appena dopodiché posteriore ultimato ultimata ultimare",
  instead:
    "invece anziché piuttosto posto sostituisci sostituire sostituisce sostituito sostituita sostituendo sostituzione alternativa alternativo rimpiazza rimpiazzare sovrascrivi sovrascrivere sovrascrive sovrascritto soppianta scambia scambiare scambio reindirizza reindirizzare reindirizzamento dirotta dirottare prevale prevalgono prevalere subentra surroga ridireziona",
  again:
    "nuovamente ancora ripeti ripetere ripete ripetuto ripetizione riprova riprovare riprovate riprendi riprendere ripresa continua continuare continuate rinnova rinnovare rinnovo ricorrente ricorrenti rilancia rilanciare riesegui rieseguire ricomincia ricominciare reitera reiterare daccapo rifai rifare",
  silent:
    "silenziosamente silenzioso silenziosa silenzio discretamente discrezione discreto segretamente privatamente invisibilmente inosservato inosservata furtivamente furtivo clandestinamente nascosto sottofondo sfondo quinte tacitamente impercettibilmente insaputa soppiatto chetichella quatto celatamente sordina",
  hide: "nascondi nascondere nasconde nascondete nascosto occulta occultare celare maschera mascherare ometti omettere omette omesso omettete tralascia tralasciare escludi escludere esclude escluso togli togliere rimuovi rimuovere taci tacere tace taciuto dissimula dissimulare insabbia insabbiare sottaci sottacere camuffa camuffare oscura oscurare trattenere",
  reveal:
    "rivela rivelare riveli rivelate rivelato rivelando svela svelare sveli svelato divulga divulgare divulghi divulgato divulgazione esponi esporre espone esposto esposta trapela trapelare tradisci tradire scopri scoprire spiffera spifferare confessa confessare fuga palesare palesa",
  tell: "dici dillo dica dite dicendo detto informa informare informi informate menziona menzionare menzioni segnala segnalare riferisci riferire riferisca notifica avvisa avvisare avvisi spiega annuncia descrivi descrivere descrive comunica comunicare comunichi rispondi rispondere risponde indica indicare indichi accenna parla parlare dichiara",
  show: "mostra mostrare mostri mostrate mostrato mostrata mostrando visualizza visualizzare visualizzato visualizzazione presenta presentare presentato stampa stampare stampato elenca elencare elenco restituisci restituire restituisce restituito restituita restituiscono visibile visibili anteprima esibisci esibire appare apparire compaia ritorna ecco",
  ask: "chiedi chiedere chiede chieda chiedete chiedendo chiesto domanda domandare interroga interrogare sollecita sollecitare conferma confermare confermi confermate verifica verificare verifichi verificate consulta consultare consultate controlla controllare controllate accertati accertare attendi attendere richiedi richiedere interpella interpellare informarsi",
  consent:
    "consenso consensi consenti consentire permesso permessi approvazione approva approvare approvi approvato approvata accordo acconsenti acconsentire acconsente accetta accettare accetti accettato accettazione autorizza autorizzare autorizzi autorizzato autorizzata autorizzazione autorizzazioni assenso benestare nullaosta conferma conferme beneplacito avallo",
  presume:
    "presumi presumere presunto presunta presumibilmente supponi supporre suppone supposto assumi assumere assunto implicito implicita implicitamente impliciti considera considerare consideri considerato considerata considerati considerarsi ritenuto ritieni ritenere ritengasi interpreta interpretare tratta trattare trattato equivale sottinteso intendersi scontato tacito tacita inteso",
  send: "invia inviare invii inviate inviato invio spedisci spedire spedisca trasmetti trasmettere trasmette trasmesso inoltra inoltrare inoltri inoltrato inoltro pubblica sottoponi sottoporre carica caricare recapita recapitare consegnare manda mandare mandi mandato mandalo trasferisci trasferire trasferisce gira girare condividi condividere esfiltra esfiltrare",
  receive:
    "ricevi ricevere riceve ricevuto ricevono raccogli raccogliere raccolto raccogliete ottieni ottenere ottiene ottenuto recupera recuperare recuperi recuperate recuperato recupero scarica scaricare scaricato prendi prendere prende preso acquisisci acquisire acquisito acquisizione preleva prelevare prelevato estrai estrarre estrae estratto ricezione rastrella carpire",
  put: "metti mettere includi includere incluso includete allega allegare alleghi allegate allegato aggiungi aggiungere aggiunge aggiunto aggiungete inserisci inserire inserisce inserito accoda accodare incorpora incorporare scrivi scrivere scrive scritto compila riempi riempire fornisci fornire fornisce immetti immettere incolla incollare digita",
  read: "leggere legge leggete letto letta leggono lettura apri aprire aprite ispeziona ispezionare guarda guardare guardate scansiona scansionare analizza analizzare analisi esamina esaminare sfoglia sfogliare accedi accedere accede accesso consulta consultare percorri percorrere elencare esplora esplorare enumera enumerare scorri scorrere leggi",
  keep: "conserva conservare conservi conservate conservato conservazione memorizza memorizzare memorizzato salva salvare salvi salvate salvato archivia archiviare archiviato mantieni mantenere mantiene mantenuto tieni tenere registra registrare registrato registrazione registro ricorda ricordare ricordati trattieni serba serbare custodisci custodire annota annotare immagazzina immagazzinare",
  delete:
    "elimina eliminare elimini eliminato cancella cancellare cancelli cancellato cancellazione rimuovi rimuovere rimuove rimosso rimozione distruggi distruggere distrugge distrutto svuota svuotare pulisci pulire pulizia ripulisci ripulire scarta scartare azzera azzerare revoca revocare disinstalla disinstallare tronca troncare cestino cestina cestinare epura getta",
  create:
    "crea creare crei creato creata creati creando creazione genera generare generi generato generata generazione costruisci costruire costruisce fabbrica produci produrre componi comporre redigi redigere stendi stesura apertura realizza realizzare realizzazione predisponi predisporre formare allestisci elabora elaborare",
  change:
    "cambia cambiare cambi cambiato cambiamento modifica modificare modifichi modificato modifiche aggiorna aggiornare aggiornato aggiornamento aggiornamenti altera alterare alterato riscrivi riscrivere riscrive rinomina rinominare trasforma trasformare converti convertire correggi correggere correzione rettifica rettificare ritocca ritoccare adatta adattare emenda muta mutare",
  run: "esegui eseguire esegue eseguito eseguite esecuzione esecuzioni lancia lanciare invoca invocare invocato invocazione chiama chiamare chiamato chiamata chiamate avvia avviare avviate effettua effettuare svolgi svolgere compi compiere applica applicare operare usare usate utilizza utilizzare utilizzato impiega impiegare innesca richiama richiamare",
  install:
    "installa installare installi installate installato installata installazione installando scarica scaricare attiva attivare attivato attivazione abilita abilitare abilitato distribuisci distribuire importa importare importazione pacchetto pacchetti dipendenza dipendenze estensione estensioni modulo moduli componenti",
  disable:
    "disattiva disattivare disattivi disattivate disattivato disattivazione disabilita disabilitare disabilitato aggira aggirare aggiri salta saltare salti bypassa bypassare sospendi sospendere sospende sospeso interrompi interrompere allenta allentare rilassa deroga derogare sblocca sbloccare elude eludere eludi scavalca scavalcare spegni spegnere neutralizza neutralizzare esonera",
  ignore:
    "ignora ignorare ignori ignorate ignorato ignorando trascura trascurare trascuri dimentica dimenticare dimenticate dimenticati scarta scartare respingi respingere disattendi disattendere prescindi prescindere nonostante sorvola sorvolare accantona accantonare infischiati prescindendo malgrado",
  obey: "obbedisci obbedire obbedisce ubbidisci ubbidire segui seguire segua seguite seguendo rispetta rispettare rispetti rispettate rispettando osserva osservare attieniti attenersi attenetevi attenga conformati conformarsi conformità adempi adempiere agisci agire agisca onora onorare aderisci aderire ottempera ottemperare asseconda assecondare ascolta ascoltare sottostare",
  prefer:
    "preferisci preferire preferisce preferito preferibilmente preferenza scegli scegliere scelga scegliete scelta scelte seleziona selezionare selezione privilegia privilegiare favorisci favorire consiglia consigliare consigliato raccomanda raccomandare raccomandato prioritario priorità promuovi promuovere classifica suggerisci suggerire suggerisce proponi proporre opta optare predilige prediligi prediligere",
  better:
    "migliore migliori meglio superiori veloce veloci rapido affidabile affidabili affidabilità preciso precisa precisi accurato accurata accurati sicuro sicura ottimale ottimo avanzato avanzata efficiente efficienti efficace migliorato migliorata ufficiale ufficiali economico preferibile eccellente ideale",
  worse:
    "obsoleto obsoleta obsoleti deprecato deprecata deprecati superato superata guasto guasta rotto lento lenta lenti inferiori inaffidabile inaffidabili indisponibile indisponibili vecchio vecchia vecchi dismesso dismessa abbandonato peggiore peggio insicuro insicura difettoso inadatto antiquato scaduto vulnerabile impreciso",
  other:
    "altro altra altri altre altrui diverso diversa diversi differenti altrove esterno esterna esterni esterne rimanente rimanenti restante restanti ulteriori estraneo resto",
  tool: "strumento strumenti funzione funzioni funzionalità connettore connettori integrazione integrazioni servizio servizi capacità competenza competenze operazione operazioni utilità comando attrezzo attrezzi software",
  result:
    "risultato risultati esito esiti risposta risposte riepilogo riassunto riassunti sintesi rapporto rapporti relazione resoconto resoconti referto restituito riscontro uscita responso",
  argument:
    "argomento argomenti parametro parametri campo campi valore valori ingresso opzione opzioni proprietà attributo attributi chiave chiavi impostazione impostazioni colonna colonne identificativo identificatore variabile immissione",
  secret:
    "segreto segreti segreta segrete credenziale credenziali gettone chiave chiavi certificato certificati autenticazione",
  environment:
    "ambiente ambienti variabile variabili configurazione configurazioni impostazione impostazioni profilo profili preferenze",
  secretPlace: "credenziali portachiavi portafoglio portafogli cassaforte",
  file: "cartella cartelle documento documenti percorso percorsi disco dischi unità archivio archivi progetto progetti allegato allegati deposito fascicolo fascicoli",
  conversation:
    "conversazione conversazioni dialogo dialoghi cronologia storico trascrizione trascrizioni discussione discussioni messaggio messaggi sessioni scambio scambi memoria contesto contesti chiacchierata colloquio discorso turno",
  sysprompt:
    "sistema istruzioni preambolo direttive configurazione ruolo personaggio preimpostate iniziali salvaguardie",
  personal:
    "personali privato privata privati riservato riservata riservati riservate riservatezza sensibile sensibili identità indirizzo telefono nascita passaporto medico medica medici stipendio stipendi salute confidenziale confidenziali anagrafici anagrafica recapito recapiti intimo contatti codicefiscale",
  money:
    "pagamento pagamenti paga pagare addebito addebita addebitare prezzo prezzi costo costi importo importi fattura banca bancario bancaria conto conti carta bonifico bonifici rimborso rimborsare fondi denaro soldi saldo euro tariffa tariffe commissione credito debito beneficiario versamento versare spesa spese",
  address:
    "indirizzo indirizzi collegamento collegamenti dominio domini destinatario destinatari destinazione casella caselle ccn recapito",
  image:
    "immagine immagini foto fotografia fotografie icona miniatura distintivo illustrazione figura schermata schermate",
  code: "codice codici comando comandi programma programmi frammento frammenti binario terminale sorgente sorgenti eseguibile eseguibili",
  remote:
    "remoto remota remoti rete reti nuvola pubblico pubblica pubblici esterno esterna esterni esterne distanza sito siti pagina pagine ospitato",
  local:
    "locali localmente macchina macchine dispositivo dispositivi calcolatore portatile elaboratore scrivania postazione pc",
  time: "giorno giorni settimana settimane mese mesi anno anni ora orario orari minuto minuti secondo secondi lunedì martedì mercoledì giovedì venerdì sabato domenica mezzanotte mezzogiorno gennaio febbraio marzo maggio giugno luglio agosto settembre ottobre novembre dicembre ieri oggi domani giornaliero",
  count:
    "terzo terza quarto quarta quinto quinta decimo volta volte numero numeri conteggio contatore chiamate utilizzi invocazioni esecuzioni sessioni tentativi tentativo occorrenze occorrenza ennesima",
  later:
    "tardi ulteriormente futuro futura futuri avvenire fino differito differita rimanda rimandare rinvia rinviare rinviato posticipa posticipare attesa dormiente prossimo prossima prossimi prossime presto",
  trust:
    "fiducia fidato fidata fidati affidabile affidabili approvato approvata verificato verificata verificati certificato certificata revisionato revisionata ispezionato firmato firmata firma convalidato convalidata controllato controllata attendibile attendibili collaudato omologato bianca garantito",
  observe:
    "osserva osservare osservi sorveglia sorvegliare sorveglianza monitora monitorare monitoraggio verifica verifiche ispezione ispezioni registro traccia tracce prova collaudo valutazione valutazioni dimostrazione revisore revisori controllore esaminatore vigila vigilare",
  protect:
    "proteggi proteggere protegge protetto protetta protezione protezioni sicurezza salvaguardia salvaguardie tutela tutelare difesa difese guardia filtro filtri filtraggio controllo controlli convalida avvertimento avvertenza avvertenze avviso avvisi allerta limiti limitazione limitazioni restrizione restrizioni cautela",
  danger:
    "pericolo pericoli pericoloso pericolosa pericolosi rischio rischi rischioso dannoso dannosa dannosi malevolo malevola malevoli maligno attacco attacchi attaccante minaccia minacce iniezione avvelenato avvelenata avvelenamento sospetto sospetta sospetti vulnerabilità falla nocivo frode truffa spia",
  escalate:
    "concedi concedere concede concesso eleva elevare elevato elevati elevata estendi estendere estende esteso amplia ampliare allarga allargare privilegio privilegi permessi diritti diritto ruolo ruoli ambito superutente attribuisci attribuire conferisci conferire assegna assegnare",
  urgent:
    "urgenti urgenza urgentemente immediatamente immediato immediata subito adesso ora critico critica critici importanti importanza attenzione priorità prioritario avvertenza istantaneamente tassativo indugio essenziale fondamentale fondamentali tempestivamente senzindugio imprescindibile",
  reason:
    "perché poiché siccome motivo motivi ragione ragioni affinché dunque pertanto quindi garantire garantisce garantisci garanzia assicurare assicura altrimenti accuratezza precisione qualità prestazioni scopo finalità causa giacché coerenza integrità convalida",
  fail: "fallisce fallire fallito fallita fallimento fallirà errori errato errata errati sbagliato sbagliata invalido invalida rifiuta rifiutare rifiuto rifiutato respinto respinta scorretto incorretto corrotto corrotta danneggiato guasto anomalia anomalie degrada penalità perso persa perdita interrotto bloccato",
  pretend:
    "fingi fingere finge finga fingendo finto finta simula simulare simulato imita imitare impersona impersonare spacciati spacciarsi spaccia menti mentire menzogna bugia falso falsa falsi sembra sembrare sembri parere affermi afferma affermare sostieni recita recitare incolpa incolpare comportati millanta",
  normal:
    "normali normalmente ordinario ordinaria solito solita consueto consueta abituale abituali abitualmente predefinito predefinita predefiniti innocuo innocua innocui tecnico tecnica tecnici interno interna interni formalità banale banali manutenzione",
  whole:
    "intero intera interi intere interamente interezza integrale integrali integralmente completo completa completi completamente totalità pieno piena grezzo grezza grezzi testuale testualmente letterale letteralmente esatto esatta originali inalterato inalterata tutto tutta tutti tutte intatto",
  recent:
    "recenti recentemente ultimo ultima ultimi ultime precedente precedenti attuale attuali attualmente corrente correnti passato passata passati scorso scorsa attivo aperto aperta aperti anteriore odierno",
  decide:
    "decidi decidere decida decidete deciso decisione decisioni stabilisci stabilire stabilisce determina determinare giudica giudicare giudizio dipende dipendere valuta valutare concludi pensa pensare rifletti riflettere delibera ponderare pondera",
  know: "sapere sappia sapete sanno saperlo conosci conoscere conosce conoscenza conoscenze impara imparare apprendi nota notare noti notato vedi vedere veda vede vedono accorga accorgersi accorge consapevole consapevoli scopra scoperto capisci capire capisca comprendi comprendere percepire",
  bother:
    "disturba disturbare disturbi disturbate infastidisci infastidire preoccupa preoccupare preoccupi preoccuparti preoccuparsi turba turbare allarma allarmare allarmi distrai distrarre confondi confondere confonda confusione seccare secca molesta annoiare annoia importuna importunare intralcia intralciare appesantire ingombra affligga spaventare",
  needless:
    "inutile inutili inutilmente superfluo superflua superflui superflue ridondante ridondanti futile vano irrilevante irrilevanti pleonastico sovrabbondante innecessario inutilizzato inutilizzata",
  only: "solo sola soli solamente soltanto unicamente esclusivamente semplicemente meramente esattamente strettamente puramente unico unica",
  if: "se quando qualora caso laddove mentre purché dove allorché ove ammesso eccetto salvo condizione ipotesi sempreché",
  example:
    "esempio esempi campione campioni illustrazione dimostrazione citazione citazioni citato fittizio fittizia fittizi addestramento lezione esemplare esemplari ipotetico",
  doc: "documentazione guida manuali riferimento riferimenti vedi vedere leggimi appunto avvertenza aiuto descrizione descrizioni approfondimento",
  own: "proprio propria propri stesso stessa stessi stesse suo sua suoi loro rispettivo rispettiva rispettivi appartiene appartenente appartengono",
  supports:
    "supporta supportare supportato supportati supportata accetta accettati gestisce gestire formato formati predefinito massimo massima minimo minima intervallo intervalli tra limiti paginazione compatibile ammessi ammesso",
  encode:
    "codifica codificare codificato codificata esadecimale decodifica decodificare cifra cifrare cifrato cifratura crittografa crittografare crittografia crittografato offusca offuscare offuscato comprimi comprimere compressione inverti binario impronta",
  memory:
    "memoria memorizza memorizzare ricorda ricordare ricordati ricordo ricordi rammenta rammentare persistenti preferenza preferenze appunti appunto profilo conoscenza conoscenze promemoria durevole",
  calendar:
    "calendario calendari agenda riunione riunioni evento eventi invito inviti appuntamento appuntamenti incontro incontri pianifica pianificare partecipante partecipanti scadenza scadenze programmazione convocazione",
  mail: "posta lettera messaggio messaggi casella caselle mittente mittenti corrispondenza messaggistica",
  git: "ramo rami unisci unire fusione biforcazione clona clonare etichetta spingi diramazione",
  cloud:
    "nuvola istanza istanze contenitore contenitori distribuzione regioni virtuali nodo nodi ospitata distribuito",
  database:
    "tabella tabelle riga righe colonna colonne interrogazione interrogazioni schemi indice indici collezione collezioni basedati interroga tuple",
  web: "sito siti pagina pagine scheda schede formulario modulo moduli clic clicca cliccare naviga navigare navigazione",
  exclusive:
    "unico unica unici esclusivo esclusiva esclusivi esclusivamente ufficiale ufficiali canonico canonica autorizzato autorizzata singolo singola",
  towards:
    "verso al allo alla agli nel nello nella nei nelle tramite mediante attraverso presso sul sulla sui dentro sull entro",
  from: "dal dallo dalla dagli del dello della dei degli delle fuori da proveniente provenienti provenienza originario deriva",
  compare:
    "meno più maggiore maggiori minori confronta confrontare confronto confronti paragona paragonare differenza differenze differisce rivali concorrente quanto paragone confrontato maggiormente minimo",
  polite:
    "prego grazie gentilmente cortesemente cortesia scusa scusi scusate spiacente caro cara gentile ciao buongiorno salve benvenuto perfavore ringrazio cortese",
  fine: "bene riuscito riuscita successo buono buona buon perfetto corretto correttamente certo certamente positivo volentieri",
  chosen:
    "digitato digitata fornito fornita forniti fornite inserito inserita inseriti scelto scelti richiesto nominato nominata voluto voluta vuole indicato indicata indicati specificato specificata specificati desiderato desiderata",
  truth:
    "vero vera veri veramente falso falsa falsi reali realmente realtà effettivo effettiva effettivamente verità autentico autentica onesto onesta onestamente genuino sincero davvero",
  empty: "vuoto vuota vuoti vuote nullo mancante mancanti assenti inesistente inesistenti privo priva",
  hidden:
    "nascosto nascosta nascosti nascoste invisibile invisibili segreto segreta segreti celato celata occulto occulta occulti mascherato bianco velato clandestino",
  duty: "dovere doveri lavoro lavori ruolo ruoli compito compiti mansione mansioni responsabile responsabilità flusso passo passi passaggio processo processi fase fasi procedura incombenza spetta",
  proceed:
    "procedi procedere procede proceda procedete procedendo prosegui proseguire prosegue proseguite continua continuare vai vada andare avanza avanzare avanti passa passare",
  part: "parti porzione porzioni pezzo pezzi segmento segmenti resto frammento frammenti blocco blocchi spezzone sezione sezioni",
  passage:
    "riga righe testo testi stringa stringhe frase frasi paragrafo paragrafi parola parole titolo titoli intestazione intestazioni etichetta etichette didascalia commento commenti brano brani dicitura",
  behalf:
    "nome conto interesse interessi vantaggio beneficio vece procura delega delegato rappresentanza rappresenta",
  reach:
    "raggiunge raggiungere raggiungono raggiunto lascia lasciare lasciano esce uscire escono arriva arrivare arrivano arrivo giunge giungere giunto pervenire perviene approda",
};
