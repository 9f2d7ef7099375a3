import { memoizeByObject } from '../basics/memoize-by-object.ts';

/** Two players of an individual, or a pair of a team: they sit together, and others are ranked by what they score. */
export interface Partnership {
  readonly id: number;
  /** The entries that are ranked by its results: both players in an individual, North or East first; else the team. */
  readonly of: readonly number[];
}

/** A section with all who can sit in it. Where pairs are ranked they sit themselves, and it has no partnerships. */
export interface SectionSitters<Entry extends { readonly id: number }> {
  readonly entries: readonly Entry[];
  readonly partnerships: readonly (Entry & Partnership)[];
}

const sittersOfSection = memoizeByObject(
  ({ entries, partnerships }: SectionSitters<{ readonly id: number }>) =>
    new Map([...entries, ...partnerships].map((each) => [each.id, each])),
);

/** Whoever can be named by a seat or a result of a section, by id. */
export function sittersOf<Entry extends { readonly id: number }>(
  section: SectionSitters<Entry>,
): ReadonlyMap<number, Entry> {
  return sittersOfSection(section) as ReadonlyMap<number, unknown> as ReadonlyMap<number, Entry>;
}

/** The same of several sections. */
export function sittersIn<Entry extends { readonly id: number }>(
  sections: readonly SectionSitters<Entry>[],
): ReadonlyMap<number, Entry> {
  const [first] = sections;
  if (first && sections.length === 1) return sittersOf(first);
  return new Map(sections.flatMap((section) => [...sittersOf(section)]));
}

const rankedInSection = memoizeByObject(
  ({ partnerships }: Pick<SectionSitters<{ readonly id: number }>, 'partnerships'>) =>
    new Map(partnerships.map(({ id, of }) => [id, of])),
);

/** The entries that are ranked by what somebody in a seat scores: a pair itself, both players of an individual. */
export function entriesRankedBy(
  section: Pick<SectionSitters<{ readonly id: number }>, 'partnerships'>,
  seated: number,
): readonly number[] {
  return rankedInSection(section).get(seated) ?? [seated];
}
