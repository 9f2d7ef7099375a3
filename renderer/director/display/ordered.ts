import type { DisplayRanking } from '../../../src/session/display-ranking.ts';
import { familyName } from '../../../src/names/forms.ts';
import { knownNames } from '../session/pairName.ts';
import type { RankedPair } from '../session/rankedLines.ts';

/** The pairs of a ranking in order of place, number or name; pairs without names come last, in order of number. */
export function inOrder(pairs: readonly RankedPair[], order: DisplayRanking, locale: string): readonly RankedPair[] {
  const number = (a: RankedPair, b: RankedPair) =>
    a.entry.label.localeCompare(b.entry.label, locale, { numeric: true });
  if (order === 'number') return pairs.toSorted(number);
  if (order !== 'name') return pairs;
  const names = new Map(pairs.map((pair) => [pair, sortName(pair)]));
  return pairs.toSorted((a, b) => {
    const [one, other] = [names.get(a) ?? '', names.get(b) ?? ''];
    if (one === '' || other === '') return Number(one === '') - Number(other === '') || number(a, b);
    return one.localeCompare(other, locale) || number(a, b);
  });
}

/** The family names of a pair as they stand in its row; empty without names. */
function sortName({ entry }: RankedPair): string {
  return knownNames(entry).map(familyName).join(' ');
}
