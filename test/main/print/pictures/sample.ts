import type { PrintedDocument } from '../../../../main/print/document.ts';
import type { PrintJob } from '../../../../main/print/job.ts';
import { withLetterhead } from '../../../../main/print/press/letterhead.ts';
import { openPress } from '../../../../main/print/press/press.ts';
import { drawPage, type PagePicture } from '../../../pdf.ts';
import { PRINTED_AT } from '../support.ts';
import { SCALE } from './compare.ts';

/** A page of a document, drawn. */
export interface SampledPage {
  readonly number: number;
  readonly picture: PagePicture;
}

/** The first page of a document; where asked, the one with most on it and the last one too. */
export async function samplePages(
  document: PrintedDocument,
  job: PrintJob,
  { alsoDensest }: { readonly alsoDensest: boolean },
): Promise<readonly SampledPage[]> {
  const press = await openPress({ ...job, title: document.title(job.language), printedAt: PRINTED_AT });
  const letterhead = { line: job.settings.clubLine, logo: null };
  const pages = withLetterhead(document.layOut(job, press.measure), letterhead, press.measure);
  const densest = pages.reduce((most, page, index) => (page.length > (pages[most]?.length ?? 0) ? index : most), 0);
  const chosen = alsoDensest ? [...new Set([0, densest, pages.length - 1])].toSorted((a, b) => a - b) : [0];
  const pdf = await press.print(chosen.map((index) => pages[index] ?? []));
  return Promise.all(
    chosen.map(async (index, place) => ({ number: index + 1, picture: await drawPage(pdf, place + 1, SCALE) })),
  );
}
