import type { ProposalView, TeamProposalView } from '../../../../main/club/model/schedule.ts';
import type { ClubProblem } from '../../../../main/club/problem.ts';
import {
  continuationProblemSentence,
  continuationRuleSentence,
} from '../../../../src/language/movement/continuation.ts';
import {
  isTeamContinuationProblem,
  teamProblemSentence,
  teamRuleSentence,
  type ContinuationSaying,
} from '../../../../src/language/movement/team-continuation.ts';
import type { changeWords } from '../../../../src/language/screens/change.ts';
import type { ChangeState } from './useChange.ts';

type ChangeWords = (typeof changeWords)['en'];

/** The result of a change as a sentence. */
export function changeResultSentence(state: ChangeState, words: ChangeWords, saying: ContinuationSaying): string {
  switch (state.kind) {
    case 'applied':
      return [words.applied, ...appliedSentences(state.proposal, words, saying)].join(' ');
    case 'undone':
      return words.undone;
    case 'refused':
      return refusal(state.problem, words, saying);
    case 'typing':
    case 'proposed':
      return '';
  }
}

function appliedSentences(
  proposal: ProposalView | TeamProposalView,
  words: ChangeWords,
  saying: ContinuationSaying,
): readonly string[] {
  if ('consequences' in proposal) {
    const { rule, consequences } = proposal;
    const isOutdated =
      rule.kind === 'late-team' ||
      (rule.kind === 'joins-swiss' && rule.tables.length > 0) ||
      consequences.redraws.length > 0;
    return [teamRuleSentence(rule, saying), ...(isOutdated ? [words.cardsOutdated] : [])];
  }
  const { rule, shifts } = proposal;
  return [continuationRuleSentence(rule, saying.language), ...(shifts.length > 0 ? [words.cardsOutdated] : [])];
}

function refusal(problem: ClubProblem, words: ChangeWords, saying: ContinuationSaying): string {
  if (problem.code === 'changeNotPossible') {
    return isTeamContinuationProblem(problem.cause)
      ? teamProblemSentence(problem.cause, saying)
      : continuationProblemSentence(problem.cause, saying.language);
  }
  if (problem.code === 'scheduleInUse') return words.inUse(problem.round, problem.table);
  if (problem.code === 'nothingToUndo') return words.nothingToUndo;
  return problem.code === 'onlyForPairs' ? words.notHere : words.movedOn;
}
