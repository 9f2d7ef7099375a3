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

type ResultParts = Pick<MatchScoreView, 'result' | 'worth'>;

/** Both results of a match, the home team's first; none while it has none. */
export function matchResults({ result, worth }: ResultParts): readonly Exact[] {
  const home = result.home ?? worth?.home.result ?? null;
  const away = result.away ?? worth?.away.result ?? null;
  return home && away ? [home, away].map(readSerialized) : [];
}

/** Both results of a match as text: 17 – 13, +210 / −210 where one is below zero, null while it has none. */
export function matchResultText(score: ResultParts, language: Language, decimals?: 0 | 2): string | null {
  const results = matchResults(score);
  if (results.length === 0) return null;
  if (results.some((value) => compare(value, ZERO) < 0)) {
    return results.map((value) => formatSignedShort(value, MOST, language)).join(' / ');
  }
  return results.map((value) => formatTeamFigure(value, language, decimals)).join(' – ');
}
