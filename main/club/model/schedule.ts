import type { ContinuationWarning, Shift } from '../../../src/movement/continuation/proposal.ts';
import type { ContinuationFigures } from '../../../src/movement/continuation/figures.ts';
import type { TeamConsequences, TeamContinuationRule } from '../../../src/movement/teams/continuation/change.ts';
import type { ContinuationRule } from '../../../src/movement/continuation/change.ts';

/** Ways to continue after a change of the schedule, best first. */
export interface ProposalsView {
  readonly section: number;
  /** The version of the schedule they were made for, and how many of its rounds they leave as they are. */
  readonly version: number;
  readonly frozen: number;
  readonly proposals: readonly ProposalView[];
  /** Those of teams that meet in matches, whose `proposals` are empty. */
  readonly teams: readonly TeamProposalView[];
}

/** One way to continue. Pairs are numbers of the section. */
export interface ProposalView {
  /** Identifies it when it is chosen. */
  readonly key: string;
  readonly rule: ContinuationRule;
  readonly figures: ContinuationFigures;
  readonly shifts: readonly Shift[];
  readonly warnings: readonly ContinuationWarning[];
}

/** One way to go on of teams, which are numbers of the section. */
export interface TeamProposalView {
  /** Identifies it when it is chosen. */
  readonly key: string;
  readonly rule: TeamContinuationRule;
  readonly consequences: TeamConsequences;
}
