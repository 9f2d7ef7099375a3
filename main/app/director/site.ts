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

/**
 * Writes a file of an event for the club's site.
 * @param sections only these, by letter; all by default
 */
export function writeSiteFile(
  club: Club,
  id: number,
  name: SiteFileName,
  { language, sections }: { readonly language: Language; readonly sections?: readonly string[] | undefined },
): WrittenSiteFile | ClubProblem {
  const found = readForPrint(club, id, readSiteMaterial);
  if (isProblem(found)) return found;
  const { title, extension, type, write }: SiteFile = SITE_FILES[name];
  const settings = readSettings(club);
  const job: PageJob = {
    ...found,
    ...(sections && { sections: sectionIds(found.session, sections) }),
    settings,
    logo: readLogo(club),
    language,
    paper: settings.paper,
    printedAt: club.now(),
  };
  return { type, name: paperFileName(title(language), found.session, extension), content: write(job) };
}
