import type { Side } from '../bridge/seat.ts';
import type { ScoringLine } from '../scoring/scoring-line.ts';

/** What one club played of the boards of a simultaneous event. */
export interface ClubSession<Line extends ScoringLine = ScoringLine> {
  /** The club's name; no other club has it. */
  readonly club: string;
  /** How many entries the club has; lines name them by their number, from 0. */
  readonly entries: number;
  /** The line an entry is ranked in where there are two winners. */
  readonly lineOf: (entry: number) => Side | null;
  readonly lines: readonly Line[];
  /** The hands of its boards, as PBN writes them, by board; without those that it doesn't know. */
  readonly deals: ReadonlyMap<number, string>;
}
