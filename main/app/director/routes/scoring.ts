import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { previewMasterpoints } from '../../../club/publication/preview-masterpoints.ts';
import { previewPenalty, previewScoring, previewTerms } from '../../../club/publication/preview.ts';
import { changeDatum } from '../../../club/scoring/datums.ts';
import { addPenalty, cancelPenalty } from '../../../club/scoring/penalties.ts';
import { changeScoring } from '../../../club/scoring/scoring.ts';
import { memberTerms } from '../../../club/scoring/member-terms.ts';
import { changeTerms } from '../../../club/scoring/terms.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { sessionParam } from '../schemas/parameters.ts';
import { datumBody, masterpoints, penaltyBody, penaltyParam, scoringBody, termsBody } from '../schemas/scoring.ts';

/** How a session is scored: its method, datums, penalties, and the terms on which pairs are ranked. */
export function scoringRoutes(club: Club) {
  const ofSession = validated('param', sessionParam);
  return new Hono()
    .put('/:id/scoring', ofSession, validated('json', scoringBody), (c) => {
      const { before, ...choice } = c.req.valid('json');
      return answer(c, changeScoring(club, c.req.valid('param').id, choice, before));
    })
    .post('/:id/scoring/preview', ofSession, validated('json', scoringBody), (c) => {
      const { before: _before, ...choice } = c.req.valid('json');
      return answer(c, previewScoring(club, c.req.valid('param').id, choice));
    })
    .put('/:id/datums', ofSession, validated('json', datumBody), (c) => {
      const { board, score, before } = c.req.valid('json');
      return answer(c, changeDatum(club, c.req.valid('param').id, board, score, before));
    })
    .get('/:id/terms/members', ofSession, (c) => answer(c, memberTerms(club, c.req.valid('param').id)))
    .put('/:id/terms', ofSession, validated('json', termsBody), (c) =>
      answer(c, changeTerms(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/terms/preview', ofSession, validated('json', termsBody), (c) =>
      answer(c, previewTerms(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/masterpoints/preview', ofSession, validated('json', masterpoints), (c) =>
      answer(c, previewMasterpoints(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/penalties', ofSession, validated('json', penaltyBody), (c) =>
      answer(c, addPenalty(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/penalties/preview', ofSession, validated('json', penaltyBody), (c) =>
      answer(c, previewPenalty(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete('/:id/penalties/:number', validated('param', penaltyParam), (c) => {
      const { id, number } = c.req.valid('param');
      return answer(c, cancelPenalty(club, id, number));
    });
}
