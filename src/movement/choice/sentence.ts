import type { Side } from '../../bridge/seat.ts';
import type { PlannedMovement } from './planned.ts';
import { familyOf } from '../family-of.ts';
import type { MitchellSpec } from '../families/mitchell.ts';
import type { LineSpec, MovementKind } from '../movement.ts';
import { roundsMissed } from './rank.ts';
import { hasLines } from '../pairs.ts';
import type { Range } from '../range.ts';
import { sharedTables } from '../sharing.ts';

/** What the sentence of a movement in the list of choices says; its words are in src/language/movement. */
export type ChoiceSentence = ChoiceReason & {
  /** Who sits out in turn with a half table: the pairs of a line, or all pairs. Null when nobody does. */
  readonly sitOut: 'NS' | 'EW' | 'all' | null;
  /** The line that had better lack the pair of a half table, by a clearly better balance; left out where it does. */
  readonly betterWithout?: Side;
};

export type ChoiceReason =
  /** All boards for everyone; `usual` when it leads the list. */
  | { readonly key: 'complete'; readonly boards: number; readonly tables: number; readonly usual: boolean }
  | { readonly key: 'shared'; readonly boards: number; readonly tables: readonly number[] }
  /** So many rounds are arrow-switched; `sameWalk` when the choice above is the same movement without the switch. */
  | { readonly key: 'switched'; readonly rounds: number; readonly sameWalk: boolean }
  | { readonly key: 'skip'; readonly missed: number }
  /** Ends so many minutes before a longer one in the list. */
  | { readonly key: 'shorter'; readonly minutes: number; readonly missed: number }
  /** Part of a movement that is too long for the boards wanted. */
  | { readonly key: 'part'; readonly boards: number; readonly of: number; readonly missed: number }
  | FamilyReason
  /** Sections play the same boards: their tables, .5 for a half one, and the letter of the section that has it. */
  | {
      readonly key: 'sections';
      readonly tables: readonly number[];
      readonly boards: number;
      readonly copies: number;
      readonly shared: boolean;
      /** Opponents a pair misses at least and at most. */
      readonly missed: Range;
      readonly half: string | null;
    }
  /** A Howell: every pair meets every other, or all but a few. */
  | { readonly key: 'everyone' }
  | { readonly key: 'almost-everyone'; readonly missed: number };

/** What speaks for a family other than Mitchell and Howell, in the sentence of that family. */
export interface FamilyReason {
  readonly key: 'family';
  readonly kind: Exclude<MovementKind, 'mitchell' | 'howell'>;
  readonly boards: number;
  readonly missed: number;
  readonly copies: number;
}

/** The sentence of the movement at `place` (from 0) of the ranked list. */
export function sentenceOf(ranked: readonly PlannedMovement[], place: number): ChoiceSentence {
  const planned = ranked[place] as PlannedMovement;
  return {
    ...reason(planned, ranked, place),
    sitOut: sitOutOf(planned),
    ...betterWithout(planned, ranked),
  };
}

function reason(planned: PlannedMovement, ranked: readonly PlannedMovement[], place: number): ChoiceReason {
  const { spec, boards, quality } = planned;
  const missed = roundsMissed(planned);
  if (spec.kind === 'howell') return missed === 0 ? { key: 'everyone' } : { key: 'almost-everyone', missed };
  if (hasLines(spec) && spec.arrowSwitch > 0) {
    const sameWalk = isUnswitched(ranked[place - 1], spec);
    return { key: 'switched', rounds: spec.arrowSwitch, sameWalk };
  }
  if (spec.kind !== 'mitchell') {
    return { key: 'family', kind: spec.kind, boards, missed, copies: planned.copies };
  }
  if (missed === 0) {
    const [tables] = quality.sharing.rounds > 0 ? sharedTables(spec) : [];
    const half = spec.phantom === null ? 0 : 0.5;
    return tables
      ? { key: 'shared', boards, tables }
      : { key: 'complete', boards, tables: spec.tables - half, usual: place === 0 };
  }
  if (spec.tables % 2 === 0 && missed === 1) return { key: 'skip', missed };
  const longest = longestLike(spec, ranked);
  if (longest && longest.rounds > spec.rounds) {
    return { key: 'shorter', minutes: longest.minutes - planned.minutes, missed };
  }
  return { key: 'part', boards, of: quality.boardsInPlay, missed };
}

/**
 * The other line, where the list has the same movement without a pair of that line and with a point of balance more.
 */
function betterWithout(
  { spec, quality }: PlannedMovement,
  ranked: readonly PlannedMovement[],
): { readonly betterWithout?: Side } {
  if (!hasLines(spec) || spec.phantom === null) return {};
  const line: Side = spec.phantom === 'NS' ? 'EW' : 'NS';
  const twin = JSON.stringify({ ...spec, phantom: line });
  const other = ranked.find((planned) => JSON.stringify(planned.spec) === twin);
  return other && other.quality.balance >= quality.balance + 1 ? { betterWithout: line } : {};
}

function isUnswitched(other: PlannedMovement | undefined, spec: LineSpec): boolean {
  return JSON.stringify(other?.spec) === JSON.stringify({ ...spec, arrowSwitch: 0 });
}

/** The Mitchell with the most rounds in the list, with the same boards a round and the same line short of a pair. */
function longestLike(spec: MitchellSpec, ranked: readonly PlannedMovement[]): PlannedMovement | undefined {
  return ranked
    .filter(
      ({ spec: other }) =>
        other.kind === 'mitchell' &&
        other.arrowSwitch === 0 &&
        other.boardsPerRound === spec.boardsPerRound &&
        other.phantom === spec.phantom,
    )
    .toSorted((a, b) => b.rounds - a.rounds)[0];
}

function sitOutOf({ spec }: PlannedMovement): ChoiceSentence['sitOut'] {
  if (spec.kind === 'own') return spec.phantom === null ? null : 'all';
  if (!hasLines(spec)) return spec.phantom ? 'all' : null;
  // The sentence of the family says who waits for a rover.
  if (familyOf(spec).hasWaitingTable || spec.phantom === null) return null;
  return spec.phantom === 'NS' ? 'EW' : 'NS';
}
