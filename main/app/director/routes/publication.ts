import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { previewPenalty, previewResult, previewTerms } from '../../../club/publication/preview.ts';
import {
  endCorrections,
  publicationReport,
  publish,
  withdrawPublication,
} from '../../../club/publication/publication.ts';
import { answer } from '../../http/problems.ts';
import { penaltyBody, resultBody, sessionParam, termsBody, undoBody, validated } from '../schemas/schemas.ts';

/** What a correction would move, what is published of a session, and what changed since. */
export function publicationRoutes(club: Club) {
  const ofSession = validated('param', sessionParam);
  const nothing = validated('json', undoBody);
  return new Hono()
    .post('/:id/results/preview', ofSession, validated('json', resultBody), (c) =>
      answer(c, previewResult(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/penalties/preview', ofSession, validated('json', penaltyBody), (c) =>
      answer(c, previewPenalty(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/terms/preview', ofSession, validated('json', termsBody), (c) =>
      answer(c, previewTerms(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/publication', ofSession, nothing, (c) => answer(c, publish(club, c.req.valid('param').id)))
    .post('/:id/publication/end', ofSession, nothing, (c) => answer(c, endCorrections(club, c.req.valid('param').id)))
    .post('/:id/publication/undo', ofSession, nothing, (c) =>
      answer(c, withdrawPublication(club, c.req.valid('param').id)),
    )
    .get('/:id/publication/report', ofSession, (c) => answer(c, publicationReport(club, c.req.valid('param').id)));
}
