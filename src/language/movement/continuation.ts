/** Sentences for changes of a running session: proposals, warnings, problems, moves. */
import type { ContinuationProblem, ContinuationRule } from '../../movement/continuation/change.ts';
import type { NextSeat, RoomMove } from '../../movement/continuation/next-seat.ts';
import type { ContinuationWarning, Shift } from '../../movement/continuation/proposal.ts';
import type { ScheduledSeat } from '../../movement/continuation/schedule.ts';
import { continuationWords } from './continuation-words.ts';
import type { Language } from '../../language.ts';
import { capitalize, formatList } from '../sentences.ts';
import { nextMoveWords } from './next-move.ts';

/** The sentence of a proposal. */
export function continuationRuleSentence(rule: ContinuationRule, language: Language): string {
  const say = continuationWords[language].rule[rule.kind] as (rule: ContinuationRule) => string;
  return say(rule);
}

/** A disadvantage of a proposal. */
export function continuationWarningSentence(warning: ContinuationWarning, language: Language): string {
  const say = continuationWords[language].warning[warning.code] as (warning: ContinuationWarning) => string;
  return say(warning);
}

/** Why there is no proposal. */
export function continuationProblemSentence(problem: ContinuationProblem, language: Language): string {
  const say = continuationWords[language].problem[problem.code] as (problem: ContinuationProblem) => string;
  return say(problem);
}

/** A pair that sits elsewhere than expected: Pair 3: sits out. Pair 15: table 3, North-South, boards 9 and 10. */
export function shiftSentence({ pair, now }: Shift, language: Language): string {
  const words = continuationWords[language];
  return words.pairGoes(pair, now ? seatText(now, language) : words.sitsOut);
}

/** The next seat of a pair, for its card or its phone. */
export function nextSeatSentence(next: NextSeat, language: Language): string {
  const words = continuationWords[language];
  switch (next.kind) {
    case 'seat':
      return words.nextSeat(next.round, seatText(next.seat, language));
    case 'sit-out':
      return words.nextSitOut(next.round);
    case 'end':
      return words.end;
  }
}

/** The announcement at a change of round, for a schedule that no longer follows a movement. */
export function roomMoveSentence(move: RoomMove, language: Language): string {
  const words = continuationWords[language];
  const common = nextMoveWords[language];
  const lines = (['NS', 'EW'] as const)
    .filter((side) => move.up[side] > 0)
    .map((side) => common.up(side, move.up[side]));
  const boards = { down: common.boardsDown, new: common.newBoards, 'table-card': common.boardsByCard }[move.boards];
  const usual = [...(lines.length > 0 ? lines : [common.nobodyMoves]), boards].join(', ');
  const others = move.others.map(({ pair, seat }) =>
    words.pairGoes(pair, seat ? words.place(seat.table, seat.side) : words.sitsOut),
  );
  const shared = move.shared.map((tables) => common.share(formatList(tables, language)));
  return [`${capitalize(usual)}.`, ...others, ...shared].join(' ');
}

function seatText({ table, side, boards }: ScheduledSeat, language: Language): string {
  const words = continuationWords[language];
  return `${words.place(table, side)}, ${words.boards(boards)}`;
}
