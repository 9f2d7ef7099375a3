import { MOST_BOARDS_PER_ROUND } from '../make.ts';
import type { ContinuationProblem, ScheduleChange } from './change.ts';
import { closeUpCandidates } from './close-up.ts';
import { withIrregularity, hasReplays, type Irregularity } from './irregularity.ts';
import { latePairCandidates } from './late-pairs.ts';
import { leavingPairCandidates, replacedPairCandidates } from './leaving-pair.ts';
import { mergeCandidates } from './merge.ts';
import { proposalsOf, type Candidate, type Proposal } from './proposal.ts';
import { repairCandidates } from './repair.ts';
import { addedRoundCandidates, cutCandidates, boardsPerRoundCandidates } from './rounds.ts';
import { boardsPerRound, openRounds, presentPairs, type RunningSchedule } from './schedule.ts';

/** More rounds than this are no evening. */
const MOST_ROUNDS = 60;

/** Whether nothing can be proposed. */
export function isContinuationProblem(
  answer: readonly Proposal[] | ContinuationProblem,
): answer is ContinuationProblem {
  return 'kind' in answer;
}

/**
 * The legal ways to go on after a change, best first; at least one, or why there is none. Rounds that were
 * started stay as they are, but for what is reported to have happened in them. The same question has always
 * the same answer.
 */
export function proposeContinuations(
  running: RunningSchedule,
  change: ScheduleChange,
): readonly Proposal[] | ContinuationProblem {
  const answer = candidatesFor(running, change);
  if ('kind' in answer) return answer;
  const proposals = proposalsOf(running, answer.from, answer.candidates);
  return proposals.length > 0 ? proposals : { kind: 'problem', code: 'nothing-legal' };
}

/** The ways to go on, and the schedule whose started rounds they keep. */
interface Ways {
  readonly from: RunningSchedule;
  readonly candidates: readonly Candidate[];
}

function candidatesFor(running: RunningSchedule, change: ScheduleChange): Ways | ContinuationProblem {
  switch (change.kind) {
    case 'rounds':
      return changedRounds(running, change.rounds);
    case 'sat-wrong-way':
    case 'wrong-boards':
    case 'wrong-opponents':
    case 'skip-forgotten':
      return afterReport(running, change);
    case 'late-pairs':
    case 'pair-leaves':
    case 'pair-replaced':
    case 'boards-per-round':
    case 'merge-tables':
      if (openRounds(running).length === 0) return { kind: 'problem', code: 'play-has-ended' };
      return beforeOpenRounds(running, change);
  }
}

function beforeOpenRounds(
  running: RunningSchedule,
  change: Exclude<ScheduleChange, Irregularity | { readonly kind: 'rounds' }>,
): Ways | ContinuationProblem {
  const ways = (candidates: readonly Candidate[]): Ways => ({ from: running, candidates });
  switch (change.kind) {
    case 'late-pairs':
      return ways(latePairCandidates(running, change.pairs));
    case 'pair-leaves':
    case 'pair-replaced': {
      const { pair } = change;
      if (!presentPairs(running).some(({ number }) => number === pair))
        return { kind: 'problem', code: 'no-such-pair', pair };
      return ways(
        change.kind === 'pair-leaves' ? leavingPairCandidates(running, pair) : replacedPairCandidates(running, pair),
      );
    }
    case 'boards-per-round': {
      const { boards } = change;
      const now = boardsPerRound(running);
      if (boards < 1 || boards > MOST_BOARDS_PER_ROUND || boards === now) {
        return { kind: 'problem', code: 'boards-per-round', given: boards, least: 1, most: MOST_BOARDS_PER_ROUND, now };
      }
      return ways(boardsPerRoundCandidates(running, boards));
    }
    case 'merge-tables': {
      const merged = [...mergeCandidates(running), ...closeUpCandidates(running)];
      return merged.length > 0 ? ways(merged) : { kind: 'problem', code: 'nothing-to-merge' };
    }
  }
}

function changedRounds(running: RunningSchedule, rounds: number): Ways | ContinuationProblem {
  const now = running.rounds.length;
  const least = Math.max(1, running.frozen);
  if (rounds < least || rounds > MOST_ROUNDS || rounds === now) {
    return { kind: 'problem', code: 'no-such-round', round: rounds, least, most: MOST_ROUNDS };
  }
  return {
    from: running,
    candidates: rounds < now ? cutCandidates(running, rounds) : addedRoundCandidates(running, rounds),
  };
}

/**
 * What is reported is written into its round, and the rest goes on from there. Where the skip was forgotten and
 * everybody has boards before them that they have played, the round is not begun: they go up one more table.
 */
function afterReport(running: RunningSchedule, report: Irregularity): Ways | ContinuationProblem {
  const happened = withIrregularity(running, report);
  if ('kind' in happened) return happened;
  if (report.kind !== 'skip-forgotten' || !hasReplays(happened, report.round)) {
    return { from: happened, candidates: repairCandidates(happened) };
  }
  const started = running.plays.find(({ round, board }) => round >= report.round && board !== null);
  if (started) return { kind: 'problem', code: 'line-has-result', round: started.round, table: started.table };
  const again: RunningSchedule = { ...running, frozen: report.round - 1 };
  return { from: again, candidates: [{ rule: { kind: 'as-scheduled' }, schedule: again }] };
}
