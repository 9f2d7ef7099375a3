import { paperWordsFor, type PrintJob } from './job.ts';
import { dayLine, stateLine } from './lines.ts';
import { flowBlocks } from './press/flow.ts';
import { bodyBottom, footMarks } from './press/frame.ts';
import { sheetHeading } from './press/heading.ts';
import type { MeasureText, PrintedPage } from './press/marks.ts';
import type { PrintArea } from './press/sheet.ts';
import type { SheetBlock } from './press/sheet-block.ts';

const BODY_UNDER_RULE = 4;

/** What stands on the sheets of a document beside its name and the day. */
interface SheetContent {
  readonly title: string;
  /** Said at the foot of every page. */
  readonly note: string;
  readonly blocks: readonly SheetBlock[];
}

/** Blocks below the names of club and event on as many pages as they take. */
export function sheetPages(
  job: PrintJob,
  { title, note, blocks }: SheetContent,
  area: PrintArea,
  measure: MeasureText,
): PrintedPage[] {
  const large = job.session.eventName;
  const heading = sheetHeading({ small: job.settings.clubName, large, right: [title, dayLine(job)] }, area, measure);
  const pages = flowBlocks(blocks, { top: heading.rule + BODY_UNDER_RULE, bottom: bodyBottom(area) });
  return pages.map((slices, index) => [
    ...heading.marks,
    ...slices.flatMap((slice) => blocks[slice.block]?.marks(slice) ?? []),
    ...footMarks(
      area,
      { note, state: stateLine(job), page: paperWordsFor(job).page(index + 1, pages.length) },
      measure,
    ),
  ]);
}
