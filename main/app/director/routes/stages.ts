import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { createFurtherSession } from '../../../club/stages/further-session.ts';
import { planEvenings } from '../../../club/stages/evenings.ts';
import { explainOverall } from '../../../club/stages/explain.ts';
import { readOverallWithAwards } from '../../../club/publication/overall-awards.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { choosePrizes, leaveAsDrawn, splitPlace } from '../../../club/stages/decide.ts';
import { readQualifying } from '../../../club/stages/qualifying.ts';
import { seatInPlace } from '../../../club/stages/seat.ts';
import { eveningsBody, furtherSessionBody, prizesBody, seatInPlaceBody, sharedPlaceBody } from '../schemas/events.ts';
import { sessionParam } from '../schemas/parameters.ts';
import { entryParam, rankedByQuery } from '../schemas/standings.ts';

/** Several sessions of an event: the next one, and the ranking with what counts of those before. */
export function stageRoutes(club: Club) {
  const ofSession = validated('param', sessionParam);
  return new Hono()
    .get('/:id/overall', ofSession, (c) => answer(c, readOverallWithAwards(club, c.req.valid('param').id)))
    .post('/:id/next', ofSession, validated('json', furtherSessionBody), (c) =>
      answer(c, createFurtherSession(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .get('/:id/overall/:entry', validated('param', entryParam), validated('query', rankedByQuery), (c) => {
      const { id, entry } = c.req.valid('param');
      return answer(c, explainOverall(club, id, entry, c.req.valid('query').by));
    })
    .get('/:id/qualifying', ofSession, (c) => answer(c, readQualifying(club, c.req.valid('param').id)))
    .post('/:id/qualifying/split', ofSession, validated('json', sharedPlaceBody), (c) =>
      answer(c, splitPlace(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .put('/:id/prizes', ofSession, validated('json', prizesBody), (c) =>
      answer(c, choosePrizes(club, c.req.valid('param').id, c.req.valid('json').places)),
    )
    .put('/:id/evenings', ofSession, validated('json', eveningsBody), (c) =>
      answer(c, planEvenings(club, c.req.valid('param').id, c.req.valid('json').evenings)),
    )
    .post('/:id/qualifying/leave', ofSession, (c) => answer(c, leaveAsDrawn(club, c.req.valid('param').id)))
    .post('/:id/qualifying/seat', ofSession, validated('json', seatInPlaceBody), (c) =>
      answer(c, seatInPlace(club, c.req.valid('param').id, c.req.valid('json'))),
    );
}
