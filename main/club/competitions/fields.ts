import type { EntryView, SectionView, SessionView } from '../model/session.ts';

/** Sections whose results are compared and whose pairs are ranked together. */
export interface SessionField {
  /** The id of its first section. */
  readonly id: number;
  readonly sections: readonly SectionView[];
  readonly winners: 1 | 2;
  /** The most rounds of any of its sections. */
  readonly rounds: number;
  readonly entries: readonly EntryView[];
}

/**
 * The fields of a session. All its sections are one field, unless the scoring makes each section a field. Sections of
 * which some have one ranking and some two are always separate fields.
 */
export function sessionFields({
  sections,
  scoring,
}: Pick<SessionView, 'sections' | 'scoring'>): readonly SessionField[] {
  const alike = new Set(sections.map(({ winners }) => winners)).size === 1;
  return alike && scoring.fields === 'all' ? [fieldOf(sections)] : sections.map((section) => fieldOf([section]));
}

function fieldOf(sections: readonly SectionView[]): SessionField {
  const [first] = sections;
  if (!first) throw new Error('fieldsOf: a session has a section');
  return {
    id: first.id,
    sections,
    winners: first.winners,
    rounds: Math.max(...sections.map(({ rounds }) => rounds)),
    entries: sections.flatMap(({ entries }) => entries),
  };
}
