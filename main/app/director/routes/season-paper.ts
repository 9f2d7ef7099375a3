import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { isProblem } from '../../../club/problem.ts';
import { readSeasonView } from '../../../club/seasons/view.ts';
import { readSettings } from '../../../club/settings.ts';
import { seasonPaperWords } from '../../../../src/language/paper/season.ts';
import { safeFileName } from '../../../print/file-name.ts';
import { problemResponse } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { csvAnswer, pdfAnswer, readPaperJob } from '../paper-answer.ts';
import type { Paper } from '../paper.ts';
import { seasonExportParam, seasonExportQuery, seasonPrintParam, seasonPrintQuery } from '../schemas/documents.ts';

/** PDF documents and CSV files of a season with one of its rankings. */
export function seasonPaperRoutes(club: Club, paper: Paper) {
  return new Hono()
    .get('/:id/print/:file', validated('param', seasonPrintParam), validated('query', seasonPrintQuery), async (c) => {
      const { id, file } = c.req.valid('param');
      const { ranking, players, ...asked } = c.req.valid('query');
      const season = readSeasonView(club, id, ranking);
      if (isProblem(season)) return problemResponse(c, season);
      const { isLogoDamaged, ...common } = await readPaperJob(club, asked);
      const job = { season, ...(players && { players }), ...common };
      const title = seasonPaperWords[job.language].document[file];
      const printed = await paper.printSeason(file, job);
      return pdfAnswer(c, { ...printed, isLogoDamaged }, safeFileName(`${season.name} - ${title}`, 'pdf'));
    })
    .get(
      '/:id/export/:file',
      validated('param', seasonExportParam),
      validated('query', seasonExportQuery),
      async (c) => {
        const { id, file } = c.req.valid('param');
        const { ranking, language = readSettings(club).language } = c.req.valid('query');
        const season = readSeasonView(club, id, ranking);
        if (isProblem(season)) return problemResponse(c, season);
        return csvAnswer(c, await paper.writeSeason(file, { season, language }), safeFileName(season.name, 'csv'));
      },
    );
}
