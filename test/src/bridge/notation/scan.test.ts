import { expect, test } from 'vitest';
import { atEnd, isDigit, peek, skipSpaces, type TextCursor } from '../../../../src/bridge/notation/scan.ts';

function cursor(text: string): TextCursor {
  return { text, at: 0 };
}

function peeked(text: string): string {
  return peek(cursor(text));
}

test('letters are read in upper case, from a to z and no others', () => {
  expect(Array.from('abyzAZ', peeked).join('')).toBe('ABYZAZ');
  expect(Array.from('`{éß1', peeked).join('')).toBe('`{éß1');
  expect(peeked('')).toBe('');
});

test.each([
  ['\u2212', '-'],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2013', '-'],
  ['\u2014', '-'],
  ['\u00d7', 'X'],
  ['*', 'X'],
  ['\u2664', '♠'],
  ['\u2661', '♥'],
  ['\u2662', '♦'],
  ['\u2667', '♣'],
])('%s is read as %s', (sign, folded) => {
  expect(peeked(sign)).toBe(folded);
});

test('spaces of every width and the selectors of a coloured suit are skipped, nothing else is', () => {
  const line = cursor(' \t\n\u00a0\u202f\u2009\u3000\ufe0e\ufe0f4');
  skipSpaces(line);
  expect(line.at).toBe(9);
  expect(atEnd(line)).toBe(false);
  expect([atEnd(cursor('')), atEnd(cursor('  ')), atEnd(cursor('\u200b'))]).toEqual([true, true, false]);
});

test('digits are 0 to 9, and the end of the text is none', () => {
  expect(Array.from('/09:aZ', isDigit)).toEqual([false, true, true, false, false, false]);
  expect([isDigit(''), isDigit('\u0663'), isDigit('\uff11')]).toEqual([false, false, false]);
});
