import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceSentence } from '../../../../src/language/movement/choice.ts';
import { movementName } from '../../../../src/language/movement/name.ts';
import { movementChoices, type MovementChoice } from '../../../../src/movement/choice/choices.ts';
import { build } from '../build.ts';
import { validateMovement } from '../../../../src/movement/validate.ts';

const evening = { boardsFrom: 24, boardsTo: 28, minutesPerBoard: 7, minutesToMove: 1, start: '19:30' };

function choicesFor(tables: number, wishes: Partial<typeof evening> = {}): MovementChoice[] {
  return movementChoices({ ...evening, ...wishes, tables });
}

function lines(choices: readonly MovementChoice[]): string[] {
  return choices.map(({ spec, rounds, boardsPerRound }) => `${movementName(spec, 'en')} ${rounds} x ${boardsPerRound}`);
}

test('a Howell for 8 tables has 22 to 33 boards: 15 rounds of two, or the reduced one of 11 by two or three', () => {
  const howells = choicesFor(8, { boardsFrom: 22, boardsTo: 33 }).filter(({ spec }) => /howell/.test(spec.kind));
  const offered = lines(howells);
  for (const line of ['Howell 15 x 2', 'Reduced Howell (11 sets) 11 x 2', 'Reduced Howell (11 sets) 11 x 3']) {
    expect(offered).toContain(line);
  }
  for (const { boards } of howells) expect(boards).toBeGreaterThanOrEqual(22);
  for (const { boards } of howells) expect(boards).toBeLessThanOrEqual(33);
});

describe('13 tables, 24 to 28 boards', () => {
  const choices = choicesFor(13);

  test('the list of the picture', () => {
    expect(lines(choices).slice(0, 3)).toEqual([
      'Mitchell 13 x 2',
      'Mitchell, rounds 12 and 13 arrow-switched 13 x 2',
      'Mitchell, one round fewer 12 x 2',
    ]);
    expect(choices.slice(0, 3).map(({ sentence }) => choiceSentence(sentence, 'en'))).toEqual([
      'Everyone plays all 26 boards; the usual choice for 13 tables.',
      'The same walk; exchanging the lines twice gives one ranking.',
      'A quarter of an hour shorter; each pair misses one opponent.',
    ]);
  });

  test('its figures', () => {
    expect(choices[0]).toMatchObject({
      boards: 26,
      minutes: 195,
      ends: '22:45',
      winners: 2,
      quality: { balance: 100 },
    });
    expect(choices[1]).toMatchObject({ boards: 26, ends: '22:45', winners: 1 });
    expect(choices[1]?.quality.balance).toBeCloseTo(92.53, 2);
    expect(choices[2]).toMatchObject({ boards: 24, ends: '22:30', winners: 2, quality: { balance: 100 } });
  });
});

describe('the first choice of an experienced director', () => {
  test.each([
    [3, 'Howell 5 x 5'],
    [4, 'Howell 7 x 4'],
    [4.5, 'Howell without pair 10 9 x 3'],
    [5, 'Howell 9 x 3'],
    [6, 'Share-and-relay Mitchell 6 x 4'],
    [7, 'Mitchell 7 x 4'],
    [8, 'Share-and-relay Mitchell 8 x 3'],
    [9, 'Mitchell 9 x 3'],
    [10, 'Skip Mitchell 9 x 3'],
    [11.5, 'Relay Mitchell without N-S 12 12 x 2'],
    [12, 'Share-and-relay Mitchell 12 x 2'],
    [12.5, 'Mitchell without N-S 13 13 x 2'],
    [14, 'Share-and-relay Mitchell 14 x 2'],
    [16, 'Skip Mitchell, one round fewer 14 x 2'],
  ])('%d tables: %s', (tables, first) => {
    expect(lines(choicesFor(tables))[0]).toBe(first);
  });

  test('six tables and 22 boards: the perfectly balanced Howell', () => {
    expect(lines(choicesFor(6, { boardsFrom: 20, boardsTo: 24 }))[0]).toBe('Howell 11 x 2');
  });

  test('five tables: the Howell, then the Mitchell of two rankings, then that of one', () => {
    expect(lines(choicesFor(5)).slice(0, 3)).toEqual([
      'Howell 9 x 3',
      'Mitchell 5 x 5',
      'Mitchell, round 5 arrow-switched 5 x 5',
    ]);
  });
});

test('where the half table is better in the other line, it says so', () => {
  const said = choicesFor(11.5).flatMap(({ spec, sentence }) =>
    sentence.betterWithout ? [`${movementName(spec, 'en')}: ${choiceSentence(sentence, 'en')}`] : [],
  );
  expect(said).toEqual([
    'Skip Mitchell without N-S 12, 7 of 11 rounds: Each pair plays 28 of the 48 boards and misses five opponents; the East-West pairs sit out in turn; the balance is better without an East-West pair.',
  ]);
});

test('both lines of a half table are there', () => {
  const names = lines(choicesFor(12.5));
  expect(names).toEqual(expect.arrayContaining(['Mitchell without N-S 13 13 x 2', 'Mitchell without E-W 13 13 x 2']));
});

test('an unfair ranking is never before a fair one', () => {
  for (const tables of [5, 6, 11, 16, 20]) {
    const fair = choicesFor(tables).map(({ quality }) => quality.balance >= 60);
    expect(fair).toEqual(fair.toSorted((a, b) => Number(b) - Number(a)));
  }
});

test('rounds of one board only where nothing else fits', () => {
  expect(choicesFor(13, { boardsFrom: 10, boardsTo: 26 }).every(({ boardsPerRound }) => boardsPerRound > 1)).toBe(true);
  expect(lines(choicesFor(13, { boardsFrom: 13, boardsTo: 13 }))[0]).toBe('Mitchell 13 x 1');
});

test('past midnight', () => {
  expect(choicesFor(13, { start: '22:00' })[0]?.ends).toBe('01:15');
});

test('no tables, no choices', () => {
  for (const tables of [0, 1, 12.3, -4, 201, Number.NaN]) expect(choicesFor(tables)).toEqual([]);
});

test('every choice is valid, within the boards wanted, different from the others, and has its words', () => {
  const wishes = fc.record({
    halves: fc.integer({ min: 3, max: 46 }),
    boardsFrom: fc.integer({ min: 6, max: 30 }),
    more: fc.integer({ min: 0, max: 6 }),
  });
  fc.assert(
    fc.property(wishes, ({ halves, boardsFrom, more }) => {
      const boardsTo = boardsFrom + more;
      const choices = choicesFor(halves / 2, { boardsFrom, boardsTo });
      expect(new Set(choices.map(({ spec }) => JSON.stringify(spec))).size).toBe(choices.length);
      for (const choice of choices) {
        expect(choice.boards).toBeGreaterThanOrEqual(boardsFrom);
        expect(choice.boards).toBeLessThanOrEqual(boardsTo);
        const movement = build(choice.spec);
        expect(validateMovement(movement).filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(movement.winners).toBe(choice.winners);
        expect(choice.quality.pairs).toBe(halves);
        for (const language of ['en', 'fr'] as const) {
          const words = `${movementName(choice.spec, language)}: ${choiceSentence(choice.sentence, language)}`;
          expect(words).toMatch(/^(?!.*(undefined|NaN|null))\S.*: [A-ZÀ-Ý\d].*\.$/);
        }
      }
    }),
    { numRuns: 40 },
  );
});
