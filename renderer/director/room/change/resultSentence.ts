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
  type TeamName,
} from '../../../../src/language/movement/team-continuation.ts';
import type { changeWords } from '../../../../src/language/screens/change.ts';
import type { Language } from '../../../../src/language.ts';
import type { ChangeState } from './useChange.ts';

/** The words of a result, in a language. */
interface Saying {
  readonly words: (typeof changeWords)['en'];
  readonly language: Language;
  readonly teamName: TeamName;
}

/** The result of a change as a sentence. */
export function changeResultSentence(state: ChangeState, saying: Saying): string {
  const { words } = saying;
  switch (state.kind) {
    case 'applied':
      return [words.applied, ...appliedSentences(state.proposal, saying)].join(' ');
    case 'undone':
      return words.undone;
    case 'refused':
      return refusal(state.problem, saying);
    case 'typing':
    case 'proposed':
      return '';
  }
}

function appliedSentences(
  proposal: ProposalView | TeamProposalView,
  { words, language, teamName }: Saying,
): readonly string[] {
  if ('consequences' in proposal) {
    const { rule, consequences } = proposal;
    const isOutdated = rule.kind === 'late-team' || consequences.redraws.length > 0;
    return [teamRuleSentence(rule, teamName, language), ...(isOutdated ? [words.cardsOutdated] : [])];
  }
  const { rule, shifts } = proposal;
  return [continuationRuleSentence(rule, language), ...(shifts.length > 0 ? [words.cardsOutdated] : [])];
}

function refusal(problem: ClubProblem, { words, language, teamName }: Saying): string {
  if (problem.code === 'changeNotPossible') {
    return isTeamContinuationProblem(problem.cause)
      ? teamProblemSentence(problem.cause, teamName, language)
      : continuationProblemSentence(problem.cause, language);
  }
  if (problem.code === 'scheduleInUse') return words.inUse(problem.round, problem.table);
  if (problem.code === 'nothingToUndo') return words.nothingToUndo;
  return problem.code === 'onlyForPairs' ? words.notHere : words.movedOn;
}
