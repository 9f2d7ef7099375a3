import type { MatchScoreView } from '../../../../main/club/model/matches.ts';
import type { ScoringView } from '../../../../main/club/model/scoring.ts';
import { formatExact, formatShort } from '../../../../src/language/numbers.ts';
import type { Language } from '../../../../src/language.ts';
import { readExact, ZERO, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { SerializedExact } from '../../../../src/scoring/numbers/serialize.ts';
import { victoryPointScaleOf } from '../../../../src/scoring/regulation/match.ts';
import type { VictoryPointScale } from '../../../../src/scoring/victory-points/scale.ts';

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

/** The scale that matches are read with; null where there is none. */
export function stageScale({
  regulation,
  matches,
}: Pick<ScoringView, 'regulation' | 'matches'>): VictoryPointScale | null {
  return matches?.scale ? victoryPointScaleOf({ ...regulation, victoryPoints: matches.scale }) : null;
}

/** Both results of a match as text, 17 – 13; null while it has none. */
export function matchResultText(
  { result, worth }: Pick<MatchScoreView, 'result' | 'worth'>,
  language: Language,
): string | null {
  const home = result.home ?? worth?.home.result ?? null;
  const away = result.away ?? worth?.away.result ?? null;
  if (!home || !away) return null;
  return [home, away].map((value) => formatTeamFigure(readSerialized(value), language)).join(' – ');
}
