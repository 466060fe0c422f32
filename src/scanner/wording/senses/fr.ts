import type { Thesaurus } from "./thesaurus.js";

/** The senses in French. */
export const fr: Thesaurus = {
  person:
    "utilisateur utilisatrice usager clientèle personne humain quelqu quiconque propriétaire titulaire lecteur lectrice opérateur opératrice demandeur demandeuse interlocuteur interlocutrice destinataire abonné abonnée individu internaute adhérent",
  model: "ia tu toi vous votre vos planificateur orchestrateur raisonnement robot intelligence artificielle",
  self: "cet cette ceci cela celui ceux ici nous notre celleci celuici nousmêmes",
  vendor:
    "fournisseur éditeur éditrice fabricant constructeur prestataire mainteneur développeur développeuse concepteur équipe partenaire assistance siège société entreprise filiale exploitant hébergeur",
  outsider:
    "étranger inconnu concurrence annonceur courtier revendeur tierce publicitaire intrus démarcheur rivaux intermédiaire",
  authority:
    "administrateur administratrice superviseur auditeur régulateur autorité hiérarchie responsable gestionnaire superutilisateur sécurité juridique conformité gouvernance dirigeant directeur directrice rssi dpo dsi commissaire",
  policy:
    "politique règle règlement réglementation réglementaire loi exigence contrat consigne obligation stipulation rgpd convention",
  instruct:
    "ordre consigne requête souhait tâche objectif ordonne ordonner ordonnez demandée enjoint enjoindre injonction volonté recommandation",
  must: "doit doivent devez devons devra devrez devrais devrait devraient devriez devoir faut faudra faudrait obligatoire obligatoirement nécessaire nécessite requis requise exigé exigée exiger indispensable impératif impérative impérativement impérieusement tenu censé censée essentiel essentielle contraint veillez veiller assurez",
  may: "peut peux pouvez peuvent pouvons pourra pourrait pourraient pourrez pouvoir puisse puissiez facultatif facultative optionnel optionnelle optionnellement facultativement autorisé autorisée permis permise possibilité éventuellement éventuel éventuelle capable",
  always:
    "toujours chaque tout tous chacun lorsque quel quelle quelconque invariablement constamment systématiquement systématique continuellement permanence inconditionnellement indépendamment partout continûment perpétuellement infailliblement immanquablement",
  never:
    "jamais rien aucun aucunement nullement nul pas ni non évite évitez éviter évitant abstiens abstenez abstenir cesse cessez cesser arrête arrêtez arrêter interdit interdiction prohibé guère empêche empêcher empêchez sans",
  first:
    "premier premièrement abord avant auparavant préalable préalablement initialement initial commence commencez commencer commençant débute débutez débuter démarrage antérieur antérieurement amont précéder précédant précédent liminaire prérequis tôt dabord",
  after:
    "après ensuite puis suivant ultérieurement enfin finalement termine terminez terminer terminée achève achevée achever finir fini finissez conclure concluez fois postérieur aussitôt consécutif consécutivement alors",
  instead:
    "plutôt lieu remplace remplacez remplacer remplaçant remplacement substitue substituez substituer substitution alternatif écrase écrasez écraser écrasement supplanter échange échangez échanger bascule basculez basculer redirige redirigez rediriger redirection prévaut prévalent supplantent supplée",
  again:
    "nouveau encore répète répétez répéter répétition réessaie réessaye réessayez réessayer recommence recommencez recommencer reprends reprenez reprendre reprise continuez continuer renouvelle renouvelez renouveler renouvellement récurrent relance relancez relancer réitère réitérez réitérer derechef refais refaites rejoue rejouer",
  silent:
    "silencieusement silencieux silencieuse discrètement secrètement confidentiellement privé invisiblement inaperçu furtivement furtif clandestinement subrepticement insu coulisses arrière tacitement imperceptiblement sournoisement catimini doucement cachette bruit sourdine",
  hide: "cachez cacher cachée dissimule dissimulez dissimuler masque masquez masquer masquée occulte occultez occulter tais taisez taire tait omettez omettre omet omis omise exclus excluez exclure enlève enlevez enlever retirez retirer voile voiler étouffe étouffer enfouir camoufle camouflez camoufler escamote escamoter",
  reveal:
    "révèle révélez révéler révélée dévoile dévoilez dévoiler divulgue divulguez divulguer divulgation exposez exposer fuite trahis trahir découvre découvrez découvrir ébruite ébruiter livrez communique avoue avouer fuiter",
  tell: "dites informez informer mentionne mentionnez mentionner signalez signaler rapportez rapporter notifiez notifier explique expliquez expliquer annoncer décris décrivez décrire décrit communiquez communiquer indique indiquez indiquer répondez répondre répond préviens prévenez prévenir avertis avertissez avertir évoquez parle parlez",
  show: "montre montrez montrer affiche affichez afficher affichée affichage présentez imprime imprimez imprimer lister listez sortie renvoie renvoyez renvoyer renvoyé retourne retournez retourner visualise visualiser aperçu apparaît apparaître apparaisse restitue restituer visualisation voici",
  ask: "demandez demander demandant interroge interrogez interroger sollicite sollicitez solliciter confirmez confirmer vérifiez consultez consulter questionne questionner contrôlez contrôler attendez renseigne renseigner réclame réclamer réclamez",
  consent:
    "consentement consens consentir approbation approuve approuvez approuver approuvée acceptez accepter acceptation autorise autorisez autoriser autorisation assentiment aval agrément validez valider consenti acquiescement",
  presume:
    "présumez présumer présumée supposez supposer supposée implicitement considérez considérer considérée considérant réputé réputée interprétez traitez traiter vaut valoir équivaut tacite acquis acquise tenez admets admettez",
  send: "envoie envoyez envoyer envoyé envoyée transmettez transmettre transmet transmis relayez relayer postez publiez publier soumets soumettez soumettre téléverse téléversez téléverser expédiez expédier émettez émettre achemine acheminez adressez adresser transférez transférer partagez partager remontez exfiltre exfiltrer exfiltrez pousse poussez pousser",
  receive:
    "reçois recevez recevoir reçoit reçu collectez collecter recueille recueillez recueillir rassemble rassemblez rassembler obtiens obtenez obtenir obtient obtenu récupère récupérez récupérer télécharge téléchargez télécharger prends prenez prendre acquérir moissonne moissonner extrais extrayez extraire extrait réception réceptionne prélève prélever prélevez",
  put: "mettez mettre inclus incluez inclure joignez joindre ajoute ajoutez ajouter insère insérez insérer placez intègre intégrez intégrer écris écrivez écrire écrit remplissez remplir fournissez fournir fourni saisissez saisir glisse glissez glisser colle collez coller inscris inscrivez renseignez dépose déposez déposer",
  read: "lisez lire lisent lu lisant ouvre ouvrez ouvrir ouvrant chargez inspectez inspecter regardez regarder scanne scannez analyse analysez parcours parcourez parcourir parcourt examinez accède accédez accéder accès consultez consulter énumère énumérez énumérer explore explorez explorer relisez",
  keep: "garde gardez garder conserve conservez conserver conservée conservation stockez stocker stockée stockage enregistre enregistrez enregistrer enregistrement sauvegarde sauvegardez sauvegarder retiens retenez retenir mémorisez mémoriser archivez archiver journalise journalisez journaliser journal consigne consigner maintiens rappelle souviens souvenez notez noter",
  delete:
    "supprime supprimez supprimer suppression efface effacez effacer détruis détruisez détruire purgez purger vide videz vider tronque jette jetez jeter nettoie nettoyez nettoyer nettoyage révoque révoquez révoquer désinstalle désinstallez désinstaller enlève enlevez enlever retirez retirer élimine éliminez éliminer anéantir corbeille",
  create:
    "crée créez créer création génère générez générer générée génération construis construisez construire construit fabrique fabriquer produis produisez produire composez rédige rédigez rédiger élabore élaborer établis établir emets provisionne provisionner compilez confectionne",
  change:
    "changez changer changement modifiez modifier modification éditez éditer actualise actualiser maj altérez altérer ajuste ajustez ajuster réécris réécrivez réécrire renomme renommez renommer transformez convertis convertissez convertir corrige corrigez corriger rectifie rectifiez remanie remanier retouche",
  run: "exécutez exécuter exécution lance lancez lancer invoque invoquez invoquer appelle appelez appeler appelé déclenche déclenchez déclencher effectue effectuez effectuer réalisez réaliser démarre démarrez démarrer évaluez évaluer applique appliquez appliquer accomplis accomplir accomplissez procède utilise utilisez utiliser utilisation actionne",
  install:
    "installez installer installée installation télécharge téléchargez télécharger activez activer activation déployez déployer déploiement importez importer importation greffon paquet dépendance module ajoutez",
  disable:
    "désactive désactivez désactiver désactivation contourne contournez contourner saute sautez sauter circuiter courtcircuite suspendez suspendre interromps interrompez interrompre assouplis assouplir assouplissez relâche lève levez lever déverrouille déverrouillez déverrouiller débloque débloquez débloquer neutralisez neutraliser coupez couper outrepasse outrepassez outrepasser circuitez",
  ignore:
    "ignorez ignorer ignorée oublie oubliez oublier néglige négligez négliger écarte écartez écarter rejette rejetez rejeter délaisse délaisser délaissez mépris nonobstant malgré omettez dépit",
  obey: "obéissez obéir obéit obéissance suivez suivre suivi conformez conformer conformément respectez respecter respectant observez honorez honorer agis agissez agir pliez soumettez accomplissez remplissez exécutez tenez adhérer écoute écoutez écouter",
  prefer:
    "préférez préférer choisissez choisir choisit choisi choix sélectionne sélectionnez sélectionner privilégie privilégiez privilégier favorise favorisez favoriser recommande recommandez recommander priorise priorisez prioriser prioritaire promouvoir promouvez classez suggère suggérez propose proposez proposer opte optez opter conseille conseillez conseiller préférable",
  better:
    "meilleur mieux supérieur rapide fiable fiabilité précis préférable performant optimal amélioré améliorée officiel officielle économique efficace éprouvé idéal moderne",
  worse:
    "déprécié dépréciée périmé périmée dépassé dépassée cassé cassée défectueux défectueuse lent inférieur indisponible abandonné abandonnée pire mauvais mauvaise désuet caduc vétuste vulnérable défaillant imprécis ancien ancienne panne",
  other: "autre autrui ailleurs externe extérieur étranger restant distinct",
  tool: "outil fonction fonctionnalité greffon connecteur serveur capacité compétence utilitaire passerelle logiciel outillage module",
  result:
    "résultat sortie réponse retour synthèse rapport conclusion constat rendu bilan restitution renvoyé récapitulatif",
  argument:
    "paramètre paramétrage champ valeur entrée saisie propriété drapeau clé réglage colonne identifiant indicateur",
  secret:
    "motdepasse mdp identifiant jeton clé clef témoin connexion authentification authentifiant habilitations confidentiels trousseau privée",
  environment: "environnement paramètres réglages registre paramétrage",
  secretPlace: "identifiants trousseau trousseaux coffre portefeuille cléssh coffrefort",
  file: "fichier dossier répertoire chemin disque dépôt arborescence projet classeur emplacement sauvegarde",
  conversation:
    "discussion échange historique transcription séance mémoire messagerie propos tchat clavardage",
  sysprompt: "préambule consigne garde fou personnage gardefous",
  personal:
    "personnelle privé privée confidentiel confidentielle confidentialité identité adresse téléphone naissance passeport salaire santé coordonnées intime nominatif nominatives nir",
  money:
    "paiement payer payez paye paie facture facturer facturation prix coût montant frais banque bancaire compte virement remboursement rembourser rembourse fonds argent somme euro débit débiter crédit tarif bénéficiaire portefeuille versement verser dépense",
  address: "adresse lien serveur destinataire boîte courriel cci passerelle hébergeur",
  image: "pictogramme vignette bannière balise imagette",
  code: "programme extrait binaire requête fonction terminal interpréteur console",
  remote: "distant réseau réseaux nuage publique externe hébergé hébergée toile flux amont extérieur",
  local: "locaux localement ordinateur appareil bureau navigateur disque localisé terminal pc",
  time: "jour journée semaine mois année heure lundi mardi mercredi jeudi vendredi samedi dimanche minuit midi janvier février mars avril juin juillet août septembre octobre novembre décembre hebdomadaire quotidien quotidienne mensuel hier demain trimestre annuel",
  count:
    "troisième deuxième quatrième cinquième dixième fois nombre compteur utilisations appel occurrence énième dénombrement nième",
  later:
    "tard ultérieurement ultérieur désormais dorénavant avenir jusqu différée différer attente attendant suspens prochain prochainement bientôt repousse",
  trust:
    "confiance fiable approuvé approuvée vérifiée certifiée auditée signée homologué homologuée validée relecture révisée contrôlée blanche éprouvé revue relu",
  observe:
    "observez surveille surveillez surveiller surveillance suivi journal journaux tester débogage déboguer relecteur examinateur contrôleur journalisation essai",
  protect:
    "protège protégez protéger protection sécurité sécurise sécuriser sûreté garde gardefou fou parefeu filtre filtrage avertissement limitation vigilance",
  danger:
    "dangereux dangereuse risque nuisible malveillant attaque attaquant menace hameçonnage piraté faille empoisonné empoisonnée suspect vulnérabilité nocif compromis espion espionnage",
  escalate:
    "accordez accorder octroie octroyez octroyer élève élevez élever élargis élargissez élargir étends étendez étendre étendu droit portée périmètre superutilisateur habilitation propriétaire attribue attribuer attribuez escalade",
  urgent:
    "urgence immédiatement immédiat maintenant critique importance impératif priorité prioritaire avertissement instantanément tardez aussitôt primordial essentiel vite sitôt",
  reason:
    "parce puisque raison motif donc afin garantir garantit garantissez assurer sinon exactitude précision qualité pourquoi cause ainsi permettre cohérence intégrité",
  fail: "échoue échouer échouera échec erreur erroné erronée rejeté rejetée refusez refuser refus corrompu faux pénalité perdu perte panne interrompu",
  pretend:
    "prétendez prétendre feins feignez feindre simule simulez simuler imite imitez imiter usurpe usurper usurpez mentez mentir mensonge semblant faux fausse semble sembler paraître paraît affirme affirmez affirmer joue jouez jouer accuse comportez fictif",
  normal:
    "normaux normalement ordinaire habituel habituelle habituellement usuel usuelle courant défaut inoffensif inoffensive anodin interne formalité banal",
  whole:
    "entier entièrement entièreté intégral intégralité intégralement complètement totalité tout exactement inchangé textuellement intégraux littéral littéralement",
  recent:
    "récemment dernier précédent actuel actuelle actuellement antérieur courante ouvert actif derniérement",
  decide:
    "décidez décider décision déterminez déterminer juge jugez juger dépendre selon évalue estime estimez estimer conclus pense pensez penser réfléchis réfléchissez réfléchir réflexion choisissez tranchez trancher envisage",
  know: "savez savoir sait sache sachent connaître connaît connaissez connaissance apprends apprendre apprenne remarque remarquez remarquer voir voit voyez conscient trouve trouvez découvre comprenez comprendre aperçoive apercevoir constater constate entend",
  bother:
    "dérange dérangez déranger ennuie ennuyez ennuyer inquiète inquiétez inquiéter perturbe perturbez perturber troubler alarmez alarmer distraire importune importunez importuner embrouille embrouiller gêner encombre encombrer soucie souciez préoccupe préoccuper agace agacer embête embêter confusion accable tracas tracasser",
  needless:
    "inutile inutilement superflu redondant futile vain dispensable oiseux oiseuse injustifié inutilisé inutilisée superfétatoire",
  only: "seulement seul uniquement exclusivement simplement exactement strictement purement hormis unique",
  if: "si lorsque quand sinon selon pendant pourvu sauf dépendant hypothèse éventualité auquel",
  example:
    "exemple comme échantillon citation cité fictif fictive entraînement leçon notamment spécimen hypothétique",
  doc: "manuel tutoriel voir aide consultez lisezmoi remarque rubrique",
  own: "propre mien sien sienne leur respectif appartient appartenant appartenir appartiennent",
  supports:
    "supporter pris prend gère gérer défaut maximal minimal plage intervalle entre pagination curseur permet permettre compatible autorisées admis",
  encode:
    "encodez encoder encodée encodage hexadécimal décodez décoder chiffre chiffrez chiffrer chiffrement crypte crypter obfusque obfusquer compresser compression échappe échapper inverse binaire hachage haché empreinte",
  memory:
    "mémoire mémorisez mémoriser souviens souvenez souvenir persistant persister connaissance rappelle rappelez retiens retenez durablement",
  calendar:
    "calendrier agenda réunion événement rendez rdv planning planifie planifier participant convocation créneau créneaux échéance assemblée rencontre",
  mail: "courriel courrier mél messagerie lettre infolettre boîte expéditeur",
  git: "dépôt fusion fusionne fusionner fusionnez pousser tirer bifurcation cloner",
  cloud: "nuage grappe conteneur déploiement serveur infonuagique hébergement virtuelle compartiment",
  database: "ligne colonne requête enregistrement bdd sgbd",
  web: "navigateur onglet formulaire clic clique cliquez cliquer navigue naviguez naviguer navigation moissonnage toile",
  exclusive:
    "unique exclusif officiel officielle canonique seul habilité attitré attitrée exclusivité exclusivement",
  towards: "vers par au aux chez jusqu travers dedans dans destiné envers auprès jusquà",
  from: "de des depuis hors provenant provient partir dehors venant émanant émane proviennent provenir origine originaire",
  compare:
    "moins plupart davantage inférieur supérieur élevé élevée comparez comparer comparaison différer rivaux autant",
  polite:
    "veuillez merci svp stp prière plaît cher désolé désolée pardon bonjour excusez aimablement gentiment salut bienvenue remercie remercions",
  fine: "oui bien réussi réussite succès bon bonne parfait correctement certainement volontiers bravo entendu",
  chosen:
    "donné fourni saisi choisi demandée écrite nommé nommée voulu veut indiqué indiquée transmis spécifié spécifiée souhaité souhaitée précisée",
  truth:
    "vrai vraiment faux fausse réel réelle réellement véritable vérité authentique honnête honnêtement sincère",
  empty: "vide vierge nul manquant néant inexistant dépourvu vacant",
  hidden: "cachée dissimulé dissimulée masqué masquée occulte inavoué voilé furtif blanc clandestin",
  duty: "devoir travail travaux tâche responsable responsabilité étape processus boulot métier incombe démarche",
  proceed:
    "procède procédez procéder poursuis poursuivez poursuivre continuez continuer allez aller passez passer avance avancez avancer reprenez enchaîne enchaînez enchaîner",
  part: "partie moitié morceau morceaux fragment tronçon bloc tranche extrait",
  passage: "ligne mot titre étiquette libellé légende commentaire passage rubrique alinéa intitulé",
  behalf:
    "nom faveur intérêt bénéfice avantage représentant représente représenter mandataire procuration représentée mandant",
  reach:
    "atteins atteint atteindre atteignent quitte quitter quittent parvient parvenir parviennent arriver arrivent arrivée sortir sortent accéder aboutit",
};
