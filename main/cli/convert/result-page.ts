import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import type { TournamentEvent } from '../../../src/format/event/event.ts';
import { planEvent } from '../../../src/format/plan/plan.ts';
import { convertCommandWords } from '../../../src/language/commands/files/convert.ts';
import { printCommandWords } from '../../../src/language/commands/print.ts';
import type { Language } from '../../../src/language.ts';
import { writeSiteFile } from '../../app/director/site.ts';
import { openClub } from '../../club/club.ts';
import { importEvent } from '../../club/exchange/import.ts';
import type { FileToRead } from '../../club/exchange/read.ts';
import { isProblem } from '../../club/problem.ts';
import { changeSettings } from '../../club/settings.ts';
import { pagePartsFolder } from '../../site/page-parts.ts';

/** The result page of an event, or why there is none. */
export type ResultPageOfFile = { readonly page: string } | { readonly problem: string };

/**
 * Makes the result page of an event of a file, as the application would after bringing it into the club: scored by the
 * regulation that a new club has. The club is made for this and thrown away.
 * @param index the place of the event in the file, from 0
 */
export async function resultPageOfFile(
  file: FileToRead,
  event: TournamentEvent,
  index: number,
  language: Language,
): Promise<ResultPageOfFile> {
  const words = convertCommandWords[language];
  const plan = planEvent(event);
  if (plan.kind === 'noPlan') return { problem: words.noPage[plan.code] };
  if (plan.kind === 'plan' && plan.results.length === 0) return { problem: words.noPage.noResults };
  if (pagePartsFolder() === null) return { problem: printCommandWords[language].notBuilt };
  const folder = mkdtempSync(join(tmpdir(), 'etui-convert-'));
  try {
    const club = openClub(join(folder, 'club.sqlite'), { now: () => new Date() });
    if (isProblem(club)) return { problem: words.noPage.noResults };
    try {
      changeSettings(club, { clubName: event.club?.name ?? '', language });
      const [today = ''] = club.now().toISOString().split('T');
      const name = event.name.trim() || basename(file.name, extname(file.name));
      const request = { event: index, name, date: event.date ?? today, method: plan.method, answers: [] };
      const imported = importEvent(club, file, request);
      const page = isProblem(imported) ? imported : await writeSiteFile(club, imported.session, 'page', { language });
      return isProblem(page) ? { problem: words.noPage.noResults } : { page: page.content };
    } finally {
      club.store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
