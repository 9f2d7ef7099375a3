/** What the sheets of a season share: their heads, the rule in words, the notes and the foot. */
import { seasonPaperWords, type SeasonPaperWords } from '../../../../src/language/paper/season.ts';
import { paperWords } from '../../../../src/language/paper/paper.ts';
import { daysText } from '../../../../src/language/season/days.ts';
import { seasonNotes } from '../../../../src/language/season/notes.ts';
import { seasonRuleName, seasonRuleSentence } from '../../../../src/language/season/rule.ts';
import { seasonWords } from '../../../../src/language/season/words.ts';
import { USUAL_SEASON_RULE, type SeasonRule } from '../../../../src/season/rule.ts';
import type { SeasonJob } from '../../job.ts';
import { wrapText } from '../../press/fit.ts';
import { flowBlocks, placedRows } from '../../press/flow.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { sheetHeading } from '../../press/heading.ts';
import { textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import type { PrintArea } from '../../press/sheet.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';
import { countingSessions } from './sessions.ts';

const TEXT = { size: 12 } as const;
const LEADING = 16;
const TEXT_BLOCK = { headHeight: 0, rowHeight: LEADING, leastRowHeight: LEADING, gap: 14 } as const;
const BODY_UNDER_RULE = 8;

/** The rule of the ranking that is printed. */
export function printedRule({ season }: SeasonJob): SeasonRule {
  return season.rules[season.ranking] ?? USUAL_SEASON_RULE;
}

/** The document and the season: the title of the file. */
export function seasonTitle(name: keyof SeasonPaperWords['document']): (job: SeasonJob) => string {
  return ({ season, language }) => `${seasonPaperWords[language].document[name]} – ${season.name}`;
}

/** From the first day to the last, as they were set or as they were played. */
function playedDays({ season, language }: SeasonJob): string {
  const counting = countingSessions(season);
  return daysText(season.from ?? counting[0]?.date ?? null, season.to ?? counting.at(-1)?.date ?? null, language);
}

/** The lines at the right of a head: which ranking, of which days, after how many sessions. */
export function seasonHeadLines(job: SeasonJob): readonly string[] {
  const { season, language } = job;
  const state = seasonWords[language].state(countingSessions(season).length, season.planned);
  return [seasonRuleName(printedRule(job), language), `${playedDays(job)}, ${state}`];
}

/** The rule in a sentence, as a block of lines. */
export function ruleBlock(job: SeasonJob, area: PrintArea, measure: MeasureText): SheetBlock {
  return textBlock([seasonRuleSentence(printedRule(job), job.language)], area, measure);
}

/** What a reader should know of the sessions, as a block of lines. None where there is nothing to know. */
export function notesBlocks(job: SeasonJob, area: PrintArea, measure: MeasureText): readonly SheetBlock[] {
  const notes = seasonNotes(job.season.sessions, printedRule(job), job.language);
  return notes.length === 0 ? [] : [textBlock(notes, area, measure)];
}

/** Paragraphs of running text. */
export function textBlock(paragraphs: readonly string[], area: PrintArea, measure: MeasureText): SheetBlock {
  const lines = paragraphs.flatMap((paragraph) => wrapText(paragraph, area.width, TEXT, measure));
  const block = { ...TEXT_BLOCK, rows: lines.length };
  return {
    ...block,
    marks: (slice) =>
      placedRows(block, slice).map(({ row, top }) => textMark(lines[row] ?? '', area.left, top + LEADING - 4, TEXT)),
  };
}

/** A sheet of a season: who or what it is about, and its blocks. */
interface SeasonSheet {
  readonly large: string;
  /** The large line in parts that are kept whole where it takes several lines. */
  readonly stacked?: readonly string[];
  readonly right: readonly string[];
  readonly blocks: readonly SheetBlock[];
}

/** The pages of a sheet, without their feet. */
export function seasonSheetPages(job: SeasonJob, sheet: SeasonSheet, area: PrintArea, measure: MeasureText): Mark[][] {
  const { blocks, ...head } = sheet;
  const heading = sheetHeading({ ...head, small: job.settings.clubName }, area, measure);
  const space = { top: heading.rule + BODY_UNDER_RULE, bottom: bodyBottom(area) };
  return flowBlocks(blocks, space).map((slices) => [
    ...heading.marks,
    ...slices.flatMap((slice) => blocks[slice.block]?.marks(slice) ?? []),
  ]);
}

/** The pages with their feet, which say how many sessions are final. */
export function withFeet(
  job: SeasonJob,
  pages: readonly (readonly Mark[])[],
  note: string,
  area: PrintArea,
  measure: MeasureText,
): readonly PrintedPage[] {
  const counting = countingSessions(job.season);
  const final = counting.filter(({ until }) => until === null).length;
  const state = seasonWords[job.language].final(final, counting.length);
  return pages.map((marks, index) => {
    const page = paperWords[job.language].page(index + 1, pages.length);
    return [...marks, ...footMarks(area, { note, state, page }, measure)];
  });
}
