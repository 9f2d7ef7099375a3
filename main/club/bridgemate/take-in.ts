/** Takes what is new in a Bridgemate server's file into a running session. */
import type { TableOutcome } from '../../../src/bridge/result/result.ts';
import { formatShorthand, parseShorthand } from '../../../src/bridge/shorthand/shorthand.ts';
import { isSameReading } from '../../../src/bridge/result/second-reading.ts';
import type { BwsResults } from '../../../src/format/bws/read-received.ts';
import type { ReceivedLine } from '../../../src/format/bws/received.ts';
import { slotKey, type Slot } from '../../../src/session/slot.ts';
import type { ResultVersionRow } from '../../store/results/results.ts';
import { change } from '../change.ts';
import { timeNow, type Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import type { OpenLine, OpenReason } from '../model/files/bridgemate.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { resultProblem } from '../results/problems.ts';
import { insertResults } from '../results/results.ts';
import { linePlaces, type LinePlaces, type PlacedLine } from './place.ts';

/** The author of what comes from the tables' Bridgemates. */
export const BRIDGEMATE = 'bridgemate';

export interface TakenIn {
  /** How many lines of the file have a result, and how many of these the session has by it or by hand. */
  readonly lines: number;
  readonly taken: number;
  /** Whether something was written. */
  readonly isNew: boolean;
  /** Whether all of the file was looked at; else it is to be taken in again. */
  readonly isWhole: boolean;
  readonly open: readonly OpenLine[];
}

/** Lines that are written at once: the entry of results waits no longer than for these. */
const MOST_AT_ONCE = 50;

/**
 * Records each line of the file that is new since it was last taken in. What a director has typed, corrected or ruled
 * stays: a line that differs from it is a second reading, which comes up for verification. Undo passes over all of it.
 * @returns 'otherSession' where the file's movement is not the session's; then nothing is taken
 */
export function takeInResults(
  club: Club,
  session: number,
  file: BwsResults,
  most = MOST_AT_ONCE,
): TakenIn | 'otherSession' | ClubProblem {
  const feed: Club = { ...club, author: BRIDGEMATE };
  let taken: TakenIn | 'otherSession' | null = null;
  const changed = change(feed, { session, kind: 'result' }, ({ add }): ClubProblem | null => {
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const places = linePlaces(view, file);
    if (!isOfSession(places, file)) {
      taken = 'otherSession';
      return null;
    }
    const recorded = recordedByFeed(club, session);
    const open: OpenLine[] = [];
    let [lines, here, written, isWhole] = [0, 0, 0, true];
    for (const line of file.lines) {
      const place = places.line(line);
      if (line.outcome) lines++;
      const step = place ? nextStep(club, recorded, place, line) : ({ step: 'open', reason: 'noLine' } as const);
      if (written >= most && (step.step === 'record' || step.step === 'read')) {
        isWhole = false;
        continue;
      }
      let reason: OpenReason | null = step.step === 'open' ? step.reason : null;
      if (place && step.step === 'record') {
        const input = { ...place.slot, board: place.slot.slotBoard, ns: place.ns, ew: place.ew, ...step.content };
        reason = resultProblem(club, session, input)?.code ?? null;
        if (reason === null) insertResults(club, session, add({ isFinal: true }), [input]);
        if (reason === null) written++;
      }
      if (place && step.step === 'read') {
        addReading(feed, place.slot, step.outcome);
        written++;
      }
      if (line.outcome && place && reason === null) here++;
      if (reason !== null) open.push(openLine(file, line, place, reason));
    }
    taken = { lines, taken: here, isNew: written > 0, isWhole, open };
    return null;
  });
  return isProblem(changed) ? changed : (taken ?? 'otherSession');
}

/** Fewer lines than these may be mistakes at the tables, and say nothing of the file. */
const ENOUGH_TO_JUDGE = 8;

/** Half of the movement is the session's, and half of the lines where they are enough or there is no movement. */
function isOfSession(places: LinePlaces, { meetings, lines }: BwsResults): boolean {
  const real = meetings.filter(({ ns, ew }) => ns > 0 && ew > 0);
  const met = real.filter((meeting) => places.hasMeeting(meeting));
  const placed = lines.filter((line) => places.line(line)?.hasPairs);
  const areEnough = real.length === 0 || lines.length >= ENOUGH_TO_JUDGE;
  return met.length * 2 >= real.length && (!areEnough || placed.length * 2 >= lines.length);
}

type Step =
  | { readonly step: 'none' }
  | {
      readonly step: 'record';
      readonly content: { outcome: TableOutcome | null; typed: string; expectedVersion: number | null };
    }
  | { readonly step: 'read'; readonly outcome: TableOutcome }
  | { readonly step: 'open'; readonly reason: OpenReason };

/** The results that stand as the file brought them, in the English shorthand, by their lines. */
type RecordedByFeed = ReadonlyMap<string, string>;

function recordedByFeed({ store }: Club, session: number): RecordedByFeed {
  const own = store.results.current(session).filter(({ author }) => author === BRIDGEMATE);
  return new Map(own.flatMap((row) => (row.outcome ? [[slotKey(row), formatShorthand(row.outcome, 'en')]] : [])));
}

/** What a line of the file asks for, by what stands on its line of the session and what the file last said of it. */
function nextStep(
  { store }: Club,
  recorded: RecordedByFeed,
  { slot, hasPairs }: PlacedLine,
  { outcome }: ReceivedLine,
): Step {
  // Most lines of a look are those of the look before.
  if (hasPairs && outcome && recorded.get(slotKey(slot)) === formatShorthand(outcome, 'en')) return { step: 'none' };
  const history = store.results.history(slot);
  const newest = history.at(-1) ?? null;
  const stands = newest?.outcome ?? null;
  if (!hasPairs) return stands === null && outcome === null ? { step: 'none' } : { step: 'open', reason: 'otherPairs' };
  const expectedVersion = stands === null ? null : (newest?.version ?? null);
  const isOfFeed = newest?.author === BRIDGEMATE && stands?.kind !== 'ruled';
  const last = lastSaid(history, store.verifications.newestOf(slot, BRIDGEMATE));
  if (outcome === null) {
    if (stands === null) return { step: 'none' };
    if (!isOfFeed) return { step: 'open', reason: 'erased' };
    return { step: 'record', content: { outcome: null, typed: '', expectedVersion } };
  }
  if (last !== null && last === formatShorthand(outcome, 'en')) return { step: 'none' };
  if (stands === null || isOfFeed) {
    return { step: 'record', content: { outcome, typed: '', expectedVersion } };
  }
  // A ruling stands: what it replaced is what the table may say.
  if (stands.kind === 'ruled' && isSameReading(stands.atTable, outcome)) return { step: 'none' };
  return { step: 'read', outcome };
}

/** What the file last said of a line, in the English shorthand: what was recorded of it, or read on a recorded line. */
function lastSaid(
  history: readonly ResultVersionRow[],
  reading: { readonly shorthand: string; readonly at: string } | null,
): string | null {
  const recorded = history.findLast(({ author }) => author === BRIDGEMATE) ?? null;
  if (reading && (recorded === null || reading.at >= recorded.at)) return reading.shorthand;
  return recorded?.outcome ? formatShorthand(recorded.outcome, 'en') : null;
}

function addReading(club: Club, slot: Slot, outcome: TableOutcome): void {
  const board = club.store.results.newest(slot)?.board ?? slot.slotBoard;
  const shorthand = formatShorthand(outcome, 'en');
  if (parseShorthand(shorthand, { board, language: 'en', withoutLastNought: false }).kind !== 'result') return;
  club.store.verifications.add({ ...slot, board, shorthand, author: club.author, at: timeNow(club) });
}

function openLine(file: BwsResults, line: ReceivedLine, place: PlacedLine | null, reason: OpenReason): OpenLine {
  const { round, table, board, ns, ew, outcome } = line;
  return {
    section: letterOf(file, line.section),
    round,
    table,
    board,
    ns,
    ew,
    outcome,
    reason,
    slot: place?.slot ?? null,
  };
}

/** The letter of a section of the file; empty where there is one. */
export function letterOf({ sections }: Pick<BwsResults, 'sections'>, id: number): string {
  if (sections.length <= 1) return '';
  return sections.find((section) => section.id === id)?.letter ?? String(id);
}
