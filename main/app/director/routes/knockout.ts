import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { announceKnockoutRound, seedKnockout } from '../../../club/draws/knockout/announce.ts';
import { decideRound, drawLot, noteEarlierMatch } from '../../../club/draws/knockout/decide.ts';
import { playExtraBoards } from '../../../club/draws/knockout/extra-boards.ts';
import { readEarlierMeeting } from '../../../club/draws/knockout/met-before.ts';
import { readKnockout } from '../../../club/draws/knockout/view.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import {
  announceKnockoutBody,
  earlierBody,
  knockoutDecisionsBody,
  knockoutMatchParam,
  lotBody,
  seedsBody,
} from '../schemas/knockout.ts';
import { sessionParam } from '../schemas/parameters.ts';
import { emptyBody } from '../schemas/values.ts';

/** The bracket of a knockout: its rounds drawn and announced, and what decides its matches. */
export function knockoutRoutes(club: Club) {
  const ofSession = validated('param', sessionParam);
  return new Hono()
    .get('/:id/knockout', ofSession, (c) => answer(c, readKnockout(club, c.req.valid('param').id)))
    .put('/:id/knockout', ofSession, validated('json', knockoutDecisionsBody), (c) =>
      answer(c, decideRound(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/knockout/lot', ofSession, validated('json', lotBody), (c) =>
      answer(c, drawLot(club, c.req.valid('param').id, c.req.valid('json').round)),
    )
    .post('/:id/knockout/announce', ofSession, validated('json', announceKnockoutBody), (c) =>
      answer(c, announceKnockoutRound(club, c.req.valid('param').id, c.req.valid('json').key)),
    )
    .put('/:id/knockout/seeds', ofSession, validated('json', seedsBody), (c) =>
      answer(c, seedKnockout(club, c.req.valid('param').id, c.req.valid('json').seeds)),
    )
    .put('/:id/knockout/earlier', ofSession, validated('json', earlierBody), (c) =>
      answer(c, noteEarlierMatch(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .get('/:id/knockout/matches/:match/earlier', validated('param', knockoutMatchParam), (c) => {
      const { id, match } = c.req.valid('param');
      return answer(c, readEarlierMeeting(club, id, match));
    })
    .post(
      '/:id/knockout/matches/:match/extra-boards',
      validated('param', knockoutMatchParam),
      validated('json', emptyBody),
      (c) => {
        const { id, match } = c.req.valid('param');
        return answer(c, playExtraBoards(club, id, match));
      },
    );
}
