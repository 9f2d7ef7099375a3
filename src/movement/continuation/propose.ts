import { MOST_BOARDS_PER_ROUND } from '../make.ts';
import type { ContinuationProblem, ScheduleChange } from './change.ts';
import { closeUpCandidates } from './close-up.ts';
import { withIrregularity, hasReplays, type Irregularity } from './irregularity.ts';
import { latePairCandidates } from './late-pairs.ts';
import { leavesNow, leavingPairCandidates, replacedPairCandidates } from './leaving-pair.ts';
import { mergeCandidates } from './merge.ts';
import { otherMovementCandidates, type MovementWishes } from './other-movement.ts';
import { proposalsOf, type Candidate, type Proposal } from './proposal.ts';
import { rankedProposals } from './rank.ts';
import { repairCandidates } from './repair.ts';
import { addedRoundCandidates, cutCandidates, boardsPerRoundCandidates } from './rounds.ts';
import { boardsPerRound, openRounds, presentPairs, type RunningSchedule } from './schedule.ts';

/** More rounds than any session has. */
const MOST_ROUNDS = 60;

/** Whether nothing can be proposed. */
export function isContinuationProblem(
  answer: readonly Proposal[] | ContinuationProblem,
): answer is ContinuationProblem {
  return 'kind' in answer;
}

/**
 * The continuations after a change, best first: at least one, or the reason why there is none. Started rounds stay as
 * they are but for a mistake reported in them. The same arguments always give the same answer.
 */
export function proposeContinuations(
  running: RunningSchedule,
  change: ScheduleChange,
  limits: MovementLimits = { own: [], winners: null },
): readonly Proposal[] | ContinuationProblem {
  if (change.kind === 'other-movement') return otherMovements(running, { ...limits, boards: change.boards });
  const answer = candidatesFor(running, change);
  if ('kind' in answer) return answer;
  const legal = proposalsOf(running, answer.from, answer.candidates);
  return legal.length > 0 ? rankedProposals(legal, change) : { kind: 'problem', code: 'nothing-legal' };
}

/** What limits the movements that may replace the one in play. */
export type MovementLimits = Omit<MovementWishes, 'boards'>;

/** The movements in the order of the list of choices. */
function otherMovements(running: RunningSchedule, wishes: MovementWishes): readonly Proposal[] | ContinuationProblem {
  const candidates = otherMovementCandidates(running, wishes);
  if ('kind' in candidates) return candidates;
  return candidates.flatMap((candidate) => proposalsOf(running, running, [candidate]));
}

/** The candidates, and the schedule whose started rounds must stay. */
interface Candidates {
  readonly from: RunningSchedule;
  readonly candidates: readonly Candidate[];
}

function candidatesFor(
  running: RunningSchedule,
  change: Exclude<ScheduleChange, { readonly kind: 'other-movement' }>,
): Candidates | ContinuationProblem {
  switch (change.kind) {
    case 'rounds':
      return changedRounds(running, change.rounds);
    case 'sat-wrong-way':
    case 'wrong-boards':
    case 'wrong-opponents':
    case 'skip-forgotten':
      return afterIrregularity(running, change);
    case 'late-pairs':
    case 'pair-leaves':
    case 'pair-replaced':
    case 'boards-per-round':
    case 'merge-tables':
      if (openRounds(running).length === 0 && !isPossibleInLastRound(running, change)) {
        return { kind: 'problem', code: 'play-has-ended' };
      }
      return beforeOpenRounds(running, change);
  }
}

/** In the last round substitutes may come in, a pair may leave, and a late pair may sit down at an idle table. */
function isPossibleInLastRound(running: RunningSchedule, change: ScheduleChange): boolean {
  if (change.kind === 'late-pairs') return latePairCandidates(running, change.pairs).length > 0;
  return change.kind === 'pair-replaced' || (change.kind === 'pair-leaves' && leavesNow(running, change.pair));
}

function beforeOpenRounds(
  running: RunningSchedule,
  change: Exclude<ScheduleChange, Irregularity | { readonly kind: 'rounds' | 'other-movement' }>,
): Candidates | ContinuationProblem {
  const asCandidates = (candidates: readonly Candidate[]): Candidates => ({ from: running, candidates });
  switch (change.kind) {
    case 'late-pairs':
      return asCandidates(latePairCandidates(running, change.pairs));
    case 'pair-leaves':
    case 'pair-replaced': {
      const { pair } = change;
      if (!presentPairs(running).some(({ number }) => number === pair))
        return { kind: 'problem', code: 'no-such-pair', pair };
      return asCandidates(
        change.kind === 'pair-leaves' ? leavingPairCandidates(running, pair) : replacedPairCandidates(running, pair),
      );
    }
    case 'boards-per-round': {
      const { boards } = change;
      const now = boardsPerRound(running);
      if (boards < 1 || boards > MOST_BOARDS_PER_ROUND || boards === now) {
        return { kind: 'problem', code: 'boards-per-round', given: boards, least: 1, most: MOST_BOARDS_PER_ROUND, now };
      }
      return asCandidates(boardsPerRoundCandidates(running, boards));
    }
    case 'merge-tables': {
      const merged = [...mergeCandidates(running), ...closeUpCandidates(running)];
      if (merged.length === 0) return { kind: 'problem', code: 'nothing-to-merge' };
      return asCandidates([...merged, { rule: { kind: 'as-scheduled' }, schedule: running }]);
    }
  }
}

function changedRounds(running: RunningSchedule, rounds: number): Candidates | ContinuationProblem {
  const now = running.rounds.length;
  const least = Math.max(1, running.frozen);
  if (rounds < least || rounds > MOST_ROUNDS || rounds === now) {
    return { kind: 'problem', code: 'round-count', given: rounds, least, most: MOST_ROUNDS, now };
  }
  return {
    from: running,
    candidates: rounds < now ? cutCandidates(running, rounds) : addedRoundCandidates(running, rounds),
  };
}

/**
 * The mistake is entered into its round, and the rest continues from there. Where the skip was forgotten and the boards
 * on the tables have been played by the pairs there, the round has not really started: East-West move up one table
 * more.
 */
function afterIrregularity(running: RunningSchedule, irregularity: Irregularity): Candidates | ContinuationProblem {
  const played = withIrregularity(running, irregularity);
  if ('kind' in played) return played;
  if (irregularity.kind !== 'skip-forgotten' || !hasReplays(played, irregularity.round)) {
    return { from: played, candidates: repairCandidates(played) };
  }
  const started = running.plays.find(({ round, board }) => round >= irregularity.round && board !== null);
  if (started) return { kind: 'problem', code: 'line-has-result', round: started.round, table: started.table };
  const again: RunningSchedule = { ...running, frozen: irregularity.round - 1 };
  return { from: again, candidates: [{ rule: { kind: 'as-scheduled' }, schedule: again }] };
}
