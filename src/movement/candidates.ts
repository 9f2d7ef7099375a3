import type { Side } from '../bridge/seat.ts';
import { bestArrowSwitch } from './arrow-switch.ts';
import { howellRounds } from './howell.ts';
import { MITCHELL_TABLES, mitchellRounds } from './mitchell.ts';
import type { HowellSpec, MitchellSpec, MovementSpec } from './movement.ts';

/** Fewer rounds than this are offered only where the complete movement has no more. */
const FEWEST_ROUNDS = 6;
/** A Howell for more tables exists, but nobody walks that much for so few boards. */
const MOST_HOWELL_TABLES = 8;

/** What bounds the search: tables (.5 for a half table) and the boards a pair is to play; perhaps more. */
export interface Bounds {
  readonly tables: number;
  readonly boardsFrom: number;
  readonly boardsTo: number;
  /** Only movements of so many rounds. */
  readonly rounds?: number;
  /** Only movements of so many boards a round. */
  readonly boardsPerRound?: number;
}

/**
 * Every movement worth looking at, in no particular order. Rounds of one board are among them only when
 * there is nothing else, sharing only for the complete movement: with fewer rounds the skip does without.
 */
export function candidateSpecs(bounds: Bounds): MovementSpec[] {
  const tables = Math.ceil(bounds.tables);
  if (!Number.isInteger(2 * bounds.tables) || tables > MITCHELL_TABLES.most) return [];
  const withAtLeast = (boards: number): MovementSpec[] => [...mitchells(bounds, boards), ...howells(bounds, boards)];
  const usual = withAtLeast(2);
  return usual.length > 0 ? usual : withAtLeast(1);
}

function mitchells(bounds: Bounds, fewestBoards: number): MitchellSpec[] {
  const tables = Math.ceil(bounds.tables);
  if (tables < MITCHELL_TABLES.least) return [];
  const phantoms: (Side | null)[] = Number.isInteger(bounds.tables) ? [null] : ['NS', 'EW'];
  const evens = tables % 2 === 1 ? (['share'] as const) : (['share', 'skip'] as const);
  return evens.flatMap((even) => {
    const complete = mitchellRounds({ tables, even });
    const fewest = tables % 2 === 0 && even === 'share' ? complete : Math.min(FEWEST_ROUNDS, complete);
    return roundsIn(bounds, fewest, complete).flatMap((rounds) => {
      const lengths = lengthsIn(bounds, rounds, fewestBoards);
      if (lengths.length === 0) return [];
      return phantoms.flatMap((phantom) => {
        const base = { kind: 'mitchell', tables, phantom, even, rounds } as const;
        const switched = bestArrowSwitch(base);
        const switches = switched > 0 ? [0, switched] : [0];
        return lengths.flatMap((boardsPerRound) =>
          switches.map((arrowSwitch): MitchellSpec => ({ ...base, boardsPerRound, arrowSwitch })),
        );
      });
    });
  });
}

function howells(bounds: Bounds, fewestBoards: number): HowellSpec[] {
  const tables = Math.ceil(bounds.tables);
  if (tables < 2 || tables > MOST_HOWELL_TABLES) return [];
  const phantom = !Number.isInteger(bounds.tables);
  const complete = howellRounds(tables);
  return roundsIn(bounds, tables, complete).flatMap((rounds) => {
    // With a half table and all rounds every pair sits out once.
    const played = phantom && rounds === complete ? rounds - 1 : rounds;
    const lengths = lengthsIn(bounds, played, fewestBoards);
    return lengths.map((boardsPerRound): HowellSpec => ({ kind: 'howell', tables, phantom, rounds, boardsPerRound }));
  });
}

function roundsIn(bounds: Bounds, fewest: number, most: number): number[] {
  return counts(fewest, most).filter((rounds) => rounds === (bounds.rounds ?? rounds));
}

/** Lengths of a round with which so many rounds give the boards wanted. */
function lengthsIn(bounds: Bounds, rounds: number, fewest: number): number[] {
  const least = Math.max(fewest, Math.ceil(bounds.boardsFrom / rounds));
  const lengths = counts(least, Math.floor(bounds.boardsTo / rounds));
  return lengths.filter((length) => length === (bounds.boardsPerRound ?? length));
}

/** Whole numbers from first to last; none when last is less. */
function counts(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
}
