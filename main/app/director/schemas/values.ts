import { z } from 'zod';
import { cleanText } from '../../../../src/basics/clean-text.ts';

/** Of a name of anything. */
export const LONGEST_NAME = 100;
/** Of the reason that is given for a correction, a penalty or a bonus. */
export const LONGEST_REASON = 200;
const LONGEST_NOTE = 1000;

/** Text as people type or paste it, of so many characters at most. */
export const text = (longest: number) => z.string().overwrite(cleanText).max(longest);

/** Of a row in the club's file. */
export const id = z.int().positive();
/** A number as it is printed on a table, a board or a pair's card. */
export const number = z.int().positive().max(999);
/** An exact figure: 17, 13.78, 31/2. */
export const exactFigure = z.string().regex(/^-?\d{1,6}(\.\d{1,4}|\/[1-9]\d{0,5})?$/);
/** A line of a traveller. */
export const slot = { section: id, round: number, table: number, slotBoard: number };
export const note = text(LONGEST_NOTE);

/** The body of a request whose address says everything. */
export const emptyBody = z.strictObject({});

/** The change to undo, left out the newest; and the newest change that the sender has seen. */
export const undoBody = z.strictObject({ only: id.exactOptional(), seen: z.int().min(0).exactOptional() });
