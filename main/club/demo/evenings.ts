/** The events of a demonstration, each played as its director would see it. */
import type { EventMovementSpec } from '../../../src/movement/event-movement.ts';
import type { Club } from '../club.ts';
import { createEvent } from '../competitions/events.ts';
import { writeNames } from '../players/names.ts';
import { writeTeams } from '../players/teams.ts';
import { publish } from '../publication/publication.ts';
import { dayAndTime, minutesAfter } from './days.ts';
import {
  callRound,
  demoSession,
  drawRound,
  orThrow,
  playRound,
  recordLines,
  linesOfRound,
  writeHands,
} from './play.ts';
import type { DemoPlay } from './play.ts';

const MINUTES_PER_BOARD = 7;
const MINUTES_TO_MOVE = 1;
/** After a round, until its results are typed in. */
const TYPED_AFTER = 3;

/** An event as it is begun. */
export interface DemoEvent extends DemoPlay {
  readonly name: string;
  readonly begins: Date;
  readonly spec: EventMovementSpec;
  /** Two names a pair in order of number; of single players only the first counts. */
  readonly names: readonly (readonly [string, string])[];
}

interface Begun {
  readonly session: number;
  readonly rounds: number;
  /** The club at a moment of the evening: just before a round, or after the last one. */
  readonly at: (round: number) => Club;
}

/** Creates an event, with its players where these are pairs or play alone. */
function begin(club: Club, { name, begins, spec, names }: DemoEvent): Begun {
  const early: Club = { ...club, now: () => minutesAfter(begins, -20) };
  const times = { ...dayAndTime(begins), minutesPerBoard: MINUTES_PER_BOARD, minutesToMove: MINUTES_TO_MOVE };
  const { session } = orThrow(createEvent(early, { name, ...times, spec }));
  const { sections, ranks } = demoSession(early, session);
  const [{ rounds, boardsPerRound, entries } = { rounds: 0, boardsPerRound: 0, entries: [] }] = sections;
  if (ranks !== 'team') {
    const named = entries.filter(({ phantom }) => !phantom);
    const players = (number: number) => names[number - 1] ?? (['', ''] as const);
    orThrow(
      writeNames(
        early,
        session,
        named.map(({ id, number }) => ({ entry: id, players: players(number) })),
      ),
    );
  }
  const length = boardsPerRound * MINUTES_PER_BOARD + MINUTES_TO_MOVE;
  const at = (round: number): Club => ({ ...club, now: () => minutesAfter(begins, (round - 1) * length) });
  return { session, rounds, at };
}

/** Calls and plays some rounds, one after another. */
function playRounds({ session, at }: Begun, play: DemoPlay, to: number): void {
  for (let round = 1; round <= to; round++) {
    callRound(at(round), session, round);
    playRound(typing(at(round + 1)), session, round, play);
  }
}

function typing(club: Club): Club {
  const now = minutesAfter(club.now(), TYPED_AFTER);
  return { ...club, now: () => now };
}

/** Pairs of which the ranking is published. */
export function playPublished(club: Club, event: DemoEvent): number {
  const begun = begin(club, event);
  const { session, rounds, at } = begun;
  writeHands(at(1), session, event.seed);
  playRounds(begun, event, rounds);
  callRound(at(rounds + 1), session, rounds + 1);
  orThrow(publish(typing(at(rounds + 1)), session));
  return session;
}

/** Pairs, or single players, of which the last round is being played. */
export function playAllButOne(club: Club, event: DemoEvent): number {
  const begun = begin(club, event);
  const { session, rounds, at } = begun;
  writeHands(at(1), session, event.seed);
  playRounds(begun, event, rounds - 1);
  callRound(at(rounds), session, rounds);
  return session;
}

/** Everybody against everybody, with one score that the director awarded; not published yet. */
export function playAwarded(club: Club, event: DemoEvent): number {
  const begun = begin(club, event);
  const { session, rounds, at } = begun;
  playRounds(begun, event, rounds - 1);
  callRound(at(rounds), session, rounds);
  const [first, ...others] = linesOfRound(demoSession(club, session), rounds, event);
  const award = { kind: 'award', ns: 60, ew: 40 } as const;
  const lines = first ? [{ ...first, outcome: award, typed: 'a6040' }, ...others] : others;
  recordLines(typing(at(rounds + 1)), session, lines);
  callRound(at(rounds + 1), session, rounds + 1);
  return session;
}

/** A Swiss of which some rounds are in and the next one is drawn. */
export function playSwiss(club: Club, event: DemoEvent, roundsIn: number): number {
  const begun = begin(club, event);
  const { session, at } = begun;
  for (let round = 1; round <= roundsIn; round++) {
    drawRound(typing(at(round)), session, round);
    callRound(at(round), session, round);
    playRound(typing(at(round + 1)), session, round, event);
  }
  drawRound(typing(at(roundsIn + 1)), session, roundsIn + 1);
  return session;
}

/** A match of two teams of four, from beginning to end. */
export function playMatch(club: Club, event: DemoEvent, teams: readonly string[]): number {
  const begun = begin(club, event);
  const { session, rounds, at } = begun;
  const { sections } = demoSession(club, session);
  const entries = sections.flatMap((section) => section.entries);
  const named = entries.map(({ id, number }) => {
    const players = event.names.slice(2 * number - 2, 2 * number).flat();
    return { entry: id, name: teams[number - 1] ?? '', players };
  });
  orThrow(writeTeams(at(1), session, named));
  playRounds(begun, event, rounds);
  callRound(at(rounds + 1), session, rounds + 1);
  orThrow(publish(typing(at(rounds + 1)), session));
  return session;
}
