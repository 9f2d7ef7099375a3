import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { changeBreak, moveSessionClock } from '../../../club/schedule/clock.ts';
import { applyScheduleChange, proposeScheduleChange } from '../../../club/schedule/proposals.ts';
import { revertSchedule } from '../../../club/schedule/revert.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { breakBody, clockBody } from '../schemas/clock.ts';
import { sessionParam } from '../schemas/parameters.ts';
import { chosenProposalBody, scheduleRequestBody } from '../schemas/schedule.ts';
import { emptyBody } from '../schemas/values.ts';

/** The schedule of a running session, its clock and its breaks. */
export function scheduleRoutes(club: Club) {
  const ofSession = validated('param', sessionParam);
  return new Hono()
    .post('/:id/schedule/proposals', ofSession, validated('json', scheduleRequestBody), (c) =>
      answer(c, proposeScheduleChange(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/schedule', ofSession, validated('json', chosenProposalBody), (c) =>
      answer(c, applyScheduleChange(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/schedule/undo', ofSession, validated('json', emptyBody), (c) =>
      answer(c, revertSchedule(club, c.req.valid('param').id)),
    )
    .post('/:id/clock', ofSession, validated('json', clockBody), (c) => {
      const { action, seconds = 0 } = c.req.valid('json');
      const clockAction = action === 'add' ? { action, seconds } : { action };
      return answer(c, moveSessionClock(club, c.req.valid('param').id, clockAction));
    })
    .put('/:id/breaks', ofSession, validated('json', breakBody), (c) =>
      answer(c, changeBreak(club, c.req.valid('param').id, c.req.valid('json'))),
    );
}
