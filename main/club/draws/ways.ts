import { inOrderOfDraw, type DrawEntry } from '../../../src/draw/entry.ts';
import { pairKey } from '../../../src/draw/history.ts';
import { DRAW_RULES } from '../../../src/draw/rule.ts';
import { compare, subtract, writeExact, ZERO, type Exact } from '../../../src/scoring/numbers/exact.ts';
import type { Club } from '../club.ts';
import type { DrawnBy, DrawWayView, RoundDraw } from '../model/draws.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { chosenFor, readDrawnStage, roundToDraw, type ChosenDraw, type DrawnStage } from './round-to-draw.ts';

/** The other ways to draw a round, with what each comes to beside the one chosen. Nothing is written. */
export function readDrawWays(club: Club, session: number, round: number): readonly DrawWayView[] | ClubProblem {
  return club.store.snapshot((): readonly DrawWayView[] | ClubProblem => {
    const stage = readDrawnStage(club, session);
    if (isProblem(stage)) return stage;
    const chosen = chosenFor(stage, round);
    const own = roundDraw(club, stage, round, chosen)?.drawn ?? null;
    const ways: readonly DrawnBy[] = [
      ...DRAW_RULES.map((rule) => ({ ...chosen.drawnBy, rule, isLate: false })),
      ...(round > 2 ? [{ ...chosen.drawnBy, isLate: true }] : []),
    ];
    return ways.flatMap((drawnBy): DrawWayView[] => {
      const way = roundDraw(club, stage, round, { ...chosen, drawnBy });
      return way ? [wayView(drawnBy, way, own)] : [];
    });
  });
}

interface Way {
  readonly drawn: RoundDraw;
  readonly entries: readonly DrawEntry[];
}

function roundDraw(club: Club, stage: DrawnStage, round: number, chosen: ChosenDraw): Way | null {
  const toDraw = roundToDraw(club, stage, round, chosen);
  const drawn = stage.form.draw(toDraw);
  return 'code' in drawn ? null : { drawn, entries: inOrderOfDraw(toDraw.entries) };
}

function wayView(drawnBy: DrawnBy, { drawn, entries }: Way, own: RoundDraw | null): DrawWayView {
  const totals = new Map(entries.map(({ entry, total }) => [entry, total]));
  const gaps = drawn.matches.map(({ home, away }) => apart(totals.get(home) ?? ZERO, totals.get(away) ?? ZERO));
  const known = new Set(own?.matches.map(({ home, away }) => pairKey(home, away)));
  return {
    ...drawnBy,
    otherwise: drawn.matches.filter(({ home, away }) => !known.has(pairKey(home, away))).length,
    mostApart: writeExact(gaps.reduce((most, gap) => (compare(gap, most) > 0 ? gap : most), ZERO)),
    rematches: drawn.matches.filter(({ lastMeeting }) => lastMeeting !== null).length,
  };
}

function apart(one: Exact, other: Exact): Exact {
  return compare(one, other) < 0 ? subtract(other, one) : subtract(one, other);
}
