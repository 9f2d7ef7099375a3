import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import { z } from 'zod';
import { AVERAGE_KINDS } from '../../../../src/bridge/result/average.ts';
import { RANKS, SUITS } from '../../../../src/bridge/card.ts';
import { LEVELS, RISKS, STRAINS } from '../../../../src/bridge/contract.ts';
import { MOST_COMPONENTS } from '../../../../src/bridge/result/ruling.ts';
import { SEATS, SIDES } from '../../../../src/bridge/seat.ts';
import { LANGUAGES } from '../../../../src/language.ts';
import { CLOCK_SOUNDS } from '../../../../src/session/clock-tone.ts';
import { slotKey } from '../../../../src/session/slot.ts';
import { MOST_BREAK_MINUTES } from '../../../../src/session/timetable.ts';
import { FINDING_CODES } from '../../../../src/review/finding.ts';
import { REGULATION_CODES } from '../../../../src/scoring/regulation/regulation.ts';
import { HANDICAP_UNITS } from '../../../../src/scoring/standing/handicap.ts';
import { MOST_STRATA } from '../../../../src/scoring/standing/strata.ts';
import { SECTION_FIELDS, SESSION_METHODS } from '../../../../src/scoring/session-scoring.ts';
import type { MalformedRequest } from '../../http/problems.ts';
import { regulationValue } from './regulation.ts';

/** Checks a part of the request; what is not as it must be is answered with 400 and the path to the first fault. */
export function validated<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, (result, c) => {
    if (result.success) return;
    const issue = result.error.issues[0];
    const problem: MalformedRequest = {
      kind: 'problem',
      code: 'malformed',
      path: (issue?.path ?? []).map((step) => (typeof step === 'symbol' ? String(step) : step)),
      message: issue?.message ?? '',
    };
    return c.json(problem, 400);
  });
}

const LONGEST_NAME = 100;
const LONGEST_TYPED = 80;
const MOST_OWN_MOVEMENTS = 100;

const id = z.int().positive();
const number = z.int().positive().max(999);
/** A whole number written in a path or a query. */
export const writtenNumber = z
  .string()
  .regex(/^[1-9]\d{0,11}$/)
  .transform(Number);

export const sessionParam = z.strictObject({ id: writtenNumber });

/** A session, and the change somebody has it of: 0 before its first. */
export const sinceParam = z.strictObject({
  id: writtenNumber,
  since: writtenNumber.or(z.literal('0').transform(Number)),
});

/** A session and one of its rounds. */
export const roundParam = z.strictObject({ id: writtenNumber, round: writtenNumber });

const figures = { tables: number, rounds: number, boardsPerRound: number };
const even = z.enum(['share', 'skip']);
const lines = { ...figures, phantom: z.enum(SIDES).nullable(), arrowSwitch: z.int().min(0).max(999) };
const field = { ...figures, phantom: z.boolean() };
const seating = z.strictObject({ table: number, ns: number, ew: number, set: number });

const ownMovement = z.strictObject({
  kind: z.literal('own'),
  ...figures,
  name: z.string().trim().min(1).max(LONGEST_NAME),
  sets: number,
  winners: z.union([z.literal(1), z.literal(2)]),
  phantom: number.nullable(),
  copies: number,
  schedule: z.array(z.array(seating).max(200).readonly()).max(200).readonly(),
});

const method = z.enum(SESSION_METHODS);
const regulationChoice = z.enum([...REGULATION_CODES, 'own']);
export const scoringBody = z.strictObject({
  method,
  regulation: regulationChoice,
  fields: z.enum(SECTION_FIELDS).exactOptional(),
});

/** Four weeks. */
const MOST_CORRECTION_MINUTES = 28 * 24 * 60;

export const settingsBody = z.strictObject({
  clubName: z.string().max(LONGEST_NAME).exactOptional(),
  language: z.enum(LANGUAGES).exactOptional(),
  theme: z.enum(['system', 'light', 'dark']).exactOptional(),
  suitColours: z.union([z.literal(2), z.literal(4)]).exactOptional(),
  withoutLastNought: z.boolean().exactOptional(),
  paper: z.enum(['A4', 'Letter']).exactOptional(),
  method: method.exactOptional(),
  regulation: regulationChoice.exactOptional(),
  ownRegulation: regulationValue.exactOptional(),
  ownMovements: z.array(ownMovement).max(MOST_OWN_MOVEMENTS).readonly().exactOptional(),
  clockSound: z.enum(CLOCK_SOUNDS).exactOptional(),
  correctionMinutes: z.int().min(0).max(MOST_CORRECTION_MINUTES).exactOptional(),
});

/** In which language a file is made; the club's where it is left out. */
export const exportQuery = z.strictObject({ language: z.enum(LANGUAGES).optional() });

export const playersQuery = z.strictObject({ like: z.string().max(LONGEST_NAME).default('') });

const day = z.iso.date();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const minutesPerBoard = z.int().min(1).max(60);
const minutesToMove = z.int().min(0).max(60);
const breakLength = z.int().min(0).max(MOST_BREAK_MINUTES);

const movementSpec = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mitchell'), ...lines, even }),
  z.strictObject({ kind: z.literal(['blackpool', 'double-weave', 'appendix', 'twin']), ...lines }),
  z.strictObject({ kind: z.literal('web'), ...lines, sets: number }),
  z.strictObject({ kind: z.literal('rover'), ...lines, phantom: z.literal('EW'), even }),
  z.strictObject({ kind: z.literal('howell'), ...field }),
  z.strictObject({ kind: z.literal('reduced-howell'), ...field, sets: number }),
  z.strictObject({ kind: z.literal(['half-rounds', 'hesitation', 'barometer']), ...field }),
  ownMovement,
]);

/** As many as there are letters. */
const MOST_SECTIONS = 26;

export const eventBody = z.strictObject({
  name: z.string().trim().min(1).max(LONGEST_NAME),
  date: day,
  start: time,
  minutesPerBoard,
  minutesToMove,
  breakMinutes: breakLength.exactOptional(),
  spec: movementSpec,
  further: z
    .array(movementSpec)
    .max(MOST_SECTIONS - 1)
    .readonly()
    .exactOptional(),
  scoring: scoringBody.exactOptional(),
});

/** Figures of a query, as text; tables may end in .5. */
const figure = z
  .string()
  .regex(/^\d{1,3}(\.5)?$/)
  .transform(Number);

export const movementsQuery = z.strictObject({
  tables: figure.pipe(z.number().min(1).max(99)),
  minutesPerBoard: figure.pipe(minutesPerBoard),
  minutesToMove: figure.pipe(minutesToMove),
  breakMinutes: figure.pipe(breakLength).prefault('0'),
  sections: figure.pipe(z.int().min(1).max(MOST_SECTIONS)).prefault('1'),
  start: time,
  boardsFrom: figure.pipe(z.int().min(1).max(999)),
  boardsTo: figure.pipe(z.int().min(1).max(999)),
  until: time.or(z.literal('')).default(''),
});

export const sampleBody = z.strictObject({ language: z.enum(LANGUAGES) });

const playerName = z.string().max(LONGEST_NAME);

export const namesBody = z.strictObject({
  entries: z.array(z.strictObject({ entry: id, players: z.tuple([playerName, playerName]) })).max(999),
});

const card = z.strictObject({ suit: z.enum(SUITS), rank: z.enum(RANKS) });
const percent = z.number().min(0).max(100).multipleOf(0.01);

const played = z.strictObject({
  kind: z.literal('played'),
  contract: z.strictObject({ level: z.literal(LEVELS), strain: z.enum(STRAINS), risk: z.enum(RISKS) }),
  declarer: z.enum(SEATS),
  tricks: z.int().min(0).max(13),
  lead: card.nullable(),
});
const passedOut = z.strictObject({ kind: z.literal('passedOut') });
const scoreOnly = z.strictObject({ kind: z.literal('score'), score: z.int().min(-7600).max(7600) });
const notPlayed = z.strictObject({ kind: z.literal('notPlayed') });
const average = z.enum(AVERAGE_KINDS);
const award = z
  .strictObject({
    kind: z.literal('award'),
    ns: percent.nullable(),
    ew: percent.nullable(),
    nsAverage: average.exactOptional(),
    ewAverage: average.exactOptional(),
  })
  .refine(({ ns, ew }) => ns !== null || ew !== null, 'an award counts for one side at least')
  .refine(
    ({ ns, ew, nsAverage, ewAverage }) => !(ns === null && nsAverage) && !(ew === null && ewAverage),
    'a side without an award has no average',
  );

const component = z.strictObject({
  outcome: z.discriminatedUnion('kind', [played, passedOut, scoreOnly]),
  percent: z.int().min(1).max(100),
});
const components = z
  .array(component)
  .min(1)
  .max(MOST_COMPONENTS)
  .refine((all) => all.reduce((sum, one) => sum + one.percent, 0) === 100, 'percents add up to 100')
  .readonly();
const ruledSide = z.union([components, percent, average]);
/** What happened at the table is kept by whoever records it. */
const ruled = z
  .strictObject({
    kind: z.literal('ruled'),
    ns: ruledSide,
    ew: ruledSide,
    atTable: z.discriminatedUnion('kind', [played, passedOut, scoreOnly, award, notPlayed]),
  })
  .refine(({ ns, ew }) => typeof ns === 'object' || typeof ew === 'object', 'one side at least has a result');

export const outcome = z.discriminatedUnion('kind', [played, passedOut, scoreOnly, award, notPlayed, ruled]);

/** Of a fouled board. */
const form = z.string().regex(/^[A-Z]$/);
const LONGEST_NOTE = 1000;
const LONGEST_REASON = 200;
const note = z.string().max(LONGEST_NOTE);

const slot = { section: id, round: number, table: number, slotBoard: number };

export const resultBody = z.strictObject({
  ...slot,
  board: number,
  ns: id,
  ew: id,
  outcome: outcome.nullable(),
  form: form.nullable().exactOptional(),
  note: note.exactOptional(),
  reason: z.string().max(LONGEST_REASON).exactOptional(),
  typed: z.string().max(LONGEST_TYPED),
  expectedVersion: id.nullable(),
});

const MOST_TOGETHER = 50;
/** Lines of one section, recorded as one action. */
export const togetherBody = z.strictObject({
  lines: z
    .array(resultBody)
    .min(1)
    .max(MOST_TOGETHER)
    .refine((lines) => new Set(lines.map(({ section }) => section)).size === 1, 'of one section')
    .refine((lines) => new Set(lines.map(slotKey)).size === lines.length, 'each line once'),
});

const MOST_LINES = 999;
/** Lines one after another, each for itself, recorded as one action. */
export const columnBody = z.strictObject({ lines: z.array(resultBody).min(1).max(MOST_LINES).readonly() });

export const verificationBody = z.strictObject({ ...slot, outcome });

export const acceptedFindingBody = z.strictObject({
  ...slot,
  code: z.enum(FINDING_CODES),
  version: z.int().min(0),
});

export const slotQuery = z.strictObject({
  section: writtenNumber,
  round: writtenNumber,
  table: writtenNumber,
  slotBoard: writtenNumber,
});

/** One side's figure of a result, and an entry's. */
export const sideQuery = slotQuery.extend({ side: z.enum(SIDES) });
export const entryParam = z.strictObject({ id: writtenNumber, entry: writtenNumber });

const MOST_HUNDREDTHS = 1_000_000;
export const penaltyBody = z.strictObject({
  entry: id,
  kind: z.enum(['penalty', 'bonus']),
  amount: z.int().min(1).max(MOST_HUNDREDTHS),
  unit: z.enum(['matchpoints', 'percent-of-top', 'imps']),
  reason: z.string().max(LONGEST_REASON),
});

export const penaltyParam = z.strictObject({ id: writtenNumber, number: writtenNumber });

const handicap = z.int().min(-MOST_HUNDREDTHS).max(MOST_HUNDREDTHS);
export const termsBody = z.strictObject({
  unit: z.enum(HANDICAP_UNITS).exactOptional(),
  entries: z
    .array(
      z.strictObject({
        entry: id,
        handicap: handicap.nullable(),
        stratum: z
          .int()
          .min(0)
          .max(MOST_STRATA - 1)
          .nullable(),
        withoutStanding: z.boolean(),
        withdrawn: z.literal(true).exactOptional(),
      }),
    )
    .max(999),
});

const MOST_SCORE = 7600;
export const datumBody = z.strictObject({
  board: number,
  score: z.int().min(-MOST_SCORE).max(MOST_SCORE).nullable(),
});

export const cancelBody = z.strictObject({ board: number, note });

export const undoBody = z.strictObject({});

const MOST_SECONDS = 4 * 60 * 60;
export const clockBody = z
  .strictObject({
    action: z.enum(['start', 'pause', 'next', 'previous', 'add']),
    seconds: z.int().min(-MOST_SECONDS).max(MOST_SECONDS).optional(),
  })
  .refine(({ action, seconds }) => (action === 'add') === (seconds !== undefined), {
    path: ['seconds'],
    message: 'seconds belong to "add", and to nothing else',
  });

export const breakBody = z.strictObject({
  after: number,
  minutes: z.int().min(1).max(MOST_BREAK_MINUTES).nullable(),
});
