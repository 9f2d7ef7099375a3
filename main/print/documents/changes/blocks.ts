import { changedResultText } from '../../../../src/language/ranking/changed-result.ts';
import { formatMoment } from '../../../../src/language/dates.ts';
import { groundChangeText } from '../../../../src/language/ranking/ground-change.ts';
import { penaltyText } from '../../../../src/language/ranking/penalty.ts';
import { unbroken } from '../../../../src/language/typography.ts';
import { standingText } from '../../../../src/language/ranking/place.ts';
import { publicationWords, type PublicationWords } from '../../../../src/language/screens/publication.ts';
import type {
  ChangedCondition,
  ChangedPenalty,
  ChangedResult,
  PlaceChange,
  PublicationReport,
} from '../../../club/model/publication.ts';
import type { PrintJob } from '../../job.ts';
import type { Language } from '../../../../src/language.ts';
import type { SessionView } from '../../../club/model/session.ts';
import { shownBoard, teamOf } from '../../matches.ts';
import { pairLabel, playersOfEntry, printedSections, type PrintedSection } from '../../sections.ts';
import type { TableColumn } from '../../press/table.ts';
import { wordsFor } from '../../../../src/language/typography.ts';

/** The type size of the cells. */
export const CELL_STYLE = { size: 13 } as const;

/** A table of the report. Pages break between its rows, never inside one. */
export interface ChangeBlock {
  readonly title: string;
  readonly columns: readonly (TableColumn & { readonly width: number })[];
  readonly rows: readonly ChangeRow[];
}

/** A text, or the names of a pair. */
export type ChangeCell = string | readonly [string, string];

/** Cells in the order of the columns, and a note below them from `NOTE_LEFT` on. */
export interface ChangeRow {
  readonly cells: readonly ChangeCell[];
  readonly note?: string;
}

/** The left edge of a note. */
export const NOTE_LEFT = 142;

/** Tables of the changes in results, penalties, terms and scoring, and places. Empty ones are left out. */
export function changeBlocks(job: PrintJob, report: PublicationReport): ChangeBlock[] {
  const words = wordsFor(publicationWords, job.language, job.session.ranks);
  const sections = printedSections(job);
  return [
    {
      ...resultColumns(words),
      title: words.results,
      rows: report.results.map((one) => resultRow(job, sections, one)),
    },
    {
      ...penaltyColumns(words),
      title: words.penalties,
      rows: report.penalties.map((one) => penaltyRow(job, sections, one)),
    },
    {
      ...groundColumns(words),
      title: words.grounds,
      rows: report.conditions.map((one) => groundRow(job, sections, one)),
    },
    {
      ...placeColumns(words),
      title: words.places,
      rows: report.places.map((one) => placeRow(job, sections, one, report)),
    },
  ].filter(({ rows }) => rows.length > 0);
}

function resultColumns(words: PublicationWords): Pick<ChangeBlock, 'columns'> {
  return {
    columns: [
      { head: words.board, align: 'right', x: 36, width: 36 },
      { head: words.table, align: 'right', x: 82, width: 42 },
      { head: words.round, align: 'right', x: 126, width: 40 },
      { head: words.before, align: 'left', x: NOTE_LEFT, width: 162 },
      { head: words.after, align: 'left', x: 312, width: 164 },
      { head: words.author, align: 'left', x: 482, width: 76 },
      { head: words.time, align: 'right', x: 666, width: 104 },
    ],
  };
}

function resultRow(job: PrintJob, sections: readonly PrintedSection[], changed: ChangedResult): ChangeRow {
  const { language, session } = job;
  const { before, after, round, table, slotBoard, at, author, reason } = changed;
  const words = wordsFor(publicationWords, language, session.ranks);
  const section = sections.find(({ view }) => view.id === changed.section);
  const letter = sections.length > 1 ? (section?.view.letter ?? '') : '';
  const labels = {
    pair: (entry: number) => labelOf(sections, entry),
    board: (board: number) => (section ? shownBoard(section, board) : board),
  };
  return {
    cells: [
      String(labels.board((after ?? before)?.board ?? slotBoard)),
      `${letter}${table}`,
      String(round),
      withPairsTogether(changedResultText(before, after, labels, language)),
      withPairsTogether(changedResultText(after, before, labels, language)),
      words.authors[author] ?? author,
      formatMoment(at, session.date, language),
    ],
    note: reason,
  };
}

/** The numbers of two pairs, `3 – 8`, stay on one line. */
function withPairsTogether(text: string): string {
  return text.replace(/\S+ – \S+/g, unbroken);
}

function penaltyColumns(words: PublicationWords): Pick<ChangeBlock, 'columns'> {
  return {
    columns: [
      { head: words.pairHead, align: 'right', x: 36, width: 36 },
      { head: words.penalty, align: 'left', x: NOTE_LEFT, width: 326 },
      { head: words.author, align: 'left', x: 482, width: 76 },
      { head: words.time, align: 'right', x: 666, width: 104 },
    ],
  };
}

function penaltyRow(
  { language, session }: PrintJob,
  sections: readonly PrintedSection[],
  { penalty, stands, at, author }: ChangedPenalty,
): ChangeRow {
  const words = wordsFor(publicationWords, language, session.ranks);
  const text = penaltyText(penalty, language);
  return {
    cells: [
      labelOf(sections, penalty.entry),
      stands ? text : words.takenBack(text),
      words.authors[author] ?? author,
      formatMoment(at, session.date, language),
    ],
    note: penalty.reason,
  };
}

function groundColumns(words: PublicationWords): Pick<ChangeBlock, 'columns'> {
  return {
    columns: [
      { head: words.what, align: 'left', x: 0, width: 128 },
      { head: words.before, align: 'left', x: NOTE_LEFT, width: 162 },
      { head: words.after, align: 'left', x: 312, width: 164 },
      { head: words.author, align: 'left', x: 482, width: 76 },
      { head: words.time, align: 'right', x: 666, width: 104 },
    ],
  };
}

function groundRow(
  { language, session }: PrintJob,
  sections: readonly PrintedSection[],
  ground: ChangedCondition,
): ChangeRow {
  const labels = (entry: number) => labelOf(sections, entry);
  const { what, before, after } = groundChangeText(
    ground,
    { sections: sections.length, labelOf: labels, ranks: session.ranks },
    language,
  );
  const { at, author } = ground;
  const by = publicationWords[language].authors[author] ?? author;
  return { cells: [what, before, after, by, formatMoment(at, session.date, language)] };
}

const NAMES_WIDTH = 398;

function placeColumns(words: PublicationWords): Pick<ChangeBlock, 'columns'> {
  return {
    columns: [
      { head: words.pairHead, align: 'right', x: 36, width: 36 },
      { head: words.names, align: 'left', x: 52, width: NAMES_WIDTH },
      { head: words.before, align: 'left', x: 462, width: 94 },
      { head: words.after, align: 'left', x: 568, width: 98 },
    ],
  };
}

function placeRow(
  { session, language }: PrintJob,
  sections: readonly PrintedSection[],
  { entry, by, before, after }: PlaceChange,
  report: PublicationReport,
): ChangeRow {
  const words = wordsFor(publicationWords, language, session.ranks);
  const section = sections.find(({ entries }) => entries.has(entry));
  const names = section ? namesOf(session, section, entry, language) : (['', ''] as const);
  return {
    cells: [
      labelOf(sections, entry),
      by === 'scratch' ? names : withRanking(names, words.ranking[by]),
      standingText(before, report.scoring ?? session.scoring, language),
      standingText(after, session.scoring, language),
    ],
  };
}

/** The players of a pair; the name of a team. */
function namesOf(
  { ranks }: SessionView,
  section: PrintedSection,
  entry: number,
  language: Language,
): readonly [string, string] {
  if (ranks !== 'team') return playersOfEntry(section, entry);
  return [teamOf(section, entry, language).name, ''];
}

function withRanking([first, second]: readonly [string, string], ranking: string): readonly [string, string] {
  return second === '' ? [`${first} (${ranking})`, ''] : [first, `${second} (${ranking})`];
}

function labelOf(sections: readonly PrintedSection[], entry: number): string {
  const section = sections.find(({ entries }) => entries.has(entry));
  return section ? pairLabel(section, entry) : '';
}
