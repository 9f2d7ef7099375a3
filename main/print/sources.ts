import type { ExplainedEntry } from '../club/model/explanation.ts';
import type { RulingView } from '../club/model/ruling.ts';
import type { StandingsView } from '../club/model/standings.ts';
import type { PublicationReport } from '../club/model/publication.ts';
import type { ClubProblem } from '../club/problem.ts';

/** What the documents of a session are made from. Each part is read only when a document asks for it. */
export interface PrintSources {
  /** The standings after a round, with the boards as they are scored now. */
  readonly standingsAfter: (round: number) => StandingsView | ClubProblem;
  /** Where the figures of these pairs come from; of every pair by default. */
  readonly explainedEntries: (entries?: readonly number[]) => readonly ExplainedEntry[];
  /** Rulings and penalties that stand, in order of time. */
  readonly rulings: () => readonly RulingView[];
  /** What is published of the session, and what changed since. */
  readonly publicationReport: () => PublicationReport | ClubProblem;
}
