import type { Vulnerability } from '../../bridge/board.ts';
import type { MatchCount } from '../../scoring/ranked-matches/ranked.ts';
import type { Room } from '../../scoring/teams/team.ts';
import type { MatchTables } from '../game/match.ts';
import { sideNamesShort } from '../game/seats.ts';
import { dictionary } from '../typography.ts';

const en = {
  matchSheet: 'Match score sheet',
  tableSlips: 'Table score slips',
  tableIn: (table: number, room: string) => `Table ${table}, ${room}`,
  dealer: 'Dealer',
  vulnerableHead: 'Vul.',
  vulnerable: { none: 'none', NS: sideNamesShort.en.NS, EW: sideNamesShort.en.EW, both: 'all' } satisfies Record<
    Vulnerability,
    string
  >,
  otherOf: { rooms: 'Other room', rounds: 'Other table' } satisfies Record<MatchTables, string>,
  pairCards: 'Scorecards of the pairs',
  difference: 'Diff.',
  differenceNote: 'Difference: as the home team has it.',
  pairOf: (team: string, letter: string) => `${team}, pair ${letter}`,
  ownScore: 'Score',
  soFar: 'So far',
  boardsPlayed: (boards: number, mean: string) =>
    `${boards} ${boards === 1 ? 'board' : 'boards'}${mean === '' ? '' : `, ${mean} a board`}`,
  cardNote: 'Score and other room: as this pair has them.',
  cardBars: 'Filled: gained; outlined: lost; bars end at 17 IMPs.',
  lineUps: 'Line-ups',
  crossTable: 'Cross-table',
  team: (number: string) => `Team ${number}`,
  pair: (number: string) => `Pair ${number}`,
  home: 'Home',
  away: 'Away',
  teamHead: 'Team',
  versus: (home: string, away: string) => `${home} – ${away}`,
  tablesOf: {
    rooms: { open: 'Open room', closed: 'Closed room' },
    rounds: { open: 'One table', closed: 'The other table' },
  } satisfies Record<MatchTables, Record<Room, string>>,
  roomAt: (room: string, tables: string) => `${room}, table ${tables}`,
  part: (part: number, parts: number) =>
    parts === 1 ? 'Boards' : parts === 2 ? (part === 1 ? 'First half' : 'Second half') : `Part ${part}`,
  partShort: (part: number, parts: number) => (parts === 2 ? (part === 1 ? '1st half' : '2nd half') : `Part ${part}`),
  partHead: 'Part',
  board: 'Board',
  tricks: 'Tricks',
  running: 'Running',
  sum: 'Sum',
  unit: { imps: 'IMPs', 'victory-points': 'VP', points: 'Points' },
  boardFigure: { imps: 'IMPs', points: 'Points', boardPoints: 'Points' },
  patton: { boards: 'Boards', second: 'Second part' },
  boardsOf: (boards: string) => `Boards ${boards}`,
  match: 'Match',
  sideOf: (side: string, team: string) => `${side}, ${team.toLowerCase()}`,
  ruled: (board: number, room: string, ruling: string) => `Board ${board}, ${room}: ${ruling}`,
  roomOf: { open: 'open room', closed: 'closed room' },
  missing: (board: number, reason: string) => `Board ${board}: ${reason}`,
  form: (form: string) => `form ${form} of a fouled board`,
  penaltyOf: (team: string, penalty: string) => `${team}: ${penalty}`,
  note: (note: string) => ` (${note})`,
  notes: 'Rulings and penalties',
  sides: 'N-S and E-W: the score at that table.',
  /** What took the place of the boards, and what a match without a result of its own counts. */
  given: {
    totals: 'Played elsewhere or decided: totals were given in the place of the boards.',
    forfeit: 'Forfeited.',
    walkover: 'Walkover.',
    mismatch: 'Played against the wrong opponents.',
    bye: 'Bye.',
    indemnity: 'Given for a match that could not be played.',
    void: 'Void: averages in the place of the boards.',
  },
  count: {
    'not-yet': '',
    result: '',
    bye: 'Bye.',
    awarded: 'Not played: a result is given for it.',
    cancelled: 'Cancelled: a team withdrew before half of its matches.',
    nothing: 'Not played: nothing counts.',
  } satisfies Record<MatchCount, string>,
  sitFirst: 'The away pairs sit down first; the home team chooses against whom.',
  crossNote: 'Each row has what its team won, each meeting by itself.',
  crossBye: 'Bye',
  crossOpen: '·',
  number: 'No.',
  complete: (complete: number, matches: number) =>
    complete === matches
      ? matches === 1
        ? 'The match is complete.'
        : `All ${matches} matches are complete.`
      : `${complete} of ${matches} matches ${complete === 1 ? 'is' : 'are'} complete.`,
  goesOn: (compared: number, due: number) => `Not over: ${compared} of ${due} boards compared`,
  matchBoards: 'Boards of the matches',
  matchesHead: 'Matches',
  impsWon: 'IMPs +',
  impsLost: 'IMPs −',
  bye: 'bye',
  room: 'Room',
  otherTable: (table: number) => `The other table of the match: ${table}.`,
  roomShort: { open: 'open', closed: 'closed' },
};

type MatchPaperWords = typeof en;

const fr: MatchPaperWords = {
  matchSheet: 'Feuille de match',
  tableSlips: 'Feuillets de marque',
  tableIn: (table, room) => `Table ${table}, ${room}`,
  dealer: 'Donn.',
  vulnerableHead: 'Vul.',
  vulnerable: { none: '–', NS: sideNamesShort.fr.NS, EW: sideNamesShort.fr.EW, both: 'tous' },
  otherOf: { rooms: 'Autre salle', rounds: 'Autre table' },
  pairCards: 'Feuilles de score des paires',
  difference: 'Écart',
  differenceNote: 'Écart : vu de l’équipe recevante.',
  pairOf: (team, letter) => `${team}, paire ${letter}`,
  ownScore: 'Marque',
  soFar: 'Cumul',
  boardsPlayed: (boards, mean) =>
    `${boards} ${boards < 2 ? 'étui' : 'étuis'}${mean === '' ? '' : `, ${mean} par étui`}`,
  cardNote: 'Marque et autre salle : vues de cette paire.',
  cardBars: 'Plein : gagné ; vide : perdu ; les barres s’arrêtent à 17 IMPs.',
  lineUps: 'Compositions',
  crossTable: 'Tableau croisé',
  team: (number) => `Équipe ${number}`,
  pair: (number) => `Paire ${number}`,
  home: 'Recevante',
  away: 'Visiteuse',
  teamHead: 'Équipe',
  versus: (home, away) => `${home} – ${away}`,
  tablesOf: {
    rooms: { open: 'Salle ouverte', closed: 'Salle fermée' },
    rounds: { open: 'Une table', closed: 'L’autre table' },
  },
  roomAt: (room, tables) => `${room}, table ${tables}`,
  part: (part, parts) =>
    parts === 1 ? 'Étuis' : parts === 2 ? (part === 1 ? 'Première mi-temps' : 'Seconde mi-temps') : `Partie ${part}`,
  partShort: (part, parts) => (parts === 2 ? (part === 1 ? '1re mi-temps' : '2e mi-temps') : `Partie ${part}`),
  partHead: 'Partie',
  board: 'Étui',
  tricks: 'Levées',
  running: 'Cumul',
  sum: 'Somme',
  unit: { imps: 'IMPs', 'victory-points': 'PV', points: 'Points' },
  boardFigure: { imps: 'IMPs', points: 'Points', boardPoints: 'Points' },
  patton: { boards: 'Étuis', second: '2e partie' },
  boardsOf: (boards) => `Étuis ${boards}`,
  match: 'Match',
  sideOf: (side, team) => `${side}, ${team.toLowerCase()}`,
  ruled: (board, room, ruling) => `Étui ${board}, ${room} : ${ruling}`,
  roomOf: { open: 'salle ouverte', closed: 'salle fermée' },
  missing: (board, reason) => `Étui ${board} : ${reason}`,
  form: (form) => `forme ${form} d’un étui faussé`,
  penaltyOf: (team, penalty) => `${team} : ${penalty}`,
  note: (note) => ` (${note})`,
  notes: 'Décisions et pénalités',
  sides: 'N-S et E-O : la marque à cette table.',
  given: {
    totals: 'Joué ailleurs ou décidé : des totaux sont donnés à la place des étuis.',
    forfeit: 'Forfait.',
    walkover: 'Gagné sans jouer.',
    mismatch: 'Joué contre un autre adversaire que prévu.',
    bye: 'Exempt.',
    indemnity: 'Attribué pour un match qui n’a pas pu être joué.',
    void: 'Sans objet : des moyennes à la place des étuis.',
  },
  count: {
    'not-yet': '',
    result: '',
    bye: 'Exempt.',
    awarded: 'Non joué : un résultat est attribué.',
    cancelled: 'Annulé : une équipe s’est retirée avant la moitié de ses matchs.',
    nothing: 'Non joué : rien ne compte.',
  },
  sitFirst: 'Les paires visiteuses s’assoient les premières ; l’équipe recevante choisit contre qui elle joue.',
  crossNote: 'Chaque ligne donne ce que son équipe a marqué, rencontre par rencontre.',
  crossBye: 'Exempt',
  crossOpen: '·',
  number: 'N°',
  complete: (complete, matches) =>
    complete === matches
      ? matches < 2
        ? 'Le match est terminé.'
        : `Les ${matches} matchs sont terminés.`
      : `${complete} ${complete < 2 ? 'match terminé' : 'matchs terminés'} sur ${matches}.`,
  goesOn: (compared, due) => `Non terminé : ${compared} ${compared < 2 ? 'étui comparé' : 'étuis comparés'} sur ${due}`,
  matchBoards: 'Étuis des matchs',
  matchesHead: 'Matchs',
  impsWon: 'IMPs +',
  impsLost: 'IMPs −',
  bye: 'exempt',
  room: 'Salle',
  otherTable: (table) => `L’autre table du match : ${table}.`,
  roomShort: { open: 'ouverte', closed: 'fermée' },
};

/** The words of the papers of matches of teams. */
export const matchPaperWords = dictionary<MatchPaperWords>({ en, fr });
export type { MatchPaperWords };
