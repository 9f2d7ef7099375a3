import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { isProblem } from '../../../club/problem.ts';
import { readSettings } from '../../../club/settings.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { problemResponse } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { exportQuery, siteParam } from '../schemas/documents.ts';
import { writeSiteFile } from '../site.ts';

/** Files for the club's site and its members: the result page, the text for an e-mail. */
export function siteRoutes(club: Club) {
  return new Hono().get(
    '/:id/site/:file',
    validated('param', siteParam),
    validated('query', exportQuery),
    async (c) => {
      const { id, file } = c.req.valid('param');
      const language = c.req.valid('query').language ?? readSettings(club).language;
      const written = await writeSiteFile(club, id, file, { language });
      if (isProblem(written)) return problemResponse(c, written);
      // It is saved, and never opened here: a page of the application could ask for anything.
      return c.body(written.content, 200, {
        'Content-Type': written.type,
        'Content-Disposition': contentDisposition('attachment', written.name),
      });
    },
  );
}
