import type { Lexicon } from "../concepts.js";

export const it: Lexicon = {
  neg: "non|mai|senza|ne|nessun*|niente|nulla|evita|evitare",
  override:
    "ignora|ignorate|ignorare|ignori|dimentica|dimenticate|dimenticare|trascura|trascurare|non tener conto|scavalca|aggira|disattendi",
  rules:
    "istruzioni|regole|direttive|linee guida|restrizioni|indicazioni|norme|limiti|ordini|messaggio di sistema|vincoli",
  prior: "precedenti|precedente|sopra|tutte le|tue|ricevute|date|finora|originali|iniziali|vostre",
  void: "non valgono piu|non si applicano piu|perdono efficacia|sono sospese|decadono|senza effetto|sono revocate|non piu valide",
  outrank:
    "prevale su|prevalgono su|ha la precedenza su|hanno la precedenza|al di sopra dell'utente|prevale sulle richieste",
  role: "ora sei|adesso sei|da ora in poi sei|non sei piu|agisci come|fingi di essere|assumi il ruolo|il tuo nuovo ruolo|comportati come",
  unrestricted: "senza restrizioni|senza limiti|senza filtri|senza censura|qualsiasi comando|non rifiuta mai",
  tell: "dire|dirlo|di'|dillo|dica|menzion*|inform*|rivel*|avvis*|comunic*|segnal*|accenn*|far sapere|parlarne|raccont*",
  show: "mostra*|mostrare|visualizza*|indica*|presenta*",
  user: "utente|utenti|persona|cliente|umano|titolare|proprietario|operatore",
  model: "assistente|modello|agente|ia",
  secretly:
    "in silenzio|silenziosamente|di nascosto|in segreto|senza dirlo|senza avvisare|senza informare|senza menzionare|all'insaputa|con discrezione|senza che l'utente|tieni per te|senza lasciare traccia|tolto dalla posta|non deve sapere|non ha bisogno di sapere|non occorre dirlo|non occorre menzionar*|non serve dirlo|non va menzionat*|non menzionare|senza disturbare|senza allarmare|senza farne cenno|senza farne parola|non farne parola|senza accennar*|non se ne parla|comunicazione riservata|riservata al modello|non va mostrat*|non viene mostrat*|si nomina soltanto",
  summary: "riepilogo|riassunto|risposta|conferma|resoconto",
  omit: "ometti|omettere|nascondi|nascondere|tralascia|escludi|non compare|viene poi tolto|tolto dalla|lascia fuori|svolta soltanto",
  sysprompt:
    "prompt di sistema|istruzioni di sistema|messaggio di sistema|istruzioni iniziali|tue istruzioni",
  convo: "conversazione|cronologia|messaggi precedenti|ultimi messaggi|messaggi dell'utente|dialogo|chat",
  secret:
    "password|credenziali|chiave api|chiavi|chiave privata|token|segreti|codice di verifica|numero di carta|variabili d'ambiente|parola d'ordine|parole d'ordine",
  private:
    "dati personali|posta in arrivo|cartella personale|file dell'utente|rubrica|contatti|telefono|il documento|allegati",
  read: "leggi|leggere|legga|apri|aprire|carica|caricare|raccogli|raccogliere|recupera|preleva|estrai|cerca|scarica|prendi|copia|copiare",
  put: "metti|mettere|inserisci|inserire|aggiungi|aggiungere|allega|allegare|incolla|compila|scrivi|scrivere|includi|includere|riporta|passa|copia|inserendo",
  send: "invia|inviare|inviato|manda|mandare|spedisci|inoltra*|inoltrare|inoltrato|trasmetti|pubblica|condividi|carica su|viene inoltrato",
  whole:
    "per intero|integral*|completo|completa|intero|intera|parola per parola|cosi com'e|letteralmente|il contenuto|contenuto di|tutto il",
  exec: "esegui|eseguire|esegua|avvia|avviare|lancia|chiama",
  shell: "terminale|riga di comando|console|come root",
  destroy: "cancella*|elimina*|rimuov*|distrugg*|sovrascriv*|svuota*",
  consent: "conferma|permesso|consenso|autorizzazione|approvazione|chied*",
  noConsent:
    "senza chiedere|senza conferma|senza permesso|senza consenso|senza autorizzazione|non chiedere|senza attendere|gia autorizzato|senza interpellare|vale come consenso|vale come approvazione|equivale al consenso|si considera approvat*|si considera accettat*|si intende accettat*|gia approvato|conferma tu stesso|conferma automaticamente|non e necessario chiedere|non occorre chiedere",
  when: "quando|prima di|dopo|ogni volta|appena|una volta|a ogni|ad ogni|finche|mentre|prima che|in seguito",
  must: "deve|devi|devono|obbligatori*|sempre|e necessario|bisogna|occorre|importante|attenzione|richiesto|assicurati",
  otherTool:
    "altri strumenti|altro strumento|qualsiasi strumento|strumento di posta|strumenti disponibili|altri server|altro server",
  prefer: "invece di|al posto di|anziche|sostituisce|unico strumento|di preferenza",
  refuse: "non usare|non utilizzare|compromess*|obsolet*|non sicur*|vietat*|rifiuta*",
  obey: "obbedisci|obbedire|segui le|seguire le|esegui cio|fai quello che|attieniti|rispetta cio",
  doc: "rileva*|filtra*|classifica*|lezione|corso|attacc*|tentativ*|sospett*|simula",
  threat: "attacc*|sospett*|iniezion*",
  suchAs: "per esempio|ad esempio|esempio|come|quali",
  calls: "chiamata|chiamate|uso|usi|richiest*|volta|volte",
  ordinal: "prim*|second*|terz*|quart*|quint*|sest*|decim*",
  onward: "in poi|a partire da|da allora|successivamente|a decorrere",
  approved: "approvat*|autorizzat*|consenti sempre",
  session:
    "da ora in poi|per tutta la sessione|resto della conversazione|ogni risposta|tutta la conversazione|d'ora in poi|d'ora in avanti|da adesso in poi|in tutte le conversazioni|in ogni conversazione",
  argument: "argoment*|parametr*|campo|destinatari*|beneficiario|importo|conto|iban|copia nascosta",
  set: "sostituisci|sostituire|cambia*|modifica*|imposta*|usa come|inserire sempre",
  whatever: "qualunque|qualsiasi sia|anche se|anche quando|indipendentemente|non importa|a prescindere",
  readOnly: "sola lettura|non modifica|offline",
  only: "solo|soltanto|unicamente",
  or: "o|oppure|ne",
  filler: "il|lo|la|i|gli|le|di|del|della|che|e|un|una|per|con|si|nel|al|da|dal|sono",
  disguised:
    "come se|fai finta|finge|fingi|presentalo come|si dice che|di che|rispondi che|afferma che|come parere proprio|come tuo parere|a nome dell'utente",
};
