import { standingsCommandWords } from '../../../src/language/commands/standings.ts';
import type { Language } from '../../../src/language.ts';
import { formatShort, formatSignedShort } from '../../../src/language/numbers.ts';
import { placeText } from '../../../src/language/ranking/place.ts';
import { separationText } from '../../../src/language/ranking/separation.ts';
import { standingWords } from '../../../src/language/ranking/standing.ts';
import { joints } from '../../../src/language/sentences.ts';
import { toNumber, writeExact } from '../../../src/scoring/numbers/exact.ts';
import type { MatchRanking, MatchStanding } from '../../../src/scoring/ranked-matches/ranked.ts';
import { withExactText } from './json.ts';
import { textTable, type TextColumn } from './text-table.ts';

/** Those that are ranked, by their numbers, and whether totals are victory points rather than IMPs. */
export interface RankedNames {
  readonly entries: readonly { readonly entry: number; readonly name: string }[];
  readonly inVictoryPoints: boolean;
}

/** A row of the standing of an event of matches as JSON. */
export function matchStandingJson({
  entry,
  place,
  tied,
  unranked,
  total,
  matches,
  imps,
  separations,
}: MatchStanding): object {
  return {
    entry,
    place,
    tied,
    total: toNumber(total),
    exact: writeExact(total),
    matches,
    imps: toNumber(imps),
    ...(unranked ? { unranked } : {}),
    ...(separations.length > 0 ? { separations: withExactText(separations) } : {}),
  };
}

/** The standing of an event of matches as a table. */
export function matchStandingTable(
  { entries, inVictoryPoints: scale }: RankedNames,
  { rows }: MatchRanking,
  language: Language,
): string {
  const words = standingsCommandWords[language];
  const names = new Map(entries.map(({ entry, name }) => [entry, name]));
  const hasNames = entries.some(({ name }) => name !== '');
  const hasSplits = rows.some((row) => splitText(row, language) !== '');
  const columns: readonly TextColumn[] = [
    { head: words.place, align: 'right' },
    { head: words.number, align: 'right' },
    ...(hasNames ? [{ head: words.name, align: 'left' } as const] : []),
    { head: words.matches, align: 'right' },
    { head: words.imps, align: 'right' },
    ...(scale ? [{ head: words.victoryPoints, align: 'right' } as const] : []),
    ...(hasSplits ? [{ head: words.split, align: 'left' } as const] : []),
  ];
  const lines = rows.map((row) => [
    placeText(row),
    String(row.entry),
    ...(hasNames ? [names.get(row.entry) ?? ''] : []),
    String(row.matches),
    formatSignedShort(scale ? row.imps : row.total, 2, language),
    ...(scale ? [formatShort(row.total, 2, language)] : []),
    ...(hasSplits ? [splitText(row, language)] : []),
  ]);
  return textTable(columns, lines);
}

/** What split a tie, or why there is no place. */
function splitText({ separations, unranked }: MatchStanding, language: Language): string {
  if (unranked) return standingWords[language].unranked[unranked];
  return separations.map((one) => separationText(one, 3, language)).join(joints[language].semicolon);
}
