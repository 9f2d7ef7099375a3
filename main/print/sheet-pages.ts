import { paperWordsFor, type PrintJob } from './job.ts';
import { stateLine } from './lines.ts';
import { flowBlocks } from './press/flow.ts';
import { bodyBottom, footMarks } from './press/frame.ts';
import { sheetHeading } from './press/heading.ts';
import type { MeasureText, PrintedPage } from './press/marks.ts';
import type { PrintArea } from './press/sheet.ts';
import type { SheetBlock } from './press/sheet-block.ts';

const BODY_UNDER_RULE = 4;

/** What stands on the sheets of a document, below the name of the club. */
interface SheetContent {
  /** The largest line; the event where it is left out. */
  readonly large?: string;
  /** The lines at the right of the head. */
  readonly right: readonly string[];
  /** Said at the foot of every page. */
  readonly note: string;
  /** How far the session is; as it stands where it is left out. */
  readonly state?: string;
  /** From the rule under the head to the first block. */
  readonly underRule?: number;
  readonly blocks: readonly SheetBlock[];
}

/** Blocks below a head on as many pages as they take. */
export function sheetPages(
  job: PrintJob,
  { large = job.session.eventName, right, note, state = stateLine(job), underRule, blocks }: SheetContent,
  area: PrintArea,
  measure: MeasureText,
): PrintedPage[] {
  const heading = sheetHeading({ small: job.settings.clubName, large, right }, area, measure);
  const pages = flowBlocks(blocks, { top: heading.rule + (underRule ?? BODY_UNDER_RULE), bottom: bodyBottom(area) });
  return pages.map((slices, index) => [
    ...heading.marks,
    ...slices.flatMap((slice) => blocks[slice.block]?.marks(slice) ?? []),
    ...footMarks(area, { note, state, page: paperWordsFor(job).page(index + 1, pages.length) }, measure),
  ]);
}
