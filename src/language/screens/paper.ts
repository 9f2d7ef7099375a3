import { formatList } from '../sentences.ts';
import type { Language } from '../../language.ts';
import { dictionary, type SomeWords } from '../typography.ts';

const en = {
  documents: 'Documents',
  document: {
    travellers: 'Travellers',
    tableCards: 'Table cards',
    guideCards: 'Guide cards',
    ranking: 'Ranking sheet',
    board: 'Scored boards',
    explanation: 'Explanations',
    rulings: 'Rulings',
    changes: 'Changes',
  },
  about: {
    travellers: 'Two boards a sheet, pairs and rounds filled in.',
    tableCards: 'What each table plays, round by round.',
    guideCards: 'Where each pair sits, round by round.',
    ranking: 'For the wall and for the members.',
    board: 'Every result of a board, with its matchpoints and frequencies.',
    explanation: 'For the player who asks: every figure in sentences.',
    rulings: 'What was ruled and why, with penalties, in order of time.',
    changes: 'What changed since the ranking was published, and who moved.',
  },
  standing: 'Standings',
  asItStands: 'as they stand',
  afterRound: (round: string) => `after round ${round}`,
  pair: 'Pair',
  allPairs: 'all pairs',
  paper: 'Paper',
  language: 'Language of the paper',
  languages: { en: 'English', fr: 'Français' },
  boards: 'Boards',
  boardsNote: (boards: number) => `All ${boards}, or for example 1-8, or 3, 7-9.`,
  boardsProblem: (boards: number) => `Boards from 1 to ${boards}, for example 1-8 or 3, 7-9.`,
  print: 'Print',
  download: 'Save as PDF',
  preparing: (done: number, pages: number) => `Preparing page ${done} of ${pages} …`,
  notPrinted: 'The pages could not be prepared for the printer. Print again, or save the PDF and print that.',
  drawing: 'Drawing the pages …',
  failed: 'The document could not be made. Nothing is lost; choose it again to try again.',
  pages: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
  unprinted: (names: readonly string[], more: number) =>
    `These names hold characters no font of this machine has: ${formatList(more > 0 ? [...names, `${more} more`] : names, 'en')}. On paper a question mark or the plain letter stands for each. Install a font that has them, then start Etui again.`,
  preview: 'The pages as they will be printed',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  spreadsheets: 'For a spreadsheet',
  csv: {
    ranking: 'Ranking as CSV',
    travellers: 'Travellers as CSV',
    rulings: 'Rulings as CSV',
    statistics: 'Statistics as CSV',
  },
  keyDocument: 'document',
  keyScroll: 'scroll',
  keyPrint: 'print',
  keyStop: 'stop',
  keySave: 'save as PDF',
};

type PaperWords = typeof en;

const fr: PaperWords = {
  documents: 'Documents',
  document: {
    travellers: 'Fiches ambulantes',
    tableCards: 'Fiches de table',
    guideCards: 'Fiches de route',
    ranking: 'Classement',
    board: 'Étuis marqués',
    explanation: 'Explications',
    rulings: 'Décisions',
    changes: 'Changements',
  },
  about: {
    travellers: 'Deux étuis par feuille, paires et tours remplis.',
    tableCards: 'Ce que joue chaque table, tour par tour.',
    guideCards: 'Où joue chaque paire, tour par tour.',
    ranking: 'Pour le mur et pour les membres.',
    board: 'Tous les résultats d’un étui, ses points-match et ses fréquences.',
    explanation: 'Pour le joueur qui demande : chaque chiffre en phrases.',
    rulings: 'Ce qui a été décidé et pourquoi, avec les pénalités, dans l’ordre.',
    changes: 'Ce qui a changé depuis la publication, et qui a bougé.',
  },
  standing: 'Classement',
  asItStands: 'tel qu’il est',
  afterRound: (round) => `après le tour ${round}`,
  pair: 'Paire',
  allPairs: 'toutes les paires',
  paper: 'Papier',
  language: 'Langue du papier',
  languages: { en: 'English', fr: 'Français' },
  boards: 'Étuis',
  boardsNote: (boards: number) => `Tous les ${boards}, ou par exemple 1-8, ou 3, 7-9.`,
  boardsProblem: (boards: number) => `Des étuis de 1 à ${boards}, par exemple 1-8 ou 3, 7-9.`,
  print: 'Imprimer',
  download: 'Enregistrer en PDF',
  preparing: (done: number, pages: number) => `Préparation de la page ${done} sur ${pages} …`,
  notPrinted: 'Les pages n’ont pas pu être préparées. Réessayez, ou enregistrez le PDF et imprimez-le.',
  drawing: 'Les pages se dessinent …',
  failed: 'Le document n’a pas pu être fait. Rien n’est perdu ; choisissez-le de nouveau pour réessayer.',
  pages: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
  unprinted: (names, more) =>
    `Ces noms contiennent des caractères qu’aucune police de cet ordinateur ne possède : ${formatList(more > 0 ? [...names, more === 1 ? '1 autre' : `${more} autres`] : names, 'fr')}. Sur le papier, un point d’interrogation ou la lettre simple les remplace. Installez une police qui les possède, puis redémarrez Etui.`,
  preview: 'Les pages comme elles seront imprimées',
  page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  spreadsheets: 'Pour un tableur',
  csv: {
    ranking: 'Classement en CSV',
    travellers: 'Fiches ambulantes en CSV',
    rulings: 'Décisions en CSV',
    statistics: 'Statistiques en CSV',
  },
  keyDocument: 'document',
  keyScroll: 'défiler',
  keyPrint: 'imprimer',
  keyStop: 'arrêter',
  keySave: 'enregistrer en PDF',
};

const ofPlayers: Readonly<Record<Language, SomeWords<PaperWords>>> = {
  en: {
    about: {
      travellers: 'Two boards a sheet, players and rounds filled in.',
      guideCards: 'For each player: table, seat, partner, opponents.',
    },
    pair: 'Player',
    allPairs: 'all players',
  },
  fr: {
    about: {
      travellers: 'Deux étuis par feuille, joueurs et tours remplis.',
      guideCards: 'Pour chaque joueur : table, place, partenaire, adversaires.',
    },
    pair: 'Joueur',
    allPairs: 'tous les joueurs',
  },
};

export const paperScreenWords = dictionary<PaperWords>({ en, fr }, ofPlayers);
