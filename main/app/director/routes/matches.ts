import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { readMismatch } from '../../../club/draws/mismatch.ts';
import { giveMatchResult } from '../../../club/matches/given-results.ts';
import { changeLineUp } from '../../../club/schedule/line-ups.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { givenResultBody, lineUpBody, matchParam } from '../schemas/matches.ts';

/** The matches of a session: who plays in which room, and what is given in the place of their lines. */
export function matchRoutes(club: Club) {
  const ofMatch = validated('param', matchParam);
  return new Hono()
    .get('/:id/matches/:match/mismatch', ofMatch, (c) => {
      const { id, match } = c.req.valid('param');
      return answer(c, readMismatch(club, id, match));
    })
    .put('/:id/matches/:match/line-up', ofMatch, validated('json', lineUpBody), (c) => {
      const { id, match } = c.req.valid('param');
      return answer(c, changeLineUp(club, id, { match, ...c.req.valid('json') }));
    })
    .put('/:id/matches/:match/result', ofMatch, validated('json', givenResultBody), (c) => {
      const { id, match } = c.req.valid('param');
      return answer(c, giveMatchResult(club, id, match, c.req.valid('json')));
    });
}
