import { statisticsWords } from '../../../../src/language/screens/statistics.ts';
import { membersCsvWords } from '../../../../src/language/screens/members/csv.ts';
import { Hono } from 'hono';
import { writeStatisticsCsv } from '../../../../src/format/spreadsheet/statistics.ts';
import { writeMembersCsv } from '../../../../src/format/members/write.ts';
import type { Club } from '../../../club/club.ts';
import { readClubStatistics } from '../../../club/competitions/statistics.ts';
import { memberLines } from '../../../club/members/export.ts';
import { findPlayers } from '../../../club/players/players.ts';
import { changeSettings, readSettings } from '../../../club/settings.ts';
import { stepSettings } from '../../../club/settings-undo.ts';
import { isFolderThere } from '../../../store/file/copies.ts';
import { safeFileName } from '../../../print/file-name.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { answer, problemResponse } from '../../http/problems.ts';
import type { UpdateStreams } from '../../http/stream.ts';
import { validated } from '../../http/validated.ts';
import { listPaper } from '../paper.ts';
import { exportQuery } from '../schemas/documents.ts';
import { playersQuery } from '../schemas/players.ts';
import { settingsBody } from '../schemas/settings.ts';
import { emptyBody } from '../schemas/values.ts';

/** The club as a whole: its settings, players and statistics, and the stream of all updates. */
export function clubRoutes(club: Club, streams: UpdateStreams) {
  return new Hono()
    .get('/settings', (c) => c.json(readSettings(club), 200))
    .put('/settings', validated('json', settingsBody), async (c) => {
      const { before, ...change } = c.req.valid('json');
      const { copyFolder = '' } = change;
      if (copyFolder !== '' && !(await isFolderThere(copyFolder))) {
        return problemResponse(c, { kind: 'problem', code: 'secondPlaceMissing', file: copyFolder });
      }
      return answer(c, changeSettings(club, change, before));
    })
    .post('/settings/undo', validated('json', emptyBody), (c) => answer(c, stepSettings(club, 'undo')))
    .post('/settings/redo', validated('json', emptyBody), (c) => answer(c, stepSettings(club, 'redo')))
    .get('/file', (c) => c.json(club.store.notices.list(), 200))
    .delete('/file/writtenAnew', (c) => {
      club.store.notices.remove('writtenAnew');
      return c.json({ done: true } as const, 200);
    })
    .get('/players', validated('query', playersQuery), (c) => c.json(findPlayers(club, c.req.valid('query').like), 200))
    .get('/statistics', (c) => c.json(readClubStatistics(club), 200))
    .get('/export/statistics.csv', validated('query', exportQuery), (c) => {
      const { language, clubName } = readSettings(club);
      const asked = c.req.valid('query').language ?? language;
      const csv = writeStatisticsCsv(readClubStatistics(club).tally, statisticsWords[asked], asked);
      return c.body(csv, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': contentDisposition(
          'attachment',
          safeFileName([statisticsWords[asked].title, clubName].filter((part) => part !== '').join(' - '), 'csv'),
        ),
      });
    })
    .get('/export/members.csv', validated('query', exportQuery), (c) => {
      const { language, clubName } = readSettings(club);
      const asked = c.req.valid('query').language ?? language;
      const words = membersCsvWords[asked];
      return c.body(writeMembersCsv(memberLines(club), words, asked), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': contentDisposition(
          'attachment',
          safeFileName([words.title, clubName].filter((part) => part !== '').join(' - '), 'csv'),
        ),
      });
    })
    .get('/documents', async (c) => c.json(await listPaper(), 200))
    .get('/stream', (c) => streams.open(c));
}
