import type { Language } from '../../src/language.ts';
import { formatDay, formatTime } from '../../src/language/dates.ts';
import { formatExact, formatShort, formatSignedExact, formatWhole } from '../../src/language/numbers.ts';
import { paperWords, type MovementFigures, type PaperWords } from '../../src/language/paper/paper.ts';
import { areCorrectionsOver, publicationLine } from '../../src/language/ranking/publication-line.ts';
import { regulationName, regulationWords } from '../../src/language/regulation/regulation.ts';
import { METHODS } from '../../src/scoring/method.ts';
import type { SectionFields } from '../../src/scoring/session-scoring.ts';
import { readExact, type Exact, ZERO } from '../../src/scoring/numbers/exact.ts';
import { resultsExpected } from '../../src/movement/due.ts';
import { slotKey, type Slot } from '../../src/movement/slot.ts';
import type { EntryView, SectionView, SessionView } from '../club/model/session.ts';
import type { ExplainedEntry } from '../club/model/explanation.ts';
import type { RulingView } from '../club/model/ruling.ts';
import type { ScoredResultView } from '../club/model/board.ts';
import type { FieldStandingsView, StandingsView } from '../club/model/standings.ts';
import type { Settings } from '../club/model/settings.ts';
import type { PublicationReport } from '../club/model/publication.ts';
import type { PaperName } from './press/sheet.ts';

/** What is printed, and how. */
export interface PrintJob {
  readonly session: SessionView;
  readonly standings: StandingsView;
  readonly settings: Settings;
  readonly language: Language;
  readonly paper: PaperName;
  /** Only these boards, where boards are printed; all by default. */
  readonly boards?: readonly number[];
  /** Where what these pairs have comes from, for a paper that explains it. */
  readonly explained?: readonly ExplainedEntry[];
  /** What was ruled, for the log of it. */
  readonly rulings?: readonly RulingView[];
  /** What is published of the session and what changed since, for the sheets that say so. */
  readonly report?: PublicationReport;
  /** The round a ranking is of; left out as it stands. */
  readonly afterRound?: number;
  /** The date the file carries; now by default. */
  readonly printedAt?: Date;
}

export function paperWordsFor(document: PrintJob): PaperWords {
  return paperWords[document.language];
}

/** A section with its standings and its pairs at hand. */
export interface PrintedSection {
  readonly view: SectionView;
  readonly standings: FieldStandingsView | null;
  /** Pairs by entry id. */
  readonly entries: ReadonlyMap<number, EntryView>;
}

export function printedSections({ session, standings }: Pick<PrintJob, 'session' | 'standings'>): PrintedSection[] {
  return session.sections.map((view) => ({
    view,
    standings: standings.fields.find(({ sections }) => sections.includes(view.id)) ?? null,
    entries: new Map(view.entries.map((entry) => [entry.id, entry])),
  }));
}

/** Sections that are compared and ranked together, with their standings and all their pairs at hand. */
export interface PrintedField {
  readonly views: readonly SectionView[];
  readonly standings: FieldStandingsView;
  /** Pairs by entry id. */
  readonly entries: ReadonlyMap<number, EntryView>;
}

export function printedFields({ session, standings }: Pick<PrintJob, 'session' | 'standings'>): PrintedField[] {
  return standings.fields.map((field) => {
    const views = session.sections.filter(({ id }) => field.sections.includes(id));
    const entries = views.flatMap((view) => view.entries.map((entry) => [entry.id, entry] as const));
    return { views, standings: field, entries: new Map(entries) };
  });
}

/** What points are by the session's method. */
export function unitOf({ session }: Pick<PrintJob, 'session'>): 'matchpoints' | 'imps' {
  return METHODS[session.scoring.method].unit;
}

/** "Matchpoints 2-1-0, WBF", of several sections with how they are compared: how the figures were reached. */
export function scoringLineText(document: PrintJob): string {
  const { language, session } = document;
  const { method, regulation } = session.scoring;
  const fields = sectionComparison(document);
  const scale = unitOf(document) === 'imps' ? null : regulation.matchpoints;
  const name = regulationWords[language].method[method];
  const line = paperWordsFor(document).scored(name, scale, regulationName(session.scoring, language));
  return fields === null ? line : `${line}, ${regulationWords[language].fields[fields]}`;
}

/** What several sections are: one field, or each its own; null with one section. */
export function sectionComparison({
  session,
  standings,
}: Pick<PrintJob, 'session' | 'standings'>): SectionFields | null {
  if (session.sections.length === 1) return null;
  return standings.fields.length === 1 ? 'all' : 'section';
}

/** Finds what a result of the section or field scored; null where it was not scored. */
export function scoredResultFinder({
  standings,
}: Pick<PrintedSection, 'standings'>): (slot: Slot) => ScoredResultView | null {
  const scored = standings?.boards.flatMap((board) => board.results) ?? [];
  const bySlot = new Map(scored.map((result) => [slotKey(result), result]));
  return (slot) => bySlot.get(slotKey(slot)) ?? null;
}

/** The pair's number as text; a question mark for an entry the section doesn't know. */
export function pairNumber({ entries }: Pairs, entry: number): string {
  return String(entries.get(entry)?.number ?? '?');
}

/** The same among the pairs of all sections: A7 where there are several. */
export function pairLabel({ entries }: Pairs, entry: number): string {
  return entries.get(entry)?.label ?? '?';
}

type Pairs = Pick<PrintedSection, 'entries'>;

export function playersOfEntry({ entries }: Pairs, entry: number): readonly [string, string] {
  return entries.get(entry)?.players ?? ['', ''];
}

/** Whether a board is among those asked for. */
export function isBoardChosen({ boards }: PrintJob, board: number): boolean {
  return boards === undefined || boards.includes(board);
}

export function movementFigures(section: SectionView): MovementFigures {
  const { spec, tables, rounds, boardsPerRound, entries } = section;
  return { kind: spec.kind, tables, half: entries.some((entry) => entry.phantom), rounds, boardsPerRound };
}

/** "Mitchell, 13 tables", with its section before it where there are several. */
export function movementLine(document: PrintJob, section: SectionView): string {
  const words = paperWordsFor(document);
  const movement = words.movement(movementFigures(section));
  return document.session.sections.length > 1 ? words.sectionPlays(section.letter, movement) : movement;
}

/** "Mitchell, 13 tables, 13 rounds of 2 boards"; of several sections ranked together how many tables they have. */
export function fieldLine(document: PrintJob, { views }: PrintedField): string {
  const words = paperWordsFor(document);
  const [first] = views;
  if (!first) return '';
  const rounds = words.rounds(movementFigures(first));
  return views.length === 1
    ? `${movementLine(document, first)}, ${rounds}`
    : `${words.sectionsPlay(views.map(movementFigures))}, ${rounds}`;
}

/** "Tuesday pairs, 24 November 2026" */
export function eventLine(document: PrintJob): string {
  return `${document.session.eventName}, ${dayLine(document)}`;
}

export function dayLine({ session, language }: PrintJob): string {
  return formatDay(session.date, 'long', language);
}

/** Whether the ranking is official and until when it may be corrected, as of the time of printing; null while it isn't. */
export function officialLine({ report, session, language, printedAt = new Date() }: PrintJob): string | null {
  const published = report?.published ?? null;
  return (
    published && publicationLine(published, areCorrectionsOver(published, printedAt.getTime()), session.date, language)
  );
}

/** How complete the results are, and the time of the last change: what a sheet on the wall is judged by. */
export function stateLine(document: PrintJob): string {
  const { session, language } = document;
  const expected = resultsExpected(session.sections, session.results);
  const time = session.savedAt === null ? null : formatTime(session.savedAt, false, language);
  return paperWordsFor(document).resultsIn(formatWhole(session.results.length), formatWhole(expected), time);
}

/** An exact number that came as text; nothing but a bug writes one that can't be read. */
export function exactFrom(written: string): Exact {
  return readExact(written) ?? ZERO;
}

const MOST_PLACES = 2;

/** Numbers of one column with the same number of decimals, at most two, so that they stand under each other; IMPs with their sign. */
export function alignedNumbers(values: readonly Exact[], language: Language, unit = 'matchpoints'): string[] {
  const decimals = values.map(
    (value) => /[.,](\d+)$/.exec(formatShort(value, MOST_PLACES, language))?.[1]?.length ?? 0,
  );
  const write = unit === 'imps' ? formatSignedExact : formatExact;
  return values.map((value) => write(value, Math.max(0, ...decimals), language));
}

/** Figures under each other; a line that counts for nobody has none. */
export function alignedCells(written: readonly (string | null)[], document: PrintJob): string[] {
  const values = written.map((value) => (value === null ? null : exactFrom(value)));
  const known = alignedNumbers(
    values.filter((value): value is Exact => value !== null),
    document.language,
    unitOf(document),
  );
  let next = 0;
  return values.map((value) => (value === null ? '' : (known[next++] ?? '')));
}
