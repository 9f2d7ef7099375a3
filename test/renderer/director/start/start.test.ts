import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPlayers } from '../../../../renderer/director/start/individual/players.ts';
import { readTables } from '../../../../renderer/director/start/pairs/tables.ts';
import { wishesOf } from '../../../../renderer/director/start/pairs/wishes.ts';
import { choiceKey, indexOfChoice } from '../../../../renderer/director/start/play.ts';
import { localDay } from '../../../../src/language/dates.ts';
import {
  hasSections,
  isBeginningOfNumber,
  readDraft,
  usualDraft,
  type StartDraft,
} from '../../../../renderer/director/start/form/draft.ts';
import { readDay, readTime } from '../../../../renderer/shared/when.ts';
import { formatDay } from '../../../../src/language/dates.ts';
import { LANGUAGES } from '../../../../src/language.ts';
import { movementChoices, type MovementChoice } from '../../../../src/movement/choice/choices.ts';
import { choicesInSections } from '../../../../src/movement/sections/choices.ts';

const TODAY = '2026-11-24';
const PAIRS = { played: 'pairs', readNumber: readTables, sectionsFrom: 12, boards: { from: 24, to: 28 } } as const;
const usual = usualDraft(TODAY, 'en', PAIRS);
const read = (changes: Partial<StartDraft>) => readDraft({ ...usual, number: '13', ...changes }, usual, TODAY, PAIRS);

/** The specifications of a listed movement, by which it stays chosen. */
const LISTED = { specs: ({ spec, further }: MovementChoice) => [spec, ...further] as const };
const keyOf = (choice: MovementChoice) => choiceKey(LISTED, choice);

describe('the number of tables', () => {
  test.each([
    ['13', 13],
    [' 13 ', 13],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['12.', 12],
    ['2', 2],
    ['40', 40],
  ])('%j is %d', (text, tables) => {
    expect(readTables(text)).toBe(tables);
  });

  test.each(['', '0', '1', '1.5', '40.5', '41', '12.3', '12.55', '-5', '1e1', '0x5', 'ten', '5 5'])(
    '%j is none',
    (text) => {
      expect(readTables(text)).toBeNull();
    },
  );

  test('only what can still become one is no mistake while it is typed', () => {
    expect(['', ' ', '1'].filter((text) => !isBeginningOfNumber(text, PAIRS))).toEqual([]);
    expect(['0', '41', '1.', 'x', '99'].filter((text) => isBeginningOfNumber(text, PAIRS))).toEqual([]);
  });
});

test('players of an individual are a whole number from eight', () => {
  expect(['8', ' 13 ', '99'].map(readPlayers)).toEqual([8, 13, 99]);
  expect(['', '7', '100', '12.5', '8a'].map(readPlayers)).toEqual([null, null, null, null, null]);
});

describe('sections', () => {
  test('are asked for from twelve tables', () => {
    expect([null, 11.5, 12, 40].map((tables) => hasSections(tables, PAIRS))).toEqual([false, false, true, true]);
    expect(read({ number: '11', sections: '2' }).plan?.sections).toBe(1);
    expect(read({ number: '12', sections: '2' }).plan?.sections).toBe(2);
  });

  test.each(['0', '10', 'x', ''])('%j is no number of them', (sections) => {
    expect(read({ sections })).toMatchObject({ plan: null, wrong: ['sections'], shown: { sections: 1 } });
  });

  test('movements of several are named by all of them', () => {
    const wishes = { ...wishesOf(read({ number: '14' }).plan ?? never()), tables: 14 };
    const keys = choicesInSections(wishes, 2).map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
    expect(indexOfChoice(LISTED, choicesInSections(wishes, 2), keys[1] ?? null)).toBe(1);
  });
});

function never(): never {
  throw new Error('a plan was expected');
}

describe('a time of day', () => {
  test.each([
    ['19:30', '19:30'],
    ['1930', '19:30'],
    ['930', '09:30'],
    ['19.30', '19:30'],
    ['19h30', '19:30'],
    ['19h', '19:00'],
    ['7:05', '07:05'],
    ['19', '19:00'],
    ['0:00', '00:00'],
  ])('%j is %s', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  test.each(['', '24:00', '19:60', '2460', '19:3', 'noon', '19:30:00'])('%j is none', (text) => {
    expect(readTime(text)).toBeNull();
  });
});

describe('a day', () => {
  test.each([
    ['24 Nov 2026', '2026-11-24'],
    ['24 novembre 2026', '2026-11-24'],
    ['24 nov. 2026', '2026-11-24'],
    ['1 août', '2026-08-01'],
    ['1er août', '2026-08-01'],
    ['1 Aug', '2026-08-01'],
    ['24/11/2026', '2026-11-24'],
    ['24.11.26', '2026-11-24'],
    ['24-11', '2026-11-24'],
    ['2026-11-24', '2026-11-24'],
    ['30', '2026-11-30'],
    ['5/1', '2027-01-05'],
    ['29/2/2028', '2028-02-29'],
  ])('%j is %s', (text, day) => {
    expect(readDay(text, TODAY)).toBe(day);
  });

  test.each(['', '31', '31/11', '29/2/2026', '0', '24/13', '24 Foo', '24 ju', '2026-11-31', 'Tuesday'])(
    '%j is none',
    (text) => {
      expect(readDay(text, TODAY)).toBeNull();
    },
  );

  test('reads every day as it is written, in both languages', () => {
    const days = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, fc.constantFrom(...LANGUAGES), fc.constantFrom('short', 'long'), (date, language, length) => {
        const day = date.toISOString().slice(0, 10);
        expect(readDay(formatDay(day, length, language), TODAY)).toBe(day);
      }),
    );
  });

  test('is the one of this machine, not of Greenwich', () => {
    expect(localDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
    expect(localDay(new Date(2026, 11, 31, 23, 30))).toBe('2026-12-31');
  });
});

describe('what was typed', () => {
  test('needs no more than the tables', () => {
    expect(read({}).plan).toEqual({
      number: 13,
      sections: 1,
      name: 'Tuesday pairs',
      date: TODAY,
      start: '19:30',
      minutesPerBoard: 7,
      minutesToMove: 1,
      boardsFrom: 24,
      boardsTo: 28,
      breakMinutes: 0,
      until: '',
      matches: { legs: 1, segments: null, boardsPerMatch: null, supply: null, swiss: null, knockout: null },
    });
    expect(usualDraft(TODAY, 'fr', PAIRS)).toMatchObject({ name: 'Paires du mardi', date: '24 nov. 2026' });
  });

  test('of matches may be left to the movement', () => {
    const typed = { legs: '2', segments: '4', boardsPerMatch: '24', supply: 'copies' };
    expect(read(typed).plan?.matches).toEqual({
      legs: 2,
      segments: 4,
      boardsPerMatch: 24,
      supply: 'copies',
      swiss: null,
      knockout: null,
    });
    expect(read({ segments: '17' })).toMatchObject({
      plan: null,
      wrong: ['segments'],
      shown: { matches: { segments: null } },
    });
  });

  test.each<[keyof StartDraft, string]>([
    ['number', '1'],
    ['name', '  '],
    ['date', '31/11'],
    ['start', '25:00'],
    ['minutesPerBoard', '0'],
    ['minutesPerBoard', '61'],
    ['minutesToMove', ''],
    ['boardsFrom', '0'],
    ['boardsTo', '23'],
    ['boardsTo', 'many'],
    ['until', 'late'],
  ])('%s cannot be %j', (field, text) => {
    expect(read({ [field]: text })).toMatchObject({ plan: null, wrong: [field] });
  });

  test('while a field is wrong, movements are shown for its usual value', () => {
    expect(read({ minutesPerBoard: '', name: '' }).shown).toMatchObject({ minutesPerBoard: 7, number: 13 });
    expect(read({ number: '' }).shown).toBeNull();
    expect(read({ boardsFrom: '30', boardsTo: '2' }).shown).toBeNull();
  });
});

function wishes(changes: Partial<StartDraft>) {
  const { plan } = read(changes);
  if (!plan) throw new Error('the test asks for movements of a plan');
  return wishesOf(plan);
}

describe('the chosen movement', () => {
  test('asks for movements without the name and the day, which change nothing about them', () => {
    expect(wishes({ name: 'Christmas', date: '24/12' })).toEqual(wishes({}));
  });

  test('stays chosen when minutes change, and gives way to the best when the tables do', () => {
    const chosen = movementChoices(wishes({}))[2];
    if (!chosen) throw new Error('13 tables have more than two movements');
    const slower = movementChoices(wishes({ minutesPerBoard: '8' }));
    const larger = movementChoices(wishes({ number: '14' }));
    expect(slower[indexOfChoice(LISTED, slower, keyOf(chosen))]?.spec).toEqual(chosen.spec);
    expect(indexOfChoice(LISTED, larger, keyOf(chosen))).toBe(0);
    expect(indexOfChoice(LISTED, [], keyOf(chosen))).toBe(0);
  });
});
