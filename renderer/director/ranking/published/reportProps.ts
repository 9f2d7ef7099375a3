import type { PublicationReport } from '../../../../main/club/model/publication.ts';
import type { EntryView, SessionView } from '../../../../main/club/model/session.ts';
import type { Language } from '../../../../src/language.ts';
import { pairName } from '../../session/pairName.ts';
import { teamNameText } from '../../session/teams/teamName.ts';

/** What changed since the ranking of a session was published. */
export interface ReportProps {
  readonly report: PublicationReport;
  readonly session: SessionView;
  /** The pairs of all sections, and the teams where they are added up, by entry id. */
  readonly entries: ReadonlyMap<number, EntryView>;
}

/** The names of a pair; empty where they are not known. A team is called by its number where it has no name. */
export function namesOf(entry: EntryView | undefined, language: Language): string {
  if (!entry) return '';
  return entry.team ? teamNameText(entry, language) : pairName(entry);
}
