import { describe, expect, test } from 'vitest';
import type { EntryView } from '../../../../main/club/model/session.ts';
import { nameColumns, isSamePlayer, namesTwice, withNames } from '../../../../renderer/director/names/named.ts';
import { howellSpec, mitchellSpec, sessionView } from '../../../builders.ts';

const entry = (number: number, players: [string, string]): EntryView => ({
  id: 100 + number,
  number,
  label: String(number),
  line: null,
  players,
  phantom: false,
});

function columns(spec: ReturnType<typeof mitchellSpec> | ReturnType<typeof howellSpec>) {
  const [section] = sessionView({ sections: [spec] }).sections;
  if (!section) throw new Error('the session was built with one section');
  return nameColumns(section).map((entries) => entries.map(({ number }) => number));
}

describe('pairs side by side', () => {
  test('two rankings are two columns', () => {
    expect(columns(mitchellSpec(3))).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  test('one ranking is one list in two halves, the first the longer', () => {
    expect(columns(howellSpec(3))).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect(columns(mitchellSpec(5, { arrowSwitch: 1 }))).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ]);
  });
});

describe('a name in more than one place', () => {
  test('is remarked on with its pairs, whatever its case and spaces', () => {
    expect(namesTwice([entry(1, ['Ann  Cedar', 'Bob']), entry(2, ['ann cedar', 'Eve'])])).toEqual([
      { name: 'Ann  Cedar', pairs: ['1', '2'] },
    ]);
  });

  test('within one pair names that pair once', () => {
    expect(namesTwice([entry(1, ['Ann', 'Ann']), entry(2, ['', ''])])).toEqual([{ name: 'Ann', pairs: ['1'] }]);
    expect(isSamePlayer(['Ann', ' ann '])).toBe(true);
    expect(isSamePlayer(['', ''])).toBe(false);
    expect(isSamePlayer(['Ann', 'Anne'])).toBe(false);
  });
});

test('names take the place of those of their pairs alone', () => {
  const session = sessionView({ sections: [mitchellSpec(3)] });
  const [first] = session.sections[0]?.entries ?? [];
  if (!first) throw new Error('the session has pairs');
  const named = withNames(session, [{ entry: first.id, players: ['Ann', 'Bob'] }]);
  const before = session.sections[0]?.entries ?? [];
  expect(named.sections[0]?.entries).toEqual([{ ...first, players: ['Ann', 'Bob'] }, ...before.slice(1)]);
  expect(withNames(session, [])).toBe(session);
});
