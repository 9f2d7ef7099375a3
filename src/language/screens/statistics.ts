import type { Risk } from '../../bridge/contract.ts';
import type { ContractKind, Denomination } from '../../statistics/contract-kind.ts';
import { seatNames } from '../game/seats.ts';
import type { Language } from '../../language.ts';
import { dictionary, type SomeWords } from '../typography.ts';

/** The words of the statistics: leaders round by round, the spread of the boards, contracts bid and made. */
const en = {
  title: 'Statistics',
  leaders: (line: string) => `${line}, round by round`,
  pairHead: 'Pair',
  roundHead: (round: number) => `After round ${round}`,
  overSoFar: { matchpoints: 'Percentage over all boards so far', imps: 'IMPs a board over all boards so far' },
  beyond: '▲ ▼ beyond the scale',

  boards: 'Spread of the boards',
  board: (board: number) => `Board ${board}`,
  boardHead: 'Board',
  spreadHead: 'Scores, as from North-South',
  spread: (least: string, lower: string, median: string, upper: string, most: string) =>
    `From ${least} to ${most}; the middle half from ${lower} to ${upper}, the median ${median}`,
  noScores: 'No scores yet',
  median: 'Median',
  scores: 'Scores',
  contracts: 'Contracts',
  different: 'Different scores and different contracts, of as many results.',
  reading: 'A dot is a score, larger where more tables had it. The box holds the middle half, its line is the median.',
  kindShort: { partScore: 'Part', game: 'Game', slam: 'Slam', grandSlam: 'Grand' } satisfies Record<
    ContractKind,
    string
  >,
  doubledShort: 'Dbl',
  passedShort: 'Pass',

  summary: (results: string, contracts: string) =>
    `${results} ${results === '1' ? 'result' : 'results'}, ${contracts} of them ${contracts === '1' ? 'a contract' : 'contracts'}.`,
  made: (share: string, tricks: string) => `${share} were made, on average ${tricks} tricks from what was bid.`,
  ofClub: (sessions: number) =>
    sessions === 1 ? 'One session has results.' : `${sessions} sessions have results, all counted together.`,
  sampleLeftOut: 'The sample event does not count.',
  nothing: 'Nothing to count yet. What is bid and made is counted from the first result on.',
  bid: 'What was bid',
  kind: { partScore: 'Part scores', game: 'Games', slam: 'Slams', grandSlam: 'Grand slams' } satisfies Record<
    ContractKind,
    string
  >,
  denomination: { minor: 'Minor', major: 'Major', noTrump: 'No-trump' } satisfies Record<Denomination, string>,
  all: 'All',
  allContracts: 'All contracts',
  number: 'Number',
  madeHead: '% made',
  tricks: 'Tricks',
  tricksLong: 'Tricks over or under what was bid, on average',
  doubling: 'Doubling',
  risk: { '': 'Undoubled', X: 'Doubled', XX: 'Redoubled' } satisfies Record<Risk, string>,
  declarer: 'Declarer',
  seat: seatNames.en,
  others: 'Without a contract',
  passedOut: 'Passed out',
  scoreOnly: 'Score only',
  awards: 'Adjusted scores',
  notPlayed: 'Not played',
  csv: 'Statistics as CSV',
  counted: 'Counted',
  name: 'Name',
  denominationHead: 'Denomination',
};

type StatisticsWords = typeof en;

const fr: StatisticsWords = {
  title: 'Statistiques',
  leaders: (line) => `${line}, tour par tour`,
  pairHead: 'Paire',
  roundHead: (round) => `Après le tour ${round}`,
  overSoFar: { matchpoints: 'Pourcentage sur tous les étuis joués', imps: 'IMPs par étui sur tous les étuis joués' },
  beyond: '▲ ▼ hors de l’échelle',

  boards: 'Écarts par étui',
  board: (board) => `Étui ${board}`,
  boardHead: 'Étui',
  spreadHead: 'Marques, vues de Nord-Sud',
  spread: (least, lower, median, upper, most) =>
    `De ${least} à ${most} ; la moitié du milieu de ${lower} à ${upper}, la médiane ${median}`,
  noScores: 'Pas encore de marque',
  median: 'Médiane',
  scores: 'Marques',
  contracts: 'Contrats',
  different: 'Marques et contrats différents, sur autant de résultats.',
  reading:
    'Un point est une marque, plus gros quand plus de tables l’ont. La boîte tient la moitié du milieu, son trait est la médiane.',
  kindShort: { partScore: 'Part.', game: 'Man.', slam: 'Pt ch.', grandSlam: 'Gd ch.' },
  doubledShort: 'Contré',
  passedShort: 'Passe',

  summary: (results, contracts) =>
    `${results} ${/^[01]$/.test(results) ? 'résultat' : 'résultats'}, dont ${contracts} ${/^[01]$/.test(contracts) ? 'contrat' : 'contrats'}.`,
  made: (share, tricks) => `${share} sont gagnés, en moyenne ${tricks} levée par rapport à la demande.`,
  ofClub: (sessions) =>
    sessions < 2 ? 'Une séance a des résultats.' : `${sessions} séances ont des résultats, comptées ensemble.`,
  sampleLeftOut: 'Le tournoi d’exemple ne compte pas.',
  nothing: 'Rien encore à compter. Ce qui est demandé et gagné se compte dès le premier résultat.',
  bid: 'Contrats demandés',
  kind: { partScore: 'Partielles', game: 'Manches', slam: 'Petits chelems', grandSlam: 'Grands chelems' },
  denomination: { minor: 'Mineure', major: 'Majeure', noTrump: 'Sans-atout' },
  all: 'Tous',
  allContracts: 'Tous les contrats',
  number: 'Nombre',
  madeHead: '% gagnés',
  tricks: 'Levées',
  tricksLong: 'Levées de mieux ou de moins que demandé, en moyenne',
  doubling: 'Contres',
  risk: { '': 'Non contrés', X: 'Contrés', XX: 'Surcontrés' },
  declarer: 'Déclarant',
  seat: seatNames.fr,
  others: 'Sans contrat',
  passedOut: 'Passe général',
  scoreOnly: 'Marque seule',
  awards: 'Marques ajustées',
  notPlayed: 'Non joués',
  csv: 'Statistiques en CSV',
  counted: 'Compté',
  name: 'Nom',
  denominationHead: 'Couleur',
};

const ofPlayers: Readonly<Record<Language, SomeWords<StatisticsWords>>> = {
  en: {
    pairHead: 'Player',
  },
  fr: {
    pairHead: 'Joueur',
  },
};

export const statisticsWords = dictionary<StatisticsWords>({ en, fr }, ofPlayers);
