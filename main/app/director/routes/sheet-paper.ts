import { Hono } from 'hono';
import { formatDay, localDay } from '../../../../src/language/dates.ts';
import { sheetWords } from '../../../../src/language/sheet/words.ts';
import type { Club } from '../../../club/club.ts';
import type { SheetView } from '../../../club/model/sheet.ts';
import { isProblem } from '../../../club/problem.ts';
import { readSettings } from '../../../club/settings.ts';
import { readSheet } from '../../../club/sheets/view.ts';
import type { Language } from '../../../../src/language.ts';
import { safeFileName } from '../../../print/file-name.ts';
import { problemResponse } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { csvAnswer, pdfAnswer, readPaperJob } from '../paper-answer.ts';
import type { Paper } from '../paper.ts';
import { exportQuery, sheetExportParam, sheetPrintParam, sheetPrintQuery } from '../schemas/documents.ts';

/** PDF documents and CSV files of a sheet of rubber bridge or minibridge. */
export function sheetPaperRoutes(club: Club, paper: Paper) {
  return new Hono()
    .get('/:id/print/:file', validated('param', sheetPrintParam), validated('query', sheetPrintQuery), async (c) => {
      const { id, file } = c.req.valid('param');
      const sheet = readSheet(club, id);
      if (isProblem(sheet)) return problemResponse(c, sheet);
      const { isLogoDamaged, ...common } = await readPaperJob(club, c.req.valid('query'));
      const job = { sheet, ...common };
      const printed = await paper.printSheet(file, job);
      return pdfAnswer(c, { ...printed, isLogoDamaged }, fileName(sheet, job.language, 'pdf'));
    })
    .get('/:id/export/:file', validated('param', sheetExportParam), validated('query', exportQuery), async (c) => {
      const { id, file } = c.req.valid('param');
      const sheet = readSheet(club, id);
      if (isProblem(sheet)) return problemResponse(c, sheet);
      const language = c.req.valid('query').language ?? readSettings(club).language;
      return csvAnswer(c, await paper.writeSheet(file, { sheet, language }), fileName(sheet, language, 'csv'));
    });
}

/** The game, who plays it and the day it was begun. */
function fileName({ kind, players, startedAt }: SheetView, language: Language, extension: 'pdf' | 'csv'): string {
  const names = Object.values(players).filter((name) => name !== '');
  const day = formatDay(localDay(new Date(startedAt)), 'short', language);
  return safeFileName(
    [sheetWords[language].kind[kind], names.join(', '), day].filter((part) => part !== '').join(' - '),
    extension,
  );
}
