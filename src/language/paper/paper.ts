import type { Side } from '../../bridge/seat.ts';
import type { UnequalBoards } from '../../scoring/regulation/regulation.ts';
import { bySide, sideNames, sideNamesShort } from '../game/seats.ts';
import { movementKindName, type KindOfMovement } from '../movement/event-movement.ts';
import { outcomeWords } from '../game/outcome-words.ts';
import type { Language } from '../../language.ts';
import { dictionary, type SomeWords } from '../typography.ts';

/** The figures in the line that describes a movement. */
export interface MovementFigures extends KindOfMovement {
  /** Tables, a half table counted as one. */
  readonly tables: number;
  /** Whether a pair is missing. */
  readonly half: boolean;
  readonly rounds: number;
  /** Null where rounds have different numbers of them. */
  readonly boardsPerRound: number | null;
}

/** The least and the greatest of formatted figures; equal when all figures are the same. */
export interface LeastAndMost {
  readonly least: string;
  readonly most: string;
}

function tablesText({ tables, half }: Pick<MovementFigures, 'tables' | 'half'>): string {
  const full = half ? tables - 1 : tables;
  return `${full}${half ? '½' : ''} ${tables === 1 ? 'table' : 'tables'}`;
}

/** The tables of several sections. Two half tables count as one. */
function together(sections: readonly MovementFigures[]): Pick<MovementFigures, 'tables' | 'half'> {
  const halves = sections.filter(({ half }) => half).length;
  const places = sections.reduce((sum, { tables }) => sum + tables, 0);
  return { tables: places - Math.floor(halves / 2), half: halves % 2 === 1 };
}

/** What places depend on when points are IMPs. */
const IMPS_EN: Record<UnequalBoards, string> = {
  average: 'IMPs a board',
  total: 'IMPs in all',
  'factored-total': 'IMPs for a full card',
};
const IMPS_FR: Record<UnequalBoards, string> = {
  average: 'aux IMPs par étui',
  total: 'au total des IMPs',
  'factored-total': 'aux IMPs d’une carte pleine',
};

const en = {
  line: sideNames.en,
  lineShort: sideNamesShort.en,
  section: (letter: string) => `Section ${letter}`,
  sectionPlays: (letter: string, movement: string) => `Section ${letter}: ${movement}`,
  /** Several sections ranked together: 2 sections, 13½ tables. */
  sectionsPlay: (sections: readonly MovementFigures[]) =>
    `${sections.length} sections, ${tablesText(together(sections))}`,
  movement: (figures: MovementFigures) => `${movementKindName(figures, 'en')}, ${tablesText(figures)}`,
  rounds: ({ rounds, boardsPerRound }: MovementFigures) =>
    `${rounds} ${rounds === 1 ? 'round' : 'rounds'}` +
    (boardsPerRound === null ? '' : ` of ${boardsPerRound} ${boardsPerRound === 1 ? 'board' : 'boards'}`),
  /** What a movement of teams is of. */
  teamsPlay: (teams: number, boards: number) => [
    `${teams} teams`,
    `matches of ${boards} ${boards === 1 ? 'board' : 'boards'}`,
  ],
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  resultsIn: (recorded: string, expected: string, time: string | null) =>
    `${recorded === expected ? `All ${expected} results` : `${recorded} of ${expected} results`}${time === null ? '' : `, ${time}`}`,

  ranking: 'Ranking',
  continued: (title: string) => `${title}, continued`,
  place: 'Place',
  pair: 'Pair',
  names: 'Names',
  boards: 'Boards',
  points: { matchpoints: 'Matchpoints', imps: 'IMPs' },
  figure: { matchpoints: '%', imps: 'IMPs a board' },
  total: { total: 'Total', 'factored-total': 'Full card' },
  penalty: 'Pen.',
  withHandicap: (line: string) => `${line}, with handicap`,
  /** A ranking after a round, with the present scores of its boards. */
  afterRound: (line: string, round: number) => `${line}, after round ${round}`,
  handicap: 'Handicap',
  stratum: 'Str.',
  /** The meaning of a dash in the column of places. */
  noPlace: {
    'without-standing': '– is without standing.',
    'too-few-boards': '– has too few boards.',
    both: '– is without standing, or has too few boards.',
  },
  noRanking: 'No results yet.',
  noComparison: 'No board has two results to be compared yet.',
  scored: (method: string, scale: string | null, regulation: string) =>
    `${method}${scale === null ? '' : ` ${scale}`}, ${regulation}`,
  impsFoot: (scored: string, rankedBy: UnequalBoards) => `${scored}. Places go by ${IMPS_EN[rankedBy]}.`,
  rankingFoot: (scored: string, top: LeastAndMost, total: LeastAndMost) =>
    total.least === total.most
      ? `${scored}, top ${spanEn(top)} on a board, ${total.most} in all.`
      : `${scored}, top ${spanEn(top)} on a board, ${spanEn(total)} in all, by boards played.`,

  board: (board: number) => `Board ${board}`,
  resultsTop: (results: number, top: number) => `${results} ${results === 1 ? 'result' : 'results'}, top ${top}`,
  resultsDatum: (results: number, datum: string | null) =>
    `${results} ${results === 1 ? 'result' : 'results'}${datum === null ? '' : `, datum ${datum}`}`,
  boardFoot: {
    matchpoints: (scored: string) => `${scored}. Percentages are North-South’s.`,
    imps: (scored: string) => `${scored}.`,
  },
  results: 'Results',
  nothing: 'Nothing to print yet.',
  /** The papers of an evening that are printed together. */
  papers: { before: 'Papers before play', after: 'Papers after play' },
  frequencies: 'Frequencies',
  /** Of a fouled board; '' for the board as dealt. */
  frequenciesOfForm: (form: string) =>
    form === '' ? 'Frequencies of the board as dealt' : `Frequencies of form ${form}`,
  frequenciesOfSide: { NS: 'Frequencies of North-South', EW: 'Frequencies of East-West' } as Readonly<
    Record<Side, string>
  >,
  times: 'Times',
  score: 'Score',
  contract: 'Contract',
  by: 'By',
  lead: 'Lead',
  leadShort: 'Lead',
  resultShort: 'Result',
  percentSide: bySide('en', (side) => `% ${side}`),
  pointsLine: {
    matchpoints: bySide('en', (side) => `MP ${side}`),
    imps: bySide('en', (side) => `IMPs ${side}`),
  },
  ...outcomeWords.en,

  explanation: 'Explanation',
  /** Above what a match gave a team: when it is played, which the only match of an event leaves out; null is a bye. */
  matchAgainst: (when: string | null, opponent: string | null) =>
    opponent === null ? `${when ?? ''}, bye` : when === null ? `Against ${opponent}` : `${when}, against ${opponent}`,

  travellers: 'Travellers',
  boardPart: (board: number, part: number, parts: number) => `Board ${board}, sheet ${part} of ${parts}`,
  round: 'Round',
  tricks: 'Tricks',
  scoreLine: bySide('en', (side) => `${side} +`),

  guideCards: 'Guide cards',
  scorecards: 'Scorecards',
  boardHead: 'Board',
  pointsShort: { matchpoints: 'MP', imps: 'IMPs' },
  partner: 'With',
  withPartner: (player: string) => `With ${player}.`,
  against: 'Against',
  tableCards: 'Table cards',
  table: 'Table',
  sitOut: 'sit-out',
};

type PaperWords = typeof en;

const fr: PaperWords = {
  line: sideNames.fr,
  lineShort: sideNamesShort.fr,
  section: (letter) => `Section ${letter}`,
  sectionPlays: (letter, movement) => `Section ${letter} : ${movement}`,
  sectionsPlay: (sections) => `${sections.length} sections, ${tablesText(together(sections))}`,
  movement: (figures) => `${movementKindName(figures, 'fr')}, ${tablesText(figures)}`,
  rounds: ({ rounds, boardsPerRound }) =>
    `${rounds} ${rounds === 1 ? 'tour' : 'tours'}` +
    (boardsPerRound === null ? '' : ` de ${boardsPerRound} ${boardsPerRound === 1 ? 'étui' : 'étuis'}`),
  teamsPlay: (teams, boards) => [`${teams} équipes`, `matchs de ${boards} ${boards === 1 ? 'étui' : 'étuis'}`],
  page: (page, pages) => `Page ${page} sur ${pages}`,
  resultsIn: (recorded, expected, time) =>
    `${recorded === expected ? `Les ${expected} résultats` : `${recorded} résultats sur ${expected}`}${time === null ? '' : `, ${time}`}`,

  ranking: 'Classement',
  continued: (title) => `${title} (suite)`,
  place: 'Place',
  pair: 'Paire',
  names: 'Noms',
  boards: 'Étuis',
  points: { matchpoints: 'Points-match', imps: 'IMPs' },
  figure: { matchpoints: '%', imps: 'IMPs par étui' },
  total: { total: 'Total', 'factored-total': 'Carte pleine' },
  penalty: 'Pén.',
  withHandicap: (line) => `${line}, avec handicap`,
  afterRound: (line, round) => `${line}, après le tour ${round}`,
  handicap: 'Handicap',
  stratum: 'Str.',
  noPlace: {
    'without-standing': '– est hors classement.',
    'too-few-boards': '– a trop peu d’étuis.',
    both: '– est hors classement, ou a trop peu d’étuis.',
  },
  noRanking: 'Pas encore de résultat.',
  noComparison: 'Aucun étui n’a encore deux résultats à comparer.',
  scored: (method, scale, regulation) => `${method}${scale === null ? '' : ` ${scale}`}, ${regulation}`,
  impsFoot: (scored, rankedBy) => `${scored}. Classement ${IMPS_FR[rankedBy]}.`,
  rankingFoot: (scored, top, total) =>
    total.least === total.most
      ? `${scored}, top ${spanFr(top)} par étui, ${total.most} en tout.`
      : `${scored}, top ${spanFr(top)} par étui, ${spanFr(total)} en tout, selon les étuis joués.`,

  board: (board) => `Étui ${board}`,
  resultsTop: (results, top) => `${results} ${results <= 1 ? 'résultat' : 'résultats'}, top ${top}`,
  resultsDatum: (results, datum) =>
    `${results} ${results <= 1 ? 'résultat' : 'résultats'}${datum === null ? '' : `, datum ${datum}`}`,
  boardFoot: {
    matchpoints: (scored) => `${scored}. Les pourcentages sont ceux de Nord-Sud.`,
    imps: (scored) => `${scored}.`,
  },
  results: 'Résultats',
  nothing: 'Rien à imprimer pour le moment.',
  papers: { before: 'Papiers avant le jeu', after: 'Papiers après le jeu' },
  frequencies: 'Fréquences',
  frequenciesOfForm: (form) => (form === '' ? 'Fréquences de l’étui d’origine' : `Fréquences de la forme ${form}`),
  frequenciesOfSide: { NS: 'Fréquences de Nord-Sud', EW: 'Fréquences d’Est-Ouest' },
  times: 'Fois',
  score: 'Marque',
  contract: 'Contrat',
  by: 'Par',
  lead: 'Entame',
  leadShort: 'Ent.',
  resultShort: 'Rés.',
  percentSide: bySide('fr', (side) => `% ${side}`),
  pointsLine: {
    matchpoints: bySide('fr', (side) => `PM ${side}`),
    imps: bySide('fr', (side) => `IMPs ${side}`),
  },
  ...outcomeWords.fr,

  explanation: 'Explication',
  matchAgainst: (when, opponent) =>
    opponent === null ? `${when ?? ''}, exempt` : when === null ? `Contre ${opponent}` : `${when}, contre ${opponent}`,

  travellers: 'Fiches ambulantes',
  boardPart: (board, part, parts) => `Étui ${board}, feuille ${part} sur ${parts}`,
  round: 'Tour',
  tricks: 'Levées',
  scoreLine: bySide('fr', (side) => `${side} +`),

  guideCards: 'Fiches de route',
  scorecards: 'Feuilles de score',
  boardHead: 'Étui',
  pointsShort: { matchpoints: 'PM', imps: 'IMPs' },
  partner: 'Avec',
  withPartner: (player) => `Avec ${player}.`,
  against: 'Contre',
  tableCards: 'Fiches de table',
  table: 'Table',
  sitOut: 'relais',
};

function spanEn({ least, most }: LeastAndMost): string {
  return least === most ? most : `${least} to ${most}`;
}

function spanFr({ least, most }: LeastAndMost): string {
  return least === most ? most : `${least} à ${most}`;
}

const ofPlayers: Readonly<Record<Language, SomeWords<PaperWords>>> = {
  en: {
    pair: 'Player',
  },
  fr: {
    pair: 'Joueur',
  },
};

const ofTeams: Readonly<Record<Language, SomeWords<PaperWords>>> = {
  en: { pair: 'Team' },
  fr: { pair: 'Équipe' },
};

/** The words of everything printed. */
export const paperWords = dictionary<PaperWords>({ en, fr }, ofPlayers, ofTeams);
export type { PaperWords };
