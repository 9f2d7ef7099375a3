import { Hono } from 'hono';
import { z } from 'zod';
import type { Club } from '../../../club/club.ts';
import { isProblem } from '../../../club/problem.ts';
import { readSettings } from '../../../club/settings.ts';
import { OPTION_PARSERS, optionsOf, type DocumentOption } from '../../../print/options.ts';
import { DOCUMENT_NAMES, loadDocument, loadSpreadsheet, SPREADSHEET_NAMES } from '../../../print/registry.ts';
import { problemAnswer } from '../../http/problems.ts';
import { disposition, fileName, type Paper } from '../paper.ts';
import { readForPrint } from '../print-sources.ts';
import { validated } from '../../http/validated.ts';
import { exportQuery } from '../schemas/documents.ts';
import { sessionParam } from '../schemas/parameters.ts';

const printParam = sessionParam.extend({ file: fileParam(DOCUMENT_NAMES, 'pdf') });
const exportParam = sessionParam.extend({ file: fileParam(SPREADSHEET_NAMES, 'csv') });
const printQuery = exportQuery.extend({
  paper: z.enum(['A4', 'Letter']).optional(),
  boards: optionParam('boards'),
  entry: optionParam('entry'),
  after: optionParam('after'),
});

/** `ranking.pdf` as `ranking`, one of the names there are. */
function fileParam<Name extends string>(names: readonly Name[], extension: string) {
  const files = names.map((name) => `${name}.${extension}`);
  return z.enum(files).transform((file) => file.slice(0, -extension.length - 1) as Name);
}

function optionParam<Option extends DocumentOption>(option: Option) {
  const { parse, form } = OPTION_PARSERS[option];
  return z
    .string()
    .transform((text, context) => {
      const value = parse(text);
      if (value !== null) return value;
      context.addIssue({ code: 'custom', message: `written as ${form}` });
      return z.NEVER;
    })
    .exactOptional();
}

/** PDF documents and CSV files of a session. */
export function paperRoutes(club: Club, paper: Paper) {
  return new Hono()
    .get('/:id/print/:file', validated('param', printParam), validated('query', printQuery), async (c) => {
      const { id, file: name } = c.req.valid('param');
      const { language, paper: size, ...given } = c.req.valid('query');
      const document = await loadDocument(name);
      const options = optionsOf(document.options, given);
      const found = readForPrint(club, id, (sources) => document.read?.(sources, options) ?? {});
      if (isProblem(found)) return problemAnswer(c, found);
      const settings = readSettings(club);
      const pdf = await paper.print(name, {
        ...found,
        ...options,
        settings,
        language: language ?? settings.language,
        paper: size ?? settings.paper,
        printedAt: club.now(),
      });
      return c.body(Uint8Array.from(pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': disposition(
          'inline',
          fileName(found.session, document.fileName?.(options) ?? name, 'pdf'),
        ),
      });
    })
    .get('/:id/export/:file', validated('param', exportParam), validated('query', exportQuery), async (c) => {
      const { id, file: name } = c.req.valid('param');
      const spreadsheet = await loadSpreadsheet(name);
      const found = readForPrint(club, id, (sources) => spreadsheet.read?.(sources) ?? {});
      if (isProblem(found)) return problemAnswer(c, found);
      const language = c.req.valid('query').language ?? readSettings(club).language;
      return c.body(await paper.write(name, { ...found, language }), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': disposition('attachment', fileName(found.session, name, 'csv')),
      });
    });
}
