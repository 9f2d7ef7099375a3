import { Hono } from 'hono';
import { EMPTY_EVENT } from '../../../../src/format/event/event.ts';
import { makePbn } from '../../../../src/format/pbn/make.ts';
import { handsWords } from '../../../../src/language/paper/hands.ts';
import type { Club } from '../../../club/club.ts';
import { readSession } from '../../../club/competitions/sessions.ts';
import { dealsView, readDeals, writeDeals } from '../../../club/deals/deals.ts';
import { disclosedDeals } from '../../../club/exchange/disclosed-deals.ts';
import { isProblem } from '../../../club/problem.ts';
import { readSettings } from '../../../club/settings.ts';
import { paperFileName } from '../../../print/file-name.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { answer, problemResponse } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { dealsBody } from '../schemas/deals.ts';
import { sessionParam } from '../schemas/parameters.ts';

/** The hands of a session's boards, and those that may be seen as a file. */
export function dealRoutes(club: Club) {
  const ofSession = validated('param', sessionParam);
  return new Hono()
    .get('/:id/deals', ofSession, (c) => answer(c, readDeals(club, c.req.valid('param').id)))
    .put('/:id/deals', ofSession, validated('json', dealsBody), (c) =>
      answer(c, writeDeals(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .get('/:id/deals.pbn', ofSession, (c) => {
      const session = readSession(club, c.req.valid('param').id);
      if (isProblem(session)) return problemResponse(c, session);
      const { clubName, language } = readSettings(club);
      const bytes = makePbn({
        ...EMPTY_EVENT,
        name: session.eventName,
        club: { name: clubName, number: '' },
        date: session.date,
        deals: disclosedDeals(session, dealsView(club, session)),
      });
      return c.body(bytes.slice().buffer, 200, {
        'Content-Type': 'application/x-pbn; charset=utf-8',
        'Content-Disposition': contentDisposition(
          'attachment',
          paperFileName(handsWords[language].title, session, 'pbn'),
        ),
      });
    });
}
