import type { Language } from '../../src/language.ts';
import { pageWords } from '../../src/language/paper/page.ts';
import { isProblem, type ClubProblem } from '../club/problem.ts';
import { readBracketMaterial } from '../print/documents/bracket/bracket.ts';
import type { PrintSources } from '../print/sources.ts';
import type { PageJob } from './page-job.ts';

/** What an event gives to a club's site and its members: a file that is no paper. */
export interface SiteFile {
  readonly extension: string;
  readonly type: string;
  /** The file's part of the name it is saved under. */
  readonly title: (language: Language) => string;
  readonly loadWriter: () => Promise<(job: PageJob) => string>;
}

/** The files by name. A new one is an entry here, and its words. What writes it is loaded on first use. */
export const SITE_FILES = {
  page: {
    extension: 'html',
    type: 'text/html; charset=utf-8',
    title: (language) => pageWords[language].sheets,
    loadWriter: async () => (await import('./write-result-page.ts')).writeResultPage,
  },
  mail: {
    extension: 'txt',
    type: 'text/plain; charset=utf-8',
    title: (language) => pageWords[language].mail,
    loadWriter: async () => (await import('./mail.ts')).mailText,
  },
} as const satisfies Readonly<Record<string, SiteFile>>;

export type SiteFileName = keyof typeof SITE_FILES;
export const SITE_FILE_NAMES = Object.keys(SITE_FILES) as readonly SiteFileName[];

/** What the files need beside a session and its standings. */
type SiteMaterial = Pick<PageJob, 'report' | 'deals' | 'knockout' | 'overall' | 'prizes'>;

export function readSiteMaterial(sources: PrintSources): SiteMaterial | ClubProblem {
  const report = sources.publicationReport();
  if (isProblem(report)) return report;
  const overall = sources.overall();
  if (isProblem(overall)) return overall;
  return {
    report,
    deals: sources.deals(),
    ...readBracketMaterial(sources),
    ...(overall.counted.length > 0 && { overall }),
    ...(overall.prizesChosen && { prizes: overall }),
  };
}
