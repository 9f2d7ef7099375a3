import { balanceOf } from '../balance.ts';
import { candidateSpecs } from '../choice/candidates.ts';
import {
  fitsWishes,
  movementChoices,
  planMovement,
  type ChoiceWishes,
  type MovementChoice,
} from '../choice/choices.ts';
import { isMovement, makeMovement } from '../make.ts';
import type { Seating } from '../seating.ts';
import type { Movement, MovementSpec } from '../movement.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { rankingsOf } from '../pairs.ts';
import type { PlannedMovement } from '../choice/planned.ts';
import { playsBySet, type Quality } from '../quality.ts';
import { rangeOf, type Range } from '../range.ts';
import { compareChoiceRanks, rankChoice, roundsMissed, type ChoiceRank } from '../choice/rank.ts';
import { sectionLetter } from './letter.ts';
import { shareTables } from './share-tables.ts';

/** Sections whose movements fit together, with the figures of all of them as one field. */
interface Combination {
  readonly parts: readonly PlannedMovement[];
  readonly quality: Quality;
  readonly copies: number;
  readonly rank: ChoiceRank;
}

/** All choices that fit the wishes, best first: movements for one section, or combinations for several. */
export function choicesInSections(wishes: ChoiceWishes, sections: number): MovementChoice[] {
  return sections === 1 ? movementChoices(wishes) : sectionsChoices(wishes, sections);
}

/**
 * The ways to share tables over sections that play the same boards at the same time and are ranked as one field, best
 * first. The movements of a combination have the same rounds, boards a round and rankings, and play the same sets; each
 * section has the best movement with these. docs/movements.md explains the order.
 */
export function sectionsChoices(wishes: ChoiceWishes, sections: number): MovementChoice[] {
  const ofSize = new Map<number, ReadonlyMap<string, PlannedMovement>>();
  const fitting = (tables: number) => {
    const known = ofSize.get(tables) ?? bestByBoards(tables, wishes);
    ofSize.set(tables, known);
    return known;
  };
  return shareTables(wishes.tables, sections)
    .flatMap((sizes) => {
      const [first, ...rest] = sizes.map(fitting);
      return [...(first?.keys() ?? [])]
        .filter((key) => rest.every((others) => others.has(key)))
        .map((key) => combine(sizes.flatMap((size) => fitting(size).get(key) ?? [])));
    })
    .toSorted((a, b) => compareChoiceRanks(a.rank, b.rank))
    .map(asChoice);
}

/** The best movement of so many tables for every way to play the same boards together. */
function bestByBoards(tables: number, wishes: ChoiceWishes): ReadonlyMap<string, PlannedMovement> {
  const best = new Map<string, { readonly planned: PlannedMovement; readonly rank: ChoiceRank }>();
  for (const spec of candidateSpecs({ ...wishes, tables })) {
    const planned = planMovement(spec, wishes);
    if (!fitsWishes(planned, wishes)) continue;
    const key = togetherKey(planned);
    // A section's line is not ranked on its own: all tables count.
    const rank = rankChoice(planned, wishes.tables);
    const known = best.get(key);
    if (!known || compareChoiceRanks(rank, known.rank) < 0) best.set(key, { planned, rank });
  }
  return new Map([...best].map(([key, { planned }]) => [key, planned]));
}

/** What movements must have in common to be played side by side on the same boards. */
function togetherKey({ spec, rounds, boardsPerRound, winners }: PlannedMovement): string {
  const played = playsBySet(movementOf(spec)).flatMap((plays, index) => (plays.length > 0 ? [index + 1] : []));
  return JSON.stringify([rounds, boardsPerRound, winners, played]);
}

function movementOf(spec: MovementSpec): Movement {
  const movement = makeMovement(spec);
  if (!isMovement(movement)) throw new Error(`sectionsChoices: ${movement.code} in ${JSON.stringify(spec)}`);
  return movement;
}

function combine(parts: readonly PlannedMovement[]): Combination {
  const quality = qualityTogether(parts);
  const tables = parts.reduce((sum, { spec }) => sum + spec.tables, 0);
  const ranks = parts.map((part) =>
    rankChoice({ ...part, quality: { ...part.quality, ...balanceIn(quality) } }, tables),
  );
  const sum = (figure: (rank: ChoiceRank) => number): number => ranks.reduce((all, rank) => all + figure(rank), 0);
  const [first] = ranks;
  if (!first) throw new Error('sectionsChoices: no section');
  return {
    parts,
    quality,
    copies: parts.reduce((all, part) => all + part.copies, 0),
    rank: { ...first, missed: sum((rank) => rank.missed), against: sum((rank) => rank.against) },
  };
}

function balanceIn({
  balance,
  competition,
  comparisons,
}: Quality): Pick<Quality, 'balance' | 'competition' | 'comparisons'> {
  return { balance, competition, comparisons };
}

/** The figures of several sections as one field: the worst for a pair, and the sums of what is counted over all. */
function qualityTogether(parts: readonly PlannedMovement[]): Quality {
  const qualities = parts.map(({ quality }) => quality);
  const [first] = qualities;
  if (!first) throw new Error('sectionsChoices: no section');
  const sum = (figure: (quality: Quality) => number): number =>
    qualities.reduce((all, quality) => all + figure(quality), 0);
  const most = (figure: (quality: Quality) => number): number => Math.max(...qualities.map(figure));
  const range = (figure: (quality: Quality) => Range): Range => ({
    least: Math.min(...qualities.map((quality) => figure(quality).least)),
    most: most((quality) => figure(quality).most),
  });
  return {
    pairs: sum((quality) => quality.pairs),
    boardsInPlay: first.boardsInPlay,
    boardsPlayed: range((quality) => quality.boardsPlayed),
    opponents: { ...range((quality) => quality.opponents), possible: most((quality) => quality.opponents.possible) },
    repeats: sum((quality) => quality.repeats),
    sharing: {
      rounds: most((quality) => quality.sharing.rounds),
      tables: most((quality) => quality.sharing.tables),
    },
    copies: sum((quality) => quality.copies),
    byeStands: most((quality) => quality.byeStands),
    sitOuts: range((quality) => quality.sitOuts),
    sitOutBoards: most((quality) => quality.sitOutBoards),
    moves: range((quality) => quality.moves),
    stationary: [],
    ...balanceTogether(parts.map(({ spec }) => movementOf(spec))),
  };
}

/** How evenly the pairs of all sections are compared; with two rankings, in the line that is worse off. */
function balanceTogether(movements: readonly Movement[]): Pick<Quality, 'balance' | 'competition' | 'comparisons'> {
  const before = movements.map((_, index) =>
    movements.slice(0, index).reduce((pairs, { tables }) => pairs + 2 * tables, 0),
  );
  const sets = numbersTo(Math.max(...movements.map((movement) => movement.sets))).map((set) =>
    movements.flatMap((movement, index) => {
      const add = before[index] as number;
      return (playsBySet(movement)[set - 1] ?? []).map((seating): Seating => {
        return { ...seating, ns: seating.ns + add, ew: seating.ew + add };
      });
    }),
  );
  const rankings = movements.map((movement, index) =>
    rankingsOf(movement).map((pairs) => pairs.map((pair) => pair + (before[index] as number))),
  );
  const balances = (rankings[0] ?? []).map((_, line) =>
    balanceOf(
      sets,
      rankings.flatMap((lines) => lines[line] ?? []),
    ),
  );
  return balances.reduce((worse, balance) => (balance.balance < worse.balance ? balance : worse));
}

function asChoice({ parts, quality, copies }: Combination): MovementChoice {
  const [first, ...further] = parts;
  if (!first) throw new Error('sectionsChoices: no section');
  const tables = parts.map(({ spec, quality: { pairs } }) => spec.tables - (pairs % 2) / 2);
  const half = tables.findIndex((number) => !Number.isInteger(number));
  const sentence = {
    key: 'sections' as const,
    tables,
    boards: quality.boardsInPlay,
    copies,
    shared: quality.sharing.rounds > 0,
    missed: rangeOf(parts.map(roundsMissed)),
    half: half === -1 ? null : sectionLetter(half),
    sitOut: null,
  };
  const boards = Math.max(...parts.map((part) => part.boards));
  return { ...first, boards, copies, quality, sentence, further: further.map(({ spec }) => spec) };
}
