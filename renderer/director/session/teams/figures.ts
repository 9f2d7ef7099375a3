import type { MatchScoreView } from '../../../../main/club/model/matches.ts';
import { formatExact, formatShort, formatSignedShort } from '../../../../src/language/numbers.ts';
import type { Language } from '../../../../src/language.ts';
import { compare, readExact, ZERO, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { SerializedExact } from '../../../../src/scoring/numbers/serialize.ts';

/** Decimals of figures of teams that are not whole. */
const MOST = 2;

/** Reads a serialized exact number. */
export function readSerialized(value: SerializedExact): Exact {
  return readExact(value.exact) ?? ZERO;
}

/** The decimals of figures that stand below each other: none where all are whole. */
export function decimalsOf(figures: readonly Exact[]): 0 | 2 {
  return figures.every(({ denominator }) => denominator === 1n) ? 0 : MOST;
}

/** A figure with as many decimals as those it stands with; without them, only those it needs. */
export function formatTeamFigure(value: Exact, language: Language, decimals?: 0 | 2): string {
  return decimals === undefined ? formatShort(value, MOST, language) : formatExact(value, decimals, language);
}

/** Both results of a match as text: 17 – 13, +210 / −210 where one is below zero, null while it has none. */
export function matchResultText(
  { result, worth }: Pick<MatchScoreView, 'result' | 'worth'>,
  language: Language,
): string | null {
  const home = result.home ?? worth?.home.result ?? null;
  const away = result.away ?? worth?.away.result ?? null;
  if (!home || !away) return null;
  const results = [home, away].map(readSerialized);
  if (results.some((value) => compare(value, ZERO) < 0)) {
    return results.map((value) => formatSignedShort(value, MOST, language)).join(' / ');
  }
  return results.map((value) => formatTeamFigure(value, language)).join(' – ');
}
