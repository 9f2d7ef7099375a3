import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { recordTogether } from '../../../club/results/together.ts';
import { readRulings } from '../../../club/rulings/log.ts';
import { cancelBoard, previewRuling } from '../../../club/rulings/rulings.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { sessionParam } from '../schemas/parameters.ts';
import { cancelBody, rulingBody } from '../schemas/rulings.ts';

/** What the director ruled, a ruling on one table or several, and what it would change. */
export function rulingRoutes(club: Club) {
  const ofSession = validated('param', sessionParam);
  return new Hono()
    .get('/:id/rulings', ofSession, (c) => answer(c, readRulings(club, c.req.valid('param').id)))
    .post('/:id/rulings', ofSession, validated('json', rulingBody), (c) =>
      answer(c, recordTogether(club, c.req.valid('param').id, c.req.valid('json').lines)),
    )
    .post('/:id/rulings/preview', ofSession, validated('json', rulingBody), (c) =>
      answer(c, previewRuling(club, c.req.valid('param').id, c.req.valid('json').lines)),
    )
    .post('/:id/rulings/cancel', ofSession, validated('json', cancelBody), (c) =>
      answer(c, cancelBoard(club, c.req.valid('param').id, c.req.valid('json'))),
    );
}
