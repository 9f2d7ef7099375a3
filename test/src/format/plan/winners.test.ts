import { expect, test } from 'vitest';
import { EMPTY_EVENT, type TournamentEvent } from '../../../../src/format/event/event.ts';
import { planEvent } from '../../../../src/format/plan/plan.ts';

/** An event of pairs 0, 1, 2 ... that says nothing of rankings; a meeting is North-South's and East-West's pair. */
function eventOf(pairs: number, meetings: readonly (readonly [board: number, ns: number, ew: number])[]) {
  const none = { section: '', round: null, table: null, match: null, nsPoints: null, ewPoints: null, lin: null };
  const event: TournamentEvent = {
    ...EMPTY_EVENT,
    entries: Array.from({ length: pairs }, (_, place) => {
      return { number: String(place + 1), section: '', line: null, players: [], team: null, ...NO_TERMS };
    }),
    results: meetings.map(([board, ns, ew], index) => {
      const outcome = { kind: 'score', score: 110 } as const;
      return { ...none, at: index + 1, session: 1, board, seats: { ns, ew }, outcome, note: '' };
    }),
  };
  const plan = planEvent(event);
  if (plan.kind !== 'plan') throw new Error(plan.kind);
  return plan;
}

const NO_TERMS = { handicap: null, stratum: null };

test('a Mitchell has two rankings, though two pairs sat the other way round for a board', () => {
  const mitchell = [0, 1, 2].flatMap((ns) => [0, 1, 2].map((set) => [set + 1, ns, 3 + ((ns + set) % 3)] as const));
  expect(eventOf(6, mitchell).winners).toBe(2);
  const [[board, ns, ew] = [1, 0, 3], ...others] = mitchell;
  const turned = eventOf(6, [[board, ew, ns], ...others]);
  expect(turned.winners).toBe(2);
  expect(turned.sections[0]?.entries.map(({ line }) => line)).toEqual(['NS', 'NS', 'NS', 'EW', 'EW', 'EW']);
});

test('a Howell has one', () => {
  const howell = [
    [1, 3, 0],
    [1, 1, 2],
    [2, 3, 1],
    [2, 2, 0],
    [3, 3, 2],
    [3, 0, 1],
  ] as const;
  expect(eventOf(4, howell).winners).toBe(1);
});
