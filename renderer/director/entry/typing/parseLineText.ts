import {
  parseShorthand,
  type ParsedShorthand,
  type ShorthandOptions,
} from '../../../../src/bridge/shorthand/shorthand.ts';

/** More texts than stand on one traveller. */
const MOST_KEPT = 256;

const kept = new Map<string, ParsedShorthand>();

/** Reads a line's shorthand. A line is looked at many times for each key that is typed; its text is read once. */
export function parseLineText(text: string, options: ShorthandOptions): ParsedShorthand {
  const { board, language, withoutLastNought, undertricks } = options;
  const key = `${board} ${language} ${withoutLastNought} ${undertricks} ${text}`;
  const known = kept.get(key);
  if (known) return known;
  const answer = parseShorthand(text, options);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, answer);
  return answer;
}
