import { memoizeByObject } from '../../src/basics/memoize-by-object.ts';
import { playersByPlace, playersInRound } from '../../src/session/substitutes.ts';
import { sittersIn, sittersOf } from '../../src/session/partnerships.ts';
import { slotKey } from '../../src/session/slot.ts';
import type { SectionFields } from '../../src/scoring/session-scoring.ts';
import type { ScoredResultView } from '../club/model/board.ts';
import type { EntryView, SectionView } from '../club/model/session.ts';
import type { FieldStandingsView } from '../club/model/standings.ts';
import type { Slot } from '../../src/session/slot.ts';
import type { PrintJob } from './job.ts';

/** A section with the standings and pairs that its documents read. */
export interface PrintedSection {
  readonly view: SectionView;
  readonly standings: FieldStandingsView | null;
  /** Whoever is ranked or sits in it, by id. */
  readonly entries: ReadonlyMap<number, EntryView>;
  /** The same of all sections: a pair of one may be recorded in another. */
  readonly everybody: ReadonlyMap<number, EntryView>;
}

type PrintedParts = Pick<PrintJob, 'session' | 'standings' | 'sections'>;

function isSectionChosen({ sections }: PrintedParts, id: number): boolean {
  return sections === undefined || sections.includes(id);
}

/** The sections to print. */
export function printedSections(job: PrintedParts): PrintedSection[] {
  const { session, standings } = job;
  return session.sections
    .filter(({ id }) => isSectionChosen(job, id))
    .map((view) => ({
      view,
      standings: standings.fields.find(({ sections }) => sections.includes(view.id)) ?? null,
      entries: sittersOf(view),
      everybody: sittersIn(session.sections),
    }));
}

/** Sections that are scored and ranked together, with the standings and pairs that their documents read. */
export interface PrintedField {
  readonly views: readonly SectionView[];
  readonly standings: FieldStandingsView;
  /** Whoever is ranked or sits in it, by id. */
  readonly entries: ReadonlyMap<number, EntryView>;
  /** The same of all sections: a pair of one may be recorded in another. */
  readonly everybody: ReadonlyMap<number, EntryView>;
}

/** The fields to print: those of any section asked for. */
export function printedFields(job: PrintedParts): PrintedField[] {
  const { session, standings } = job;
  const fields = standings.fields.filter(({ sections }) => sections.some((id) => isSectionChosen(job, id)));
  return fields.map((field) => {
    const views = session.sections.filter(({ id }) => field.sections.includes(id));
    return { views, standings: field, entries: sittersIn(views), everybody: sittersIn(session.sections) };
  });
}

/** The teams whose pairs are added up, as a field of the whole session; null where pairs play for themselves. */
export function printedTeams({ session, standings }: Pick<PrintJob, 'session' | 'standings'>): PrintedField | null {
  if (!standings.teams) return null;
  const everybody = new Map<number, EntryView>([
    ...sittersIn(session.sections),
    ...session.teams.map((team) => [team.id, team] as const),
  ]);
  const boards = standings.fields.flatMap((field) => field.boards);
  return { views: session.sections, standings: { ...standings.teams, boards }, entries: everybody, everybody };
}

/** Whether several sections are one field or each its own; null for one section. */
export function sectionComparison({
  session,
  standings,
}: Pick<PrintJob, 'session' | 'standings'>): SectionFields | null {
  if (session.sections.length === 1) return null;
  return standings.fields.length === 1 ? 'all' : 'section';
}

/** Looks up what a result of the section or field scored; null where it was not scored. */
export function scoredResultFinder({
  standings,
}: Pick<PrintedSection, 'standings'>): (slot: Slot) => ScoredResultView | null {
  const bySlot = standings && scoredBySlot(standings);
  return (slot) => bySlot?.get(slotKey(slot)) ?? null;
}

const scoredBySlot = memoizeByObject(({ boards }: FieldStandingsView) => {
  const scored = boards.flatMap((board) => board.results);
  return new Map(scored.map((result) => [slotKey(result), result]));
});

/**
 * The pair's number, or those of two players of an individual; with its section's letter where it is of another
 * section.
 */
export function pairNumber({ entries, everybody }: Pairs, entry: number): string {
  const sitter = entries.get(entry);
  if (sitter?.playerLabels) return sitter.label;
  return String(sitter?.number ?? everybody.get(entry)?.label ?? '?');
}

/** The same; of the pair of a team, the number of the team. */
export function seatedLabel(section: PrintedSection, sitter: number): string {
  const [team] = section.view.partnerships.find(({ id }) => id === sitter)?.of ?? [];
  const isTeam = team !== undefined && section.entries.get(team)?.team !== undefined;
  return isTeam ? pairLabel(section, team) : pairNumber(section, sitter);
}

/** The pair's number with its section's letter where there are several sections: A7. */
export function pairLabel({ everybody }: Pairs, entry: number): string {
  return everybody.get(entry)?.label ?? '?';
}

type Pairs = Pick<PrintedSection, 'entries' | 'everybody'>;

/** The players of a pair in a round; without one, everybody who sat in it, with their rounds. */
export function playersOfEntry({ everybody }: Pairs, entry: number, round?: number): readonly [string, string] {
  const pair = everybody.get(entry);
  if (!pair) return ['', ''];
  // A team stands under its own name.
  if (pair.team) return [pair.team.name, ''];
  return round === undefined ? playersByPlace(pair) : playersInRound(pair, round);
}
