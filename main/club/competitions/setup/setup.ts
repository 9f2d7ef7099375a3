import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import type { MatchStageScoring } from '../../../../src/scoring/ranked-matches/scoring.ts';
import type { Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import type { SessionMethod } from '../../../../src/scoring/session-scoring.ts';
import type { Club } from '../../club.ts';
import type { EventRanks } from '../../../../src/session/event-ranks.ts';

/** Where the schedule of a new section is written. */
export interface NewSchedule {
  readonly event: number;
  readonly stage: number;
  readonly section: number;
  readonly change: number;
  /** The entries of a session before, by the numbers under which they play on; other numbers are new. */
  readonly former?: ReadonlyMap<number, number>;
}

/** A section that a new event is to have. */
export interface SectionSetup {
  readonly ranks: EventRanks;
  /** How the stage goes that it is played in. */
  readonly form: 'movement' | 'round-robin' | 'swiss' | 'knockout';
  readonly winners: 1 | 2;
  /** How its matches are scored until the director chooses; null where it has none. */
  readonly usualMatches: ((regulation: Regulation, method: SessionMethod) => MatchStageScoring) | null;
  readonly rounds: number;
  /** The numbers under which somebody plays. */
  readonly numbers: readonly number[];
  /** Writes who plays in it and its schedule, within a change. @returns the entry of each number */
  insert(club: Club, at: NewSchedule): ReadonlyMap<number, number>;
}

/** An event that was created: its session and its sections. */
export interface CreatedEvent {
  readonly event: number;
  readonly session: number;
  readonly sections: readonly CreatedSection[];
}

/** A section, and the entry of each of its numbers. */
export interface CreatedSection {
  readonly section: number;
  readonly entries: ReadonlyMap<number, number>;
}

/** Adds an entry for each number: of a contestant that plays on, or of a new one. A phantom's is nobody's. */
export function insertEntries(
  { store }: Club,
  { event, section, former }: Pick<NewSchedule, 'event' | 'section' | 'former'>,
  numbers: number,
  phantom: number | null = null,
): ReadonlyMap<number, number> {
  return new Map(
    numbersTo(numbers).map((number) => {
      const entry = store.events.addEntry(event, section);
      const before = former?.get(number);
      if (before !== undefined) store.events.playOn(entry, before);
      else if (number !== phantom) store.events.makeContestant(entry);
      return [number, entry];
    }),
  );
}

/** The entry of a number that the movement has. */
export function entryOfNumber(entries: ReadonlyMap<number, number>, number: number): number {
  const entry = entries.get(number);
  if (entry === undefined) throw new Error(`the schedule seats ${number}, which the movement doesn't have`);
  return entry;
}
