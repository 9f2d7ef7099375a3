import type { Language } from '../../../src/language.ts';
import type { Club } from '../../club/club.ts';
import { readLogo } from '../../club/logo/logo.ts';
import { isProblem, type ClubProblem } from '../../club/problem.ts';
import { readSettings } from '../../club/settings.ts';
import { paperFileName } from '../../print/file-name.ts';
import type { PageJob } from '../../site/page-job.ts';
import { readSiteMaterial, SITE_FILES, type SiteFile, type SiteFileName } from '../../site/site-files.ts';
import { readForPrint, sectionIds } from './print-sources.ts';

/** A file with its content and the name it is saved under. */
export interface WrittenSiteFile extends Pick<SiteFile, 'type'> {
  readonly name: string;
  readonly content: string;
}

/** What an event's files are made in: a language, and only some sections, by letter; all by default. */
interface SiteWish {
  readonly language: Language;
  readonly sections?: readonly string[] | undefined;
}

/** Writes a file of an event for the club's site. */
export async function writeSiteFile(
  club: Club,
  id: number,
  name: SiteFileName,
  wish: SiteWish,
): Promise<WrittenSiteFile | ClubProblem> {
  const job = readPageJob(club, id, wish);
  if (isProblem(job)) return job;
  const { title, extension, type, loadWriter }: SiteFile = SITE_FILES[name];
  const write = await loadWriter();
  return { type, name: paperFileName(title(wish.language), job.session, extension), content: write(job) };
}

/** Reads what a result page is made from. */
export function readPageJob(club: Club, id: number, { language, sections }: SiteWish): PageJob | ClubProblem {
  const found = readForPrint(club, id, readSiteMaterial);
  if (isProblem(found)) return found;
  const settings = readSettings(club);
  return {
    ...found,
    ...(sections && { sections: sectionIds(found.session, sections) }),
    settings,
    logo: readLogo(club),
    language,
    paper: settings.paper,
    printedAt: club.now(),
  };
}
