import { Hono } from 'hono';
import { standingsAfterRound } from '../../../club/standings/after-round.ts';
import { changeBreak, moveSessionClock } from '../../../club/schedule/clock.ts';
import type { Club } from '../../../club/club.ts';
import { changeDatum } from '../../../club/scoring/datums.ts';
import { explainEntry, explainResult } from '../../../club/standings/explanation.ts';
import { writeNames } from '../../../club/players/names.ts';
import { addPenalty, cancelPenalty } from '../../../club/scoring/penalties.ts';
import { recordColumn } from '../../../club/results/column.ts';
import { recordTogether } from '../../../club/results/together.ts';
import { recordResult, resultHistory } from '../../../club/results/results.ts';
import { readRulings } from '../../../club/rulings/log.ts';
import { cancelBoard, previewRuling } from '../../../club/rulings/rulings.ts';
import { applyScheduleChange, proposeScheduleChange, revertSchedule } from '../../../club/schedule/schedule.ts';
import { changeScoring } from '../../../club/scoring/scoring.ts';
import { acceptFinding, readReview } from '../../../club/review/review.ts';
import { isProblem } from '../../../club/problem.ts';
import { readSession } from '../../../club/competitions/sessions.ts';
import { readUpdateDiff, readStandings } from '../../../club/standings/standings.ts';
import { readStatistics } from '../../../club/competitions/statistics.ts';
import { changeTerms } from '../../../club/scoring/terms.ts';
import { redoChange, undoChange } from '../../../club/undo.ts';
import { readVerifications, verifyResult } from '../../../club/review/verifications.ts';
import { answer } from '../../http/problems.ts';
import { askedChangeBody, chosenProposalBody } from '../schemas/schedule.ts';
import {
  acceptedFindingBody,
  cancelBody,
  breakBody,
  clockBody,
  columnBody,
  datumBody,
  entryParam,
  namesBody,
  penaltyBody,
  penaltyParam,
  resultBody,
  roundParam,
  scoringBody,
  sessionParam,
  sideQuery,
  sinceParam,
  slotQuery,
  termsBody,
  togetherBody,
  undoBody,
  validated,
  verificationBody,
} from '../schemas/schemas.ts';
import type { UpdateFeed } from '../updates.ts';

/** One session: what stands in it, and what is done to it. */
export function sessionRoutes(club: Club, teller: UpdateFeed) {
  const ofSession = validated('param', sessionParam);
  return new Hono()
    .get('/:id', ofSession, (c) => answer(c, readSession(club, c.req.valid('param').id)))
    .get('/:id/standings', ofSession, (c) => answer(c, readStandings(club, c.req.valid('param').id)))
    .get('/:id/standings/after/:round', validated('param', roundParam), (c) => {
      const { id, round } = c.req.valid('param');
      return answer(c, standingsAfterRound(club, id, round));
    })
    .get('/:id/statistics', ofSession, (c) => answer(c, readStatistics(club, c.req.valid('param').id)))
    .get('/:id/news/:since', validated('param', sinceParam), (c) => {
      const { id, since } = c.req.valid('param');
      return answer(c, readUpdateDiff(club, id, since));
    })
    .get('/:id/history', ofSession, validated('query', slotQuery), (c) =>
      answer(c, resultHistory(club, c.req.valid('param').id, c.req.valid('query'))),
    )
    .get('/:id/explain/result', ofSession, validated('query', sideQuery), (c) => {
      const { side, ...slot } = c.req.valid('query');
      return answer(c, explainResult(club, c.req.valid('param').id, slot, side));
    })
    .get('/:id/explain/entry/:entry', validated('param', entryParam), (c) => {
      const { id, entry } = c.req.valid('param');
      return answer(c, explainEntry(club, id, entry));
    })
    .put('/:id/names', ofSession, validated('json', namesBody), (c) =>
      answer(c, writeNames(club, c.req.valid('param').id, c.req.valid('json').entries)),
    )
    .put('/:id/datums', ofSession, validated('json', datumBody), (c) => {
      const { board, score } = c.req.valid('json');
      return answer(c, changeDatum(club, c.req.valid('param').id, board, score));
    })
    .put('/:id/terms', ofSession, validated('json', termsBody), (c) =>
      answer(c, changeTerms(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/results', ofSession, validated('json', resultBody), (c) => {
      const { id } = c.req.valid('param');
      const recorded = recordResult(club, id, c.req.valid('json'));
      if (isProblem(recorded)) return answer(c, recorded);
      // Whoever wrote it is told what it is worth in the same breath.
      return answer(c, { ...recorded, told: teller.told(id, recorded.change, recorded.change - 1) });
    })
    .post('/:id/results/together', ofSession, validated('json', togetherBody), (c) =>
      answer(c, recordTogether(club, c.req.valid('param').id, c.req.valid('json').lines)),
    )
    .post('/:id/results/column', ofSession, validated('json', columnBody), (c) =>
      answer(c, recordColumn(club, c.req.valid('param').id, c.req.valid('json').lines)),
    )
    .get('/:id/rulings', ofSession, (c) => answer(c, readRulings(club, c.req.valid('param').id)))
    .post('/:id/rulings/preview', ofSession, validated('json', resultBody), (c) =>
      answer(c, previewRuling(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/rulings/cancel', ofSession, validated('json', cancelBody), (c) =>
      answer(c, cancelBoard(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .get('/:id/verifications', ofSession, (c) => answer(c, readVerifications(club, c.req.valid('param').id)))
    .post('/:id/verifications', ofSession, validated('json', verificationBody), (c) =>
      answer(c, verifyResult(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .get('/:id/review', ofSession, (c) => answer(c, readReview(club, c.req.valid('param').id)))
    .post('/:id/review/accepted', ofSession, validated('json', acceptedFindingBody), (c) =>
      answer(c, acceptFinding(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .put('/:id/scoring', ofSession, validated('json', scoringBody), (c) =>
      answer(c, changeScoring(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/penalties', ofSession, validated('json', penaltyBody), (c) =>
      answer(c, addPenalty(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete('/:id/penalties/:number', validated('param', penaltyParam), (c) => {
      const { id, number } = c.req.valid('param');
      return answer(c, cancelPenalty(club, id, number));
    })
    .post('/:id/schedule/proposals', ofSession, validated('json', askedChangeBody), (c) =>
      answer(c, proposeScheduleChange(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/schedule', ofSession, validated('json', chosenProposalBody), (c) =>
      answer(c, applyScheduleChange(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/schedule/undo', ofSession, validated('json', undoBody), (c) =>
      answer(c, revertSchedule(club, c.req.valid('param').id)),
    )
    .post('/:id/undo', ofSession, validated('json', undoBody), (c) =>
      answer(c, undoChange(club, c.req.valid('param').id)),
    )
    .post('/:id/redo', ofSession, validated('json', undoBody), (c) =>
      answer(c, redoChange(club, c.req.valid('param').id)),
    )
    .post('/:id/clock', ofSession, validated('json', clockBody), (c) => {
      const { action, seconds = 0 } = c.req.valid('json');
      const asked = action === 'add' ? { action, seconds } : { action };
      return answer(c, moveSessionClock(club, c.req.valid('param').id, asked));
    })
    .put('/:id/breaks', ofSession, validated('json', breakBody), (c) =>
      answer(c, changeBreak(club, c.req.valid('param').id, c.req.valid('json'))),
    );
}
