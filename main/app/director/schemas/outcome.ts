import { z } from 'zod';
import { RANKS, SUITS } from '../../../../src/bridge/card.ts';
import { LEVELS, RISKS, STRAINS } from '../../../../src/bridge/contract.ts';
import { AVERAGE_KINDS } from '../../../../src/bridge/result/average.ts';
import { MOST_COMPONENTS } from '../../../../src/bridge/result/ruling.ts';
import { sumOfWeights, WHOLE_WEIGHT } from '../../../../src/bridge/result/weight.ts';
import { SEATS } from '../../../../src/bridge/seat.ts';

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
  thirds: z.int().min(1).max(2).exactOptional(),
});

const components = z
  .array(component)
  .min(1)
  .max(MOST_COMPONENTS)
  .refine((all) => sumOfWeights(all) === WHOLE_WEIGHT, 'weights add up to 100 percent')
  .readonly();

const ruledSide = z.union([components, percent, average]);

/** Recording replaces `atTable` by the result that the ruling replaces. */
const ruled = z
  .strictObject({
    kind: z.literal('ruled'),
    ns: ruledSide,
    ew: ruledSide,
    atTable: z.discriminatedUnion('kind', [played, passedOut, scoreOnly, award, notPlayed]),
  })
  .refine(({ ns, ew }) => typeof ns === 'object' || typeof ew === 'object', 'one side at least has a result');

export const outcome = z.discriminatedUnion('kind', [played, passedOut, scoreOnly, award, notPlayed, ruled]);
