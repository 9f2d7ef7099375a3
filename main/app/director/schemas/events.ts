import { z } from 'zod';
import { LANGUAGES } from '../../../../src/language.ts';
import { MOST_TEAMS_OF_SWISS } from '../../../../src/movement/teams/families/swiss.ts';
import { BOARD_SUPPLIES } from '../../../../src/movement/teams/families/family.ts';
import { breakLength, minutesPerBoard, minutesToMove, time } from './clock.ts';
import { movementSpec } from './movement.ts';
import { carry, scoringBody } from './scoring.ts';
import { writtenNumber } from './parameters.ts';
import { LONGEST_NAME, number, text } from './values.ts';

const day = z.iso.date();

/** As many as there are letters. */
const MOST_SECTIONS = 26;
const details = { name: text(LONGEST_NAME).trim().min(1), date: day, start: time };

export const detailsBody = z.strictObject(details);

export const duplicateBody = z.strictObject({ ...details, names: z.boolean() });

const sessionTimes = {
  date: day,
  start: time,
  minutesPerBoard,
  minutesToMove,
  breakMinutes: breakLength.exactOptional(),
};
const movements = {
  spec: movementSpec,
  further: z
    .array(movementSpec)
    .max(MOST_SECTIONS - 1)
    .readonly()
    .exactOptional(),
};

const rank = z.int().min(1).max(999);

export const furtherSessionBody = z.strictObject({
  ...sessionTimes,
  ...movements,
  playOn: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('places'), from: rank, to: rank }),
      z.strictObject({ kind: z.literal('others') }),
    ])
    .exactOptional(),
  way: carry,
});

export const eventBody = z.strictObject({
  name: details.name,
  ...sessionTimes,
  ...movements,
  addedUp: z.boolean().exactOptional(),
  scoring: scoringBody.exactOptional(),
});

/** Figures of a query, as text; tables may end in .5. */
const figure = z
  .string()
  .regex(/^\d{1,3}(\.5)?$/)
  .transform(Number);

/** More than an individual has in any club. */
const MOST_PLAYERS = 200;

/** More than a pair plays in any session. */
const boardsWanted = z.int().min(1).max(99);

const times = {
  minutesPerBoard: figure.pipe(minutesPerBoard),
  minutesToMove: figure.pipe(minutesToMove),
  breakMinutes: figure.pipe(breakLength).prefault('0'),
  start: time,
  boardsFrom: figure.pipe(boardsWanted),
  boardsTo: figure.pipe(boardsWanted),
  until: time.or(z.literal('')).default(''),
};

const sections = figure.pipe(z.int().min(1).max(MOST_SECTIONS)).prefault('1');

export const movementsQuery = z.strictObject({
  tables: figure.pipe(z.number().min(1).max(99)),
  sections,
  ...times,
});

export const individualsQuery = z.strictObject({
  players: figure.pipe(z.int().min(1).max(MOST_PLAYERS)),
  sections,
  ...times,
});

const teams = figure.pipe(z.int().min(2).max(MOST_TEAMS_OF_SWISS));

export const addedUpQuery = z.strictObject({ teams, sections, ...times });

export const teamsQuery = z.strictObject({
  teams,
  ...times,
  boardsPerMatch: figure.pipe(number).exactOptional(),
  legs: figure.pipe(z.union([z.literal(1), z.literal(2)])).exactOptional(),
  segments: figure.pipe(number).exactOptional(),
  supply: z.enum(BOARD_SUPPLIES).exactOptional(),
  kind: z.enum(['swiss', 'knockout']).exactOptional(),
  rounds: figure.pipe(number).exactOptional(),
});

/** More than a screen shows at once. */
const MOST_EVENTS = 200;
const place = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number);

export const eventsQuery = z.strictObject({
  find: text(LONGEST_NAME).default(''),
  from: place.prefault('0'),
  limit: place.pipe(z.int().min(1).max(MOST_EVENTS)).prefault('60'),
  only: writtenNumber.exactOptional(),
});

export const periodQuery = z.strictObject({ from: day, to: day });

/** Sessions of a query, with commas between them. */
export const winnersQuery = z.strictObject({
  sessions: z
    .string()
    .regex(/^[1-9]\d{0,11}(,[1-9]\d{0,11})*$/)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number()).max(MOST_EVENTS)),
});

export const sampleBody = z.strictObject({ language: z.enum(LANGUAGES) });

/** How a shared place is split, by everybody who shares it. */
export const sharedPlaceBody = z.strictObject({
  how: z.enum(['lot', 'play-off']),
  entries: z.array(z.int().positive()).min(2).max(MOST_PLAYERS),
});

export const seatInPlaceBody = z.strictObject({ out: z.int().positive(), in: z.int().positive() });

export const prizesBody = z.strictObject({ places: z.int().min(0).max(99) });

export const eveningsBody = z.strictObject({
  evenings: z.array(z.strictObject({ from: z.int().min(2).max(999), date: day, start: time.exactOptional() })).max(99),
});
