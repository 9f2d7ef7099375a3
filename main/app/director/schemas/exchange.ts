import { z } from 'zod';
import { MAPPED_COLUMNS, MOST_MAPPED_COLUMNS } from '../../../../src/format/csv-event/mapping.ts';
import { FORMATS } from '../../../../src/format/formats.ts';
import { ALL_LIST_COLUMNS, CSV_CONTENTS } from '../../../../src/format/list-file/columns.ts';
import { SESSION_METHODS } from '../../../../src/scoring/session-scoring.ts';
import { writtenNumber } from './parameters.ts';
import { bringInBody, eventFileBody } from './event-files.ts';
import { LONGEST_NAME, text } from './values.ts';

/** What the columns of a CSV of results hold. */
export const mappedColumns = z.array(z.enum(MAPPED_COLUMNS)).max(MOST_MAPPED_COLUMNS).readonly();

/** What the columns of a list hold. */
const listColumns = z.array(z.enum(ALL_LIST_COLUMNS)).max(MOST_MAPPED_COLUMNS).readonly();

/** What was said of a CSV file: what it holds, and what its columns hold where it is a list. */
export const rememberedContent = z.strictObject({ content: z.enum(CSV_CONTENTS), columns: listColumns });

/** The shape of a file, which has no word of it. */
export const fileShape = z.string().regex(/^[0-9a-f]{16}$/);

export const contentBody = z.strictObject({ shape: fileShape, ...rememberedContent.shape });

/** A file of another program: its name may tell what it is. */
const file = {
  ...eventFileBody.shape,
  fileName: text(LONGEST_NAME),
  columns: mappedColumns.exactOptional(),
  content: z.enum(CSV_CONTENTS).exactOptional(),
};

export const foreignFileBody = z.strictObject({ ...file, listColumns: listColumns.exactOptional() });

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
  takesDamaged: z.boolean().exactOptional(),
});
