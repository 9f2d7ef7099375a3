import { Hono } from 'hono';
import { pageWords } from '../../../../src/language/paper/page.ts';
import type { Club } from '../../../club/club.ts';
import { isProblem } from '../../../club/problem.ts';
import { readSettings } from '../../../club/settings.ts';
import { safeFileName } from '../../../print/file-name.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { problemResponse } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { seasonQuery } from '../schemas/documents.ts';

/** The result pages of several events in one file, with a page that leads to them. */
export function seasonRoutes(club: Club) {
  return new Hono().get('/season.zip', validated('query', seasonQuery), async (c) => {
    const settings = readSettings(club);
    const { sessions, language = settings.language } = c.req.valid('query');
    // Result pages are seldom asked for, and what makes them is large.
    const { zipSeason } = await import('../season.ts');
    const zip = zipSeason(club, sessions, language);
    if (isProblem(zip)) return problemResponse(c, zip);
    const title = [pageWords[language].sheets, settings.clubName].filter((part) => part !== '').join(' - ');
    return c.body(zip, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition('attachment', safeFileName(title, 'zip')),
    });
  });
}
