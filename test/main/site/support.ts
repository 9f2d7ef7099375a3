import { build } from '../../../scripts/build.mjs';
import type { PageJob } from '../../../main/site/page-job.ts';
import { unpackPage } from '../../../src/page/pack.ts';
import type { LocalPage, PageCell, PageSheet, PageTable, ResultPage } from '../../../src/page/sheet.ts';
import type { PrintJob } from '../../../main/print/job.ts';

/** Builds the script and the style of result pages where they are stale. */
export async function builtPageParts(): Promise<void> {
  const { ok, output } = await build({ node: process.execPath, all: false, only: 'result page', say: () => {} });
  if (!ok) throw new Error(output);
}

/** What a page is made from, of a session that is not published and whose hands nobody may see. */
export function pageJob(job: PrintJob, changes: Partial<PageJob> = {}): PageJob {
  const report = { published: null, scoring: null, results: [], penalties: [], conditions: [], places: [] };
  return { ...job, report, deals: { version: 0, disclosed: [], waiting: [] }, ...changes };
}

/** The data in the file of a page. */
export function pageIn(html: string): ResultPage {
  const [, data = ''] = /<script type="application\/json" id="results">(.*?)<\/script>/s.exec(html) ?? [];
  return unpackPage(data);
}

export function sheetOf({ sheets }: LocalPage, name: string): PageSheet {
  const found = sheets.find((sheet) => sheet.name === name);
  if (!found) throw new Error(`no sheet ${name}`);
  return found;
}

export function tablesOf({ blocks }: PageSheet): readonly PageTable[] {
  return blocks.filter((block) => block.kind === 'table');
}

/** What is read in a cell. */
export function cellText(cell: PageCell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  if ('bar' in cell) return '';
  if ('texts' in cell) return cell.texts.map(cellText).join('');
  return [cell.text, ...(cell.below === undefined ? [] : [cell.below])].join('\n');
}

/** The texts of a table, row by row. */
export function textsIn({ rows }: PageTable): readonly (readonly string[])[] {
  return rows.map(({ cells }) => cells.map(cellText));
}
