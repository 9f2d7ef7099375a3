import type { ResultPage } from '../../src/page/sheet.ts';
import type { PageJob } from './page-job.ts';
import { writePageFile } from './page-file.ts';
import { pageLogo } from './page-logo.ts';
import { readPageParts } from './page-parts.ts';
import { resultPage } from './result-page.ts';

/** The result page of an event as a file; with a way to the others of its season where it is one of them. */
export function writeResultPage(job: PageJob, among = (page: ResultPage) => page): string {
  return writePageFile(among(resultPage(job)), readPageParts(), pageLogo(job.logo));
}
