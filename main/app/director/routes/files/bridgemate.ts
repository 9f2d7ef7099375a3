import { Hono } from 'hono';
import { absentSession } from '../../../../club/absent-session.ts';
import type { BridgemateFollower } from '../../../../club/bridgemate/follower.ts';
import type { Club } from '../../../../club/club.ts';
import { answer } from '../../../http/problems.ts';
import { validated } from '../../../http/validated.ts';
import { followBody } from '../../schemas/files/bridgemate.ts';
import { sessionParam } from '../../schemas/parameters.ts';

/** The file of a Bridgemate server that a session follows. */
export function bridgemateRoutes(club: Club, follower: BridgemateFollower) {
  const ofSession = validated('param', sessionParam);
  return new Hono()
    .get('/:id/bridgemate', ofSession, (c) => {
      const { id } = c.req.valid('param');
      return answer(c, absentSession(club, id) ?? { followed: follower.view(id) });
    })
    .put('/:id/bridgemate', ofSession, validated('json', followBody), async (c) => {
      const { id } = c.req.valid('param');
      return answer(c, await follower.follow(id, c.req.valid('json').path));
    })
    .delete('/:id/bridgemate', ofSession, (c) => {
      const { id } = c.req.valid('param');
      const absent = absentSession(club, id);
      if (!absent) follower.leave(id);
      return answer(c, absent ?? { followed: null });
    });
}
