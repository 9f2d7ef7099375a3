import { Hono } from 'hono';
import { standingsAfterRound } from '../club/after-round.ts';
import { changeBreak, moveSessionClock } from '../club/clock.ts';
import type { Club } from '../club/club.ts';
import { changeDatum } from '../club/datums.ts';
import { explainEntry, explainResult } from '../club/explanation.ts';
import { writeNames } from '../club/names.ts';
import { addPenalty, takePenaltyBack } from '../club/penalties.ts';
import { recordColumn } from '../club/column.ts';
import { recordTogether } from '../club/recorded-together.ts';
import { recordResult, resultHistory } from '../club/results.ts';
import { readRulings } from '../club/rulings-log.ts';
import { cancelBoard, previewRuling } from '../club/rulings.ts';
import { applyChange, proposeChange, takeScheduleBack } from '../club/schedule.ts';
import { changeScoring } from '../club/scoring.ts';
import { acceptFinding, readReview } from '../club/review.ts';
import { isProblem } from '../club/problem.ts';
import { readSession } from '../club/sessions.ts';
import { readNews, readStandings } from '../club/standings.ts';
import { readStatistics } from '../club/statistics.ts';
import { changeTerms } from '../club/terms.ts';
import { redoChange, undoChange } from '../club/undo.ts';
import { verificationsOf, verifyResult } from '../club/verifications.ts';
import { answer } from './problems.ts';
import { askedChangeBody, chosenProposalBody } from './schedule-schemas.ts';
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
  valid,
  verificationBody,
} from './schemas.ts';
import type { Teller } from './told.ts';

/** One session: what stands in it, and what is done to it. */
export function sessionRoutes(club: Club, teller: Teller) {
  const ofSession = valid('param', sessionParam);
  return new Hono()
    .get('/:id', ofSession, (c) => answer(c, readSession(club, c.req.valid('param').id)))
    .get('/:id/standings', ofSession, (c) => answer(c, readStandings(club, c.req.valid('param').id)))
    .get('/:id/standings/after/:round', valid('param', roundParam), (c) => {
      const { id, round } = c.req.valid('param');
      return answer(c, standingsAfterRound(club, id, round));
    })
    .get('/:id/statistics', ofSession, (c) => answer(c, readStatistics(club, c.req.valid('param').id)))
    .get('/:id/news/:since', valid('param', sinceParam), (c) => {
      const { id, since } = c.req.valid('param');
      return answer(c, readNews(club, id, since));
    })
    .get('/:id/history', ofSession, valid('query', slotQuery), (c) =>
      answer(c, resultHistory(club, c.req.valid('param').id, c.req.valid('query'))),
    )
    .get('/:id/explain/result', ofSession, valid('query', sideQuery), (c) => {
      const { side, ...slot } = c.req.valid('query');
      return answer(c, explainResult(club, c.req.valid('param').id, slot, side));
    })
    .get('/:id/explain/entry/:entry', valid('param', entryParam), (c) => {
      const { id, entry } = c.req.valid('param');
      return answer(c, explainEntry(club, id, entry));
    })
    .put('/:id/names', ofSession, valid('json', namesBody), (c) =>
      answer(c, writeNames(club, c.req.valid('param').id, c.req.valid('json').entries)),
    )
    .put('/:id/datums', ofSession, valid('json', datumBody), (c) => {
      const { board, score } = c.req.valid('json');
      return answer(c, changeDatum(club, c.req.valid('param').id, board, score));
    })
    .put('/:id/terms', ofSession, valid('json', termsBody), (c) =>
      answer(c, changeTerms(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/results', ofSession, valid('json', resultBody), (c) => {
      const { id } = c.req.valid('param');
      const recorded = recordResult(club, id, c.req.valid('json'));
      if (isProblem(recorded)) return answer(c, recorded);
      // Whoever wrote it is told what it is worth in the same breath.
      return answer(c, { ...recorded, told: teller.told(id, recorded.change, recorded.change - 1) });
    })
    .post('/:id/results/together', ofSession, valid('json', togetherBody), (c) =>
      answer(c, recordTogether(club, c.req.valid('param').id, c.req.valid('json').lines)),
    )
    .post('/:id/results/column', ofSession, valid('json', columnBody), (c) =>
      answer(c, recordColumn(club, c.req.valid('param').id, c.req.valid('json').lines)),
    )
    .get('/:id/rulings', ofSession, (c) => answer(c, readRulings(club, c.req.valid('param').id)))
    .post('/:id/rulings/preview', ofSession, valid('json', resultBody), (c) =>
      answer(c, previewRuling(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/rulings/cancel', ofSession, valid('json', cancelBody), (c) =>
      answer(c, cancelBoard(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .get('/:id/verifications', ofSession, (c) => answer(c, verificationsOf(club, c.req.valid('param').id)))
    .post('/:id/verifications', ofSession, valid('json', verificationBody), (c) =>
      answer(c, verifyResult(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .get('/:id/review', ofSession, (c) => answer(c, readReview(club, c.req.valid('param').id)))
    .post('/:id/review/accepted', ofSession, valid('json', acceptedFindingBody), (c) =>
      answer(c, acceptFinding(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .put('/:id/scoring', ofSession, valid('json', scoringBody), (c) =>
      answer(c, changeScoring(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/penalties', ofSession, valid('json', penaltyBody), (c) =>
      answer(c, addPenalty(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete('/:id/penalties/:number', valid('param', penaltyParam), (c) => {
      const { id, number } = c.req.valid('param');
      return answer(c, takePenaltyBack(club, id, number));
    })
    .post('/:id/schedule/proposals', ofSession, valid('json', askedChangeBody), (c) =>
      answer(c, proposeChange(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/schedule', ofSession, valid('json', chosenProposalBody), (c) =>
      answer(c, applyChange(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/schedule/undo', ofSession, valid('json', undoBody), (c) =>
      answer(c, takeScheduleBack(club, c.req.valid('param').id)),
    )
    .post('/:id/undo', ofSession, valid('json', undoBody), (c) => answer(c, undoChange(club, c.req.valid('param').id)))
    .post('/:id/redo', ofSession, valid('json', undoBody), (c) => answer(c, redoChange(club, c.req.valid('param').id)))
    .post('/:id/clock', ofSession, valid('json', clockBody), (c) => {
      const { action, seconds = 0 } = c.req.valid('json');
      const asked = action === 'add' ? { action, seconds } : { action };
      return answer(c, moveSessionClock(club, c.req.valid('param').id, asked));
    })
    .put('/:id/breaks', ofSession, valid('json', breakBody), (c) =>
      answer(c, changeBreak(club, c.req.valid('param').id, c.req.valid('json'))),
    );
}
