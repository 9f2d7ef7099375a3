import type { ResultView } from '../../../main/club/model/result.ts';
import type { SectionView } from '../../../main/club/model/session.ts';
import { roundsProgress } from '../session/tables.ts';

/** How complete a ranking is. */
export interface Completeness {
  readonly recorded: number;
  readonly due: number;
  readonly rounds: number;
  /** The number of rounds that are over by the clock, and of results missing in them. */
  readonly over: number;
  readonly missing: number;
}

/** @param roundInPlay by the clock; 0 where it was never started */
export function completenessOf(
  sections: readonly SectionView[],
  results: ReadonlyMap<string, ResultView>,
  roundInPlay: number,
): Completeness {
  const rounds = sections.flatMap((section) => roundsProgress(section, results));
  const over = rounds.filter(({ round }) => round < roundInPlay);
  return {
    recorded: total(rounds.map((round) => round.recorded)),
    due: total(rounds.map((round) => round.due)),
    rounds: Math.max(...sections.map((section) => section.rounds)),
    over: new Set(over.map(({ round }) => round)).size,
    missing: total(over.map((round) => round.due - round.recorded)),
  };
}

function total(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0);
}
