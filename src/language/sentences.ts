/** What sentences are put together with. */
import type { Language } from '../language.ts';
import { runsOf } from '../movement/board-set.ts';
import { dictionary } from './typography.ts';

const en = { colon: ': ', semicolon: '; ', and: ' and ', or: ' or ', to: 'to' };

export const joints = dictionary<typeof en>({
  en,
  fr: { colon: ' : ', semicolon: ' ; ', and: ' et ', or: ' ou ', to: 'à' },
});

/** 5; 5 and 8; A1, A2 and A3. Nothing is an empty text. */
export function formatList(
  items: readonly (number | string)[],
  language: Language,
  last: 'and' | 'or' = 'and',
): string {
  const text = String(items.at(-1) ?? '');
  return items.length > 1 ? `${items.slice(0, -1).join(', ')}${joints[language][last]}${text}` : text;
}

/** Numbers in a row from first to last: 3 and 10 to 14. */
export function formatRuns(numbers: readonly number[], language: Language): string {
  const texts = runsOf(numbers).flatMap(([first, last]) => {
    if (last - first > 1) return [`${first} ${joints[language].to} ${last}`];
    return first === last ? [String(first)] : [String(first), String(last)];
  });
  return formatList(texts, language);
}

/** A text with a capital at its beginning. */
export function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
