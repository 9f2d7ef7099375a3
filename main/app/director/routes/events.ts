import { Hono } from 'hono';
import { choicesInSections } from '../../../../src/movement/sections/choices.ts';
import type { Club } from '../../../club/club.ts';
import { createEvent, listEvents } from '../../../club/competitions/events.ts';
import { openSample } from '../../../club/competitions/sample.ts';
import { readSettings } from '../../../club/settings.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { eventBody, movementsQuery, sampleBody } from '../schemas/events.ts';

/** Events: those there are, the movements a new one can choose from, the sample. */
export function eventRoutes(club: Club) {
  return new Hono()
    .get('/events', (c) => c.json(listEvents(club), 200))
    .post('/events', validated('json', eventBody), (c) => answer(c, createEvent(club, c.req.valid('json'))))
    .get('/movements', validated('query', movementsQuery), (c) => {
      const { sections, ...wishes } = c.req.valid('query');
      return c.json(choicesInSections({ ...wishes, own: readSettings(club).ownMovements }, sections), 200);
    })
    .post('/sample', validated('json', sampleBody), (c) => answer(c, openSample(club, c.req.valid('json').language)));
}
