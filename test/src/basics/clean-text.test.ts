import { expect, test } from 'vitest';
import { cleanText } from '../../../src/basics/clean-text.ts';

test.each([
  ['Ann Cedar', 'Ann Cedar'],
  ['\0', ''],
  ['An\0n', 'Ann'],
  ['\ud800', '\ufffd'],
  ['a\udfffb', 'a\ufffdb'],
  ['\ud83c\udccf', '\ud83c\udccf'],
])('%j: %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});
