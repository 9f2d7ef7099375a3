import { z } from 'zod';
import { UNDERTRICK_SCALES } from '../../../../src/bridge/score/undertricks.ts';
import {
  CROSS_IMP_FIGURES,
  DATUM_FIVES,
  HALF_ROUNDINGS,
  MATCH_AVERAGES,
  MATCH_BOARD_DECIMALS,
  MATCH_SCALES,
  MATCHPOINT_SCALES,
  REGULATION_CODES,
  SHORT_CROSS_IMPS,
  SPLIT_SCORES,
  UNEQUAL_BOARDS,
  NEUBERG_RULES,
  type AverageKind,
} from '../../../../src/scoring/regulation/regulation.ts';
import type { ClubScale } from '../../../../src/scoring/victory-points/club.ts';
import { AFTER_SPLITS, TIE_BREAK_CODES } from '../../../../src/scoring/standing/tie-breaks.ts';

const LONGEST_NAME = 40;
const MOST_ROWS = 9;

const number = z.number();
const results = z.int().min(0).max(999);
const averages = z.strictObject({
  'average-plus': number,
  average: number,
  'average-minus': number,
}) satisfies z.ZodType<Record<AverageKind, number>>;

const tieBreaks = z.strictObject({
  chain: z.array(z.enum(TIE_BREAK_CODES)).max(TIE_BREAK_CODES.length).readonly(),
  afterSplit: z.enum(AFTER_SPLITS),
});

const MOST_SCALE_TABLES = 20;
const MOST_SCALE_ROWS = 99;
const hundredths = z.int().min(-99_999).max(99_999);

/** A scale of victory points as a club typed it in. */
const clubScale = z.strictObject({
  takes: z.enum(['imps', 'percentage']),
  sum: hundredths.nullable(),
  tables: z
    .array(
      z.strictObject({
        least: results,
        most: results,
        rows: z
          .array(z.strictObject({ upTo: hundredths.nullable(), winner: hundredths, loser: hundredths }))
          .max(MOST_SCALE_ROWS)
          .readonly(),
      }),
    )
    .max(MOST_SCALE_TABLES)
    .readonly(),
}) satisfies z.ZodType<ClubScale>;

/** A regulation's shape; whether it can be is src/scoring's to say. */
const regulation = z.strictObject({
  code: z.string().max(LONGEST_NAME),
  matchpoints: z.enum(MATCHPOINT_SCALES),
  unequalFields: z.enum(NEUBERG_RULES),
  boardRounding: z.strictObject({ decimals: number, halves: z.enum(HALF_ROUNDINGS) }).nullable(),
  artificial: z.strictObject({
    percents: averages,
    imps: averages,
    otherImps: z
      .array(z.strictObject({ percent: number, imps: number }))
      .max(MOST_ROWS)
      .readonly(),
    ownAverage: z.boolean(),
  }),
  splitScores: z.enum(SPLIT_SCORES),
  sitOut: z.strictObject({ percent: number.nullable(), imps: number.nullable() }),
  crossImps: z.enum(CROSS_IMP_FIGURES),
  shortCrossImps: z.enum(SHORT_CROSS_IMPS),
  butler: z.strictObject({
    drops: z.union([
      z.literal('median'),
      z
        .array(z.strictObject({ highest: results, lowest: results, from: results }))
        .max(MOST_ROWS)
        .readonly(),
    ]),
    fives: z.enum(DATUM_FIVES),
  }),
  unequalBoards: z.enum(UNEQUAL_BOARDS),
  leastBoards: number,
  ties: tieBreaks,
  teamTies: tieBreaks,
  victoryPoints: z.enum(MATCH_SCALES),
  ownScale: clubScale.nullable(),
  matches: z.strictObject({ averages: z.enum(MATCH_AVERAGES), boardDecimals: z.literal(MATCH_BOARD_DECIMALS) }),
  undertricks: z.enum(UNDERTRICK_SCALES),
  shown: z.strictObject({ points: number, percentages: number }),
});

export const regulationValue = z.strictObject({ preset: z.enum(REGULATION_CODES), regulation });
