import {
  parseShorthand,
  type ParsedShorthand,
  type ShorthandOptions,
} from '../../../../src/bridge/shorthand/shorthand.ts';

/** Enough for the texts of one page. */
const MOST_KEPT = 256;

const kept = new Map<string, ParsedShorthand>();

/** Parses the shorthand of a line. Each key reads every line several times, so parsed texts are cached. */
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
