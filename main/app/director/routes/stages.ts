import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { createFurtherSession } from '../../../club/stages/further-session.ts';
import { readOverall } from '../../../club/stages/overall.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { furtherSessionBody } from '../schemas/events.ts';
import { sessionParam } from '../schemas/parameters.ts';

/** Several sessions of an event: the next one, and the ranking with what counts of those before. */
export function stageRoutes(club: Club) {
  const ofSession = validated('param', sessionParam);
  return new Hono()
    .get('/:id/overall', ofSession, (c) => answer(c, readOverall(club, c.req.valid('param').id)))
    .post('/:id/next', ofSession, validated('json', furtherSessionBody), (c) =>
      answer(c, createFurtherSession(club, c.req.valid('param').id, c.req.valid('json'))),
    );
}
