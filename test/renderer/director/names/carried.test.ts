import { expect, test } from 'vitest';
import {
  carriedPairs,
  namedPairs,
  overwritten,
  planCarried,
} from '../../../../renderer/director/names/carry/carried.ts';
import { mitchellSpec, sessionView } from '../../../builders.ts';

type Names = readonly (readonly [string, string])[];

/** A session of three tables with these names at its first numbers. */
function named(names: Names) {
  return sessionView({ sections: [mitchellSpec(3)], results: 0, names: (pair) => names[pair - 1] ?? ['', ''] });
}

const FORMER: Names = [
  ['Hal', 'Ivo'],
  ['Ann', 'Ben'],
  ['Cy', 'Di'],
];

function plan(here: Names, numbers: 'same' | 'next') {
  const former = named(FORMER);
  const session = named(here);
  const rows = planCarried(former, session, new Set(namedPairs(former).map(({ id }) => id)), numbers);
  const numberOf = new Map(session.sections[0]?.entries.map(({ id, number }) => [id, number]));
  return {
    carried: carriedPairs(rows).map(({ entry }) => numberOf.get(entry)),
    seated: rows.map(({ seated }) => seated && `${seated.name} in ${seated.pair}`),
    overwritten: overwritten(rows),
  };
}

test('pairs get the numbers they had', () => {
  expect(plan([], 'same')).toEqual({ carried: [1, 2, 3], seated: [null, null, null], overwritten: 0 });
  expect(plan([['Eve', 'Fay']], 'same')).toMatchObject({ carried: [1, 2, 3], overwritten: 1 });
});

test('or the free ones in order, past whoever sits here', () => {
  expect(
    plan(
      [
        ['Eve', 'Fay'],
        ['Ann', 'Gus'],
      ],
      'next',
    ),
  ).toEqual({
    carried: [3, 4],
    seated: [null, 'Ann in 2', null],
    overwritten: 0,
  });
});

test('a pair that stays out leaves its place, whose players keep another out', () => {
  // Hal sits in pair 4, so pair 1 stays Ann and Ben, who then can't be pair 2 as well.
  const here: Names = [
    ['Ann', 'Ben'],
    ['', ''],
    ['', ''],
    ['Hal', 'Gus'],
  ];
  expect(plan(here, 'same')).toEqual({ carried: [3], seated: ['Hal in 4', 'Ann in 1', null], overwritten: 0 });
});
