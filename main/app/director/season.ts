import { Zip, ZipDeflate } from 'fflate';
import type { Language } from '../../../src/language.ts';
import type { Club } from '../../club/club.ts';
import { isProblem, type ClubProblem } from '../../club/problem.ts';
import { readLogo } from '../../club/logo/logo.ts';
import { readWinners } from '../../club/standings/winners.ts';
import { writePageFile } from '../../site/page-file.ts';
import { pageLogo } from '../../site/page-logo.ts';
import { readPageParts } from '../../site/page-parts.ts';
import { SEASON_INDEX, seasonFileName, seasonIndex, type SeasonEvent } from '../../site/season.ts';
import { writeResultPage } from '../../site/write-result-page.ts';
import { readPageJob } from './site.ts';

/** A file of a season: a page of an event, or the one that leads to them. */
export interface SeasonFile {
  readonly name: string;
  readonly content: string;
}

/** The result pages of events, and last the page that leads to them. The first problem ends it. */
export function* seasonFiles(
  club: Club,
  sessions: readonly number[],
  language: Language,
): Generator<SeasonFile | ClubProblem> {
  const parts = readPageParts();
  const winners = new Map(readWinners(club, sessions).map((one) => [one.session, one.winners]));
  const events: SeasonEvent[] = [];
  for (const id of sessions) {
    const job = readPageJob(club, id, { language });
    if (isProblem(job)) return void (yield job);
    events.push({ job, winners: winners.get(id) ?? [] });
    yield { name: seasonFileName(job), content: writeResultPage(job, parts) };
  }
  const index = seasonIndex(events, language);
  if (index) yield { name: SEASON_INDEX, content: writePageFile(index, parts, pageLogo(readLogo(club))) };
}

/** The files in one zip, each compressed and let go of before the next is made. */
export function zipSeason(
  club: Club,
  sessions: readonly number[],
  language: Language,
): Uint8Array<ArrayBuffer> | ClubProblem {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const file of seasonFiles(club, sessions, language)) {
    if (isProblem(file)) return file;
    const entry = new ZipDeflate(file.name, { level: 6 });
    entry.mtime = club.now();
    zip.add(entry);
    entry.push(Buffer.from(file.content), true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(parts));
}
