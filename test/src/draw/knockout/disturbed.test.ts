import { expect, test } from 'vitest';
import { nextRound, NO_WISHES, type KnockoutWishes } from '../../../../src/draw/knockout/next-round.ts';
import type { Knockout } from '../../../../src/draw/knockout/knockout.ts';
import { knockoutPlaces } from '../../../../src/draw/knockout/places.ts';
import { upsetsOf } from '../../../../src/draw/knockout/upsets.ts';
import { BETTER_SEED, field, playOut, playRound, won } from './field.ts';

function meetings(knockout: Knockout, wishes: Partial<KnockoutWishes> = {}) {
  const round = nextRound(knockout, { ...NO_WISHES, ...wishes });
  if (round.kind === 'problem') return round;
  return round.meetings.map(({ home, away }) => [home, away]);
}

/** Replaces who won a match. */
function corrected(knockout: Knockout, home: number, away: number, winner: number | null): Knockout {
  return {
    ...knockout,
    rounds: knockout.rounds.map((round) =>
      round.map((match) =>
        match.home === home && match.away === away ? { ...match, outcome: won(winner, 10, 20) } : match,
      ),
    ),
  };
}

test('while a match is open or level, no round is drawn, and the problem names it', () => {
  const open = playRound(field(8), (home, away) => (home === 3 ? null : BETTER_SEED(home, away)));
  expect(meetings(open)).toMatchObject({ code: 'matches-open', matches: [{ home: 3, away: 6 }] });
});

test('choosing opponents by rank takes the place of the bracket, and is the reason', () => {
  const after = playRound(field(8), BETTER_SEED);
  expect(meetings(after)).toStrictEqual([
    [1, 4],
    [2, 3],
  ]);
  const wishes = { ...NO_WISHES, wanted: [{ pair: [1, 3], reason: { code: 'choice', chooser: 1 } }] } as const;
  expect(meetings(after, wishes)).toStrictEqual([
    [1, 3],
    [2, 4],
  ]);
  const round = nextRound(after, wishes);
  expect(round.kind === 'round' && round.meetings.map(({ reason }) => reason.code)).toStrictEqual([
    'choice',
    'winners',
  ]);
});

test('a bye is moved by wanting its team to meet somebody', () => {
  const wanted = [{ pair: [1, 5], reason: { code: 'director' } }] as const;
  expect(meetings(field(5), { wanted })).toStrictEqual([
    [1, 5],
    [4, null],
    [2, null],
    [3, null],
  ]);
  const round = nextRound(field(5), { ...NO_WISHES, wanted });
  expect(round.kind === 'round' && round.meetings.map(({ reason }) => reason.code)).toStrictEqual([
    'director',
    'director',
    'bye',
    'bye',
  ]);
});

test('what cannot be wanted is refused by name', () => {
  const director = { code: 'director' } as const;
  const after = playRound(field(8, { playOffs: 'all' }), BETTER_SEED);
  expect(meetings(after, { wanted: [{ pair: [1, 9], reason: director }] })).toMatchObject({
    code: 'not-left',
    entry: 9,
  });
  expect(meetings(after, { wanted: [{ pair: [1, 1], reason: director }] })).toMatchObject({ code: 'against-itself' });
  expect(meetings(after, { wanted: [{ pair: [1, 8], reason: director }] })).toMatchObject({ code: 'apart' });
  const twice = [
    { pair: [1, 2], reason: director },
    { pair: [2, 3], reason: director },
  ] as const;
  expect(meetings(after, { wanted: twice })).toMatchObject({ code: 'wanted-twice', entry: 2 });
});

test('a beaten team plays in the place of the winner, who has its place in the end', () => {
  const after = playRound(field(8), BETTER_SEED);
  const instead = { ...NO_WISHES, instead: [{ entry: 8, of: 1 }], wanted: [] };
  expect(meetings(after, instead)).toStrictEqual([
    [4, 8],
    [2, 3],
  ]);
  const seated = { ...instead, wanted: [{ pair: [8, 4], reason: { code: 'instead', entry: 8, of: 1 } }] } as const;
  const semis = playRound(after, BETTER_SEED, seated);
  expect(upsetsOf(semis)).toStrictEqual([]);
  const end = playOut(semis, BETTER_SEED);
  expect(knockoutPlaces(end).find(({ first }) => first === 5)?.entries).toStrictEqual([1, 5, 6, 7]);
  expect(knockoutPlaces(end).find(({ first }) => first === 3)?.entries).toStrictEqual([3, 8]);
});

test('where both are out of a match, the next opponent goes on', () => {
  const after = playRound(field(4), (home, away) => (home === 1 ? won(null) : BETTER_SEED(home, away)));
  const round = nextRound(after);
  expect(round).toMatchObject({ code: 'over' });
  expect(knockoutPlaces(after).map(({ first, entries }) => [first, entries])).toStrictEqual([
    [1, [2]],
    [2, [1, 3, 4]],
  ]);
  const eight = playRound(field(8), (home, away) => (home === 1 ? won(null) : BETTER_SEED(home, away)));
  expect(meetings(eight)).toStrictEqual([
    [2, 3],
    [4, null],
  ]);
  expect(knockoutPlaces(playOut(eight, BETTER_SEED)).map(({ first, entries }) => [first, entries])).toStrictEqual([
    [1, [2]],
    [2, [4]],
    [3, [3]],
    [4, [1, 5, 6, 7, 8]],
  ]);
});

test('a correction that changes who won is shown in every round that is drawn, and alters none', () => {
  const semis = playRound(playRound(field(8), BETTER_SEED), BETTER_SEED);
  const before = semis.rounds.map((round) => round.map(({ home, away }) => [home, away]));
  const late = corrected(semis, 1, 8, 8);
  expect(late.rounds.map((round) => round.map(({ home, away }) => [home, away]))).toStrictEqual(before);
  expect(upsetsOf(late).map(({ round, drawn, now, match }) => [round, drawn, now, match.away])).toStrictEqual([
    [2, 1, 8, 4],
  ]);
  const level = corrected(semis, 1, 8, null);
  expect(upsetsOf(level).map(({ drawn, now }) => [drawn, now])).toStrictEqual([[1, null]]);
  expect(upsetsOf(semis)).toStrictEqual([]);
});

test('losers of the semi-finals play for the third place beside the final', () => {
  const semis = playRound(playRound(field(8, { playOffs: 'third' }), BETTER_SEED), BETTER_SEED);
  const round = nextRound(semis);
  expect(
    round.kind === 'round' && round.meetings.map(({ home, away, reason }) => [home, away, reason.bracket]),
  ).toStrictEqual([
    [1, 2, 1],
    [3, 4, 3],
  ]);
});

test('a round by lot goes by the lot, the first drawn at home', () => {
  const rules = { opponents: 'lot' } as const;
  const round = nextRound(field(5, rules), { ...NO_WISHES, lot: [4, 2, 5, 1, 3] });
  expect(
    round.kind === 'round' && round.meetings.map(({ home, away, reason }) => [home, away, reason.code]),
  ).toStrictEqual([
    [1, 3, 'lot'],
    [4, null, 'bye'],
    [2, null, 'bye'],
    [5, null, 'bye'],
  ]);
});

function rows(knockout: Knockout) {
  return knockoutPlaces(knockout).map(({ first, last, isOpen, entries }) => [first, last, isOpen, entries]);
}

test('while a round is played, whoever has not lost in it may have any of its places', () => {
  const after = playRound(field(8), BETTER_SEED);
  const final = playRound(playRound(after, BETTER_SEED), () => null);
  expect(rows(final)).toStrictEqual([
    [1, 2, true, [1, 2]],
    [3, 4, false, [3, 4]],
    [5, 8, false, [5, 6, 7, 8]],
  ]);
  const half = playRound(after, (home, away) => (home === 1 ? BETTER_SEED(home, away) : null));
  expect(rows(half)).toStrictEqual([
    [1, 4, true, [1, 2, 3]],
    [3, 4, false, [4]],
    [5, 8, false, [5, 6, 7, 8]],
  ]);
});
