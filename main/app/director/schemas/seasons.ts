import { z } from 'zod';
import { SEASON_TIES } from '../../../../src/season/rule.ts';
import { writtenNumber } from './parameters.ts';
import { id, LONGEST_NAME, text } from './values.ts';

/** More rankings than a season has, one a key. */
const MOST_RULES = 9;
const MOST_CLUBS = 6;
const MOST_POINTS = 60;
const MOST_SESSIONS = 999;
/** A ranking of several hundred pairs. */
const LONGEST_EVENING = 100_000;
/** Of ten years, twice a week. */
const MOST_EVENINGS = 1000;

const day = z.iso.date();
const name = text(LONGEST_NAME).refine((given) => given.trim() !== '');
const count = z.int().min(1).max(MOST_SESSIONS);

const seasonRule = z.strictObject({
  by: z.enum(['player', 'pair']),
  worth: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percent') }),
    z.strictObject({ kind: z.literal('masterpoints') }),
    z.strictObject({ kind: z.literal('place'), points: z.array(text(12)).min(1).max(MOST_POINTS) }),
  ]),
  counting: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('all') }),
    z.strictObject({ kind: z.literal('best'), count }),
    z.strictObject({ kind: z.literal('drop'), from: count, every: count }),
  ]),
  total: z.enum(['mean', 'sum']),
  least: count,
  partners: z.int().min(0).max(MOST_SESSIONS),
  clubs: z.array(text(LONGEST_NAME)).max(MOST_CLUBS),
  ties: z.enum(SEASON_TIES),
});

const settings = {
  name,
  from: day.nullable(),
  to: day.nullable(),
  has: text(LONGEST_NAME),
  planned: count.nullable(),
  rules: z.array(seasonRule).min(1).max(MOST_RULES),
};

export const seasonParam = z.strictObject({ id: writtenNumber });
export const givenParam = seasonParam.extend({ stage: writtenNumber });
export const seasonsQuery = z.strictObject({
  deleted: z
    .enum(['true', 'false'])
    .transform((asked) => asked === 'true')
    .exactOptional(),
});
export const seasonViewQuery = z.strictObject({ ranking: z.string().regex(/^\d$/).transform(Number).exactOptional() });
export const newSeasonBody = z.strictObject(settings);
export const seasonBody = z.strictObject({ ...settings, before: id });
export const seasonSessionBody = z.strictObject({ stage: id, session: id.nullable(), counts: z.boolean().nullable() });
export const givenBody = z.strictObject({ name, date: day, text: z.string().max(LONGEST_EVENING) });
export const givenListBody = z.strictObject({ evenings: z.array(givenBody).min(1).max(MOST_EVENINGS) });
