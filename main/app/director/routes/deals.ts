import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { readDeals, writeDeals } from '../../../club/deals/deals.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { dealsBody } from '../schemas/deals.ts';
import { sessionParam } from '../schemas/parameters.ts';

/** The hands of a session's boards. */
export function dealRoutes(club: Club) {
  const ofSession = validated('param', sessionParam);
  return new Hono()
    .get('/:id/deals', ofSession, (c) => answer(c, readDeals(club, c.req.valid('param').id)))
    .put('/:id/deals', ofSession, validated('json', dealsBody), (c) =>
      answer(c, writeDeals(club, c.req.valid('param').id, c.req.valid('json'))),
    );
}
