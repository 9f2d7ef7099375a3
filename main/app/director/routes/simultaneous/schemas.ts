import { z } from 'zod';
import { file } from '../../schemas/event-files.ts';
import { writtenNumber } from '../../schemas/parameters.ts';

/** More clubs than send their files at once. */
const MOST_FILES = 1000;
const LONGEST_NAME = 255;
const LONGEST_CLUB = 60;

/** A place in a list, from 0. */
const writtenIndex = writtenNumber.or(z.literal('0').transform(Number));
const lines = z.enum(['1', '2']).transform((text) => (text === '1' ? 1 : 2));

export const fieldQuery = z.strictObject({
  lines: lines.exactOptional(),
  club: writtenIndex.exactOptional(),
  from: writtenIndex.exactOptional(),
});

export const fieldPairParam = z.strictObject({ id: writtenNumber, club: writtenIndex, entry: writtenIndex });
export const fieldPairQuery = z.strictObject({ lines: lines.exactOptional() });
export const fieldBoardParam = z.strictObject({ id: writtenNumber, board: writtenNumber });

export const sourceParam = z.strictObject({ id: writtenNumber, source: z.string().regex(/^[0-9a-f]{32}$/) });

export const clubFilesBody = z.strictObject({
  files: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(LONGEST_NAME),
        file,
        club: z.string().max(LONGEST_CLUB).exactOptional(),
      }),
    )
    .min(1)
    .max(MOST_FILES),
});
