import { Hono } from 'hono';
import { individualsInSections } from '../../../../src/movement/individual/sections.ts';
import { addedUpChoices } from '../../../../src/movement/teams/added-up/choices.ts';
import { teamChoices } from '../../../../src/movement/teams/choices.ts';
import { choicesInSections } from '../../../../src/movement/sections/choices.ts';
import type { Club } from '../../../club/club.ts';
import { deleteEvent, removeEvent, restoreEvent } from '../../../club/competitions/deletion.ts';
import { changeDetails } from '../../../club/competitions/details.ts';
import { duplicateEvent } from '../../../club/competitions/duplicate.ts';
import { listDeletedEvents, listEvents } from '../../../club/competitions/event-list.ts';
import { createEvent } from '../../../club/competitions/events.ts';
import { openSample } from '../../../club/competitions/sample.ts';
import { bringInEvent } from '../../../club/event-file/bring-in.ts';
import { previewEventFile } from '../../../club/event-file/preview.ts';
import { takeBack } from '../../../club/event-file/take-back.ts';
import { saveEvent } from '../../../club/event-file/save.ts';
import { playedEvents } from '../../../club/publication/played-events.ts';
import { readSettings } from '../../../club/settings.ts';
import { readWinners } from '../../../club/standings/winners.ts';
import { isProblem } from '../../../club/problem.ts';
import { safeFileName } from '../../../print/file-name.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { answer, problemResponse } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import {
  addedUpQuery,
  detailsBody,
  duplicateBody,
  eventBody,
  eventsQuery,
  individualsQuery,
  movementsQuery,
  periodQuery,
  sampleBody,
  teamsQuery,
  winnersQuery,
} from '../schemas/events.ts';
import { bringInBody, eventFileBody, takeBackBody } from '../schemas/event-files.ts';
import { sessionParam } from '../schemas/parameters.ts';
import { emptyBody } from '../schemas/values.ts';

/**
 * Events: those there are and were, their names and days, in files of their own, the movements a new one can choose
 * from, the sample.
 */
export function eventRoutes(club: Club) {
  const ofSession = validated('param', sessionParam);
  const nothing = validated('json', emptyBody);
  return new Hono()
    .get('/events', validated('query', eventsQuery), (c) => c.json(listEvents(club, c.req.valid('query')), 200))
    .get('/events/winners', validated('query', winnersQuery), (c) =>
      c.json(readWinners(club, c.req.valid('query').sessions), 200),
    )
    .get('/events/played', validated('query', periodQuery), (c) =>
      c.json(playedEvents(club, c.req.valid('query')), 200),
    )
    .get('/events/deleted', (c) => c.json(listDeletedEvents(club), 200))
    .put('/sessions/:id/details', ofSession, validated('json', detailsBody), (c) =>
      answer(c, changeDetails(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .get('/sessions/:id/file', ofSession, (c) => {
      const saved = saveEvent(club, c.req.valid('param').id);
      if (isProblem(saved)) return problemResponse(c, saved);
      const { name, date, bytes } = saved;
      return c.body(Uint8Array.from(bytes), 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': contentDisposition('attachment', safeFileName(`${name} ${date}`, 'etui')),
      });
    })
    .post('/sessions/:id/duplicate', ofSession, validated('json', duplicateBody), (c) =>
      answer(c, duplicateEvent(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete('/sessions/:id', ofSession, (c) => answer(c, deleteEvent(club, c.req.valid('param').id)))
    .post('/sessions/:id/restore', ofSession, nothing, (c) => answer(c, restoreEvent(club, c.req.valid('param').id)))
    .post('/sessions/:id/remove', ofSession, nothing, (c) => answer(c, removeEvent(club, c.req.valid('param').id)))
    .post('/events', validated('json', eventBody), (c) => answer(c, createEvent(club, c.req.valid('json'))))
    .post('/event-files/preview', validated('json', eventFileBody), (c) =>
      answer(c, previewEventFile(club, Buffer.from(c.req.valid('json').file, 'base64'))),
    )
    .post('/event-files', validated('json', bringInBody), (c) => {
      const { file, ...request } = c.req.valid('json');
      return answer(c, bringInEvent(club, Buffer.from(file, 'base64'), request));
    })
    .post('/sessions/:id/take-back', ofSession, validated('json', takeBackBody), (c) =>
      answer(c, takeBack(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .get('/movements', validated('query', movementsQuery), (c) => {
      const { sections, ...wishes } = c.req.valid('query');
      return c.json(choicesInSections({ ...wishes, own: readSettings(club).ownMovements }, sections), 200);
    })
    .get('/individuals', validated('query', individualsQuery), (c) => {
      const { sections, ...wishes } = c.req.valid('query');
      return c.json(individualsInSections(wishes, sections), 200);
    })
    .get('/teams/added-up', validated('query', addedUpQuery), (c) => c.json(addedUpChoices(c.req.valid('query')), 200))
    .get('/teams', validated('query', teamsQuery), (c) => c.json(teamChoices(c.req.valid('query')), 200))
    .post('/sample', validated('json', sampleBody), (c) => answer(c, openSample(club, c.req.valid('json').language)));
}
