import {
  parseShorthand,
  type ParsedShorthand,
  type ShorthandOptions,
} from '../../../../src/bridge/shorthand/shorthand.ts';

/** Enough for the texts of one page. */
const CACHE_SIZE = 256;

const cache = new Map<string, ParsedShorthand>();

/** Parses the shorthand of a line. Each key reads every line several times, so parsed texts are cached. */
export function parseLineText(text: string, options: ShorthandOptions): ParsedShorthand {
  const { board, language, withoutLastNought, undertricks } = options;
  const key = `${board} ${language} ${withoutLastNought} ${undertricks} ${text}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const answer = parseShorthand(text, options);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(key, answer);
  return answer;
}
