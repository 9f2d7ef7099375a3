import type { PageJob } from './page-job.ts';
import { writePageFile } from './page-file.ts';
import { pageLogo } from './page-logo.ts';
import { readPageParts } from './page-parts.ts';
import { resultPage } from './result-page.ts';

/** The result page of an event as a file. */
export function writeResultPage(job: PageJob, parts = readPageParts()): string {
  return writePageFile(resultPage(job), parts, pageLogo(job.logo));
}
