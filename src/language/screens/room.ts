import { sideNames, sideNamesShort } from '../game/seats.ts';
import { movementKindName, type KindOfMovement } from '../movement/event-movement.ts';
import type { Language } from '../../language.ts';
import { dictionary, type SomeWords } from '../typography.ts';
import { formatList } from '../sentences.ts';

/** The figures in the head line of a round. */
export interface RoundFigures {
  readonly round: number;
  readonly recorded: number;
  readonly due: number;
  readonly finished: number;
  /** Tables that are late, or lack results of a finished round. */
  readonly late: number;
}

const en = {
  tables: 'Tables',
  sections: 'Sections',
  section: (letter: string, movement: KindOfMovement, tables: string) =>
    `${letter} ${movementKindName(movement, 'en')}, ${tables} tables`,
  rounds: 'Rounds',
  roundCell: (round: number, recorded: number, due: number) => `Round ${round}, ${recorded} of ${due} results`,
  roundLine: ({ round, recorded, due, finished, late }: RoundFigures) => {
    if (recorded === 0) return `Round ${round}: no results yet, ${due} expected${late > 0 ? `, ${late} late` : ''}`;
    if (recorded === due) return `Round ${round}: all ${due} results in`;
    const tables = finished === 0 ? '' : `, ${finished} ${finished === 1 ? 'table' : 'tables'} finished`;
    return `Round ${round}: ${recorded} of ${due} results in${tables}${late > 0 ? `, ${late} late` : ''}`;
  },
  noNames: 'No names yet. Numbers stand for them until they are typed.',
  typeNames: 'Type the names',
  table: (table: number) => `Table ${table}`,
  line: sideNames.en,
  lineShort: sideNamesShort.en,
  phantom: 'no pair',
  noOpponents: 'no opponents in this round',
  finished: 'finished',
  waiting: 'waiting',
  sitOut: 'sit-out',
  withdrew: 'withdrew',
  sittingOut: (players: readonly string[]) => `Sitting out: ${formatList(players, 'en')}`,
  inOf: (recorded: number, due: number) => `${recorded} of ${due}`,
  late: (minutes: number) => `${minutes} min late`,
  lacking: (missing: number) => `${missing} missing`,
  inPlay: 'in play',
  board: (board: number) => `Board ${board}`,
  insteadOf: (board: number) => `instead of board ${board}`,

  clock: 'Clock',
  roundOf: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  beforeRound: 'Before round 1',
  playEnded: 'Play has ended',
  playEndedLine: (rounds: number) =>
    rounds === 1 ? 'The one round has been called.' : `All ${rounds} rounds have been called.`,
  ends: (time: string) => `ends ${time}`,
  ended: (time: string) => `ended ${time}`,
  stands: 'paused',
  notStarted: 'not started',
  planned: (round: string, play: string) => `Planned: round to ${round}, play to ${play}`,
  plannedPlay: (play: string) => `Planned: play to ${play}`,
  start: 'start',
  pause: 'pause',
  oneMinute: 'one minute',
  minuteMore: 'one minute more',
  minuteLess: 'one minute less',
  timeLeft: 'Time left',
  callMove: 'call the move',
  callEnd: 'end of play',
  back: (round: number) => (round === 0 ? 'back to the start' : `back to round ${round}`),

  onBreak: 'Break',
  breakBack: (time: string) => `back at ${time}`,
  breakWasTo: (time: string) => `was to ${time}`,
  lastMinutes: (minutes: number) => (minutes === 1 ? 'the last minute' : `the last ${minutes} minutes`),
  asItGoes: (time: string) => `As it goes: play to ${time}`,
  breakLine: (minutes: number, after: number) => `Break of ${minutes} min after round ${after}`,
  breakTimes: (from: string, to: string) => `${from} to ${to}`,
  takeOut: 'take out',
  takeBreakOut: (after: number) => `take out the break after round ${after}`,
  planBreak: 'plan a break',
  breakMinutes: 'Minutes of break',
  breakAfter: 'After round',
  setBreak: 'Put it in',
  breakWrong: (first: number, last: number) =>
    `Minutes from 1 to 240, after ${first === last ? `round ${first}` : `one of the rounds ${first} to ${last}`}.`,
  callBreak: 'call the break',
  nextBreak: (minutes: number) => `Next, break of ${minutes} min`,
  callRound: (round: number) => `call round ${round}`,
  backToBreak: 'back to the break',

  next: (round: number) => `Next, round ${round}`,
  first: 'First, round 1',
  afterLast: 'After the last round',
  nobodyMoves: 'Nobody moves any more. Collect the travellers.',
  firstRound: 'Start the clock when everybody sits. Results are typed under Entry as they come.',
  missing: 'Missing',
  missingLine: (board: number, table: string) => `Board ${board}, table ${table}`,
  missingRound: (round: number) => `round ${round}`,
  andMore: (more: number) => `and ${more} more`,
  quickKeys: 'Go to',
  typeTraveller: 'traveller from the top',
  ranking: 'ranking',
  names: 'names',
  display: 'second display',
  change: 'late pair, cut…',
  lineUp: 'line-ups of the match',
  enterKey: 'Enter',
  spaceKey: 'Space',
  keyTable: 'table',
  keyGoTo: 'go to table',
  keyOpen: 'results of the table',
  keySection: 'section',
  keyRound: 'other round',
};

type RoomWords = typeof en;

const fr: RoomWords = {
  tables: 'Tables',
  sections: 'Sections',
  section: (letter, movement, tables) => `${letter} ${movementKindName(movement, 'fr')}, ${tables} tables`,
  rounds: 'Tours',
  roundCell: (round, recorded, due) =>
    `Tour ${round}, ${recorded} ${recorded < 2 ? 'résultat' : 'résultats'} sur ${due}`,
  roundLine: ({ round, recorded, due, finished, late }) => {
    const delay = late > 0 ? `, ${late} en retard` : '';
    if (recorded === 0) return `Tour ${round} : pas encore de résultat, ${due} attendus${delay}`;
    if (recorded === due) return `Tour ${round} : les ${due} résultats sont là`;
    const tables = finished === 0 ? '' : `, ${finished} ${finished === 1 ? 'table a fini' : 'tables ont fini'}`;
    return `Tour ${round} : ${recorded} ${recorded === 1 ? 'résultat' : 'résultats'} sur ${due}${tables}${delay}`;
  },
  noNames: 'Pas encore de noms : les numéros en tiennent lieu jusqu’à leur saisie.',
  typeNames: 'Saisir les noms',
  table: (table) => `Table ${table}`,
  line: sideNames.fr,
  lineShort: sideNamesShort.fr,
  phantom: 'pas de paire',
  noOpponents: 'pas d’adversaires à ce tour',
  finished: 'fini',
  waiting: 'en attente',
  sitOut: 'relais',
  withdrew: 'a abandonné',
  sittingOut: (players) => `Au relais : ${formatList(players, 'fr')}`,
  inOf: (recorded, due) => `${recorded} sur ${due}`,
  late: (minutes) => `${minutes} min de retard`,
  lacking: (missing) => (missing === 1 ? '1 manque' : `${missing} manquent`),
  inPlay: 'en jeu',
  board: (board) => `Étui ${board}`,
  insteadOf: (board) => `au lieu de l’étui ${board}`,

  clock: 'Horloge',
  roundOf: (round, rounds) => `Tour ${round} sur ${rounds}`,
  beforeRound: 'Avant le tour 1',
  playEnded: 'Le jeu est fini',
  playEndedLine: (rounds) => (rounds === 1 ? 'Le seul tour a été annoncé.' : `Les ${rounds} tours ont été annoncés.`),
  ends: (time) => `fin à ${time}`,
  ended: (time) => `fini à ${time}`,
  stands: 'arrêtée',
  notStarted: 'horloge non lancée',
  planned: (round, play) => `Prévu : fin du tour à ${round}, du jeu à ${play}`,
  plannedPlay: (play) => `Prévu : fin du jeu à ${play}`,
  start: 'lancer',
  pause: 'arrêter',
  oneMinute: 'une minute',
  minuteMore: 'une minute de plus',
  minuteLess: 'une minute de moins',
  timeLeft: 'Temps restant',
  callMove: 'annoncer le tour',
  callEnd: 'fin du jeu',
  back: (round) => (round === 0 ? 'revenir au début' : `revenir au tour ${round}`),

  onBreak: 'Pause',
  breakBack: (time) => `reprise à ${time}`,
  breakWasTo: (time) => `reprise prévue à ${time}`,
  lastMinutes: (minutes) => (minutes === 1 ? 'la dernière minute' : `les ${minutes} dernières minutes`),
  asItGoes: (time) => `À ce rythme : fin du jeu à ${time}`,
  breakLine: (minutes, after) => `Pause de ${minutes} min après le tour ${after}`,
  breakTimes: (from, to) => `${from} à ${to}`,
  takeOut: 'retirer',
  takeBreakOut: (after) => `retirer la pause après le tour ${after}`,
  planBreak: 'une pause',
  breakMinutes: 'Minutes de pause',
  breakAfter: 'Après le tour',
  setBreak: 'La prévoir',
  breakWrong: (first, last) =>
    `De 1 à 240 minutes, après ${first === last ? `le tour ${first}` : `un des tours ${first} à ${last}`}.`,
  callBreak: 'annoncer la pause',
  nextBreak: (minutes) => `Ensuite, pause de ${minutes} min`,
  callRound: (round) => `annoncer le tour ${round}`,
  backToBreak: 'revenir à la pause',

  next: (round) => `Ensuite, tour ${round}`,
  first: 'D’abord, tour 1',
  afterLast: 'Après le dernier tour',
  nobodyMoves: 'Plus personne ne bouge. Ramassez les fiches ambulantes.',
  firstRound: 'Lancez l’horloge quand tout le monde est assis. Les résultats se tapent sous Saisie.',
  missing: 'Manquants',
  missingLine: (board, table) => `Étui ${board}, table ${table}`,
  missingRound: (round) => `tour ${round}`,
  andMore: (more) => `et ${more} de plus`,
  quickKeys: 'Aller à',
  typeTraveller: 'fiche ambulante',
  ranking: 'classement',
  names: 'noms',
  display: 'second écran',
  change: 'retard, départ…',
  lineUp: 'compositions du match',
  enterKey: 'Entrée',
  spaceKey: 'Espace',
  keyTable: 'table',
  keyGoTo: 'aller à la table',
  keyOpen: 'résultats de la table',
  keySection: 'section',
  keyRound: 'autre tour',
};

const ofPlayers: Readonly<Record<Language, SomeWords<RoomWords>>> = {
  en: {
    phantom: 'nobody',
    change: 'substitute, cut…',
  },
  fr: {
    phantom: 'personne',
    change: 'remplaçant, tours…',
  },
};

const ofTeams: Readonly<Record<Language, SomeWords<RoomWords>>> = {
  en: { sitOut: 'not played', change: 'wrong teams, cut…' },
  fr: { sitOut: 'pas jouée', change: 'erreur, tours…' },
};

export const roomWords = dictionary<RoomWords>({ en, fr }, ofPlayers, ofTeams);
