import type { Side } from '../../bridge/seat.ts';
import type { AverageKind } from '../../bridge/result/average.ts';
import type { Language } from '../../language.ts';
import { sideNames, sideNamesShort } from '../game/seats.ts';
import { dictionary } from '../typography.ts';

/** A score held beside the others of its board, from North-South; the percentage is written out. */
export interface WorthFigures {
  readonly beaten: number;
  readonly equal: number;
  readonly others: number;
  /** Null at IMPs, where a comparison says no more than who was better. */
  readonly percentage: string | null;
}

/** Why a line is not recorded where what it stands on has changed since it was opened. */
const refusals: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    slotNotScheduled: 'the schedule has changed and has no such line',
    sitOut: 'the schedule has changed and one of the pairs has no opponents here',
    unknownEntry: 'one of the pairs is not in this section',
    phantomEntry: 'the missing pair has no results',
    samePair: 'a pair cannot play against itself',
    unknownBoard: 'the section does not play that board',
    impossibleScore: 'no contract is worth that score on the board',
    nothingToErase: 'the result was taken away already',
  },
  fr: {
    slotNotScheduled: 'le mouvement a changé et n’a plus cette ligne',
    sitOut: 'le mouvement a changé et une des paires n’a pas d’adversaires ici',
    unknownEntry: 'une des paires n’est pas de cette section',
    phantomEntry: 'la paire fantôme n’a pas de résultats',
    samePair: 'une paire ne joue pas contre elle-même',
    unknownBoard: 'la section ne joue pas cet étui',
    impossibleScore: 'aucun contrat ne vaut cette marque sur l’étui',
    nothingToErase: 'le résultat était déjà enlevé',
  },
};

const en = {
  board: (board: number) => `Board ${board}`,
  notRecorded: (lines: number) => `${lines} ${lines === 1 ? 'line' : 'lines'} not recorded`,

  table: 'Table',
  round: 'Round',
  northSouth: sideNames.en.NS,
  eastWest: sideNames.en.EW,
  ns: sideNamesShort.en.NS,
  ew: sideNamesShort.en.EW,
  pairNumber: 'Pair',
  typed: 'Typed',
  contract: 'Contract',
  by: 'By',
  lead: 'Lead',
  result: 'Result',
  score: 'Score',
  matchpointsOf: (top: number) => (top === 0 ? 'Matchpoints' : `Matchpoints of ${top}`),
  percentNs: `% ${sideNamesShort.en.NS}`,
  imps: 'IMPs',
  impsNs: `IMPs ${sideNamesShort.en.NS}`,
  lineLabel: (table: string, ns: string, ew: string) => `Table ${table}, ${ns} against ${ew}`,
  boardColumn: 'Board',
  boardLineLabel: (board: number, ns: string, ew: string) => `Board ${board}, ${ns} against ${ew}`,
  scoreOnly: 'score only',
  passedOut: 'passed out',
  notPlayed: 'not played',
  award: (ns: string, ew: string) => `award ${ns} / ${ew}`,

  tricks: (tricks: number) => `${tricks} ${tricks === 1 ? 'trick' : 'tricks'}.`,
  allPassed: 'Passed out.',
  onlyTheScore: 'Only the score.',
  awarded: (ns: string, ew: string) => `${ns} to North-South, ${ew} to East-West.`,
  awardedTo: {
    NS: (given: string) => `${given} to North-South; not counted for East-West, who have their score of the board.`,
    EW: (given: string) => `${given} to East-West; not counted for North-South, who have their score of the board.`,
  } satisfies Record<Side, (given: string) => string>,
  averages: {
    'average-plus': 'average plus',
    average: 'average',
    'average-minus': 'average minus',
  } satisfies Record<AverageKind, string>,
  countsForNobody: 'Not played: it counts for nobody.',
  firstResult: 'The first result of the board.',
  worth: ({ beaten, equal, others, percentage }: WorthFigures) => {
    const of = `of ${others}${percentage === null ? '.' : `: ${percentage}`}`;
    if (beaten > 0 && equal > 0) return `Beats ${beaten} and equals ${equal} ${of}`;
    if (beaten > 0) return `Beats ${beaten} ${of}`;
    return equal > 0 ? `Equals ${equal} ${of}` : `Beats none ${of}`;
  },
  changes: (before: string, after: string) => `${before} → ${after}`,
  onThisBoard: 'on this board',
  noScore: 'no score',

  enter: 'Enter',
  howToType: 'As it is said: 4SN=, 420, A60, P, NP',
  accept: 'accept',
  correct: 'correct',
  goOn: 'next line',
  leave: 'leave it and go on',
  tryAgain: 'try again',
  erase: 'yes, take it away',
  askToErase: 'take it away',
  keepIt: 'keep it',
  confirmPairs: 'take it so',
  notRecordedYet: 'Not recorded yet.',
  emptied: (outcome: string) => `Empty: the result (${outcome}) would be taken away.`,
  eraseConfirm: (outcome: string) => `Take the result (${outcome}) away? The line will wait again.`,

  unreachable: 'Not recorded: the application did not answer. The line is kept.',
  refused: (code: string) =>
    `Not recorded: ${refusals.en[code] ?? `the club file refused the line (${code})`}. The line is kept.`,
  pairAlreadyPlayed: (pair: string, table: string, round: number) =>
    `Pair ${pair} has a result on this board already: table ${table}, round ${round}.`,
  otherNumber: (table: string, ns: string, ew: string) =>
    `table ${table} was ${ns} against ${ew}: correct it, and accept this line`,
  secondPlay: {
    NS: 'not counted; average plus for E-W alone (Law 15B)',
    EW: 'not counted; average plus for N-S alone (Law 15B)',
    both: 'not counted: both have their score of it (Law 15B)',
  },
  changedMeanwhile: (outcome: string) => `Changed meanwhile: the line now says ${outcome}.`,
  erasedMeanwhile: 'Changed meanwhile: the result of this line was taken away.',
  keepTheirs: (outcome: string) => `keep ${outcome}`,
  keepErased: 'leave it taken away',
  replaceBy: (outcome: string) => `replace by ${outcome}`,

  otherPairs: (ns: string, ew: string) => `Other pairs: ${ns} and ${ew} were expected.`,
  otherWay: (ns: string, ew: string) => `The other way round: ${ns} N-S and ${ew} E-W were expected.`,
  otherBoard: (board: number, expected: number) => `Played on board ${board}: board ${expected} was expected.`,
  beside: 'Played beside the boards of the round.',
  left: 'A pair has withdrawn: no result is expected.',
  boardPlayed: 'Board really played',
  noSuchBoard: (board: string, first: number, last: number) =>
    board === '' ? 'Which board?' : `There is no board ${board} here: they are ${first} to ${last}.`,
  pairNs: 'Pair North-South',
  pairEw: 'Pair East-West',
  exchange: 'exchange N-S and E-W',
  noSuchPair: (number: string) => (number === '' ? 'Which pairs?' : `There is no pair ${number}.`),
  samePair: 'A pair cannot play against itself.',

  toRanking: 'ranking',

  datum: {
    title: (board: number) => `Datum of board ${board}`,
    label: (board: number) => `Datum of board ${board}, from North-South`,
    help: 'From North-South, 330 or -50. Without one the board counts for nobody.',
    wrong: 'A score from North-South, such as 330 or -50.',
    failed: 'The datum could not be saved. Try again.',
  },
  frequencies: 'Frequencies',
  frequenciesOf: (board: number, results: number) =>
    `board ${board}, ${results} ${results === 1 ? 'result' : 'results'}`,
  frequenciesOfSection: (letter: string, board: number, results: number) =>
    `section ${letter}, board ${board}, ${results} ${results === 1 ? 'result' : 'results'}`,
  times: 'Times',
  timesOf: (times: number, pending: boolean) => `${times}${pending ? ' and the line being typed' : ''}`,
  mp: 'MP',
  percent: '%',
  noResults: 'No results yet. Each score of the board will stand here with what it is worth.',

  history: 'History',
  historyOf: (table: string) => `table ${table}`,
  noHistory: 'Nothing was recorded on this line yet.',
  takenAway: 'taken away',
  pairs: (ns: string, ew: string) => `${ns} against ${ew}`,

  pastedBeyond: (texts: string) => `The page has no line for: ${texts}`,

  keyLineAbove: 'line above',
  keyLead: 'lead',
  keyGoTo: 'go to',
  keyPairs: 'pairs, board',
  keyHistory: 'history',
  keyWhy: 'why',
  keyFix: 'apply a fix',
  escape: 'Esc',
};

export type EntryWords = typeof en;

const fr: EntryWords = {
  board: (board) => `Étui ${board}`,
  notRecorded: (lines) => `${lines} ${lines === 1 ? 'ligne non enregistrée' : 'lignes non enregistrées'}`,

  table: 'Table',
  round: 'Tour',
  northSouth: sideNames.fr.NS,
  eastWest: sideNames.fr.EW,
  ns: sideNamesShort.fr.NS,
  ew: sideNamesShort.fr.EW,
  pairNumber: 'Paire',
  typed: 'Saisi',
  contract: 'Contrat',
  by: 'Par',
  lead: 'Ent.',
  result: 'Rés.',
  score: 'Marque',
  matchpointsOf: (top) => (top === 0 ? 'Points' : `Points sur ${top}`),
  percentNs: `% ${sideNamesShort.fr.NS}`,
  imps: 'IMPs',
  impsNs: `IMPs ${sideNamesShort.fr.NS}`,
  lineLabel: (table, ns, ew) => `Table ${table}, ${ns} contre ${ew}`,
  boardColumn: 'Étui',
  boardLineLabel: (board, ns, ew) => `Étui ${board}, ${ns} contre ${ew}`,
  scoreOnly: 'marque seule',
  passedOut: 'passe général',
  notPlayed: 'non joué',
  award: (ns, ew) => `ajustée ${ns} / ${ew}`,

  tricks: (tricks) => `${tricks} ${tricks < 2 ? 'levée' : 'levées'}.`,
  allPassed: 'Passe général.',
  onlyTheScore: 'Marque seule.',
  awarded: (ns, ew) => `${ns} en Nord-Sud, ${ew} en Est-Ouest.`,
  awardedTo: {
    NS: (given) => `${given} en Nord-Sud ; ne compte pas pour Est-Ouest, qui a sa marque de l’étui.`,
    EW: (given) => `${given} en Est-Ouest ; ne compte pas pour Nord-Sud, qui a sa marque de l’étui.`,
  },
  averages: { 'average-plus': 'moyenne plus', average: 'moyenne', 'average-minus': 'moyenne moins' },
  countsForNobody: 'Non joué : ne compte pour personne.',
  firstResult: 'Premier résultat de l’étui.',
  worth: ({ beaten, equal, others, percentage }) => {
    const of = `sur ${others}${percentage === null ? '.' : ` : ${percentage}`}`;
    if (beaten > 0 && equal > 0) return `Bat ${beaten} et égale ${equal} ${of}`;
    if (beaten > 0) return `Bat ${beaten} ${of}`;
    return equal > 0 ? `Égale ${equal} ${of}` : `N’en bat aucun ${of}`;
  },
  changes: (before, after) => `${before} → ${after}`,
  onThisBoard: 'sur cet étui',
  noScore: 'sans marque',

  enter: 'Entrée',
  howToType: 'Tapez : 4PN=, 420, A60, P, NP',
  accept: 'valider',
  correct: 'corriger',
  goOn: 'ligne suivante',
  leave: 'laisser et continuer',
  tryAgain: 'réessayer',
  erase: 'oui, ôter',
  askToErase: 'ôter',
  keepIt: 'garder',
  confirmPairs: 'prendre ainsi',
  notRecordedYet: 'Pas encore enregistré.',
  emptied: (outcome) => `Vide : le résultat (${outcome}) serait ôté.`,
  eraseConfirm: (outcome) => `Ôter le résultat (${outcome}) ? La ligne attendra de nouveau.`,

  unreachable: 'Pas enregistré : l’application n’a pas répondu. La ligne est gardée.',
  refused: (code) =>
    `Pas enregistré : ${refusals.fr[code] ?? `le fichier du club a refusé la ligne (${code})`}. La ligne est gardée.`,
  pairAlreadyPlayed: (pair, table, round) =>
    `La paire ${pair} a déjà un résultat sur cet étui : table ${table}, tour ${round}.`,
  otherNumber: (table, ns, ew) => `à la table ${table} c’était ${ns} contre ${ew} : corriger, et valider cette ligne`,
  secondPlay: {
    NS: 'ne compte pas ; moyenne plus pour E-O seul (Loi 15B)',
    EW: 'ne compte pas ; moyenne plus pour N-S seul (Loi 15B)',
    both: 'ne compte pas : chacun a sa marque de l’étui (Loi 15B)',
  },
  changedMeanwhile: (outcome) => `Changé entre-temps : la ligne dit maintenant ${outcome}.`,
  erasedMeanwhile: 'Changé entre-temps : le résultat de cette ligne a été ôté.',
  keepTheirs: (outcome) => `garder ${outcome}`,
  keepErased: 'la laisser vide',
  replaceBy: (outcome) => `remplacer par ${outcome}`,

  otherPairs: (ns, ew) => `Autres paires : ${ns} et ${ew} étaient attendues.`,
  otherWay: (ns, ew) => `Dans l’autre sens : ${ns} N-S et ${ew} E-O étaient attendues.`,
  otherBoard: (board, expected) => `Joué sur l’étui ${board} : l’étui ${expected} était attendu.`,
  beside: 'Joué en plus des étuis du tour.',
  left: 'Une paire s’est retirée : aucun résultat n’est attendu.',
  boardPlayed: 'Étui vraiment joué',
  noSuchBoard: (board, first, last) =>
    board === '' ? 'Quel étui ?' : `Il n’y a pas d’étui ${board} ici : ils vont de ${first} à ${last}.`,
  pairNs: 'Paire Nord-Sud',
  pairEw: 'Paire Est-Ouest',
  exchange: 'échanger N-S et E-O',
  noSuchPair: (number) => (number === '' ? 'Quelles paires ?' : `Il n’y a pas de paire ${number}.`),
  samePair: 'Une paire ne joue pas contre elle-même.',

  toRanking: 'classement',

  datum: {
    title: (board) => `Datum de l’étui ${board}`,
    label: (board) => `Datum de l’étui ${board}, vu de Nord-Sud`,
    help: 'Vu de Nord-Sud, 330 ou -50. Sans datum, l’étui ne compte pour personne.',
    wrong: 'Une marque vue de Nord-Sud, par exemple 330 ou -50.',
    failed: 'Le datum n’a pas pu être enregistré. Réessayez.',
  },
  frequencies: 'Fréquences',
  frequenciesOf: (board, results) => `étui ${board}, ${results} ${results < 2 ? 'résultat' : 'résultats'}`,
  frequenciesOfSection: (letter, board, results) =>
    `section ${letter}, étui ${board}, ${results} ${results < 2 ? 'résultat' : 'résultats'}`,
  times: 'Fois',
  timesOf: (times, pending) => `${times}${pending ? ' et la ligne en cours' : ''}`,
  mp: 'PM',
  percent: '%',
  noResults: 'Pas encore de résultats. Chaque marque de l’étui apparaîtra ici avec ce qu’elle vaut.',

  history: 'Historique',
  historyOf: (table) => `table ${table}`,
  noHistory: 'Rien n’a encore été enregistré sur cette ligne.',
  takenAway: 'ôté',
  pairs: (ns, ew) => `${ns} contre ${ew}`,

  pastedBeyond: (texts) => `La page n’a pas de ligne pour : ${texts}`,

  keyLineAbove: 'ligne au-dessus',
  keyLead: 'entame',
  keyGoTo: 'aller à',
  keyPairs: 'paires, étui',
  keyHistory: 'historique',
  keyWhy: 'pourquoi',
  keyFix: 'corriger',
  escape: 'Échap',
};

export const entryWords = dictionary<EntryWords>({ en, fr });
