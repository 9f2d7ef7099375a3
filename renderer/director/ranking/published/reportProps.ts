import type { PublicationReport } from '../../../../main/club/model/publication.ts';
import type { EntryView, SessionView } from '../../../../main/club/model/session.ts';
import { pairName } from '../../session/pairName.ts';

/** What changed since the ranking of a session was published. */
export interface ReportProps {
  readonly report: PublicationReport;
  readonly session: SessionView;
  /** The pairs of all sections, by entry id. */
  readonly entries: ReadonlyMap<number, EntryView>;
}

/** The names of a pair; empty where they are not known. */
export function namesOf(entry: EntryView | undefined): string {
  return entry ? pairName(entry) : '';
}
