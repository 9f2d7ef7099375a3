import type { Penalty, PenaltyMeasure, PenaltyUnit } from '../standing/penalty.ts';
import type { TeamPenalty } from '../teams/worth.ts';
import type { MatchStageScoring } from './scoring.ts';
import type { MatchComparison, StageMatch, StagePenalty } from './stage.ts';

/** The units that penalties in a match can be in; the first is what the match is decided in. */
export function matchPenaltyUnits(comparison: MatchComparison): readonly PenaltyUnit[] {
  switch (comparison.kind) {
    case 'imps':
      return comparison.scale ? ['victory-points', 'imps'] : ['imps'];
    case 'aggregate':
      return [];
    case 'board-a-match':
      return [comparison.scale ? 'victory-points' : 'matchpoints'];
    case 'patton':
      return comparison.second.from === 'imps' ? ['matchpoints', 'victory-points', 'imps'] : ['matchpoints'];
    case 'field':
      return comparison.method === 'matchpoints' ? ['victory-points'] : ['victory-points', 'imps'];
  }
}

/** The unit of the totals of a stage, in which penalties of the whole stage are; null where they have none. */
export function stagePenaltyUnit(comparison: MatchComparison): PenaltyMeasure['unit'] | null {
  const [unit] = matchPenaltyUnits(comparison);
  return unit === undefined || unit === 'percent-of-top' ? null : unit;
}

/** The units that penalties of a whole stage can be in, by what is stored of its scoring. */
export function stagePenaltyUnits({
  comparison,
  scale,
}: Pick<MatchStageScoring, 'comparison' | 'scale'>): readonly PenaltyUnit[] {
  switch (comparison) {
    case 'imps':
      return [scale === null ? 'imps' : 'victory-points'];
    case 'board-a-match':
      return [scale === null ? 'matchpoints' : 'victory-points'];
    case 'patton-ratio':
    case 'patton-imps':
      return ['matchpoints'];
    case 'aggregate':
      return [];
    case 'matchpoints':
    case 'cross-imps':
    case 'butler':
      return ['victory-points'];
  }
}

/** The units that penalties in a match can be in, by what is stored of its scoring. */
export function unitsInMatch(scoring: Pick<MatchStageScoring, 'comparison' | 'scale'>): readonly PenaltyUnit[] {
  const own = stagePenaltyUnits(scoring);
  const { comparison, scale } = scoring;
  if (comparison === 'patton-imps') return ['matchpoints', 'victory-points', 'imps'];
  return comparison === 'imps' && scale !== null ? [...own, 'imps'] : own;
}

/** The penalties of a stage that a match has, as it takes them; those in other units are left out. */
export function teamPenalties(
  match: StageMatch,
  penalties: readonly StagePenalty[],
  comparison: MatchComparison,
): readonly TeamPenalty[] {
  const units = matchPenaltyUnits(comparison);
  return penalties.flatMap(({ entry, kind, amount, unit }): readonly TeamPenalty[] => {
    const team = entry === match.home ? 'home' : entry === match.away ? 'away' : null;
    if (team === null || !units.includes(unit)) return [];
    return [{ team, kind, unit: unit === 'imps' ? 'imps' : 'result', amount }];
  });
}

/** The penalties of the whole stage that its totals can take. */
export function stagePenalties(penalties: readonly StagePenalty[], comparison: MatchComparison): readonly Penalty[] {
  const unit = stagePenaltyUnit(comparison);
  return penalties.filter((penalty) => penalty.match === null && penalty.unit === unit);
}
