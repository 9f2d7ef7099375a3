import { useState } from 'react';
import type { ClockView, SectionView } from '../../../main/club/model/session.ts';
import { openingRound } from '../session/clock.ts';
import type { RoundProgress } from '../session/tables.ts';

/** The round shown. It follows the clock; a chosen round stays until the next move is called. */
export function useRoundChoice(
  clock: ClockView,
  section: SectionView,
  rounds: readonly RoundProgress[],
): { readonly round: number; readonly goToRound: (round: number) => void } {
  const [chosen, choose] = useState<{ readonly round: number; readonly during: number } | null>(null);
  const isComplete = (round: number) => {
    const progress = rounds[round - 1];
    const isDrawn = section.cells.some((cell) => cell.round === round);
    return isDrawn && progress !== undefined && progress.recorded >= progress.due;
  };
  const round = chosen?.during === clock.round ? chosen.round : openingRound(clock, section.rounds, isComplete);
  return {
    round: Math.min(round, section.rounds),
    goToRound: (to) => choose({ round: Math.min(Math.max(to, 1), section.rounds), during: clock.round }),
  };
}
