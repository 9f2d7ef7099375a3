import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeBws } from '../../../../src/format/bws/make.ts';
import { parseBws } from '../../../../src/format/bws/parse.ts';
import {
  EMPTY_EVENT,
  type FileEntry,
  type FileMeeting,
  type FileResult,
  type TournamentEvent,
} from '../../../../src/format/event/event.ts';
import { planEvent, type EventPlan } from '../../../../src/format/plan/plan.ts';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { boardsOfSet } from '../../../../src/movement/board-set.ts';
import { lineOf, pairsOf } from '../../../../src/movement/pairs.ts';
import type { MovementSpec } from '../../../../src/movement/movement.ts';
import { howellSpec, mitchellSpec, movementOf } from '../../../builders.ts';

/** An event of pairs before play, as a club gives it to a Bridgemate. */
function unplayed(spec: MovementSpec): TournamentEvent {
  const movement = movementOf(spec);
  const pairs = pairsOf(movement);
  const placeOf = (pair: number) => (pair === movement.phantom ? null : pairs.indexOf(pair));
  return {
    ...EMPTY_EVENT,
    name: 'Tuesday ♠',
    date: '2026-11-24',
    winners: movement.winners,
    entries: pairs.map((pair): FileEntry => ({
      ...entry(pair),
      line: movement.winners === 2 ? lineOf(movement, pair) : null,
    })),
    schedule: movement.rounds.flatMap((seatings, index) =>
      seatings.map(({ table, ns, ew, set }): FileMeeting => ({
        session: 1,
        section: '',
        round: index + 1,
        table,
        seats: { ns: placeOf(ns), ew: placeOf(ew) },
        boards: boardsOfSet(set, movement.boardsPerRound),
      })),
    ),
  };
}

function entry(number: number): FileEntry {
  const players = [1, 2].map((place) => ({
    name: `Ana ${number}-${place}`,
    numbers: { national: String(number * 2 + place) },
  }));
  return { number: String(number), section: '', line: null, players, team: null, handicap: null, stratum: null };
}

/** Each table of eight players who all meet, with the seventh round not drawn. */
function individual(): TournamentEvent {
  const schedule = numbersTo(6).flatMap((round) =>
    [
      [8, 1, 2, 4],
      [3, 5, 6, 7],
    ].map((four, index): FileMeeting => {
      const [N = 0, S = 0, E = 0, W = 0] = four.map((player) => {
        return player === 8 ? 7 : (player + round - 2) % 7;
      });
      return {
        session: 1,
        section: '',
        round,
        table: index + 1,
        seats: { N, S, E, W },
        boards: [round * 2 - 1, round * 2],
      };
    }),
  );
  const entries = numbersTo(8).map((number) => ({ ...entry(number), players: entry(number).players.slice(0, 1) }));
  return { ...EMPTY_EVENT, ranks: 'player', name: 'Individual', date: '2026-11-24', entries, schedule };
}

function read(event: TournamentEvent): TournamentEvent {
  const { events, problems } = parseBws(makeBws(event));
  expect(problems).toEqual([]);
  const [found] = events;
  if (!found) throw new Error('no event');
  return found;
}

function planned(event: TournamentEvent): EventPlan {
  const plan = planEvent(event);
  if (plan.kind !== 'plan') throw new Error(plan.kind);
  return plan;
}

/** Who sits where on which boards, by numbers. */
function seated({ entries, schedule = [] }: TournamentEvent): readonly string[] {
  return schedule.map(({ round, table, seats, boards }) => {
    const sit = Object.entries(seats).map(([seat, place]) => `${seat} ${entries[place ?? -1]?.number ?? '-'}`);
    return [round, table, ...sit.toSorted(), ...boards].join(' ');
  });
}

const pairsMovement = fc.oneof(
  fc
    .record({
      tables: fc.integer({ min: 3, max: 9 }),
      boardsPerRound: fc.integer({ min: 1, max: 4 }),
      phantom: fc.constantFrom(null, 'NS', 'EW'),
    })
    .map(({ tables, ...changes }) => mitchellSpec(tables, changes)),
  fc
    .record({ tables: fc.integer({ min: 3, max: 6 }), phantom: fc.boolean() })
    .map(({ tables, phantom }) => howellSpec(tables, { phantom })),
);

test('before play a file has the same movement and the same bytes once it went through Etui', () => {
  fc.assert(
    fc.property(pairsMovement, (spec) => {
      const event = unplayed(spec);
      const again = read(event);
      expect(seated(again)).toEqual(seated(event));
      expect(again.entries).toEqual(event.entries);
      expect(Buffer.from(makeBws(again)).equals(makeBws(event))).toBe(true);
      const { sections, due, results, winners } = planned(again);
      expect(winners).toBe(event.winners);
      expect(results).toEqual([]);
      const real = (event.schedule ?? []).filter(
        ({ seats }) => 'ns' in seats && seats.ns !== null && seats.ew !== null,
      );
      expect(due).toHaveLength(real.reduce((sum, { boards }) => sum + boards.length, 0));
      // It is a movement as any other, with the missing pair of a half table.
      expect(sections.map(({ movement }) => movement?.rounds)).toEqual([movementOf(spec).rounds]);
    }),
    { numRuns: 20 },
  );
});

test('an individual is read as one by the columns of its players, with their names', () => {
  const event = individual();
  const again = read(event);
  expect(again).toMatchObject({ ranks: 'player', entries: event.entries });
  expect(seated(again)).toEqual(seated(event));
  expect(Buffer.from(makeBws(again)).equals(makeBws(event))).toBe(true);
  expect(planned(again)).toMatchObject({ ranks: 'player', winners: 1 });
  expect(planned(again).due).toHaveLength(24);
});

test('results of an individual name its four players and the declarer', () => {
  const event = individual();
  const [first] = event.schedule ?? [];
  if (!first || 'ns' in first.seats) throw new Error('no players');
  const outcome = {
    kind: 'played',
    contract: { level: 4, strain: 'S', risk: '' },
    declarer: 'W',
    tricks: 10,
    lead: null,
  } as const;
  const given = { match: null, nsPoints: null, ewPoints: null, lin: null, note: '' };
  const seats = first.seats as Exclude<FileResult['seats'], null>;
  const result: FileResult = { at: 1, session: 1, section: '', round: 1, table: 1, board: 1, seats, outcome, ...given };
  const again = read({ ...event, results: [result] });
  expect(again.results).toEqual([result]);
  expect(planned(again).due).toHaveLength(23);
});
