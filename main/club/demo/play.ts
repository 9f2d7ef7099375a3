import { formatDeal } from '../../../src/bridge/deal/text.ts';
import { formatShorthand } from '../../../src/bridge/shorthand/format.ts';
import type { Language } from '../../../src/language.ts';
import { playAtTable, sampleDeal } from '../../../src/sample/table.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import { writeDeals } from '../deals/deals.ts';
import { announceDraw } from '../draws/announce.ts';
import { readDraw } from '../draws/view.ts';
import type { CellView, SectionView, SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { recordColumn } from '../results/column.ts';
import type { ResultInput } from '../results/input.ts';
import { moveSessionClock } from '../schedule/clock.ts';

/** How a demonstration is played: the same for the same seed. */
export interface DemoPlay {
  readonly seed: number;
  /** In which the director types. */
  readonly language: Language;
}

/** The value; a demonstration never meets a problem. */
export function orThrow<T>(value: T | ClubProblem): Exclude<T, ClubProblem> {
  if (isProblem(value)) throw new Error(`the demonstration met ${JSON.stringify(value)}`);
  return value as Exclude<T, ClubProblem>;
}

export function demoSession(club: Club, session: number): SessionView {
  return orThrow(readSession(club, session));
}

/** Plays a round at all its tables, and records it. */
export function playRound(club: Club, session: number, round: number, play: DemoPlay): void {
  recordLines(club, session, linesOfRound(demoSession(club, session), round, play));
}

/** Records lines by one change. */
export function recordLines(club: Club, session: number, lines: readonly ResultInput[]): void {
  for (const line of orThrow(recordColumn(club, session, lines)).lines) orThrow(line);
}

/** A line for every board that is played in a round, table by table. */
export function linesOfRound({ sections }: SessionView, round: number, play: DemoPlay): readonly ResultInput[] {
  return sections.flatMap((section) =>
    section.cells
      .filter((cell) => cell.round === round && !cell.sitOut)
      .flatMap((cell) => cell.boards.map((board) => lineOf(section, cell, board, play))),
  );
}

function lineOf(section: SectionView, cell: CellView, board: number, { seed, language }: DemoPlay): ResultInput {
  const { round, table, ns, ew } = cell;
  const outcome = playAtTable(seed, { ns, ew }, section.shown[board] ?? board, sampleDeal(seed, board));
  const typed = formatShorthand(outcome, language);
  return { section: section.id, round, table, slotBoard: board, board, ns, ew, outcome, typed, expectedVersion: null };
}

/** Draws the next round of a Swiss as it is proposed. */
export function drawRound(club: Club, session: number, round: number): void {
  const { proposed } = orThrow(readDraw(club, session, round));
  if (proposed === null || 'problem' in proposed) throw new Error(`round ${round} of the demonstration can't be drawn`);
  orThrow(announceDraw(club, session, { round, key: proposed.key }));
}

/** Calls the first round, or the next one; after the last one play is over. */
export function callRound(club: Club, session: number, round: number): void {
  orThrow(moveSessionClock(club, session, { action: round === 1 ? 'start' : 'next' }));
}

/** Writes the hands of all boards of a session, as a dealing machine gives them. */
export function writeHands(club: Club, session: number, seed: number): void {
  const boards = Math.max(...demoSession(club, session).sections.map((section) => section.boards));
  const deals = Array.from({ length: boards }, (_, index) => {
    return { board: index + 1, hands: formatDeal(sampleDeal(seed, index + 1).hands) };
  });
  orThrow(writeDeals(club, session, { deals, source: '' }));
}
