import { weightOfThirds } from '../../../../src/bridge/result/weight.ts';
import { formatWeight } from '../../../../src/bridge/shorthand/weight.ts';
import { isInFull, ruledLineText } from '../../../../src/language/game/ruling.ts';
import { unfinishedSentence } from '../../../../src/language/game/shorthand.ts';
import { assert, constant, constantFrom, integer, oneof, option, property, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignedResult, isSplit, resultsOf } from '../../../../src/bridge/result/ruling.ts';
import { formatShorthand, parseShorthand } from '../../../../src/bridge/shorthand/shorthand.ts';
import { outcomeSentence } from '../../../../src/language/game/shorthand.ts';

const OPTIONS = { board: 1, language: 'en', withoutLastNought: false } as const;
const read = (text: string) => parseShorthand(text, OPTIONS);

describe('a ruling as it is typed', () => {
  test.each([
    ['60%420+40%-50', 'ruled: 60\u202f% of 420 and 40\u202f% of −50'],
    [' 60 % 420 + 40 % -50 ', 'ruled: 60\u202f% of 420 and 40\u202f% of −50'],
    ['100%420', 'ruled: 420'],
    ['67%4sn+1+33%3nn-1', 'ruled: 67\u202f% of 4♠ N +1 and 33\u202f% of 3NT N −1'],
    ['100%-50/100%450', 'ruled: NS −50, EW 450'],
    ['60%420+40%-50/a40', 'ruled: NS 60\u202f% of 420 and 40\u202f% of −50; EW 40\u202f%'],
    ['a+/100%420', 'ruled: NS A+, EW 420'],
    ['100%p', 'ruled: passed out'],
    ['100%420/ a 40 ', 'ruled: NS 420, EW 40\u202f%'],
    ['100%420/a100', 'ruled: NS 420, EW 100\u202f%'],
    ['1/3 3cs= 2/3 4cs-1', 'ruled: 1/3 of 3♣ S = and 2/3 of 4♣ S −1'],
    ['1/3 420+2/3 -50', 'ruled: 1/3 of 420 and 2/3 of −50'],
    ['1/3420+2/3-50', 'ruled: 1/3 of 420 and 2/3 of −50'],
    ['33 1/3 % 420 + 66 2/3 % -50', 'ruled: 1/3 of 420 and 2/3 of −50'],
    ['33 1/3%420 33 1/3%-50 rest p', 'ruled: 1/3 of 420, 1/3 of −50 and 1/3 of passed out'],
    ['60%420+the rest -50', 'ruled: 60\u202f% of 420 and 40\u202f% of −50'],
    ['60%4sn+1 rest 4sn-1', 'ruled: 60\u202f% of 4♠ N +1 and 40\u202f% of 4♠ N −1'],
    ['60%420 40%-50', 'ruled: 60\u202f% of 420 and 40\u202f% of −50'],
    ['1/2 420+1/3 -50+1/6 50', 'ruled: 50\u202f% of 420, 1/3 of −50 and 1/6 of 50'],
    ['20 1/3%420+rest-50', 'ruled: 61/300 of 420 and 239/300 of −50'],
    ['1/3 420+2/3 -50/100%450', 'ruled: NS 1/3 of 420 and 2/3 of −50; EW 450'],
    ['100%420/5/12 -50+7/12 50', 'ruled: NS 420; EW 5/12 of −50 and 7/12 of 50'],
    ['a40/1/3 420+rest -50', 'ruled: NS 40\u202f%; EW 1/3 of 420 and 2/3 of −50'],
    ['100%-50/100%450', 'ruled: NS −50, EW 450'],
    ['100%420/a33.25', 'ruled: NS 420, EW 33.25\u202f%'],
    ['100%420/a33,5', 'ruled: NS 420, EW 33.5\u202f%'],
  ])('%s', (text, words) => {
    const answer = read(text);
    if (answer.kind !== 'result') throw new Error(JSON.stringify(answer));
    expect(outcomeSentence(answer.outcome, answer.score, 'en')).toBe(words);
  });

  test.each([
    ['60%620+40%-50', ['60%420+40%-50', '60%610+40%-50']],
    ['60% 620 + 40% -50', ['60%420+ 40% -50', '60%610+ 40% -50']],
    ['100%420/100%-620', ['100%420/100%-420', '100%420/100%-630']],
    ['60%42+40%-50', ['60%420+40%-50', '60%50+40%-50']],
  ])('a correction of a score in it is the whole line mended: %s', (text, corrected) => {
    const answer = read(text);
    if (answer.kind !== 'problem' || answer.code !== 'impossibleScore') throw new Error(JSON.stringify(answer));
    expect(answer.corrections.map((correction) => correction.text)).toEqual(corrected);
    for (const correction of answer.corrections) expect(read(correction.text).kind).toBe('result');
  });

  test('five components at most', () => {
    expect(read('20%50+20%80+20%90+20%110+20%120')).toMatchObject({ kind: 'result' });
    expect(read('20%50+20%80+20%90+20%110+10%120+10%140')).toMatchObject({ code: 'components', at: 0, length: 38 });
  });

  test('what happened at the table is not typed', () => {
    expect(read('100%420')).toMatchObject({ outcome: { atTable: { kind: 'notPlayed' } } });
  });

  test.each([
    ['60%420', ['weights']],
    ['1/', ['weight']],
    ['33 1/3', ['weight']],
    ['1/3 420', ['weights']],
    ['1/3 420+2/', ['weight']],
    ['1/3 420 2', ['weight']],
    ['60%420 re', ['weight']],
    ['100%4sn+1/', ['side']],
    ['60%420+', ['weight']],
    ['60%420+4', ['weight']],
    ['60%420+40', ['weight']],
    ['100%420/', ['side']],
    ['100%420/ ', ['side']],
    ['100%420/a', ['award']],
  ])('%s expects %s', (text, expects) => {
    expect(read(text)).toMatchObject({ kind: 'unfinished', expects, at: text.length });
  });

  test.each([
    ['60%420+50%-50', 'weights', 0, 13],
    ['1/3 420+3/4 -50', 'weights', 0, 15],
    ['60%420+40%-50+rest 50', 'weights', 0, 21],
    ['60%420+rest -50+rest 50', 'weights', 0, 23],
    ['rest 420/100%50', 'weights', 0, 8],
    ['50%50+150%420', 'weights', 6, 7],
    ['50%420/100%50', 'weights', 0, 6],
    ['x60%420+40%-50', 'weight', 0, 7],
    ['100%420/100%50/100%70', 'afterEnd', 14, 7],
    ['100%420/a0040', 'award', 8, 5],
    ['100%420/a-5', 'award', 8, 3],
    ['100%420/a40.125', 'award', 8, 7],
    ['100%420/a40x5', 'award', 8, 5],
    ['a/100%420', 'award', 0, 1],
    ['60%415+40%50', 'impossibleScore', 3, 3],
    ['60%420+40%415', 'impossibleScore', 10, 3],
    ['60%42+40%-50', 'impossibleScore', 0, 5],
    ['60%4s+40%-50', 'component', 0, 5],
  ])('%s: %s with the characters from %i on, %i of them', (text, code, at, length) => {
    expect(read(text)).toMatchObject({ kind: 'problem', code, at, length });
  });

  test.each(['60%415+', '60%420+4x', '60%420+x', '60%420+x4', '60%420+4-'])('%s goes on to nothing', (text) => {
    expect(read(text).kind).toBe('problem');
  });

  test.each([
    ['60%', 'unfinished'],
    ['100%a60/', 'component'],
    ['50%4sn++50%p', 'component'],
    ['0%420+100%50', 'weights'],
    ['100%a60', 'component'],
    ['100%420/a101', 'award'],
    ['x%420', 'weight'],
    ['100%415', 'impossibleScore'],
  ])('%s: %s', (text, expected) => {
    const answer = read(text);
    expect(answer.kind === 'problem' ? answer.code : answer.kind).toBe(expected);
  });

  test('what is left is said', () => {
    const answer = read('1/3 420');
    expect(answer.kind === 'unfinished' && unfinishedSentence(answer, 'en')).toBe(
      '2/3 is left: +2/3 or +rest, and its score',
    );
    const percents = read('60%420');
    expect(percents.kind === 'unfinished' && unfinishedSentence(percents, 'fr')).toBe(
      'il reste 40\u202f%\u00a0: +40% ou +reste, et sa marque',
    );
  });

  test('a single result is its score, and anything weighted has none', () => {
    expect(read('100%420')).toMatchObject({ score: 420 });
    expect(read('60%420+40%-50')).toMatchObject({ score: null });
  });

  test('is read back from what is made of it, in both languages', () => {
    const component = constantFrom('420', '-50', 'p', '4sn=', '3nxw-2');
    const side = oneof(
      component.map((text) => `100%${text}`),
      tuple(integer({ min: 3, max: 297 }), component, component).map(
        ([a, x, y]) => `${formatWeight(weightOfThirds(a))}${x}+rest ${y}`,
      ),
    );
    assert(
      property(side, option(oneof(side, constant('a40'), constant('a-'))), (ns, ew) => {
        const answer = read(ew === null ? ns : `${ns}/${ew}`);
        if (answer.kind !== 'result' || answer.outcome.kind !== 'ruled') throw new Error(JSON.stringify(answer));
        expect(isSplit(answer.outcome)).toBe(ew !== null && ew !== ns);
        for (const language of ['en', 'fr'] as const) {
          const text = formatShorthand(answer.outcome, language);
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

function score(made: number, percent = 100) {
  return { outcome: { kind: 'score', score: made } as const, percent };
}

function onOneLine(text: string, most: number, language: 'en' | 'fr' = 'en') {
  const answer = read(text);
  if (answer.kind !== 'result' || answer.outcome.kind !== 'ruled') throw new Error(text);
  return [ruledLineText(answer.outcome, language, most), isInFull(answer.outcome, language, most)];
}

describe('a ruling on one line', () => {
  test.each([
    ['100%420', 5, 'ruled: 420', true],
    ['60%420+40%-50', 27, '60\u202f% of 420 and 40\u202f% of −50', true],
    ['60%420+40%-50', 26, 'weighted, 2 results', false],
    ['1/3 420+1/3 -50+rest p', 25, 'weighted, 3 results', false],
    ['100%-50/100%450', 25, 'NS −50, EW 450', true],
    ['60%420+40%-50/100%450', 25, 'a score for each side', false],
    ['a40/60%420+40%-50', 25, 'a score for each side', false],
  ])('%s in %i characters: %s', (text, most, expected, isAll) => {
    expect(onOneLine(text, most)).toEqual([expected, isAll]);
  });

  test('in French', () => {
    expect(onOneLine('1/3 420+1/3 -50+rest p', 25, 'fr')).toEqual(['pondéré, 3 résultats', false]);
    expect(onOneLine('60%420+40%-50/100%450', 25, 'fr')).toEqual(['une marque par camp', false]);
  });
});

describe('the sides of a ruling', () => {
  test('are the same where they were given the same', () => {
    expect(isSplit({ ns: [score(420)], ew: [score(420)] })).toBe(false);
    expect(isSplit({ ns: 60, ew: 60 })).toBe(false);
    expect(isSplit({ ns: [score(420)], ew: [score(450)] })).toBe(true);
    expect(isSplit({ ns: [score(420)], ew: 40 })).toBe(true);
    expect(isSplit({ ns: 'average-plus', ew: [score(420)] })).toBe(true);
  });

  test('name the results of both, and an award none', () => {
    const [made, down] = [score(420, 60), score(-50, 40)];
    expect(resultsOf({ ns: [made, down], ew: [down] })).toEqual([made.outcome, down.outcome, down.outcome]);
    expect(resultsOf({ ns: 'average-plus', ew: [down] })).toEqual([down.outcome]);
    expect(resultsOf({ ns: 60, ew: 40 })).toEqual([]);
  });

  test('have one assigned result unless weighted, split or awards', () => {
    expect(assignedResult({ ns: [score(420)], ew: [score(420)] })).toEqual({ kind: 'score', score: 420 });
    const weighted = [score(420, 60), score(-50, 40)];
    expect(assignedResult({ ns: weighted, ew: weighted })).toBe(null);
    expect(assignedResult({ ns: [score(420)], ew: [score(450)] })).toBe(null);
    expect(assignedResult({ ns: [score(420)], ew: 40 })).toBe(null);
    expect(assignedResult({ ns: 40, ew: [score(420)] })).toBe(null);
    expect(assignedResult({ ns: 60, ew: 60 })).toBe(null);
  });
});
