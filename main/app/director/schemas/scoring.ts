import { z } from 'zod';
import { REGULATION_CODES } from '../../../../src/scoring/regulation/regulation.ts';
import { SECTION_FIELDS, SESSION_METHODS } from '../../../../src/scoring/session-scoring.ts';
import { MATCH_COMPARISON_CODES } from '../../../../src/scoring/ranked-matches/scoring.ts';
import { WITHDRAWAL_RULES } from '../../../../src/scoring/ranked-matches/stage.ts';
import { MATCH_SCALES } from '../../../../src/scoring/regulation/rules/victory-points.ts';
import { MASTERPOINT_SCHEME_CODES } from '../../../../src/scoring/masterpoints/scheme.ts';
import { HANDICAP_UNITS } from '../../../../src/scoring/standing/handicap.ts';
import { PENALTY_UNITS } from '../../../../src/scoring/standing/penalty.ts';
import { MOST_STRATA } from '../../../../src/scoring/standing/strata.ts';
import { writtenNumber } from './parameters.ts';
import { id, LONGEST_REASON, number, text } from './values.ts';

const MOST_HUNDREDTHS = 1_000_000;

export const method = z.enum(SESSION_METHODS);
export const regulationChoice = z.enum([...REGULATION_CODES, 'own']);

const matchScoring = z.strictObject({
  comparison: z.enum(MATCH_COMPARISON_CODES),
  scale: z.enum(MATCH_SCALES).nullable(),
  pool: number.nullable(),
  bye: z.int().min(0).max(MOST_HUNDREDTHS).nullable(),
  withdrawals: z.enum(WITHDRAWAL_RULES),
});

/** An exact figure of a session before. */
const exactText = text(40).regex(/^-?\d+(\/[1-9]\d*)?$/);

export const carry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['nothing', 'sum', 'boards', 'sessions', 'carry-forward']) }),
  z.strictObject({ kind: z.literal('share'), share: exactText }),
  z.strictObject({ kind: z.literal('by-place'), points: z.array(exactText).min(1).max(999).readonly() }),
]);

export const scoringBody = z.strictObject({
  method,
  regulation: regulationChoice,
  fields: z.enum(SECTION_FIELDS).exactOptional(),
  matches: matchScoring.exactOptional(),
  carry: carry.exactOptional(),
  before: id.exactOptional(),
});

export const penaltyBody = z.strictObject({
  entry: id,
  match: id.exactOptional(),
  kind: z.enum(['penalty', 'bonus']),
  amount: z.int().min(1).max(MOST_HUNDREDTHS),
  unit: z.enum(PENALTY_UNITS),
  reason: text(LONGEST_REASON),
});

export const penaltyParam = z.strictObject({ id: writtenNumber, number: writtenNumber });
const handicap = z.int().min(-MOST_HUNDREDTHS).max(MOST_HUNDREDTHS);

const entryTerms = z
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
  .max(999)
  .readonly();

/** A table with a row for each number of tables up to a hundred and more, and fifty places in each. */
export const LONGEST_MASTERPOINT_TABLE = 40_000;

export const masterpoints = z.union([
  z.strictObject({ scheme: z.enum([...MASTERPOINT_SCHEME_CODES, 'file']) }),
  z.strictObject({ scheme: z.literal('club'), table: z.string().max(LONGEST_MASTERPOINT_TABLE) }),
]);

export const termsBody = z.strictObject({
  unit: z.enum(HANDICAP_UNITS).exactOptional(),
  masterpoints: masterpoints.nullable().exactOptional(),
  entries: entryTerms,
  before: entryTerms.exactOptional(),
});

const MOST_SCORE = 7600;
const datumScore = z.int().min(-MOST_SCORE).max(MOST_SCORE).nullable();
export const datumBody = z.strictObject({
  board: number,
  score: datumScore,
  before: datumScore.exactOptional(),
});
