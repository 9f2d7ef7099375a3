import type { Language } from '../../../src/language.ts';
import { pageWords } from '../../../src/language/paper/page.ts';
import type { Club } from '../../club/club.ts';
import { isProblem, type ClubProblem } from '../../club/problem.ts';
import { readLogo } from '../../club/logo/logo.ts';
import { readSettings } from '../../club/settings.ts';
import { readWinners } from '../../club/standings/winners.ts';
import { safeFileName } from '../../print/file-name.ts';
import { writePageFile } from '../../site/page-file.ts';
import { pageLogo } from '../../site/page-logo.ts';
import { readPageParts } from '../../site/page-parts.ts';
import {
  inSeason,
  SEASON_INDEX,
  seasonEntry,
  seasonFileName,
  seasonIndex,
  type SeasonEntry,
} from '../../site/season.ts';
import { writeResultPage } from '../../site/write-result-page.ts';
import { readPageJob } from './site.ts';

/** A file of a season: a page of an event, or the one that leads to them. */
export interface SeasonFile {
  readonly name: string;
  readonly content: string;
}

/** The result page of an event among others, with a way to the page that leads to them. */
export function seasonPage(club: Club, session: number, language: Language): SeasonFile | ClubProblem {
  const job = readPageJob(club, session, { language });
  if (isProblem(job)) return job;
  return { name: seasonFileName(job), content: writeResultPage(job, inSeason) };
}

/** The page that leads to those of events, and what a zip of all of them is called. The first problem ends it. */
export function seasonIndexFile(
  club: Club,
  sessions: readonly number[],
  language: Language,
): (SeasonFile & { readonly zip: string }) | ClubProblem {
  const entries: SeasonEntry[] = [];
  for (const session of sessions) {
    const job = readPageJob(club, session, { language });
    if (isProblem(job)) return job;
    entries.push(seasonEntry(job, readWinners(club, [session])[0]?.winners ?? []));
  }
  const settings = readSettings(club);
  const title = [pageWords[language].sheets, settings.clubName].filter((part) => part !== '').join(' - ');
  const page = seasonIndex(entries, settings, language);
  const content = writePageFile(page, readPageParts(), pageLogo(readLogo(club)));
  return { name: SEASON_INDEX, content, zip: safeFileName(title, 'zip') };
}
