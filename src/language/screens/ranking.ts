import type { FactoredToFullBoard } from '../../scoring/derivation/matchpoint-worth.ts';
import type { MatchpointScale } from '../../scoring/regulation/regulation.ts';
import { frenchPlural, englishPlural } from '../numbers.ts';
import { sideNames, sideNamesShort } from '../game/seats.ts';
import type { Language } from '../../language.ts';
import { dictionary, type SomeWords } from '../typography.ts';

/** A formatted number of results, which may be weighted, and whether it needs the plural. */
interface Counted {
  readonly text: string;
  readonly several: boolean;
}

/** The points for a beaten and an equalled result. */
const WEIGHTS: Record<MatchpointScale, { readonly beaten: string; readonly equal: string }> = {
  '2-1-0': { beaten: '2', equal: '1' },
  '1-1/2-0': { beaten: '1', equal: '½' },
};

const en = {
  views: 'Ranking, pictures, scorecards, statistics',
  view: {
    table: 'Table',
    rounds: 'After a round',
    evolution: 'Leaders by round',
    boards: 'Spread of the boards',
    scorecards: 'Scorecards',
    statistics: 'Statistics',
  },
  afterRound: (round: number, rounds: number) => `After round ${round} of ${rounds}`,
  afterRoundNote: 'Boards up to there, at what they are worth now. Penalties and handicaps count from the first round.',
  keyAfterRound: 'round',
  sections: 'Sections',
  section: (letter: string) => `Section ${letter}`,
  line: sideNames.en,
  lineShort: sideNamesShort.en,
  allPairs: 'All pairs',
  pairs: (pairs: number) => `${pairs} ${pairs === 1 ? 'pair' : 'pairs'}`,
  complete: (rounds: number, results: string) =>
    `After ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, all ${results} results in.`,
  incomplete: (recorded: string, due: string) => `${recorded} of ${due} results in.`,
  missingFrom: (rounds: number, missing: string) =>
    rounds === 1 ? `Round 1 lacks ${missing}.` : `The first ${rounds} rounds lack ${missing}.`,
  noneMissing: (rounds: number) => (rounds === 1 ? 'Round 1 is complete.' : `The first ${rounds} rounds are complete.`),
  emptyTitle: 'No results yet',
  empty: 'The ranking begins with the first one, and is worked out again with every one after it.',
  enterResults: 'Enter results',
  place: 'Place',
  pair: 'Pair',
  half: { matchpoints: '50', imps: '0' },
  halfLong: { matchpoints: 'from 50 %', imps: 'from 0' },
  figureShort: { matchpoints: '%', imps: 'a board' },
  totalShort: { total: 'Total', 'factored-total': 'Full card' },
  pointsShort: { matchpoints: 'MP', imps: 'IMPs' },
  ofWhich: 'of which bonuses and penalties',
  rankedBy: 'Ranking',
  ranked: { scratch: 'Scratch', handicap: 'With handicap' },
  ofHandicap: 'of which handicap',
  stratumShort: 'Str.',
  inStratum: (letter: string, place: string) => `Stratum ${letter}: place ${place}`,
  withHandicap: (figure: string, place: string) => `With handicap: ${figure}, place ${place}`,
  withHandicapNoPlace: (figure: string) => `With handicap: ${figure}`,
  boardsShort: 'Bds',
  rounds: 'Rounds',
  unnamed: 'no names yet',
  roundByRound: {
    matchpoints: (figures: string) => `Percentage round by round: ${figures}`,
    imps: (figures: string) => `IMPs a board, round by round: ${figures}`,
  },
  lineTotal: (total: string, boards: number, each: string) =>
    `Each line adds up to ${total} matchpoints, ${boards} ${boards === 1 ? 'board' : 'boards'} of ${each}.`,
  fieldTotal: (total: string, boards: number, each: string) =>
    `All pairs together have ${total} matchpoints, ${boards} ${boards === 1 ? 'board' : 'boards'} of ${each}.`,
  everyPair: (available: string) => `Every pair could win ${available}.`,

  pairFigures: (percentage: string, points: string, available: string) =>
    `${percentage}, ${points} of ${available} ${englishPlural(available, 'matchpoint')}`,
  pairImps: (mean: string, total: string, boards: number) =>
    `${mean} IMPs a board, ${total} IMPs on ${boards} ${boards === 1 ? 'board' : 'boards'}`,
  imps: (imps: string) => `${imps} ${englishPlural(imps, 'IMP')}`,
  pairWithout: 'No board scored yet',
  boards: 'Boards of the pair',
  board: (board: number) => `Board ${board}`,
  boardBar: (board: number, percentage: string) => `Board ${board}, ${percentage}`,
  notCounted: 'does not count',
  against: (pair: string) => `against ${pair}`,
  withPartner: (player: string) => `with ${player}`,
  ladder: 'All results of the board, best first',
  contract: 'Contract',
  by: 'By',
  result: 'Result',
  resultShort: 'Result',
  other: 'Compared',
  better: (results: number) => `${results} better`,
  equalled: (results: number) => `${results} equalled`,
  beaten: (results: number) => `${results} beaten`,
  calculation: 'Calculation',
  earned: (beaten: Counted, equal: Counted, scale: MatchpointScale) =>
    `${WEIGHTS[scale].beaten} × ${beaten.text} beaten + ${WEIGHTS[scale].equal} × ${equal.text} equalled`,
  factored: {
    neuberg: (formula: string) => `Neuberg: ${formula}`,
    percentages: (formula: string) => `Small group: ${formula}`,
  } satisfies Record<FactoredToFullBoard['rule'], (formula: string) => string>,
  topOf: (others: Counted, scale: MatchpointScale) =>
    `${WEIGHTS[scale].beaten} × ${others.text} ${others.text === '1' ? 'other' : 'others'}`,
  topOfFull: (expected: number, scale: MatchpointScale) => `${WEIGHTS[scale].beaten} × (${expected} − 1), a full board`,

  card: (place: string) => `Place ${place}`,
  guest: 'A guest: without standing, and its results count for the others.',
  tooFewBoards: 'Too few boards for a place: the regulation ranks nobody with so few.',
  scorecard: 'Scorecard',
  boardHead: 'Board',
  round: 'Round',
  direction: 'Sat',
  againstHead: 'Against',
  partnerHead: 'With',
  average: 'from average',

  enterKey: 'Enter',
  escapeKey: 'Esc',
  tabKey: 'Tab',
  keyPair: 'pair',
  keyLine: 'other line',
  keyBoard: 'board',
  keyOpen: 'open the result',
  keyOpenBoard: 'open the board in Entry',
  keyWhy: 'why this total',
  keyClose: 'close',
  keySection: 'section',
  keyPrint: 'print',
  keyExport: 'export',
};

type RankingWords = typeof en;

const fr: RankingWords = {
  views: 'Classement, dessins, feuilles de score, statistiques',
  view: {
    table: 'Tableau',
    rounds: 'Après un tour',
    evolution: 'Tour par tour',
    boards: 'Écarts par étui',
    scorecards: 'Feuilles de score',
    statistics: 'Statistiques',
  },
  afterRound: (round, rounds) => `Après le tour ${round} sur ${rounds}`,
  afterRoundNote:
    'Les étuis joués jusque-là, à ce qu’ils valent à présent. Pénalités et handicaps comptent dès le premier tour.',
  keyAfterRound: 'tour',
  sections: 'Sections',
  section: (letter) => `Section ${letter}`,
  line: sideNames.fr,
  lineShort: sideNamesShort.fr,
  allPairs: 'Toutes les paires',
  pairs: (pairs) => `${pairs} ${pairs < 2 ? 'paire' : 'paires'}`,
  complete: (rounds, results) =>
    rounds === 1
      ? `Après 1 tour, les ${results} résultats sont là.`
      : `Après ${rounds} tours, les ${results} résultats sont là.`,
  incomplete: (recorded, due) => `${recorded} ${/^[01]$/.test(recorded) ? 'résultat' : 'résultats'} sur ${due}.`,
  missingFrom: (rounds, missing) =>
    rounds === 1 ? `Au tour 1 il en manque ${missing}.` : `Aux ${rounds} premiers tours il en manque ${missing}.`,
  noneMissing: (rounds) => (rounds === 1 ? 'Le tour 1 est complet.' : `Les ${rounds} premiers tours sont complets.`),
  emptyTitle: 'Pas encore de résultats',
  empty: 'Le classement commence avec le premier, et se refait à chacun des suivants.',
  enterResults: 'Saisir des résultats',
  place: 'Place',
  pair: 'Paire',
  half: { matchpoints: '50', imps: '0' },
  halfLong: { matchpoints: 'depuis 50 %', imps: 'depuis 0' },
  figureShort: { matchpoints: '%', imps: 'par ét.' },
  totalShort: { total: 'Total', 'factored-total': 'Carte pl.' },
  pointsShort: { matchpoints: 'PM', imps: 'IMPs' },
  ofWhich: 'dont bonifications et pénalités',
  rankedBy: 'Classement',
  ranked: { scratch: 'Scratch', handicap: 'Avec handicap' },
  ofHandicap: 'dont handicap',
  stratumShort: 'Str.',
  inStratum: (letter, place) => `Strate ${letter} : place ${place}`,
  withHandicap: (figure, place) => `Avec handicap : ${figure}, place ${place}`,
  withHandicapNoPlace: (figure) => `Avec handicap : ${figure}`,
  boardsShort: 'Ét.',
  rounds: 'Tours',
  unnamed: 'pas encore de noms',
  roundByRound: {
    matchpoints: (figures) => `Pourcentage tour par tour : ${figures}`,
    imps: (figures) => `IMPs par étui, tour par tour : ${figures}`,
  },
  lineTotal: (total, boards, each) =>
    `Chaque ligne totalise ${total} points-match, ${boards} ${boards < 2 ? 'étui' : 'étuis'} de ${each}.`,
  fieldTotal: (total, boards, each) =>
    `Toutes les paires ensemble ont ${total} points-match, ${boards} ${boards < 2 ? 'étui' : 'étuis'} de ${each}.`,
  everyPair: (available) => `Chaque paire pouvait en gagner ${available}.`,

  pairFigures: (percentage, points, available) =>
    `${percentage}, ${points} ${frenchPlural(points, 'point')}-match sur ${available}`,
  pairImps: (mean, total, boards) =>
    `${mean} IMPs par étui, ${total} IMPs sur ${boards} ${boards < 2 ? 'étui' : 'étuis'}`,
  imps: (imps) => `${imps} ${frenchPlural(imps, 'IMP')}`,
  pairWithout: 'Aucun étui compté encore',
  boards: 'Étuis de la paire',
  board: (board) => `Étui ${board}`,
  boardBar: (board, percentage) => `Étui ${board}, ${percentage}`,
  notCounted: 'ne compte pas',
  against: (pair) => `contre ${pair}`,
  withPartner: (player) => `avec ${player}`,
  ladder: 'Tous les résultats de l’étui, le meilleur d’abord',
  contract: 'Contrat',
  by: 'Par',
  result: 'Résultat',
  resultShort: 'Rés.',
  other: 'Comparé',
  better: (results) => `${results} ${results < 2 ? 'meilleur' : 'meilleurs'}`,
  equalled: (results) => `${results} ${results < 2 ? 'égalé' : 'égalés'}`,
  beaten: (results) => `${results} ${results < 2 ? 'battu' : 'battus'}`,
  calculation: 'Calcul',
  earned: (beaten, equal, scale) =>
    `${WEIGHTS[scale].beaten} × ${beaten.text} ${beaten.several ? 'battus' : 'battu'} + ${WEIGHTS[scale].equal} × ${equal.text} ${equal.several ? 'égalés' : 'égalé'}`,
  factored: {
    neuberg: (formula) => `Neuberg : ${formula}`,
    percentages: (formula) => `Petit groupe : ${formula}`,
  },
  topOf: (others, scale) => `${WEIGHTS[scale].beaten} × ${others.text} ${others.several ? 'autres' : 'autre'}`,
  topOfFull: (expected, scale) => `${WEIGHTS[scale].beaten} × (${expected} − 1), étui complet`,

  card: (place) => `Place ${place}`,
  guest: 'Paire invitée : hors classement, ses résultats comptent pour les autres.',
  tooFewBoards: 'Trop peu d’étuis pour une place : le règlement n’en classe aucune avec si peu.',
  scorecard: 'Feuille de score',
  boardHead: 'Étui',
  round: 'Tour',
  direction: 'Ligne',
  againstHead: 'Contre',
  partnerHead: 'Avec',
  average: 'depuis la moyenne',

  enterKey: 'Entrée',
  escapeKey: 'Échap',
  tabKey: 'Tab',
  keyPair: 'paire',
  keyLine: 'autre ligne',
  keyBoard: 'étui',
  keyOpen: 'ouvrir le résultat',
  keyOpenBoard: 'ouvrir l’étui dans Saisie',
  keyWhy: 'pourquoi ce total',
  keyClose: 'fermer',
  keySection: 'section',
  keyPrint: 'imprimer',
  keyExport: 'exporter',
};

const ofPlayers: Readonly<Record<Language, SomeWords<RankingWords>>> = {
  en: {
    allPairs: 'All players',
    pairs: (players) => `${players} ${players === 1 ? 'player' : 'players'}`,
    pair: 'Player',
    fieldTotal: (total, boards, each) =>
      `All players together have ${total} matchpoints, ${boards} ${boards === 1 ? 'board' : 'boards'} of ${each}.`,
    everyPair: (available) => `Every player could win ${available}.`,
    boards: 'Boards of the player',
    keyPair: 'player',
  },
  fr: {
    allPairs: 'Tous les joueurs',
    pairs: (players) => `${players} ${players < 2 ? 'joueur' : 'joueurs'}`,
    pair: 'Joueur',
    fieldTotal: (total, boards, each) =>
      `Tous les joueurs ensemble ont ${total} points-match, ${boards} ${boards < 2 ? 'étui' : 'étuis'} de ${each}.`,
    everyPair: (available) => `Chaque joueur pouvait en gagner ${available}.`,
    boards: 'Étuis du joueur',
    guest: 'Joueur invité : hors classement, ses résultats comptent pour les autres.',
    tooFewBoards: 'Trop peu d’étuis pour une place : le règlement ne classe personne avec si peu.',
    keyPair: 'joueur',
  },
};

export const rankingWords = dictionary<RankingWords>({ en, fr }, ofPlayers);
