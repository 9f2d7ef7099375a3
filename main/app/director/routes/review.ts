import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { acceptFinding, readReview } from '../../../club/review/review.ts';
import { readVerifications, verifyResult } from '../../../club/review/verifications.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { sessionParam } from '../schemas/parameters.ts';
import { acceptedFindingBody, verificationBody } from '../schemas/review.ts';

/** Results read a second time, and what of a session looks wrong. */
export function reviewRoutes(club: Club) {
  const ofSession = validated('param', sessionParam);
  return new Hono()
    .get('/:id/verifications', ofSession, (c) => answer(c, readVerifications(club, c.req.valid('param').id)))
    .post('/:id/verifications', ofSession, validated('json', verificationBody), (c) =>
      answer(c, verifyResult(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .get('/:id/review', ofSession, (c) => answer(c, readReview(club, c.req.valid('param').id)))
    .post('/:id/review/accepted', ofSession, validated('json', acceptedFindingBody), (c) =>
      answer(c, acceptFinding(club, c.req.valid('param').id, c.req.valid('json'))),
    );
}
