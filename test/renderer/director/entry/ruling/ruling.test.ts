import { describe, expect, test } from 'vitest';
import { changedFields } from '../../../../../renderer/director/entry/ruling/changedScores.ts';
import {
  newRuling,
  readRuling,
  typedWeights,
  type TypedRuling,
} from '../../../../../renderer/director/entry/ruling/typedRuling.ts';
import type { BoardScoresView, FrequencyView } from '../../../../../main/club/model/board.ts';
import { formatShorthand } from '../../../../../src/bridge/shorthand/shorthand.ts';
import { ENGLISH, FRENCH, lineAt, sheetOf, typedOn } from '../support.ts';
import { sessionView } from '../../../../builders.ts';

const line = lineAt(sheetOf(sessionView({ results: 0 }), 1), 0);
const recorded = typedOn(line, '4sn=');

function read(typed: Partial<TypedRuling>, result = undefined as typeof recorded | undefined) {
  return readRuling({ ...newRuling(result), ...typed }, result, { manner: ENGLISH, board: 1, noResult: 'no result' });
}

const components = (...typed: readonly (readonly [string, string])[]) =>
  typed.map(([percent, score]) => ({ percent, score }));

describe('a ruling as it is typed', () => {
  test.each([
    [{ kind: 'award', award: 'A+/-' }, 'a+/-'],
    [{ kind: 'award', award: '60/40' }, 'a60'],
    [{ kind: 'assigned', assigned: '4sn+1' }, '100%4sn+1'],
    [{ kind: 'weighted', components: components(['60', '420'], ['40', '-50'], ['', '']) }, '60%420+40%-50'],
    [{ kind: 'weighted', components: components(['1/3', '420'], ['', '-50']) }, '1/3 420+2/3 -50'],
    [{ kind: 'weighted', components: components(['33 1/3', '420'], ['2/3', '-50']) }, '1/3 420+2/3 -50'],
    [{ kind: 'split', ns: '1/3 420+rest -50', ew: 'a40' }, '1/3 420+2/3 -50/a40'],
    [{ kind: 'split', ns: '-50', ew: '420' }, '100%-50/100%420'],
    [{ kind: 'split', ns: '60%420+40%-50', ew: 'a40' }, '60%420+40%-50/a40'],
    [{ kind: 'cancel' }, 'np'],
  ] as const)('%o is %s', (typed, text) => {
    const answer = read(typed);
    expect(answer.kind === 'ready' && formatShorthand(answer.outcome, 'en')).toBe(text);
  });

  test.each([
    [{ kind: 'award' }, /^nothing yet$/],
    [
      { kind: 'weighted', components: components(['60', '420']) },
      /^40\u202f% is left: \+40% or \+rest, and its score$/,
    ],
    [{ kind: 'weighted', components: components(['', '420']) }, /add up to 100/],
    [{ kind: 'weighted', components: components(['', '420'], ['', '50']) }, /add up to 100/],
    [{ kind: 'weighted', components: components(['33.3', '420']) }, /behind its weight/],
    [{ kind: 'split', ns: '420' }, /East-West/],
    [{ kind: 'assigned', assigned: '415' }, /415/],
    [{ kind: 'form', form: 'B' }, /no result/],
  ] as const)('%o waits', (typed, sentence) => {
    const answer = read(typed);
    expect(answer.kind).toBe('waiting');
    expect(answer.kind === 'waiting' && (answer.sentence ?? 'nothing yet')).toMatch(sentence);
  });

  test('the rest is written as the language of the screen has it', () => {
    const typed = {
      ...newRuling(undefined),
      kind: 'weighted',
      components: components(['60', '420'], ['', '-50']),
    } as const;
    const written = (manner: typeof ENGLISH) => readRuling(typed, undefined, { manner, board: 1, noResult: '' });
    expect(written(FRENCH)).toMatchObject({ kind: 'ready', text: '60%420+reste -50' });
    expect(written(ENGLISH)).toMatchObject({ kind: 'ready', text: '60%420+rest -50' });
  });

  test('a form is put to what is recorded, and taken away', () => {
    expect(read({ kind: 'form', form: ' b ' }, recorded)).toMatchObject({ form: 'B', outcome: recorded.outcome });
    expect(read({ kind: 'form', form: '' }, { ...recorded, form: 'B' })).toMatchObject({ form: null });
    expect(read({ kind: 'form', form: '2' }, recorded).kind).toBe('waiting');
    expect(read({ kind: 'cancel' }, { ...recorded, form: 'B' })).toMatchObject({ form: 'B' });
  });

  test('weights are added up while they are typed, in thirds of a percent', () => {
    const typed = { ...newRuling(undefined), components: components(['60', '420'], [' 35 ', ''], ['x', '']) };
    expect(typedWeights(typed)).toBe(3 * 95);
    const thirds = { ...typed, components: components(['1/3', '420'], ['33 1/3', '-50'], ['', '50']) };
    expect(typedWeights(thirds)).toBe(200);
  });
});

const frequency = (score: number, times: number): FrequencyView => {
  return { score, times, nsPoints: '1', ewPoints: '1', nsPercentage: '1/2', ewPercentage: '1/2' };
};
const board = (changes: Partial<BoardScoresView>): BoardScoresView => {
  return { board: 1, actual: 2, expected: 2, top: 2, datum: null, results: [], frequencies: [], ...changes };
};

describe('what changes on a board', () => {
  test('scores of before and after stand in one row, the best for North-South first', () => {
    const [all, ...more] = changedFields({
      before: board({ frequencies: [frequency(420, 1), frequency(-50, 1)] }),
      after: board({ frequencies: [frequency(450, 0.4), frequency(420, 1.6)] }),
    });
    expect(more).toEqual([]);
    expect(all?.scores.map(({ score, before, after }) => [score, before?.times, after?.times])).toEqual([
      [450, undefined, 0.4],
      [420, 1, 1.6],
      [-50, 1, undefined],
    ]);
  });

  test('a board that gets forms or charts has a table for each', () => {
    const field = { form: null, actual: 2, frequencies: [frequency(420, 2)] };
    const changed = changedFields({
      before: null,
      after: board({
        subfields: [
          { ...field, side: 'NS' },
          { ...field, side: 'EW' },
        ],
      }),
    });
    expect(changed.map(({ side }) => side)).toEqual(['NS', 'EW']);
  });
});
