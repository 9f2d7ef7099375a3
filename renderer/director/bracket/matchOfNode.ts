import type { KnockoutMatchView, KnockoutNodeView } from '../../../main/club/model/knockout.ts';
import { levelInTriangle } from '../../../src/draw/knockout/triangle.ts';

/**
 * The match that the keys act on: the only one, or in a triangle the one of two who are level, with the fewest extra
 * boards, then the first that is open. Null for a bye and for one that is not drawn.
 */
export function matchOfNode({ matches, rows }: KnockoutNodeView): KnockoutMatchView | null {
  const played = matches.filter(({ away }) => away !== null);
  const [first = null] = played;
  if (played.length < 2 || first === null) return first;
  const level = new Set(levelOf({ matches, rows }));
  const [between] = played
    .filter(({ home, away }) => level.has(home) && away !== null && level.has(away))
    .toSorted((one, other) => openParts(one) - openParts(other) || one.extra.length - other.extra.length);
  return between ?? played.find(({ decision }) => decision?.kind === 'open') ?? first;
}

/** Extra boards that are being played. */
function openParts({ extra }: KnockoutMatchView): number {
  return extra.filter(({ isComplete }) => !isComplete).length;
}

/** The teams of a triangle who are level where it decides who goes on. */
export function levelOf({ matches, rows }: Pick<KnockoutNodeView, 'matches' | 'rows'>): readonly number[] {
  const reason = matches[0]?.reason;
  return rows && reason?.code === 'triangle' ? levelInTriangle(rows, reason.goOn) : [];
}
