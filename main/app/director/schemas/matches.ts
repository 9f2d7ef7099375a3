import { z } from 'zod';
import { MATCH_TEAMS } from '../../../../src/scoring/teams/team.ts';
import { writtenNumber } from './parameters.ts';
import { exactFigure, id, LONGEST_NAME, LONGEST_REASON, number, text } from './values.ts';

export const matchParam = z.strictObject({ id: writtenNumber, match: writtenNumber });

const player = text(LONGEST_NAME);
const pair = z.tuple([player, player]).readonly();
const pairs = z.strictObject({ open: pair, closed: pair });

export const lineUpBody = z.strictObject({
  segment: number,
  pairs: z.strictObject({ home: pairs, away: pairs }),
  before: z.strictObject({ home: pairs, away: pairs }).optional(),
  version: number,
});

const figure = exactFigure.nullable();

export const givenResultBody = z.strictObject({
  given: z
    .strictObject({
      kind: z.enum(['totals', 'forfeit', 'walkover', 'mismatch', 'bye', 'indemnity', 'void']),
      home: figure,
      away: figure,
      unit: z.enum(['imps', 'victory-points', 'points']).nullable(),
      team: z.enum(MATCH_TEAMS).nullable(),
    })
    .nullable(),
  note: text(LONGEST_REASON),
  expectedVersion: id.nullable(),
});
