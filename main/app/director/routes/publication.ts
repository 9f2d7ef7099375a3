import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { endCorrections, publish, withdrawPublication } from '../../../club/publication/publication.ts';
import { publicationReport } from '../../../club/publication/report.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { sessionParam } from '../schemas/parameters.ts';
import { emptyBody } from '../schemas/values.ts';

/** The ranking made official, and what has changed since. */
export function publicationRoutes(club: Club) {
  const ofSession = validated('param', sessionParam);
  const nothing = validated('json', emptyBody);
  return new Hono()
    .post('/:id/publication', ofSession, nothing, (c) => answer(c, publish(club, c.req.valid('param').id)))
    .post('/:id/publication/end', ofSession, nothing, (c) => answer(c, endCorrections(club, c.req.valid('param').id)))
    .post('/:id/publication/undo', ofSession, nothing, (c) =>
      answer(c, withdrawPublication(club, c.req.valid('param').id)),
    )
    .get('/:id/publication/report', ofSession, (c) => answer(c, publicationReport(club, c.req.valid('param').id)));
}
