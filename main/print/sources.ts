import type { DealsView } from '../club/model/deals.ts';
import type { ExplainedAddedUp, ExplainedEntry, ExplainedTeam } from '../club/model/explanation.ts';
import type { KnockoutView } from '../club/model/knockout.ts';
import type { OverallView } from '../club/model/overall.ts';
import type { RulingView } from '../club/model/ruling.ts';
import type { SimultaneousView } from '../club/model/simultaneous/field.ts';
import type { StandingsView } from '../club/model/standings.ts';
import type { PublicationReport } from '../club/model/publication.ts';
import type { ClubProblem } from '../club/problem.ts';

/** What a document may need beside the session and its standings. Each part is read when a document asks for it. */
export interface PrintSources {
  /** The standings after a round. Boards have the scores they have now. */
  readonly standingsAfter: (round: number) => StandingsView | ClubProblem;
  /** The derivations of the figures of these pairs; of every pair by default. */
  readonly explainedEntries: (entries?: readonly number[]) => readonly ExplainedEntry[];
  /** The same of the totals of teams and of their matches. */
  readonly explainedTeams: (entries?: readonly number[]) => readonly ExplainedTeam[];
  /** The same of the totals of teams whose pairs are added up. */
  readonly explainedAddedUp: (entries?: readonly number[]) => readonly ExplainedAddedUp[];
  /** The hands of the boards that can't be played again, and the boards that wait. */
  readonly deals: () => DealsView;
  /** The bracket, where the session is a knockout. */
  readonly knockout: () => KnockoutView | ClubProblem;
  /** Rulings and penalties in force, in order of time. */
  readonly rulings: () => readonly RulingView[];
  /** The ranking over the sessions of the event. */
  readonly overall: () => OverallView | ClubProblem;
  /** The session as all clubs played it that play its boards. */
  readonly simultaneous: () => SimultaneousView | ClubProblem;
  /** The publication of the session's ranking, and the changes since. */
  readonly publicationReport: () => PublicationReport | ClubProblem;
}
