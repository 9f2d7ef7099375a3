import { formatPlace } from '../../../src/language/ranking/place.ts';
import type { EntryView, SectionView } from '../../../main/club/model/session.ts';
import type { FieldStandingsView, MasterpointsView, RankingRowView } from '../../../main/club/model/standings.ts';
import type { Side } from '../../../src/bridge/seat.ts';
import { readExact, type Exact } from '../../../src/scoring/numbers/exact.ts';

/** A pair and its row of the ranking. */
export interface RankedPair {
  readonly entry: EntryView;
  readonly row: RankingRowView;
}

/** The ranking of one line, or of all pairs together (`side` is null). */
export interface RankedLine {
  readonly side: Side | null;
  readonly pairs: readonly RankedPair[];
}

/**
 * The rankings of a field, each row with its pair. `sections` are the sections of the field.
 * @param teams whose pairs are added up, where these are ranked
 */
export function rankedLines(
  sections: readonly SectionView[],
  field: FieldStandingsView,
  teams: readonly EntryView[] = [],
): readonly RankedLine[] {
  const all = [...sections.flatMap((section) => section.entries), ...teams];
  const entries = new Map(all.map((entry) => [entry.id, entry]));
  return field.rankings.map(({ line, rows }) => ({
    side: line,
    pairs: rows.flatMap((row): RankedPair[] => {
      const entry = entries.get(row.entry);
      return entry ? [{ entry, row }] : [];
    }),
  }));
}

/** 3, or 3= where the place is shared; empty for a pair without a place. */
export function placeLabel({ place, tied }: { readonly place: number | null; readonly tied: boolean }): string {
  return place === null ? '' : formatPlace(place, tied);
}

/** What the masterpoints of a field are whole multiples of, in hundredths; null where there are none. */
export function awardUnit({ rankings }: Pick<FieldStandingsView, 'rankings'>): MasterpointsView['unit'] | null {
  return rankings.find(({ masterpoints }) => masterpoints)?.masterpoints?.unit ?? null;
}

/** Reads an exact number of the standings; null stays null. */
export function readFigure(text: string | null): Exact | null {
  return text === null ? null : readExact(text);
}
