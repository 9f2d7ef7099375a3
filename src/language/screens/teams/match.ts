import type { MatchState } from '../../../scoring/ranked-matches/ranked.ts';
import type { StrayLineReason } from '../../../scoring/ranked-matches/ranked.ts';
import { teamSubject } from '../../game/team-subject.ts';
import type { Language } from '../../../language.ts';
import { dictionary, type SomeWords } from '../../typography.ts';

/** The screen of a match: both rooms side by side. */
const en = {
  matches: 'Matches',
  allMatches: 'All matches',
  match: (home: string, away: string) => `Match: ${home} – ${away}`,
  openRoom: (ns: string) => `Open, N-S ${ns}`,
  closedRoom: (ns: string) => `Closed, N-S ${ns}`,
  inRound: (round: number, ns: string) => `Round ${round}, N-S ${ns}`,
  inHalf: (half: 1 | 2, ns: string) => `${half === 1 ? 'First half' : 'Second half'}, N-S ${ns}`,
  room: { open: 'Open room', closed: 'Closed room' },
  ns: (team: string) => `N-S ${team}`,
  ew: (team: string) => `E-W ${team}`,
  segment: (segment: number, segments: number) =>
    segments === 1 ? 'Boards' : segments === 2 ? ['First half', 'Second half'][segment - 1] : `Part ${segment}`,
  boardsFromTo: (first: number, last: number) => (first === last ? `board ${first}` : `boards ${first}–${last}`),
  inUnit: (boards: string, unit: string) => `${unit}, ${boards}`,
  lineUps: 'Line-ups',
  cameIn: 'in',
  imps: 'IMPs',
  boardPoints: 'Points',
  points: 'Points',
  boardHead: 'Board',
  pairs: 'Pairs',
  board: (board: number) => `Board ${board}`,
  running: 'Running',
  runningAfter: (board: number, score: string) => `After board ${board}: ${score}`,
  state: {
    'not-begun': 'Not begun.',
    'in-play': 'In play.',
    complete: 'Complete.',
  } satisfies Record<MatchState, string>,
  compared: (compared: number, due: number) =>
    compared === due
      ? `All ${due} ${due === 1 ? 'board' : 'boards'} compared.`
      : `${compared} of ${due} ${due === 1 ? 'board' : 'boards'} compared.`,
  open: (open: number) => `${open} ${open === 1 ? 'has' : 'have'} no result or ruling yet.`,
  isVoid: 'Less than half could be compared: averages count.',
  notIn: 'not in',
  note: 'Scores from North-South. Bars end at 17 IMPs.',
  noteOfPoints: 'Scores from North-South.',
  result: 'Result',
  noResult: 'No result yet',
  boards: (boards: number) => `${boards} ${boards === 1 ? 'board' : 'boards'}`,
  total: 'Total',
  met: 'Who met whom',
  again: (pairs: string) => `${pairs} met before in this match.`,
  given: 'A result was given in the place of the boards.',
  givenShort: 'Result given.',
  bye: (team: string) => `${team} has a bye.`,
  cancelled: 'Cancelled: a team withdrew before half of its matches.',
  awarded: 'Not played: a result is given for it.',
  stray: {
    'no-match': 'in no match',
    'board-not-due': 'the match does not play this board',
    'more-than-two': 'both rooms have a result of the board already',
    'not-of-match': 'one team on both sides, or a team that does not play this match',
  } satisfies Record<StrayLineReason, string>,
  strayTitle: 'Results in no match',
  strayLine: (board: number, table: string, round: number) => `Board ${board}, table ${table}, round ${round}`,
  noBoards: 'This match has no boards of its own; its result is given.',
  toRanking: 'Ranking',
  keyBoard: 'board',
  keyOpen: 'open the result',
  keyClosed: 'closed room’s result',
  keyOther: 'the other table’s result',
  keyMatch: 'match',
  keyAll: 'all matches',
  keyGive: 'give a result',
  keyLineUp: 'line-up',
  give: {
    title: 'Result in the place of the boards',
    kind: 'What',
    kinds: {
      totals: 'Totals, played elsewhere',
      mismatch: 'Mismatch: the wrong opponents (White Book 3.5)',
      forfeit: 'Not played: a team forfeits',
      void: 'Void',
    },
    fault: 'Whose fault',
    noFault: 'neither',
    mismatch: (team: string, { own, counted }: MismatchFigures) =>
      own === counted ? `${team}: ${own} stands` : `${team}: ${own} counts as ${counted}`,
    mismatchWhy: (opponents: string, right: string, rights: string) =>
      `opponents with ${opponents} before, ${right} had ${rights}`,
    units: { imps: 'IMPs', 'victory-points': 'victory points', points: 'points' },
    unit: 'In',
    by: 'Who forfeits',
    both: 'both teams',
    voidNote: 'The match counts for neither team.',
    note: 'Note',
    save: 'Save',
    takeAway: 'Let the boards count again',
    cancel: 'cancel',
    figure: 'Both figures, as numbers.',
    refused: 'That could not be saved. Nothing is lost: try again.',
  },
};

/** Victory points of a match as played, and as they count. */
interface MismatchFigures {
  readonly own: string;
  readonly counted: string;
}

type Words = typeof en;

const fr: Words = {
  matches: 'Matchs',
  allMatches: 'Tous les matchs',
  match: (home, away) => `Match : ${home} – ${away}`,
  openRoom: (ns) => `Ouverte, N-S ${ns}`,
  closedRoom: (ns) => `Fermée, N-S ${ns}`,
  inRound: (round, ns) => `Tour ${round}, N-S ${ns}`,
  inHalf: (half, ns) => `${half === 1 ? 'Première moitié' : 'Seconde moitié'}, N-S ${ns}`,
  room: { open: 'Salle ouverte', closed: 'Salle fermée' },
  ns: (team) => `N-S ${team}`,
  ew: (team) => `E-O ${team}`,
  segment: (segment, segments) =>
    segments === 1
      ? 'Étuis'
      : segments === 2
        ? ['Première mi-temps', 'Seconde mi-temps'][segment - 1]
        : `Partie ${segment}`,
  boardsFromTo: (first, last) => (first === last ? `étui ${first}` : `étuis ${first}–${last}`),
  inUnit: (boards, unit) => `${unit}, ${boards}`,
  lineUps: 'Compositions',
  cameIn: 'entre',
  imps: 'IMPs',
  boardPoints: 'Points',
  points: 'Points',
  boardHead: 'Étui',
  pairs: 'Paires',
  board: (board) => `Étui ${board}`,
  running: 'Cumul',
  runningAfter: (board, score) => `Après l’étui ${board} : ${score}`,
  state: { 'not-begun': 'Pas commencé.', 'in-play': 'En cours.', complete: 'Terminé.' },
  compared: (compared, due) =>
    compared === due
      ? due < 2
        ? 'L’étui est comparé.'
        : `Les ${due} étuis sont comparés.`
      : `${compared} ${compared < 2 ? 'étui comparé' : 'étuis comparés'} sur ${due}.`,
  open: (open) =>
    open < 2 ? 'Il en reste un sans résultat ni décision.' : `Il en reste ${open} sans résultat ni décision.`,
  isVoid: 'Moins de la moitié a pu être comparée : les moyennes comptent.',
  notIn: 'manque',
  note: 'Marques de Nord-Sud. Les barres s’arrêtent à 17 IMPs.',
  noteOfPoints: 'Marques de Nord-Sud.',
  result: 'Résultat',
  noResult: 'Pas encore de résultat',
  boards: (boards) => `${boards} ${boards < 2 ? 'étui' : 'étuis'}`,
  total: 'Total',
  met: 'Qui a rencontré qui',
  again: (pairs) => `${pairs} se sont déjà rencontrées dans ce match.`,
  given: 'Un résultat est donné à la place des étuis.',
  givenShort: 'Résultat donné.',
  bye: (team) => `${teamSubject(team, 'fr')} est exempte.`,
  cancelled: 'Annulé : une équipe s’est retirée avant la moitié de ses matchs.',
  awarded: 'Non joué : un résultat est attribué.',
  stray: {
    'no-match': 'd’aucun match',
    'board-not-due': 'le match ne joue pas cet étui',
    'more-than-two': 'les deux salles ont déjà un résultat de l’étui',
    'not-of-match': 'une équipe des deux côtés, ou une équipe qui ne joue pas ce match',
  },
  strayTitle: 'Résultats d’aucun match',
  strayLine: (board, table, round) => `Étui ${board}, table ${table}, tour ${round}`,
  noBoards: 'Ce match n’a pas d’étuis à lui ; son résultat est donné.',
  toRanking: 'Classement',
  keyBoard: 'étui',
  keyOpen: 'ouvrir le résultat',
  keyClosed: 'résultat de la salle fermée',
  keyOther: 'résultat de l’autre table',
  keyMatch: 'match',
  keyAll: 'tous les matchs',
  keyGive: 'donner un résultat',
  keyLineUp: 'composition',
  give: {
    title: 'Résultat à la place des étuis',
    kind: 'Quoi',
    kinds: {
      totals: 'Totaux, joué ailleurs',
      mismatch: 'Mauvais adversaires (White Book 3.5)',
      forfeit: 'Non joué : une équipe est forfait',
      void: 'Annulé',
    },
    fault: 'À qui la faute',
    noFault: 'à aucune',
    mismatch: (team, { own, counted }) =>
      own === counted ? `${team} : ${own} reste` : `${team} : ${own} compte pour ${counted}`,
    mismatchWhy: (opponents, right, rights) => `adversaires à ${opponents} avant, ${right} avait ${rights}`,
    units: { imps: 'IMPs', 'victory-points': 'points de victoire', points: 'points' },
    unit: 'En',
    by: 'Qui déclare forfait',
    both: 'les deux équipes',
    voidNote: 'Le match ne compte pour aucune des deux équipes.',
    note: 'Remarque',
    save: 'Enregistrer',
    takeAway: 'Faire de nouveau compter les étuis',
    cancel: 'annuler',
    figure: 'Les deux nombres.',
    refused: 'Cela n’a pas pu être enregistré. Rien n’est perdu : réessayez.',
  },
};

const ofPairs = {
  en: {
    noteOfPoints: 'Scores from North-South, compared with all tables.',
    note: 'Scores from North-South, compared with all tables. Bars end at 17 IMPs.',
    cancelled: 'Cancelled: a pair withdrew before half of the rounds.',
    stray: { 'not-of-match': 'a pair that does not play this match' },
    keyOpen: 'open the result',
    give: {
      kinds: { forfeit: 'Not played: a pair forfeits' },
      both: 'both pairs',
      voidNote: 'The match counts for neither pair.',
    },
  },
  fr: {
    noteOfPoints: 'Marques de Nord-Sud, comparées à toutes les tables.',
    note: 'Marques de Nord-Sud, comparées à toutes les tables. Les barres s’arrêtent à 17 IMPs.',
    bye: (pair: string) => `Exempt : ${pair}.`,
    cancelled: 'Annulé : une paire s’est retirée avant la moitié des tours.',
    stray: { 'not-of-match': 'une paire qui ne joue pas ce match' },
    give: {
      kinds: { forfeit: 'Non joué : une paire est forfait' },
      both: 'les deux paires',
      voidNote: 'Le match ne compte pour aucune des deux paires.',
    },
  },
} satisfies Record<Language, SomeWords<Words>>;

export const matchScreenWords = dictionary<Words>({ en, fr }, null, null, ofPairs);
