import { z } from 'zod';
import { LANGUAGES } from '../../../../src/language.ts';
import { OPTION_PARSERS, type DocumentOption } from '../../../print/options.ts';
import {
  DOCUMENT_NAMES,
  SEASON_DOCUMENT_NAMES,
  SEASON_SPREADSHEET_NAMES,
  SHEET_DOCUMENT_NAMES,
  SHEET_SPREADSHEET_NAMES,
  SPREADSHEET_NAMES,
} from '../../../print/registry.ts';
import { LONGEST_PRINTER } from './settings.ts';
import { SITE_FILE_NAMES, SITE_FILES, type SiteFileName } from '../../../site/site-files.ts';
import { winnersQuery } from './events.ts';
import { sessionParam } from './parameters.ts';
import { seasonParam, seasonViewQuery } from './seasons.ts';
import { sheetParam } from './sheets.ts';
import { text } from './values.ts';

/** The language of a file; the club's where it is left out. */
export const exportQuery = z.strictObject({ language: z.enum(LANGUAGES).optional() });
export const printParam = sessionParam.extend({ file: fileParam(DOCUMENT_NAMES, 'pdf') });
export const exportParam = sessionParam.extend({ file: fileParam(SPREADSHEET_NAMES, 'csv') });
/** The events of a season: their sessions, with commas between them. */
export const seasonQuery = exportQuery.extend({ sessions: winnersQuery.shape.sessions });
export const siteParam = sessionParam.extend({
  file: z
    .enum(SITE_FILE_NAMES.map((name) => `${name}.${SITE_FILES[name].extension}`))
    .transform((file) => file.slice(0, file.indexOf('.')) as SiteFileName),
});
export const sheetPrintParam = sheetParam.extend({ file: fileParam(SHEET_DOCUMENT_NAMES, 'pdf') });
export const sheetExportParam = sheetParam.extend({ file: fileParam(SHEET_SPREADSHEET_NAMES, 'csv') });
export const sheetPrintQuery = exportQuery.extend({ paper: z.enum(['A4', 'Letter']).optional() });
export const seasonPrintParam = seasonParam.extend({ file: fileParam(SEASON_DOCUMENT_NAMES, 'pdf') });
export const seasonExportParam = seasonParam.extend({ file: fileParam(SEASON_SPREADSHEET_NAMES, 'csv') });
export const seasonExportQuery = seasonViewQuery.extend(exportQuery.shape);
/** Of a player, or of the two of a partnership, with a comma between them; of everybody where it is left out. */
export const seasonPrintQuery = seasonViewQuery.extend({
  ...sheetPrintQuery.shape,
  players: z
    .string()
    .regex(/^\d{1,12}(?:,\d{1,12})?$/)
    .transform((text) => text.split(',').map(Number))
    .exactOptional(),
});
/** The documents of one file: those before play or after it, each named once, in order. */
export const papersQuery = sheetPrintQuery.extend({
  use: z.enum(['before', 'after']),
  documents: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.enum(DOCUMENT_NAMES)).min(1)),
});
export const printOnBody = z.strictObject({ printer: text(LONGEST_PRINTER).min(1), paper: z.enum(['A4', 'Letter']) });
export const printQuery = sheetPrintQuery.extend({
  boards: optionParam('boards'),
  entry: optionParam('entry'),
  after: optionParam('after'),
  match: optionParam('match'),
  round: optionParam('round'),
  blank: optionParam('blank'),
} satisfies Readonly<Record<DocumentOption, z.ZodType>>);

/** One of some names with its extension, `ranking.pdf`, read as `ranking`. */
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
