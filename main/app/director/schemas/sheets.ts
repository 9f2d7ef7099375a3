import { z } from 'zod';
import { RUBBER_LAWS } from '../../../../src/bridge/rubber/rules.ts';
import { SHEET_KINDS } from '../../../../src/bridge/sheet/stored.ts';
import { writtenNumber } from './parameters.ts';
import { id, LONGEST_NAME, text } from './values.ts';

/** More than any line of a sheet takes. */
const LONGEST_LINE = 60;

const playerName = text(LONGEST_NAME);
const players = z.strictObject({ N: playerName, E: playerName, S: playerName, W: playerName });
const shorthand = text(LONGEST_LINE);

export const sheetParam = z.strictObject({ id: writtenNumber });
export const sheetLineParam = sheetParam.extend({ ordinal: writtenNumber });

export const sheetsQuery = z.strictObject({
  deleted: z
    .enum(['true', 'false'])
    .transform((asked) => asked === 'true')
    .exactOptional(),
  from: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .exactOptional(),
});

export const newSheetBody = z.strictObject({
  kind: z.enum(SHEET_KINDS),
  laws: z.enum(RUBBER_LAWS).exactOptional(),
  players,
});

export const sheetDetailsBody = z.strictObject({
  players: players.exactOptional(),
  laws: z.enum(RUBBER_LAWS).exactOptional(),
  isLeft: z.boolean().exactOptional(),
});

export const addedLineBody = z.strictObject({ shorthand: shorthand.min(1), lines: z.int().min(0) });
export const correctedLineBody = z.strictObject({ shorthand, before: shorthand });
export const sheetUndoBody = z.strictObject({ only: id.exactOptional() });
