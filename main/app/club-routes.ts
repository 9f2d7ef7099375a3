import { Hono } from 'hono';
import { makeStatisticsCsv } from '../../src/format/statistics-csv.ts';
import { choicesInSections } from '../../src/movement/sections/choices.ts';
import type { Club } from '../club/club.ts';
import { createEvent, listEvents } from '../club/events.ts';
import { findPlayers } from '../club/players.ts';
import { openSample } from '../club/sample.ts';
import { changeSettings, readSettings } from '../club/settings.ts';
import { readClubStatistics } from '../club/statistics.ts';
import { asFileName, disposition } from './paper.ts';
import { answer } from './problems.ts';
import { exportQuery, eventBody, movementsQuery, playersQuery, sampleBody, settingsBody, valid } from './schemas.ts';
import { streamNews } from './stream.ts';
import type { Teller } from './told.ts';

/** What belongs to the club as a whole: settings, players, events, and the news of all that changes. */
export function clubRoutes(club: Club, teller: Teller, heartbeatMs: number) {
  return new Hono()
    .get('/settings', (c) => c.json(readSettings(club), 200))
    .put('/settings', valid('json', settingsBody), (c) => answer(c, changeSettings(club, c.req.valid('json'))))
    .get('/players', valid('query', playersQuery), (c) => c.json(findPlayers(club, c.req.valid('query').like), 200))
    .get('/statistics', (c) => c.json(readClubStatistics(club), 200))
    .get('/export/statistics.csv', valid('query', exportQuery), (c) => {
      const { language, clubName } = readSettings(club);
      const csv = makeStatisticsCsv(readClubStatistics(club).tally, c.req.valid('query').language ?? language);
      return c.body(csv, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': disposition('attachment', asFileName(`${clubName} statistics.csv`)),
      });
    })
    .get('/events', (c) => c.json(listEvents(club), 200))
    .post('/events', valid('json', eventBody), (c) => answer(c, createEvent(club, c.req.valid('json'))))
    .get('/movements', valid('query', movementsQuery), (c) => {
      const { sections, ...wishes } = c.req.valid('query');
      return c.json(choicesInSections({ ...wishes, own: readSettings(club).ownMovements }, sections), 200);
    })
    .post('/sample', valid('json', sampleBody), (c) => answer(c, openSample(club, c.req.valid('json').language)))
    .get('/stream', (c) => streamNews(c, club.news, heartbeatMs, teller));
}
