import { parseArgs } from 'node:util';
import type { Language } from '../../../src/language.ts';
import { movementCommandWords } from '../../../src/language/commands/movement.ts';
import type { IndividualSpec } from '../../../src/movement/individual/individual.ts';
import { SESSION_OPTIONS, readSessionWishes, type SessionWishes } from './session-wishes.ts';
import { readCount, readOptions, type WrongCall } from '../command/options.ts';

/** The arguments of `etui movement` for single players; null where one is not given. */
export interface IndividualCall {
  readonly problem?: never;
  readonly kind: IndividualSpec['kind'] | null;
  readonly players: number;
  readonly rounds: number | null;
  readonly boardsPerRound: number | null;
  readonly list: boolean;
  readonly session: SessionWishes;
}

const OPTIONS = {
  kind: { type: 'string' },
  players: { type: 'string' },
  rounds: { type: 'string' },
  'boards-per-round': { type: 'string' },
  list: { type: 'boolean' },
  ...SESSION_OPTIONS,
} as const;

/** Options of `etui movement` that only pairs have. */
const OF_PAIRS = {
  tables: { type: 'string' },
  pairs: { type: 'string' },
  even: { type: 'string' },
  'arrow-switch': { type: 'string' },
  phantom: { type: 'string' },
  copies: { type: 'string' },
  sections: { type: 'string' },
} as const;

/** Whether the arguments are about single players. */
export function isAboutPlayers(args: readonly string[]): boolean {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: false });
  return values.players !== undefined || values.kind === 'individual' || values.kind === 'rainbow';
}

/** Reads the arguments for an individual; a wrong call is one sentence. */
export function readIndividualArguments(args: readonly string[], language: Language): IndividualCall | WrongCall {
  const words = movementCommandWords[language];
  const given = readOptions(args, { ...OPTIONS, ...OF_PAIRS }, language);
  if (given.problem !== undefined) return given;
  const { positionals, values } = given;
  const [stray] = positionals;
  if (stray !== undefined) return { problem: words.noFurther(stray) };
  const ofPairs = (Object.keys(OF_PAIRS) as (keyof typeof OF_PAIRS)[]).find((name) => values[name] !== undefined);
  if (ofPairs) return { problem: words.notOfPlayers(`--${ofPairs}`) };
  const kind = values.kind === 'individual' || values.kind === 'rainbow' ? values.kind : null;
  if (kind === null && values.kind !== undefined && values.kind !== 'auto') {
    return { problem: words.notOfPlayers(`--kind ${String(values.kind)}`) };
  }
  const players = readCount(values.players);
  if (players === null) return { problem: words.players };
  const rounds = readCount(values.rounds);
  if (rounds === null && values.rounds !== undefined) return { problem: words.count('--rounds') };
  const boardsPerRound = readCount(values['boards-per-round']);
  if (boardsPerRound === null && values['boards-per-round'] !== undefined) {
    return { problem: words.count('--boards-per-round') };
  }
  const session = readSessionWishes(values, language);
  if (session.problem !== undefined) return session;
  return { kind, players, rounds, boardsPerRound, list: values.list !== undefined, session };
}
