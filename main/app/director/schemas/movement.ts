import { z } from 'zod';
import { SIDES } from '../../../../src/bridge/seat.ts';
import { DRAW_RULES, FIRST_DRAWS } from '../../../../src/draw/rule.ts';
import { LEVEL_RULES } from '../../../../src/draw/knockout/decision.ts';
import {
  KNOCKOUT_ODDS,
  KNOCKOUT_OPPONENTS,
  KNOCKOUT_PLAY_OFFS,
  MOST_KNOCKOUT_TEAMS,
} from '../../../../src/draw/knockout/rules.ts';
import { FAMILIES } from '../../../../src/movement/families/index.ts';
import type { EventMovementSpec } from '../../../../src/movement/event-movement.ts';
import { SWISS_SUPPLIES, type SwissFieldSpec } from '../../../../src/movement/swiss/spec.ts';
import { BOARD_SUPPLIES } from '../../../../src/movement/teams/families/family.ts';
import type { TeamMovementKind } from '../../../../src/movement/teams/families/index.ts';
import { KNOCKOUT_SEEDINGS } from '../../../../src/movement/teams/families/knockout.ts';
import { SWISS_SEATS } from '../../../../src/movement/teams/families/swiss.ts';
import { MOST_CELLS } from '../../../../src/movement/own/grid.ts';
import { exactFigure, LONGEST_NAME, number, text } from './values.ts';

const figures = { tables: number, rounds: number, boardsPerRound: number };
const lines = { ...figures, phantom: z.enum(SIDES).nullable(), arrowSwitch: z.int().min(0).max(999) };
const field = { ...figures, phantom: z.boolean() };
const seating = z.strictObject({ table: number, ns: number, ew: number, set: number });

export const ownMovement = z.strictObject({
  kind: z.literal('own'),
  ...figures,
  name: text(LONGEST_NAME).trim().min(1),
  sets: number,
  winners: z.union([z.literal(1), z.literal(2)]),
  phantom: number.nullable(),
  copies: number,
  schedule: z
    .array(z.array(seating).max(200).readonly())
    .max(200)
    .refine((rounds) => rounds.reduce((cells, round) => cells + round.length, 0) <= MOST_CELLS)
    .readonly(),
});

/** The specification of a family: the figures of its shape, and what its descriptor says belongs to it. */
function specOfFamily({ kind, shape, options, phantoms }: (typeof FAMILIES)[number]) {
  const figures = shape === 'lines' ? { ...lines, ...(phantoms && { phantom: z.literal(phantoms) }) } : field;
  const own = Object.entries<'count' | readonly string[]>(options).map(
    ([name, values]) => [name, values === 'count' ? number : z.enum(values)] as const,
  );
  return z.strictObject({ kind: z.literal(kind), ...figures, ...Object.fromEntries(own) });
}

const individuals = (['individual', 'rainbow'] as const).map((kind) =>
  z.strictObject({ kind: z.literal(kind), players: number, rounds: number, boardsPerRound: number }),
);

const swiss = [
  z.strictObject({
    kind: z.literal('swiss-pairs'),
    pairs: number,
    rounds: number,
    boardsPerRound: number,
    supply: z.enum(SWISS_SUPPLIES),
    draw: z.enum(DRAW_RULES),
    first: z.enum(FIRST_DRAWS),
  }),
  z.strictObject({
    kind: z.literal('swiss-individual'),
    players: number,
    rounds: number,
    boardsPerRound: number,
    supply: z.enum(SWISS_SUPPLIES),
  }),
] satisfies { readonly shape: { readonly kind: z.ZodLiteral<SwissFieldSpec['kind']> } }[];

const teamFigures = { teams: number, boardsPerMatch: number };
const twoTables = { segments: number, supply: z.enum(BOARD_SUPPLIES) };
const teams = [
  z.strictObject({ kind: z.literal('match'), ...teamFigures, ...twoTables }),
  z.strictObject({ kind: z.literal('american-whist'), ...teamFigures }),
  z.strictObject({ kind: z.literal('new-england'), ...teamFigures, copies: z.union([z.literal(1), z.literal(2)]) }),
  z.strictObject({ kind: z.literal('patton'), ...teamFigures, rounds: number }),
  z.strictObject({
    kind: z.literal('poule'),
    ...teamFigures,
    ...twoTables,
    legs: z.union([z.literal(1), z.literal(2)]),
    from: number,
    rounds: number,
  }),
  z.strictObject({
    kind: z.literal('swiss'),
    ...teamFigures,
    rounds: number,
    supply: z.enum(BOARD_SUPPLIES),
    draw: z.enum(DRAW_RULES),
    first: z.enum(FIRST_DRAWS),
    seats: z.enum(SWISS_SEATS),
  }),
  z.strictObject({
    kind: z.literal('knockout'),
    ...teamFigures,
    segments: number,
    supply: z.enum(BOARD_SUPPLIES),
    opponents: z.enum(KNOCKOUT_OPPONENTS),
    odd: z.enum(KNOCKOUT_ODDS),
    playOffs: z.enum(KNOCKOUT_PLAY_OFFS),
    level: z.enum(LEVEL_RULES),
    carry: z.strictObject({ higherWon: exactFigure, lowerWon: exactFigure, most: exactFigure }).nullable(),
    seeding: z.enum(KNOCKOUT_SEEDINGS),
    seeds: z.array(number).max(MOST_KNOCKOUT_TEAMS).readonly(),
  }),
] satisfies { readonly shape: { readonly kind: z.ZodLiteral<TeamMovementKind> } }[];

// The families' descriptors are typed so that they name every property of their specification.
export const movementSpec = z.discriminatedUnion('kind', [
  ownMovement,
  ...FAMILIES.map(specOfFamily),
  ...individuals,
  ...swiss,
  ...teams,
]) as unknown as z.ZodType<EventMovementSpec, EventMovementSpec>;
