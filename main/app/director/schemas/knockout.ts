import { z } from 'zod';
import { MOST_KNOCKOUT_TEAMS } from '../../../../src/draw/knockout/rules.ts';
import { writtenNumber } from './parameters.ts';
import { exactFigure, id, number } from './values.ts';

export const knockoutMatchParam = z.strictObject({ id: writtenNumber, match: writtenNumber });
export const announceKnockoutBody = z.strictObject({ key: z.string().max(2000) });
export const seedsBody = z.strictObject({ seeds: z.array(number).max(MOST_KNOCKOUT_TEAMS).readonly() });
export const lotBody = z.strictObject({ round: number });
export const earlierBody = z.strictObject({
  match: id,
  imps: z.tuple([exactFigure, exactFigure]).readonly().nullable(),
});

const pair = z.tuple([number, number]).readonly();
const reason = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('choice'), chooser: number }),
  z.strictObject({ code: z.literal('director') }),
  z.strictObject({ code: z.literal('instead'), entry: number, of: number }),
]);
const override = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lot'), order: z.array(number).max(MOST_KNOCKOUT_TEAMS).readonly() }),
  z.strictObject({ kind: z.literal('meeting'), pair, reason }),
  z.strictObject({ kind: z.literal('instead'), entry: number, of: number }),
  z.strictObject({ kind: z.literal('go-on'), goOn: z.union([z.literal(1), z.literal(2)]) }),
  z.strictObject({ kind: z.literal('earlier'), pair, imps: z.tuple([exactFigure, exactFigure]).readonly() }),
]);

export const knockoutDecisionsBody = z.strictObject({
  round: number,
  overrides: z.array(override).max(200).readonly(),
});
