import type { ScheduleChange } from '../../movement/continuation/change.ts';
import { dictionary } from '../typography.ts';

/** What can be done on a screen, and parts of one, that have a name for the palette only. */
export type NamedCommand =
  | 'clock'
  | 'missing'
  | 'byRound'
  | 'byTable'
  | 'erase'
  | 'handicap'
  | 'masterpoints'
  | 'export'
  | 'deals'
  | 'ownMovement';

/** What the palette has beside the screens. Commands with a key on their screen have the name of the key. */
export type PaletteCommandName =
  | NamedCommand
  | 'break'
  | 'bridgemate'
  | 'verify'
  | 'ruling'
  | 'penalty'
  | 'standing'
  | 'publish'
  | 'replacePlayer'
  | 'display';

/** Everything else of the palette that a director may look for by another word. */
export type PaletteTopic =
  | 'room'
  | 'entry'
  | 'ranking'
  | 'names'
  | 'paper'
  | 'events'
  | 'newEvent'
  | 'members'
  | 'statistics'
  | 'sheets'
  | 'seasons'
  | 'settings'
  | 'undo'
  | 'redo'
  | 'language'
  | 'theme'
  | 'keys'
  | 'board'
  | 'print'
  | 'view'
  | 'change';

const en = {
  name: {
    clock: 'Clock of the round',
    missing: 'Missing results',
    byRound: 'Entry by round',
    byTable: 'Entry by table',
    erase: 'Correct or take away a result',
    handicap: 'Handicap and strata',
    masterpoints: 'Masterpoints of the event',
    export: 'Files for a spreadsheet (CSV)',
    deals: 'Deals from a PBN file',
    ownMovement: 'A movement of your own',
  } satisfies Record<NamedCommand, string>,
  /** Other words for the commands. All begin a search as those of the name do. */
  commandWords: {
    clock: 'timer time minutes start stop pause resume call move next round',
    missing: 'late slow waiting outstanding lacking results',
    break: 'pause interval coffee tea dinner',
    bridgemate: 'bws scoring device keypad import live electronic',
    byRound: 'slips pick-up pickup score',
    byTable: 'slips pick-up pickup score',
    verify: 'check verify second reading proof compare double entry',
    erase: 'delete erase remove clear wrong error mistake edit change history',
    ruling:
      'adjusted adjust score average weighted split assigned fouled foul cancel board award law director arbiter not played',
    penalty: 'fine procedural deduct slow play points disciplinary',
    standing: 'withdraw withdrawal retire leaves drops out unranked',
    publish: 'official final winners post announce correction period prizes',
    replacePlayer: 'substitute sub replacement stand-in standin change player name',
    handicap: 'stratum strata flight class guest carry',
    masterpoints: 'award scheme points ebu acbl abf nz local green red',
    export: 'export csv excel download save usebio table figures',
    display: 'projector screen beamer television wall seating second window',
    deals: 'hands hand records boards import open paste dealing machine duplimate',
    ownMovement: 'custom movement design edit import',
  } satisfies Record<PaletteCommandName, string>,
  topicWords: {
    room: 'tables hall play round',
    entry: 'results scores travellers type score enter',
    ranking: 'standings results leaderboard winners scores percent',
    names: 'players pairs members partners paste list seating',
    paper: 'print printer pdf documents sheets',
    events: 'tournaments sessions open delete remove rename copy duplicate date find search close archive',
    newEvent: 'start create tournament session movement mitchell howell tables sections',
    members: 'players people list federation numbers twice forget',
    statistics: 'counts contracts figures',
    sheets: 'rubber minibridge mini-bridge teaching afternoon lesson beginners partie libre robre score sheet honours',
    seasons: 'season ladder championship league year best mean points drop titles',
    settings:
      'options preferences configuration club regulation scoring method matchpoints imps sound suits colours language theme copies backup restore',
    undo: 'take back revert restore delete',
    redo: 'again repeat',
    language: 'language french english francais anglais langue',
    theme: 'theme dark light night black white colours contrast appearance',
    keys: 'help shortcuts keyboard f1',
    board: 'traveller deal hand',
    print: 'print printer pdf paper document sheet',
    view: 'ranking',
    change: 'change schedule repair',
  } satisfies Record<PaletteTopic, string>,
  changeWords: {
    'late-pairs': 'arrive arrival add pair extra new',
    'pair-leaves': 'withdraw withdrawal goes home ill leave',
    'pair-replaced': 'substitute sub replace replacement stand-in standin',
    rounds: 'shorten cut early curtail extend add round',
    'boards-per-round': 'shorten cut slow fewer',
    'other-movement': 'mitchell howell switch different',
    'merge-tables': 'half table sit-out join phantom',
    'sat-wrong-way': 'arrow switch direction orientation turned',
    'wrong-boards': 'mistake error boards',
    'wrong-opponents': 'mistake error pairs',
    'skip-forgotten': 'skip mistake error',
  } satisfies Record<ScheduleChange['kind'], string>,
  taskWords: {
    edit: 'rename date day name correct change',
    duplicate: 'copy again same repeat',
    save: 'file export etui send another club machine backup',
    delete: 'remove erase cancel event tournament',
  },
  view: (name: string) => `Ranking: ${name}`,
  print: (document: string) => `Print: ${document}`,
  table: (name: string) => `Table ${name}`,
  round: (round: number) => `Round ${round}`,
  of: (screen: string, event: string) => `${screen}: ${event}`,
};

type PaletteWords = typeof en;

const fr: PaletteWords = {
  name: {
    clock: 'Horloge du tour',
    missing: 'Résultats manquants',
    byRound: 'Saisie par tour',
    byTable: 'Saisie par table',
    erase: 'Corriger ou retirer un résultat',
    handicap: 'Handicap et strates',
    masterpoints: 'Points d’expert du tournoi',
    export: 'Fichiers pour un tableur (CSV)',
    deals: 'Donnes d’un fichier PBN',
    ownMovement: 'Un mouvement du club',
  },
  commandWords: {
    clock: 'chrono chronomètre minuterie temps minutes démarrer lancer arrêter pause appeler déplacement suivant',
    missing: 'retard lents attente manque résultats',
    break: 'entracte interruption café thé repas',
    bridgemate: 'bws boîtier saisie import direct électronique',
    byRound: 'feuillets bordereaux marque',
    byTable: 'feuillets bordereaux marque',
    verify: 'vérifier vérification contrôle contrôler relire comparer double saisie',
    erase: 'supprimer effacer enlever ôter annuler erreur faute modifier changer historique',
    ruling:
      'arbitrage arbitrer arbitre ajuster marque ajustée moyenne pondérée partagée attribuée artificielle faussée fausser annuler étui loi non joué',
    penalty: 'amende retirer points lenteur procédure disciplinaire sanction',
    standing: 'abandon forfait retrait retirer départ hors classement',
    publish: 'officiel définitif vainqueurs affichage annoncer corrections prix palmarès',
    replacePlayer: 'remplaçant remplacer remplacement remplaçante substitut changer nom',
    handicap: 'strate série catégorie invité',
    masterpoints: 'pe barème dotation attribution ebu acbl abf nz',
    export: 'exporter export csv excel télécharger sauvegarder tableau chiffres',
    display: 'projecteur vidéoprojecteur télévision mur affichage fenêtre placement',
    deals: 'mains distribution étuis importer ouvrir coller machine duplimate',
    ownMovement: 'mouvement circulation personnel dessiner importer',
  },
  topicWords: {
    room: 'tables jeu tour',
    entry: 'résultats marques fiches taper feuilles',
    ranking: 'résultats palmarès vainqueurs pourcentages scores',
    names: 'joueurs paires membres partenaires coller liste',
    paper: 'imprimer impression imprimante pdf documents feuilles',
    events: 'compétitions séances ouvrir supprimer effacer renommer copier dupliquer date chercher fermer archives',
    newEvent: 'créer commencer démarrer compétition séance mouvement circulation mitchell howell tables sections',
    members: 'joueurs adhérents licenciés liste fédération numéros doublon oublier',
    statistics: 'comptes contrats chiffres',
    seasons: 'saison championnat classement général année meilleures moyenne points titres ladder',
    sheets:
      'robre rubber partie libre minibridge mini-bridge initiation école cours débutants feuille de marque honneurs',
    settings:
      'options préférences paramètres configuration club règlement marque calcul méthode imps son couleurs langue thème copies sauvegarde restaurer clé',
    undo: 'défaire revenir reprendre restaurer supprimer',
    redo: 'refaire répéter',
    language: 'langue language anglais français english french',
    theme: 'thème sombre clair nuit noir blanc couleurs contraste apparence dark',
    keys: 'aide raccourcis clavier f1',
    board: 'donne fiche board',
    print: 'imprimer impression imprimante pdf papier document feuille',
    view: 'classement',
    change: 'changer changement modifier réparer',
  },
  changeWords: {
    'late-pairs': 'retardataire arrivée arriver ajouter supplémentaire',
    'pair-leaves': 'abandon abandonner départ partir quitter malade forfait',
    'pair-replaced': 'remplaçant remplacer remplacement remplaçante substitut',
    rounds: 'raccourcir écourter couper allonger ajouter',
    'boards-per-round': 'raccourcir couper lent moins',
    'other-movement': 'circulation mitchell howell changer autre',
    'merge-tables': 'demi-table relais réunir exempt',
    'sat-wrong-way': 'orientation sens flèche tournée',
    'wrong-boards': 'erreur faute étuis',
    'wrong-opponents': 'erreur faute adversaires',
    'skip-forgotten': 'erreur faute saut',
  },
  taskWords: {
    edit: 'renommer date jour nom corriger changer',
    duplicate: 'dupliquer copier refaire recommencer',
    save: 'fichier exporter etui envoyer autre club machine sauvegarde',
    delete: 'supprimer effacer retirer annuler tournoi',
  },
  view: (name) => `Classement : ${name}`,
  print: (document) => `Imprimer : ${document}`,
  table: (name) => `Table ${name}`,
  round: (round) => `Tour ${round}`,
  of: (screen, event) => `${screen} : ${event}`,
};

/** The names in the command palette, and the other words by which a director looks for them. */
export const paletteWords = dictionary<PaletteWords>({ en, fr });
