import { assert, constant, constantFrom, integer, oneof, option, property, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSplit } from '../../../src/bridge/ruling.ts';
import { makeShorthand, parseShorthand } from '../../../src/bridge/shorthand.ts';
import { outcomeInWords } from '../../../src/language/shorthand.ts';

const OPTIONS = { board: 1, language: 'en', withoutLastNought: false } as const;
const read = (text: string) => parseShorthand(text, OPTIONS);

describe('a ruling as it is typed', () => {
  test.each([
    ['60%420+40%-50', 'ruled: 60\u202f% of 420 + 40\u202f% of −50'],
    [' 60 % 420 + 40 % -50 ', 'ruled: 60\u202f% of 420 + 40\u202f% of −50'],
    ['100%420', 'ruled: 420'],
    ['67%4sn+1+33%3nn-1', 'ruled: 67\u202f% of 4♠ N +1 + 33\u202f% of 3NT N −1'],
    ['100%-50/100%450', 'ruled: NS −50, EW 450'],
    ['60%420+40%-50/a40', 'ruled: NS 60\u202f% of 420 + 40\u202f% of −50, EW 40\u202f%'],
    ['a+/100%420', 'ruled: NS A+, EW 420'],
    ['100%p', 'ruled: passed out'],
  ])('%s', (text, words) => {
    const answer = read(text);
    if (answer.kind !== 'result') throw new Error(JSON.stringify(answer));
    expect(outcomeInWords(answer.outcome, answer.score, 'en')).toBe(words);
  });

  test.each([
    ['60%', 'unfinished'],
    ['60%420', 'unfinished'],
    ['60%420+', 'unfinished'],
    ['60%420+4', 'unfinished'],
    ['100%420/', 'unfinished'],
    ['60%420+50%-50', 'weights'],
    ['50%4sn++50%p', 'component'],
    ['0%420+100%50', 'weights'],
    ['20%50+20%80+20%90+20%110+10%120+10%140', 'components'],
    ['100%a60', 'component'],
    ['100%420/100%50/100%70', 'afterEnd'],
    ['100%420/a101', 'award'],
    ['x%420', 'weight'],
    ['100%415', 'impossibleScore'],
  ])('%s: %s', (text, expected) => {
    const answer = read(text);
    expect(answer.kind === 'problem' ? answer.code : answer.kind).toBe(expected);
  });

  test('a single result is its score, and anything weighted has none', () => {
    expect(read('100%420')).toMatchObject({ score: 420 });
    expect(read('60%420+40%-50')).toMatchObject({ score: null });
  });

  test('is read back from what is made of it, in both languages', () => {
    const component = constantFrom('420', '-50', 'p', '4sn=', '3nxw-2');
    const side = oneof(
      component.map((text) => `100%${text}`),
      tuple(integer({ min: 1, max: 99 }), component, component).map(([a, x, y]) => `${a}%${x}+${100 - a}%${y}`),
    );
    assert(
      property(side, option(oneof(side, constant('a40'), constant('a-'))), (ns, ew) => {
        const answer = read(ew === null ? ns : `${ns}/${ew}`);
        if (answer.kind !== 'result' || answer.outcome.kind !== 'ruled') throw new Error(JSON.stringify(answer));
        expect(isSplit(answer.outcome)).toBe(ew !== null && ew !== ns);
        for (const language of ['en', 'fr'] as const) {
          const text = makeShorthand(answer.outcome, language);
          expect(parseShorthand(text, { ...OPTIONS, language })).toEqual(answer);
        }
      }),
    );
  });

  test('never throws', () => {
    assert(
      property(string(), (text) => {
        expect(['unfinished', 'problem']).toContain(read(`${text}%`).kind);
      }),
    );
  });
});
