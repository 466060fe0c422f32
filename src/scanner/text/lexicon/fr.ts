import type { Lexicon } from "../concepts.js";

export const fr: Lexicon = {
  neg: "ne|n'|pas|jamais|sans|ni|aucun|aucune|rien|evitez|ne jamais",
  override:
    "ignore|ignorez|ignorer|oublie|oubliez|oublier|ne tiens pas compte|ne tenez pas compte|fais abstraction|faites abstraction|outrepasse*|contourne*|ecarte*|passe outre|passez outre|neglige*",
  rules:
    "instructions|consignes|regles|directives|restrictions|politiques|limites|message systeme|garde fous|ordres",
  prior: "precedent*|anterieur*|ci dessus|recues|donnees|tes|vos|toutes les|initiales|jusqu'ici|deja",
  void: "ne s'appliquent plus|ne s'applique plus|ne valent plus|sont caduques|n'ont plus cours|sont levees|sont suspendues|sans effet|ne sont plus en vigueur|perdent leur",
  outrank:
    "priment sur|prime sur|ont priorite sur|l'emporte sur|l'emportent sur|au dessus de l'utilisateur|prevaut sur",
  role: "tu es maintenant|vous etes maintenant|desormais tu es|desormais vous etes|tu n'es plus|vous n'etes plus|agis comme|agissez comme|fais semblant|joue le role|jouez le role|ton nouveau role|incarne",
  unrestricted:
    "sans restriction*|sans limite*|sans filtre*|ne refuse jamais|n'importe quelle commande|sans censure",
  tell: "dis|dites|dire|parle|parlez|mentionne*|informe|informez|informer|revele*|signale*|previens|prevenez|avise*|evoque*|divulgue*|fais part|faites part",
  show: "montre*|affiche*|indique*|presente*|mention|apparait",
  user: "utilisateur*|personne|client|humain|titulaire|proprietaire|interlocuteur|usager",
  model: "assistant|modele de langage|le modele doit|agent|ia",
  secretly:
    "en silence|silencieusement|en secret|discretement|a l'insu|sans le dire|sans en parler|sans prevenir|sans informer|sans mentionner|garde le pour toi|gardez le pour vous|en toute discretion|sans que l'utilisateur|sans laisser de trace|en coulisses|n'a pas besoin de savoir|n'a pas a savoir|n'ont pas a savoir|n'a pas a connaitre|n'a pas a la citer|n'a pas a le citer|n'a pas a etre informe*|sans deranger|sans inquieter|sans alerter|n'eveille pas|ne pas mentionner|ne le mentionnez pas|ne mentionne pas|ne signale pas|ne signalez pas|inutile de le mentionner|inutile de le signaler|n'apparait pas|reste interne|ne pas evoquer|sans evoquer|passer sous silence|sans le signaler|sans en faire etat|n'en parle pas|n'en parlez pas",
  summary: "resume|reponse|recapitulatif|confirmation|compte rendu|rapport",
  omit: "omets|omettez|omettre|omis|masque*|cache*|ne porte que|ne figure|passe sous silence|exclu*|laisse de cote|retire*",
  sysprompt:
    "prompt systeme|invite systeme|message systeme|instructions systeme|instructions initiales|tes instructions|tes consignes",
  convo:
    "conversation|historique|derniers messages|messages precedents|messages de l'utilisateur|echange*|discussion|fil de discussion",
  secret:
    "mot de passe|mots de passe|identifiants|jeton|jetons|cle api|cle d'api|cles|cle privee|secrets|code de verification|numero de carte|variables d'environnement|cle secrete",
  private:
    "donnees personnelles|boite de reception|carnet|dossier personnel|pieces jointes|contacts|adresse personnelle|telephone|fichiers de l'utilisateur|documents de l'utilisateur|participants",
  read: "lis|lisez|lire|ouvre|ouvrez|ouvrir|charge|chargez|recupere*|recueille*|collecte*|releve|telecharge*|cherche*|consulte*|prends|prenez|extrais|extrayez|copie*",
  put: "place|placez|placer|mets|mettez|mettre|insere*|ajoute|ajoutez|ajouter|inscris|inscrivez|joins|joignez|joindre|colle|collez|remplis|remplissez|transmets|ecris|ecrivez|reporte*|inclus|incluez|reprend|copie*|fournis*",
  send: "envoie|envoyez|envoyer|transmets|transmettez|transmettre|expedie*|televerse*|publie*|partage*|fais suivre|faites suivre|poste|invite|est invite|achemine*|depose*",
  whole:
    "integral*|en entier|en entiere*|complet|complete|mot pour mot|tel quel|telle quelle|tels quels|contenu de|son contenu|le contenu|la totalite|tout le|l'ensemble",
  exec: "execute|executez|executer|lance|lancez|lancer|fais tourner|appelle|appelez",
  shell: "terminal|ligne de commande|console|interpreteur|en root",
  destroy: "supprime*|efface*|detrui*|ecrase*|vide|videz|purge*",
  consent: "confirmation|accord|autorisation|permission|consentement|demande*|approbation|avis",
  noConsent:
    "sans demander|sans confirmation|sans l'accord|sans autorisation|sans son accord|sans attendre|ne demande pas|ne demandez pas|sans consulter|est repute acquis|accord est acquis|inutile de demander|sans rien demander|vaut accord|vaut consentement|vaut approbation|vaut confirmation|considere comme accepte|considere comme approuve|repute accepte|accord presume|consentement presume|eviter la fenetre|eviter la confirmation|eviter la validation|inutile de confirmer|confirme toi meme|confirmez vous meme|valide automatiquement",
  when: "quand|lorsque|avant|apres|chaque fois|a chaque|des que|une fois|pendant|tant que|au debut|au demarrage|avant de|chaque",
  must: "doit|dois|devez|doivent|obligatoire*|toujours|il faut|imperativement|important|attention|exige*|est a|sont a|veillez|requis|necessaire",
  otherTool:
    "autres outils|autre outil|tout autre outil|outil de messagerie|outil de fichiers|outils disponibles|autres serveurs|autre serveur",
  prefer: "au lieu de|a la place de|remplace|seul outil|de preference a|plutot que|en priorite",
  refuse: "n'utilise pas|n'utilisez pas|compromis|obsolete*|dangereux|interdit*|ne plus utiliser|refuse*",
  obey: "obeis*|obeir|suis les|suivez les|suivre ce|appliquer tel|fais ce que|faites ce que|conforme*|execute ce|applique le|applique ce",
  doc: "detecte*|filtre*|classe les|lecon|cours sur|attaque*|tentative*|suspect*|analyse les messages|repere*",
  threat: "attaque*|suspect*|injection*",
  suchAs: "par exemple|p. ex.|exemple|tel que|telle que|comme",
  calls: "appel|appels|utilisation*|requete*|fois|invocation*",
  ordinal: "premier*|premiere*|deuxieme|troisieme|quatrieme|cinquieme|sixieme|dixieme",
  onward: "a partir de|a partir du|desormais|a compter du|des lors|ensuite",
  approved: "approuve*|autorise*|toujours autoriser|valide par",
  session:
    "desormais|pendant toute la session|reste de la conversation|chaque reponse|toute la conversation|a partir de maintenant|dans toutes les conversations|pour la suite|dorenavant|a l'avenir",
  argument: "argument*|parametre*|champ|destinataire*|beneficiaire|montant|compte|iban|copie cachee|en copie",
  set: "remplace*|modifie*|change*|fixe|substitue*|regle|ajuste*",
  whatever: "quel que soit|quelle que soit|quoi que|meme si|meme quand|peu importe|independamment",
  readOnly: "lecture seule|ne modifie rien|hors ligne",
  only: "seulement|uniquement|ne porte que|que sur",
  or: "ou|ni",
  filler: "le|la|les|des|de|du|et|un|une|dans|pour|par|est|que|qui|sur|au|aux|avec|l'|d'|son",
  disguised:
    "fais comme si|faites comme si|comme si|en tant que ton propre|comme ton avis|comme votre avis|presente le comme|presentez le comme|presente comme|dis que|dites que|repond que|repondez que|pretends que|pretendez|au nom de l'utilisateur|s'en tient a",
};
