import { deepStrictEqual } from 'node:assert/strict';
import { readDecimal, readSignedDecimal } from '../../../main/cli/command/decimals.ts';
import { readExplainRequest } from '../../../main/cli/command/explain-option.ts';
import { readPenaltyAmount } from '../../../renderer/director/ranking/pair/penaltyAmount.ts';
import { parseFigure } from '../../../renderer/director/room/change/draft.ts';
import { formatHandicap, readHandicap } from '../../../renderer/director/session/terms.ts';
import { readTables } from '../../../renderer/director/start/pairs/tables.ts';
import { readDay, readTime } from '../../../renderer/shared/when.ts';
import { LANGUAGES } from '../../../src/language.ts';
import { readExact, writeExact } from '../../../src/scoring/numbers/exact.ts';
import { demand } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

/** The fields of the screens and the values of options that hold one thing: a day, a time, a number. */
export const typedFieldsTarget: FuzzTarget = {
  name: 'typed-fields',
  words: [
    '19:30',
    '19h30',
    '1930',
    '24 Nov 2026',
    '24/11/26',
    '29 févr. 2028',
    '7,5',
    '-3',
    '−2',
    '1/3',
    '7:3',
    ':A4',
    '½',
  ],
  longest: 40,
  linear: (text) => [readDay(text, '2026-11-22'), readTime(text), readHandicap(text), readExplainRequest(text)],
  check(text) {
    const time = readTime(text);
    if (time !== null) deepStrictEqual(readTime(time), time);
    const day = readDay(text, '2026-11-22');
    if (day !== null) deepStrictEqual(readDay(day, '2020-01-01'), day);
    const handicap = readHandicap(text);
    for (const language of LANGUAGES) {
      if (handicap !== undefined) deepStrictEqual(readHandicap(formatHandicap(handicap, language)), handicap);
    }
    const amount = readPenaltyAmount(text);
    demand(amount === null || (Number.isInteger(amount) && amount >= 1), () => `a penalty of ${amount}`);
    const figure = parseFigure(text);
    demand(figure === null || (Number.isInteger(figure) && figure >= 1), () => `a figure ${figure}`);
    const tables = readTables(text);
    demand(tables === null || (tables >= 2 && tables <= 40), () => `${tables} tables`);
    const exact = readExact(text);
    if (exact) deepStrictEqual(readExact(writeExact(exact)), exact);
    const numbers = [
      readDecimal(text),
      readSignedDecimal(text),
      readExplainRequest(text),
      exact,
      tables,
      figure,
      amount,
    ];
    return [time, day, handicap ?? null, ...numbers].map((value) => Number(value !== null)).join('');
  },
};
