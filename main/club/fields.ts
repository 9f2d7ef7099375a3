import type { EntryView, SectionView, SessionView } from './model.ts';

/** Sections whose results are compared and whose pairs are ranked together. */
export interface Field {
  /** That of its first section. */
  readonly id: number;
  readonly sections: readonly SectionView[];
  readonly winners: 1 | 2;
  /** Of the section that plays most. */
  readonly rounds: number;
  readonly entries: readonly EntryView[];
}

/** The fields of a session: all its sections are one where they have as many rankings, otherwise each is its own. */
export function fieldsOf({ sections }: Pick<SessionView, 'sections'>): readonly Field[] {
  const alike = new Set(sections.map(({ winners }) => winners)).size === 1;
  return alike ? [fieldOf(sections)] : sections.map((section) => fieldOf([section]));
}

function fieldOf(sections: readonly SectionView[]): Field {
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
