import { describe, expect, test } from 'vitest';
import {
  CHANGE_FIELDS,
  changeFields,
  firstRoundOfChange,
  changeGroups,
  readChange,
  type ChangeDraft,
} from '../../../../../renderer/director/room/change/draft.ts';
import { changeFacts, setsOf } from '../../../../../renderer/director/room/change/facts.ts';
import { howellSpec, mitchellSpec, sessionView } from '../../../../builders.ts';

const draft: ChangeDraft = {
  from: '4',
  pairs: '1',
  pair: ' 3 ',
  rounds: '6',
  boardsEach: '24',
  boards: '2',
  round: '2',
  table: '1',
  otherTable: '5',
  firstBoard: '7',
  line: 'NS',
};

describe('a change as it is typed', () => {
  test.each([
    ['late-pairs', { pairs: 1 }, 4],
    ['pair-leaves', { pair: 3 }, 4],
    ['pair-replaced', { pair: 3 }, 4],
    ['merge-tables', {}, 4],
    ['rounds', { rounds: 6 }, 1],
    ['boards-per-round', { boards: 2 }, 4],
    ['sat-wrong-way', { round: 2, table: 1 }, 1],
    ['wrong-boards', { round: 2, table: 1, firstBoard: 7 }, 1],
    ['wrong-opponents', { round: 2, tables: [1, 5], line: 'NS' }, 1],
    ['skip-forgotten', { round: 2 }, 1],
  ] as const)('%s', (kind, change, from) => {
    expect(readChange(kind, draft)).toEqual({ kind, ...change });
    expect(firstRoundOfChange(kind, draft)).toBe(from);
  });

  test('every kind is offered once, and has its fields', () => {
    const kinds = changeGroups('pair', howellSpec(4)).flatMap((group) => group.kinds);
    expect(kinds.toSorted()).toEqual(Object.keys(CHANGE_FIELDS).toSorted());
  });

  test('players have fewer rounds alone, and teams what their draw allows, with fewer fields', () => {
    expect(changeGroups('player', { kind: 'individual', players: 8, rounds: 7, boardsPerRound: 2 })).toEqual([
      { group: 'plan', kinds: ['rounds'] },
      { group: 'pairs', kinds: ['late-pairs', 'pair-leaves'] },
    ]);
    expect(
      changeFields('player', 'late-pairs', { kind: 'individual', players: 8, rounds: 7, boardsPerRound: 2 }),
    ).toEqual([]);
    const poule = {
      kind: 'poule',
      teams: 5,
      boardsPerMatch: 8,
      legs: 1,
      from: 1,
      rounds: 5,
      segments: 1,
      supply: 'dealt',
    } as const;
    expect(changeGroups('team', poule)).toEqual([
      { group: 'pairs', kinds: ['late-pairs', 'pair-leaves'] },
      { group: 'plan', kinds: ['rounds', 'boards-per-round'] },
      { group: 'wrong', kinds: ['wrong-opponents'] },
    ]);
    const swiss = {
      kind: 'swiss-pairs',
      pairs: 8,
      rounds: 3,
      boardsPerRound: 4,
      supply: 'copies',
      draw: 'top',
      first: 'lot',
    } as const;
    expect(changeGroups('pair', swiss)).toEqual([
      { group: 'pairs', kinds: ['late-pairs'] },
      { group: 'wrong', kinds: ['wrong-opponents'] },
    ]);
    expect(changeFields('team', 'pair-leaves', poule)).toEqual(['pair']);
    expect(changeFields('team', 'late-pairs', poule)).toEqual(['from']);
    expect(changeFields('pair', 'late-pairs', swiss)).toEqual([]);
    expect(changeFields('pair', 'pair-leaves', howellSpec(4))).toEqual(['pair', 'from']);
  });

  test('a match of two teams has no late team and no wrong opponents', () => {
    const match = { kind: 'match', teams: 2, boardsPerMatch: 24, segments: 2, supply: 'exchanged' } as const;
    expect(changeGroups('team', match)).toEqual([
      { group: 'pairs', kinds: ['pair-leaves'] },
      { group: 'plan', kinds: ['rounds', 'boards-per-round'] },
    ]);
  });

  test('fewer rounds of an individual say what its balance becomes', () => {
    const spec = { kind: 'individual', players: 8, rounds: 7, boardsPerRound: 2 } as const;
    const [section] = sessionView({ sections: [howellSpec(4)] }).sections;
    if (!section) throw new Error('a session has a section');
    const facts = changeFacts('rounds', draft, { ...section, spec, rounds: 7 });
    expect(facts).toMatchObject([
      { kind: 'rounds', rounds: 7 },
      { kind: 'cut', rounds: 6, balance: 100, cut: { partnered: { least: 0, most: 1 } } },
    ]);
    expect(changeFacts('rounds', { ...draft, rounds: '7' }, { ...section, spec, rounds: 7 })).toHaveLength(1);
  });

  test.each(['', '0', '-1', '1.5', '1000', 'x'])('a figure typed as "%s" waits', (typed) => {
    expect(readChange('pair-leaves', { ...draft, pair: typed })).toBeNull();
    expect(readChange('merge-tables', { ...draft, from: typed })).toBeNull();
  });

  test('two pairs are late together', () => {
    expect(readChange('late-pairs', { ...draft, pairs: '2' })).toEqual({ kind: 'late-pairs', pairs: 2 });
  });
});

describe('what the schedule says about it', () => {
  const [section] = sessionView({ sections: [mitchellSpec(7, { phantom: 'EW' })] }).sections;
  if (!section) throw new Error('one section');

  test('the pair, and nothing for a number nobody has', () => {
    expect(changeFacts('pair-leaves', draft, section)).toMatchObject([
      { kind: 'pair', entry: { number: 3, line: 'NS' } },
    ]);
    expect(changeFacts('pair-replaced', { ...draft, pair: '15' }, section)).toEqual([]);
  });

  test('who was expected at a table, at both of two', () => {
    expect(changeFacts('sat-wrong-way', draft, section)).toMatchObject([
      { kind: 'table', cell: { round: 2, table: 1, boards: [3, 4] }, ns: { number: 1 }, ew: { number: 14 } },
    ]);
    const tables = changeFacts('wrong-opponents', draft, section).flatMap((fact) =>
      fact.kind === 'table' ? fact : [],
    );
    expect(tables.map(({ cell }) => cell.table)).toEqual([1, 5]);
    expect(changeFacts('wrong-boards', { ...draft, table: '' }, section)).toEqual([]);
  });

  test('who has no opponents in the round asked for', () => {
    expect(changeFacts('merge-tables', draft, section)).toEqual([{ kind: 'alone', round: 4, pairs: [3] }]);
    expect(changeFacts('merge-tables', { ...draft, from: '8' }, section)).toEqual([]);
  });

  test('rounds, and boards of the round asked for', () => {
    expect(changeFacts('rounds', draft, section)).toEqual([{ kind: 'rounds', rounds: 7 }]);
    const cells = section.cells.map((cell) => (cell.round < 4 ? cell : { ...cell, boards: [...cell.boards, 99] }));
    expect(changeFacts('boards-per-round', draft, { ...section, cells })).toEqual([{ kind: 'boards', boards: 3 }]);
    expect(changeFacts('boards-per-round', { ...draft, from: '3' }, { ...section, cells })).toEqual([
      { kind: 'boards', boards: 2 },
    ]);
  });

  test('the sets, each with all its boards', () => {
    const [howell] = sessionView({ sections: [howellSpec(3)] }).sections;
    if (!howell) throw new Error('one section');
    const cells = howell.cells.map((cell) => (cell.round === 5 ? { ...cell, boards: [...cell.boards, 16] } : cell));
    expect(setsOf({ ...howell, cells }).map((boards) => boards.length)).toEqual(
      [1, 2, 3, 4, 5].map((set) =>
        cells.some(({ boards }) => boards.includes(16) && boards[0] === 3 * set - 2) ? 4 : 3,
      ),
    );
  });
});
