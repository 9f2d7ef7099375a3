import type { Language } from '../../src/language/language.ts';
import { formatDay, formatTime } from '../../src/language/dates.ts';
import { formatExact, formatShort, formatSignedExact, formatWhole } from '../../src/language/numbers.ts';
import { paperWords, type MovementFigures, type PaperWords } from '../../src/language/paper.ts';
import { isOver, publicationLine } from '../../src/language/publication-line.ts';
import { regulationName, regulationWords } from '../../src/language/regulation.ts';
import { METHODS } from '../../src/scoring/method.ts';
import type { SectionFields } from '../../src/scoring/session-scoring.ts';
import { readExact, type Exact, ZERO } from '../../src/scoring/exact.ts';
import { resultsExpected } from '../../src/movement/due.ts';
import { slotKey } from '../../src/movement/slot.ts';
import type {
  EntryView,
  ExplainedEntry,
  RulingView,
  ScoredResultView,
  FieldStandingsView,
  SectionView,
  SessionView,
  Settings,
  Slot,
  StandingsView,
} from '../club/model.ts';
import type { PublicationReport } from '../club/publication-view.ts';
import type { PaperName } from './sheet.ts';

/** What is printed, and how. */
export interface PrintDocument {
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

export function wordsOf(document: PrintDocument): PaperWords {
  return paperWords[document.language];
}

/** A section with its standings and its pairs at hand. */
export interface Section {
  readonly view: SectionView;
  readonly standings: FieldStandingsView | null;
  /** Pairs by entry id. */
  readonly entries: ReadonlyMap<number, EntryView>;
}

export function sectionsOf({ session, standings }: Pick<PrintDocument, 'session' | 'standings'>): Section[] {
  return session.sections.map((view) => ({
    view,
    standings: standings.fields.find(({ sections }) => sections.includes(view.id)) ?? null,
    entries: new Map(view.entries.map((entry) => [entry.id, entry])),
  }));
}

/** Sections that are compared and ranked together, with their standings and all their pairs at hand. */
export interface Field {
  readonly views: readonly SectionView[];
  readonly standings: FieldStandingsView;
  /** Pairs by entry id. */
  readonly entries: ReadonlyMap<number, EntryView>;
}

export function fieldsOf({ session, standings }: Pick<PrintDocument, 'session' | 'standings'>): Field[] {
  return standings.fields.map((field) => {
    const views = session.sections.filter(({ id }) => field.sections.includes(id));
    const entries = views.flatMap((view) => view.entries.map((entry) => [entry.id, entry] as const));
    return { views, standings: field, entries: new Map(entries) };
  });
}

/** What points are by the session's method. */
export function unitOf({ session }: Pick<PrintDocument, 'session'>): 'matchpoints' | 'imps' {
  return METHODS[session.scoring.method].unit;
}

/** "Matchpoints 2-1-0, WBF", of several sections with how they are compared: how the figures were reached. */
export function scoredLine(document: PrintDocument): string {
  const { language, session } = document;
  const { method, regulation } = session.scoring;
  const fields = comparedAs(document);
  const scale = unitOf(document) === 'imps' ? null : regulation.matchpoints;
  const name = regulationWords[language].method[method];
  const line = wordsOf(document).scored(name, scale, regulationName(session.scoring, language));
  return fields === null ? line : `${line}, ${regulationWords[language].fields[fields]}`;
}

/** What several sections are: one field, or each its own; null with one section. */
export function comparedAs({ session, standings }: Pick<PrintDocument, 'session' | 'standings'>): SectionFields | null {
  if (session.sections.length === 1) return null;
  return standings.fields.length === 1 ? 'all' : 'section';
}

/** Finds what a result of the section or field scored; null where it was not scored. */
export function scoredAt({ standings }: Pick<Section, 'standings'>): (slot: Slot) => ScoredResultView | null {
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

type Pairs = Pick<Section, 'entries'>;

export function playersOf({ entries }: Pairs, entry: number): readonly [string, string] {
  return entries.get(entry)?.players ?? ['', ''];
}

/** Whether a board is among those asked for. */
export function isAskedFor({ boards }: PrintDocument, board: number): boolean {
  return boards === undefined || boards.includes(board);
}

export function movementFigures(section: SectionView): MovementFigures {
  const { spec, tables, rounds, boardsPerRound, entries } = section;
  return { kind: spec.kind, tables, half: entries.some((entry) => entry.phantom), rounds, boardsPerRound };
}

/** "Mitchell, 13 tables", with its section before it where there are several. */
export function movementLine(document: PrintDocument, section: SectionView): string {
  const words = wordsOf(document);
  const movement = words.movement(movementFigures(section));
  return document.session.sections.length > 1 ? words.sectionPlays(section.letter, movement) : movement;
}

/** "Mitchell, 13 tables, 13 rounds of 2 boards"; of several sections ranked together how many tables they have. */
export function fieldLine(document: PrintDocument, { views }: Field): string {
  const words = wordsOf(document);
  const [first] = views;
  if (!first) return '';
  const rounds = words.rounds(movementFigures(first));
  return views.length === 1
    ? `${movementLine(document, first)}, ${rounds}`
    : `${words.sectionsPlay(views.map(movementFigures))}, ${rounds}`;
}

/** "Tuesday pairs, 24 November 2026" */
export function eventLine(document: PrintDocument): string {
  return `${document.session.eventName}, ${dayLine(document)}`;
}

export function dayLine({ session, language }: PrintDocument): string {
  return formatDay(session.date, 'long', language);
}

/** Whether the ranking is official and until when it may be corrected, as of the time of printing; null while it isn't. */
export function officialLine({ report, session, language, printedAt = new Date() }: PrintDocument): string | null {
  const published = report?.published ?? null;
  return published && publicationLine(published, isOver(published, printedAt.getTime()), session.date, language);
}

/** How complete the results are, and the time of the last change: what a sheet on the wall is judged by. */
export function stateLine(document: PrintDocument): string {
  const { session, language } = document;
  const expected = resultsExpected(session.sections, session.results);
  const time = session.savedAt === null ? null : formatTime(session.savedAt, false, language);
  return wordsOf(document).resultsIn(formatWhole(session.results.length), formatWhole(expected), time);
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
export function alignedCells(written: readonly (string | null)[], document: PrintDocument): string[] {
  const values = written.map((value) => (value === null ? null : exactFrom(value)));
  const known = alignedNumbers(
    values.filter((value): value is Exact => value !== null),
    document.language,
    unitOf(document),
  );
  let next = 0;
  return values.map((value) => (value === null ? '' : (known[next++] ?? '')));
}
