import { z } from 'zod';
import { MAPPED_COLUMNS, MOST_MAPPED_COLUMNS } from '../../../../src/format/csv-event/mapping.ts';
import { FORMATS } from '../../../../src/format/formats.ts';
import { SESSION_METHODS } from '../../../../src/scoring/session-scoring.ts';
import { writtenNumber } from './parameters.ts';
import { bringInBody, eventFileBody } from './event-files.ts';
import { LONGEST_NAME, text } from './values.ts';

/** What the columns of a CSV of results hold. */
export const mappedColumns = z.array(z.enum(MAPPED_COLUMNS)).max(MOST_MAPPED_COLUMNS).readonly();

/** A file of another program: its name may tell what it is. */
const file = { ...eventFileBody.shape, fileName: text(LONGEST_NAME), columns: mappedColumns.exactOptional() };

export const foreignFileBody = z.strictObject(file);

/** Formats that are written as well as read. */
const WRITTEN = FORMATS.filter(({ make }) => make !== null).map(({ format }) => format);

export const formatParam = z.strictObject({ id: writtenNumber, format: z.enum(WRITTEN) });

export const importEventBody = z.strictObject({
  ...file,
  event: z.int().min(0).max(99),
  name: text(LONGEST_NAME).trim().min(1),
  date: z.iso.date(),
  method: z.enum(SESSION_METHODS),
  answers: bringInBody.shape.answers,
});
