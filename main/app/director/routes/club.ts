import { Hono } from 'hono';
import { writeStatisticsCsv } from '../../../../src/format/spreadsheet/statistics.ts';
import { choicesInSections } from '../../../../src/movement/sections/choices.ts';
import type { Club } from '../../../club/club.ts';
import { createEvent, listEvents } from '../../../club/competitions/events.ts';
import { findPlayers } from '../../../club/players/players.ts';
import { openSample } from '../../../club/competitions/sample.ts';
import { changeSettings, readSettings } from '../../../club/settings.ts';
import { readClubStatistics } from '../../../club/competitions/statistics.ts';
import { asFileName, disposition, listPaper } from '../paper.ts';
import { answer } from '../../http/problems.ts';
import {
  exportQuery,
  eventBody,
  movementsQuery,
  playersQuery,
  sampleBody,
  settingsBody,
  validated,
} from '../schemas/schemas.ts';
import { streamUpdates } from '../../http/stream.ts';
import type { UpdateFeed } from '../updates.ts';

/** What belongs to the club as a whole: settings, players, events, and the news of all that changes. */
export function clubRoutes(club: Club, teller: UpdateFeed, heartbeatMs: number) {
  return new Hono()
    .get('/settings', (c) => c.json(readSettings(club), 200))
    .put('/settings', validated('json', settingsBody), (c) => answer(c, changeSettings(club, c.req.valid('json'))))
    .get('/players', validated('query', playersQuery), (c) => c.json(findPlayers(club, c.req.valid('query').like), 200))
    .get('/statistics', (c) => c.json(readClubStatistics(club), 200))
    .get('/export/statistics.csv', validated('query', exportQuery), (c) => {
      const { language, clubName } = readSettings(club);
      const csv = writeStatisticsCsv(readClubStatistics(club).tally, c.req.valid('query').language ?? language);
      return c.body(csv, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': disposition('attachment', asFileName(`${clubName} statistics.csv`)),
      });
    })
    .get('/documents', async (c) => c.json(await listPaper(), 200))
    .get('/events', (c) => c.json(listEvents(club), 200))
    .post('/events', validated('json', eventBody), (c) => answer(c, createEvent(club, c.req.valid('json'))))
    .get('/movements', validated('query', movementsQuery), (c) => {
      const { sections, ...wishes } = c.req.valid('query');
      return c.json(choicesInSections({ ...wishes, own: readSettings(club).ownMovements }, sections), 200);
    })
    .post('/sample', validated('json', sampleBody), (c) => answer(c, openSample(club, c.req.valid('json').language)))
    .get('/stream', (c) => streamUpdates(c, club.updates, heartbeatMs, teller));
}
