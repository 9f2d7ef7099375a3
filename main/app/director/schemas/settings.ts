import { z } from 'zod';
import { LANGUAGES } from '../../../../src/language.ts';
import { CLOCK_SOUNDS } from '../../../../src/session/clock-tone.ts';
import { DISPLAY_RANKINGS } from '../../../../src/session/display-ranking.ts';
import { MOST_COPIES, PAPER_SET_NAMES } from '../../../../src/session/paper-sets.ts';
import { ownMovement } from './movement.ts';
import { fileShape, mappedColumns, rememberedContent } from './exchange.ts';
import { memberColumns } from './members.ts';
import { regulationValue } from './regulation.ts';
import { LONGEST_MASTERPOINT_TABLE, method, regulationChoice } from './scoring.ts';
import { LONGEST_NAME, text } from './values.ts';

const MOST_OWN_MOVEMENTS = 100;
/** Of the system's name of a printer. */
export const LONGEST_PRINTER = 300;
const MOST_PAPERS = 100;
const LONGEST_PATH = 1000;
/** Four weeks. */
const MOST_CORRECTION_MINUTES = 28 * 24 * 60;
/** A document that another version of the program has is stored as well, and not shown here. */
const documentName = z.string().regex(/^[A-Za-z]{1,40}$/);
const paperSet = z.array(documentName).max(MOST_PAPERS).readonly();
const settings = {
  clubName: text(LONGEST_NAME).exactOptional(),
  clubLine: text(LONGEST_NAME).exactOptional(),
  language: z.enum(LANGUAGES).exactOptional(),
  theme: z.enum(['system', 'light', 'dark']).exactOptional(),
  suitColours: z.union([z.literal(2), z.literal(4)]).exactOptional(),
  withoutLastNought: z.boolean().exactOptional(),
  paper: z.enum(['A4', 'Letter']).exactOptional(),
  method: method.exactOptional(),
  regulation: regulationChoice.exactOptional(),
  ownRegulation: regulationValue.nullable().exactOptional(),
  ownMovements: z.array(ownMovement).max(MOST_OWN_MOVEMENTS).readonly().exactOptional(),
  ownMasterpoints: z.string().max(LONGEST_MASTERPOINT_TABLE).exactOptional(),
  clockSound: z.enum(CLOCK_SOUNDS).exactOptional(),
  copyFolder: text(LONGEST_PATH).exactOptional(),
  displayRanking: z.enum(DISPLAY_RANKINGS).exactOptional(),
  printer: text(LONGEST_PRINTER).exactOptional(),
  paperCopies: z.record(documentName, z.int().min(1).max(MOST_COPIES)).readonly().exactOptional(),
  paperSets: z.partialRecord(z.enum(PAPER_SET_NAMES), paperSet).readonly().exactOptional(),
  memberColumns: z.record(fileShape, memberColumns).readonly().exactOptional(),
  resultColumns: z.record(fileShape, mappedColumns).readonly().exactOptional(),
  csvContents: z.record(fileShape, rememberedContent).readonly().exactOptional(),
  correctionMinutes: z.int().min(0).max(MOST_CORRECTION_MINUTES).exactOptional(),
};

/** A file in base64; null takes the logo away. The body of a request is no larger than a logo may be. */
export const logoBody = z.strictObject({ picture: z.base64().nullable() });

/** The settings to change, and what of them their sender saw before. */
export const settingsBody = z.strictObject({
  ...settings,
  before: z.strictObject(settings).exactOptional(),
});
