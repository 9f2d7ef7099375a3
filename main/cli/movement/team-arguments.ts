import { parseArgs } from 'node:util';
import type { Language } from '../../../src/language.ts';
import { movementCommandWords } from '../../../src/language/commands/movement.ts';
import { BOARD_SUPPLIES, type BoardSupply } from '../../../src/movement/teams/families/family.ts';
import { TEAM_KINDS, type TeamMovementKind } from '../../../src/movement/teams/families/index.ts';
import { readCount, readOptions, type OptionValue, type WrongCall } from '../command/options.ts';
import { readCompared, type ComparedPair } from './side-by-side.ts';
import { readSessionWishes, SESSION_OPTIONS, type SessionWishes } from './session-wishes.ts';

/** The arguments of `etui movement` for teams; null where one is not given. */
export interface TeamCall {
  readonly problem?: never;
  readonly kind: TeamMovementKind | null;
  readonly teams: number;
  readonly boardsPerMatch: number | null;
  /** Figures that the specification has under the same name. */
  readonly figures: Readonly<Partial<Record<TeamCallFigure, number>>>;
  readonly supply: BoardSupply | null;
  readonly list: boolean;
  readonly compare: ComparedPair | null;
  readonly csv: boolean;
  readonly session: SessionWishes;
}

const FIGURES = ['rounds', 'segments', 'legs', 'from', 'copies'] as const;
type TeamCallFigure = (typeof FIGURES)[number];

const OPTIONS = {
  kind: { type: 'string' },
  teams: { type: 'string' },
  rounds: { type: 'string' },
  'boards-per-round': { type: 'string' },
  segments: { type: 'string' },
  legs: { type: 'string' },
  from: { type: 'string' },
  copies: { type: 'string' },
  supply: { type: 'string' },
  list: { type: 'boolean' },
  compare: { type: 'string' },
  csv: { type: 'boolean' },
  ...SESSION_OPTIONS,
} as const;

/** Options of `etui movement` that teams do not have. */
const OF_OTHERS = {
  tables: { type: 'string' },
  pairs: { type: 'string' },
  players: { type: 'string' },
  even: { type: 'string' },
  'arrow-switch': { type: 'string' },
  phantom: { type: 'string' },
  sections: { type: 'string' },
} as const;

/** Whether the arguments are about teams. */
export function isAboutTeams(args: readonly string[]): boolean {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: false });
  return values.teams !== undefined || TEAM_KINDS.some((kind) => kind === values.kind);
}

/** Reads the arguments for teams; a wrong call is one sentence. */
export function readTeamArguments(args: readonly string[], language: Language): TeamCall | WrongCall {
  const words = movementCommandWords[language];
  const given = readOptions(args, { ...OPTIONS, ...OF_OTHERS }, language);
  if (given.problem !== undefined) return given;
  const { positionals, values } = given;
  const compare = readCompared(values.compare, positionals[0], TEAM_KINDS);
  if (compare === undefined) return { problem: words.compare };
  const stray = positionals[compare ? 1 : 0];
  if (stray !== undefined) return { problem: words.noFurther(stray) };
  const ofOthers = (Object.keys(OF_OTHERS) as (keyof typeof OF_OTHERS)[]).find((name) => values[name] !== undefined);
  if (ofOthers) return { problem: words.notOfTeams(`--${ofOthers}`) };
  const kind = TEAM_KINDS.find((one) => one === values.kind) ?? null;
  if (kind === null && values.kind !== undefined && values.kind !== 'auto') {
    return { problem: words.teamKind(TEAM_KINDS.join('|')) };
  }
  const teams = readCount(values.teams);
  if (teams === null || teams < 2) return { problem: words.teams };
  const counts = [...FIGURES, 'boards-per-round' as const].map((name) => [name, countOf(values[name])] as const);
  const wrong = counts.find(([, count]) => count === null);
  if (wrong) return { problem: words.count(`--${wrong[0]}`) };
  const figures = Object.fromEntries(
    counts.filter(([name, count]) => name !== 'boards-per-round' && count !== undefined),
  );
  if ((figures['legs'] ?? 1) > 2) return { problem: words.legs };
  const supply = BOARD_SUPPLIES.find((one) => one === values.supply) ?? null;
  if (supply === null && values.supply !== undefined) return { problem: words.supply };
  const session = readSessionWishes(values, language);
  if (session.problem !== undefined) return session;
  const boardsPerMatch = countOf(values['boards-per-round']) ?? null;
  return {
    kind,
    teams,
    boardsPerMatch,
    figures,
    supply,
    list: values.list !== undefined,
    compare,
    csv: values.csv !== undefined,
    session,
  };
}

/** Undefined when not given; null when no whole number. */
function countOf(value: OptionValue): number | null | undefined {
  return value === undefined ? undefined : readCount(value);
}
