/**
 * Sessions for tests, built as the application builds them: the movement from the engine, the results from the
 * sample's simulator, the standings from the scorer.
 */
import type { EntryView, SectionView, SessionView } from '../main/club/model/session.ts';
import type { ResultView } from '../main/club/model/result.ts';
import type { Settings } from '../main/club/model/settings.ts';
import { sectionsAfterWithdrawals } from '../main/club/competitions/seats-left.ts';
import { outcomeScore } from '../src/bridge/score/score.ts';
import { boardsOfSet } from '../src/movement/board-set.ts';
import { howellRounds } from '../src/movement/families/howell.ts';
import { isMovement, makeMovement } from '../src/movement/make.ts';
import { mitchellRounds } from '../src/movement/families/mitchell.ts';
import type { HowellSpec } from '../src/movement/families/howell.ts';
import type { MitchellSpec } from '../src/movement/families/mitchell.ts';
import type { Movement, MovementSpec } from '../src/movement/movement.ts';
import { isSitOut, lineOf } from '../src/movement/pairs.ts';
import { REGULATIONS } from '../src/scoring/regulation/regulation.ts';
import { sampleSession } from '../src/sample/session.ts';

/** A Mitchell of full rounds, two boards each, unless told otherwise. */
export function mitchellSpec(tables: number, changes: Partial<MitchellSpec> = {}): MitchellSpec {
  const even = changes.even ?? 'share';
  const rounds = mitchellRounds({ tables, even });
  return { kind: 'mitchell', tables, phantom: null, even, rounds, boardsPerRound: 2, arrowSwitch: 0, ...changes };
}

/** A full Howell, three boards a round, unless told otherwise. */
export function howellSpec(tables: number, changes: Partial<HowellSpec> = {}): HowellSpec {
  return { kind: 'howell', tables, phantom: false, rounds: howellRounds(tables), boardsPerRound: 3, ...changes };
}

export function movementOf(spec: MovementSpec): Movement {
  const movement = makeMovement(spec);
  if (!isMovement(movement)) throw new Error(`no such movement: ${JSON.stringify(movement)}`);
  return movement;
}

/** What a test says about a session; everything has a default. */
export interface SessionRecipe {
  /** One section each; a straight Mitchell of 13 tables by default. */
  readonly sections?: readonly MovementSpec[];
  readonly seed?: number;
  /** The results that are in, of all that are due in order of round, table and board; all by default. */
  readonly results?: number;
  /** Puts other names in the place of the trees and rivers. */
  readonly names?: (pair: number, usual: readonly [string, string]) => readonly [string, string];
  readonly change?: Partial<SessionView>;
}

/**
 * A session of five tables, two boards a round, in which pair 1 plays three rounds and the odd board of the fourth, and
 * withdraws; with whom each pair was to meet on the boards it left, board by board.
 */
export function withdrawal(whole: SessionView) {
  const withdrawn = whole.sections[0]?.entries.find(({ number }) => number === 1)?.id ?? 0;
  const isLeft = ({ round, slotBoard, ns }: ResultView) =>
    ns === withdrawn && (round > 4 || (round === 4 && slotBoard % 2 === 0));
  const results = whole.results.filter((result) => !isLeft(result));
  const usual = { handicap: null, stratum: null, withoutStanding: false };
  const terms = { ...whole.terms, entries: [{ ...usual, entry: withdrawn, withdrawn: true as const }] };
  const session = { ...whole, results, terms, sections: sectionsAfterWithdrawals(whole.sections, results, terms) };
  const left = Map.groupBy(whole.results.filter(isLeft), ({ ew }) => ew);
  const entries = new Map([...left].map(([ew, of]) => [ew, of.map(() => withdrawn)]));
  return { session, withdrawn, entries };
}

export function sessionView(recipe: SessionRecipe = {}): SessionView {
  const { sections = [mitchellSpec(13)], seed = 1, names = (_, usual) => usual } = recipe;
  const built = sections.map((spec, index) =>
    sectionWithResults(spec, index, sections.length > 1 ? letterOf(index) : '', seed + index, names),
  );
  const results = built.flatMap((section) => section.results);
  return {
    id: 1,
    eventName: 'Tuesday pairs',
    ranks: 'pair',
    date: '2026-11-24',
    start: '19:30',
    minutesPerBoard: 7,
    minutesToMove: 1,
    change: results.length,
    savedAt: '2026-11-24T22:16:00.000Z',
    sample: false,
    clock: { round: 0, onBreak: false, endsAt: null, secondsLeft: null },
    breaks: [],
    scoring: { version: 1, method: 'matchpoints', preset: 'wbf', regulation: REGULATIONS.wbf, fields: 'all' },
    penalties: [],
    terms: { unit: 'percent', entries: [] },
    datums: [],
    dealt: [],
    dealsVersion: 0,
    matches: [],
    sections: built.map(({ section }) => section),
    teams: [],
    results: results.slice(0, recipe.results),
    ...recipe.change,
  };
}

export function settingsView(changes: Partial<Settings> = {}): Settings {
  return {
    clubName: 'Riverside Bridge Club',
    clubLine: '',
    language: 'en',
    theme: 'system',
    suitColours: 2,
    withoutLastNought: false,
    paper: 'A4',
    method: 'matchpoints',
    regulation: 'wbf',
    ownRegulation: null,
    ownMovements: [],
    ownMasterpoints: '',
    correctionMinutes: 30,
    clockSound: 'off',
    copyFolder: '',
    displayRanking: 'place',
    printer: '',
    paperCopies: {},
    paperSets: {},
    memberColumns: {},
    resultColumns: {},
    csvContents: {},
    ...changes,
  };
}

function letterOf(index: number): string {
  return String.fromCodePoint(65 + index);
}

/** Entry ids of different sections never meet. */
const ENTRIES_A_SECTION = 1000;

function sectionWithResults(
  spec: MovementSpec,
  index: number,
  letter: string,
  seed: number,
  names: NonNullable<SessionRecipe['names']>,
): { readonly section: SectionView; readonly results: readonly ResultView[] } {
  const movement = movementOf(spec);
  const evening = sampleSession({ seed, movement });
  const id = index + 1;
  const entry = (pair: number): number => id * ENTRIES_A_SECTION + pair;
  const entries = evening.names.map((usual, place): EntryView => {
    const number = place + 1;
    const phantom = number === movement.phantom;
    const line = movement.winners === 2 ? lineOf(movement, number) : null;
    const [first, second] = phantom ? usual : names(number, usual);
    return { id: entry(number), number, label: `${letter}${number}`, line, players: [first, second], phantom };
  });
  const cells = movement.rounds.flatMap((tables, round) =>
    tables.map((seating) => ({
      round: round + 1,
      table: seating.table,
      ns: entry(seating.ns),
      ew: entry(seating.ew),
      boards: boardsOfSet(seating.set, movement.boardsPerRound),
      sitOut: isSitOut(movement, seating),
      absent: [seating.ns, seating.ew].filter((pair) => pair === movement.phantom).map(entry),
      left: [],
    })),
  );
  const results = evening.results.map(({ round, table, board, outcome, typed }): ResultView => {
    const cell = cells.find((candidate) => candidate.round === round && candidate.table === table);
    if (!cell) throw new Error(`round ${round} has no table ${table}`);
    return {
      section: id,
      round,
      table,
      slotBoard: board,
      version: 1,
      board,
      ns: cell.ns,
      ew: cell.ew,
      outcome,
      typed,
      score: outcomeScore(outcome, board),
      at: '2026-11-24T20:00:00.000Z',
    };
  });
  const section: SectionView = {
    id,
    letter: letterOf(index),
    spec,
    scheduleVersion: 1,
    gone: [],
    tables: movement.tables,
    rounds: movement.rounds.length,
    boardsPerRound: movement.boardsPerRound,
    boards: new Set(cells.flatMap((cell) => cell.boards)).size,
    winners: movement.winners,
    entries,
    partnerships: [],
    cells,
    shown: {},
  };
  return { section, results };
}
