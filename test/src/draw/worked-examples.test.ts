import { describe, expect, test } from 'vitest';
import { bracketSlots } from '../../../src/draw/bracket.ts';
import { roundOfStanding, type DrawEntry } from '../../../src/draw/entry.ts';
import { drawSwiss } from '../../../src/draw/swiss.ts';
import { exact, ZERO } from '../../../src/scoring/numbers/exact.ts';
import { eventFile, exactOf, type PlaceOfFile } from '../scoring/ranked-matches/build.ts';
import { drawn, wantedDraw } from './random-field.ts';

type Pairs = readonly (readonly [number, number])[];
interface DrawOfFile {
  readonly round: number;
  readonly order: readonly number[] | null;
  readonly draw: readonly { readonly table: number; readonly home: number; readonly away: number }[];
  readonly bye: number | null;
  readonly standings: readonly PlaceOfFile[];
}
interface SwissFile {
  readonly teams: readonly { readonly number: number; readonly lot: number }[];
  readonly rounds: readonly (DrawOfFile & {
    readonly drawsByRule?: {
      readonly descending: Pairs;
      readonly closest: { readonly pairs: Pairs };
      readonly oneRoundLate?: Pairs;
    };
  })[];
  readonly disturbed: {
    readonly lateCorrection: {
      readonly standingsAfter3: readonly PlaceOfFile[];
      readonly drawOfRound4: { readonly wouldHaveBeen: Pairs };
    };
    readonly withdrawal: { readonly team: number; readonly bye: { readonly rounds: readonly DrawOfFile[] } };
  };
}

const SWISS = eventFile('swiss-teams-12x5') as SwissFile;
const PLAYED = SWISS.rounds.flatMap(({ round, draw }) => draw.map(({ home, away }) => ({ round, home, away })));

function entriesFrom(standings: readonly PlaceOfFile[]): readonly DrawEntry[] {
  return SWISS.teams.map(({ number: entry, lot }) => {
    const row = standings.find(({ team }) => team === entry);
    return { entry, lot, total: exactOf(row?.total ?? '0'), imps: exact(Number(row?.imps ?? 0)), wins: ZERO };
  });
}

function standingsAfter(round: number): readonly PlaceOfFile[] {
  return SWISS.rounds[round - 1]?.standings ?? [];
}

function wanted(round: number, isLate = false) {
  const afterRound = roundOfStanding(round, isLate);
  const matches = PLAYED.filter((match) => match.round < round);
  return wantedDraw({ round, afterRound, entries: entriesFrom(standingsAfter(afterRound)), matches });
}

const pairsOf = (draw: ReturnType<typeof drawn>) =>
  draw.matches.map(({ reason: { higher, lower } }) => [higher, lower]);
const tablesOf = (draw: ReturnType<typeof drawn>) =>
  draw.matches.map(({ table, home, away }) => ({ table, home, away }));

describe.each(SWISS.rounds)('twelve teams, round $round', ({ round, order, draw, bye }) => {
  test('from the top, with homes and tables', () => {
    const answer = drawn(wanted(round));
    expect({ tables: tablesOf(answer), bye: answer.bye }).toEqual({ tables: draw, bye });
    expect(answer.order).toEqual(order ?? SWISS.teams.map(({ number }) => number));
  });
});

/** The rounds that the example draws by other rules too. */
const OTHER_RULES = SWISS.rounds.flatMap(({ round, drawsByRule }) => (drawsByRule ? [{ round, ...drawsByRule }] : []));
const ONE_ROUND_LATE = OTHER_RULES.flatMap(({ round, oneRoundLate }) =>
  oneRoundLate ? [{ round, oneRoundLate }] : [],
);

test.each(OTHER_RULES)('twelve teams, round $round by closest totals', ({ round, closest }) => {
  expect(pairsOf(drawn({ ...wanted(round), rule: 'closest' }))).toEqual(closest.pairs);
});

test.each(ONE_ROUND_LATE)('twelve teams, round $round drawn one round late', ({ round, oneRoundLate }) => {
  expect(pairsOf(drawn(wanted(round, true)))).toEqual(oneRoundLate);
});

test('a correction after the draw would have changed it', () => {
  const { standingsAfter3, drawOfRound4 } = SWISS.disturbed.lateCorrection;
  const corrected = drawn({ ...wanted(4), entries: entriesFrom(standingsAfter3) });
  expect(tablesOf(corrected).map(({ home, away }) => [home, away].toSorted((a, b) => a - b))).toEqual(
    drawOfRound4.wouldHaveBeen.map((pair) => pair.toSorted((a, b) => a - b)),
  );
});

test('after a withdrawal the last in order without one has the bye', () => {
  const { team, bye } = SWISS.disturbed.withdrawal;
  let matches = [...wanted(4).matches] as { round: number; home: number; away: number | null }[];
  let standings = standingsAfter(3);
  for (const expected of bye.rounds) {
    const { round } = expected;
    const entries = entriesFrom(standings).filter(({ entry }) => entry !== team);
    const answer = drawn(wantedDraw({ round, afterRound: round - 1, entries, matches }));
    expect(answer.order).toEqual(expected.order);
    expect(tablesOf(answer)).toEqual(expected.draw);
    expect(answer.bye?.entry).toBe(expected.bye);
    matches = [...matches, ...expected.draw.map(({ home, away }) => ({ round, home, away }))];
    matches.push({ round, home: expected.bye ?? 0, away: null });
    standings = expected.standings;
  }
  expect(
    drawn(wantedDraw({ entries: entriesFrom(standings).filter(({ entry }) => entry !== team), matches })).bye?.reason,
  ).toEqual({ byes: 0, passed: expect.arrayContaining([{ entry: 2, why: 'had-bye' }]) as unknown });
});

describe('what the director wants', () => {
  test('forces a match and forbids another; both are said', () => {
    const usual = wanted(4);
    const draw = drawn({ ...usual, forced: [[2, 8]], forbidden: [[3, 11]] });
    expect(pairsOf(draw)).toContainEqual([8, 2]);
    expect(draw.matches[0]?.reason).toEqual({ code: 'forced', higher: 8, lower: 2, passed: [] });
    expect(draw.matches[1]?.reason).toEqual({
      code: 'next',
      higher: 12,
      lower: 9,
      passed: [{ entry: 11, why: 'met', round: 3 }],
    });
    const other = drawn({ ...usual, forbidden: [[8, 12]] });
    expect(other.matches[0]?.reason).toMatchObject({ higher: 8, lower: 11, passed: [{ entry: 12, why: 'forbidden' }] });
  });

  test.each([
    [{ forced: [[1, 99] as const] }, { code: 'not-drawn', entry: 99 }],
    [{ forbidden: [[3, 3] as const] }, { code: 'against-itself', entry: 3 }],
    [{ forced: [[1, 2] as const, [3, 2] as const] }, { code: 'forced-twice', entry: 2 }],
    [{ forced: [[1, 2] as const], forbidden: [[2, 1] as const] }, { code: 'forced-and-forbidden' }],
    [{ forbidden: Array.from({ length: 11 }, (_, index) => [1, index + 2] as const) }, { code: 'no-draw' }],
  ])('%j can not be', (wishes, problem) => {
    expect(drawSwiss({ ...wanted(4), ...wishes })).toMatchObject({ kind: 'problem', ...problem });
  });

  test('before anybody has a total by halves, or by the lot', () => {
    const byLot = drawn({ ...wanted(1), first: 'lot' });
    expect(pairsOf(byLot)[0]).toEqual([11, 5]);
    expect(byLot.matches[0]?.reason.code).toBe('next');
    const apart = drawn({ ...wanted(1), forbidden: [[1, 7]] });
    expect(apart.matches[0]?.reason).toEqual({
      code: 'halves',
      half: 6,
      higher: 1,
      lower: 6,
      passed: [{ entry: 7, why: 'forbidden' }],
    });
  });

  test('one alone is not drawn', () => {
    expect(drawSwiss({ ...wanted(4), entries: wanted(4).entries.slice(0, 1) })).toMatchObject({ code: 'too-few' });
  });
});

test('with everybody met, the rematches are the oldest, and each says how many there are', () => {
  const matches = [
    { round: 1, home: 1, away: 2 },
    { round: 1, home: 3, away: 4 },
    { round: 2, home: 1, away: 3 },
    { round: 2, home: 2, away: 4 },
    { round: 3, home: 1, away: 4 },
    { round: 3, home: 2, away: 3 },
  ];
  const entries = [1, 4, 3, 2].map((entry, place) => ({
    entry,
    total: exact(40 - place),
    imps: ZERO,
    wins: ZERO,
    lot: null,
  }));
  const draw = drawn(wantedDraw({ entries, matches }));
  expect(draw.matches.map(({ reason }) => reason)).toEqual([
    {
      code: 'rematch',
      higher: 1,
      lower: 2,
      round: 1,
      rematches: 2,
      passed: [
        { entry: 4, why: 'met', round: 3 },
        { entry: 3, why: 'met', round: 2 },
      ],
    },
    { code: 'rematch', higher: 4, lower: 3, round: 1, rematches: 2, passed: [] },
  ]);
});

interface BracketsFile {
  readonly order: Readonly<Record<string, readonly number[]>>;
  readonly entries: readonly { readonly teams: number; readonly bracketOf: number; readonly firstRound: Pairs }[];
}

describe('a bracket', () => {
  const { order, entries } = eventFile('brackets') as BracketsFile;

  test.each(Object.keys(order))('of %s is in order', (teams) => {
    expect(bracketSlots(Number(teams))).toEqual(order[teams]);
  });

  test.each(entries)('of $teams has its first round and its byes', ({ teams, bracketOf, firstRound }) => {
    const slots = bracketSlots(teams);
    expect(slots.length).toBe(bracketOf);
    const pairs = slots.flatMap((slot, place) => (place % 2 === 0 ? [[slot, slots[place + 1]]] : []));
    expect(pairs.filter((pair) => !pair.includes(null))).toEqual(firstRound);
    expect(pairs.every(([better]) => better !== null)).toBe(true);
  });
});
