import type { DrawWish } from '../../../src/draw/wish.ts';
import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import type { DrawnBy, DrawView } from '../model/draws.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { notToDraw } from './announce.ts';
import { chosenFor, readDrawnStage, roundToDraw } from './round-to-draw.ts';
import { drawView, proposedDraw } from './view.ts';

/** How the director wants a round to be drawn. */
export interface DrawChoice {
  readonly round: number;
  readonly drawnBy: DrawnBy;
  readonly wishes: readonly DrawWish[];
}

/** What a choice comes to: the draw as it would be. Nothing is written. */
export function previewDraw(club: Club, session: number, choice: DrawChoice): DrawView | ClubProblem {
  return club.store.snapshot((): DrawView | ClubProblem => {
    const stage = readDrawnStage(club, session);
    if (isProblem(stage)) return stage;
    return notToDraw(stage, choice.round) ?? drawView(club, stage, choice.round, choice);
  });
}

/** Keeps a choice with the proposal of its round. What was announced stays until the draw is announced again. */
export function chooseDraw(club: Club, session: number, choice: DrawChoice): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'draw' }, ({ add }): ClubProblem | null => {
    const stage = readDrawnStage(club, session);
    if (isProblem(stage)) return stage;
    const { round, drawnBy, wishes } = choice;
    const refused = notToDraw(stage, round);
    if (refused) return refused;
    const before = chosenFor(stage, round);
    const drawn = proposedDraw(stage, roundToDraw(club, stage, round, choice));
    const onlyTakesBack = isSameRule(drawnBy, before.drawnBy) && hasNoOther(wishes, before.wishes);
    if ('problem' in drawn && !onlyTakesBack) return { kind: 'problem', code: 'drawNotPossible', cause: drawn.problem };
    const { store } = club;
    const matches = stage.draws.find((draw) => draw.round === round)?.matches ?? [];
    store.draws.add(store.matches.stage(session), add(), {
      round,
      state: 'proposed',
      rule: JSON.stringify({ kind: stage.section.spec.kind, ...drawnBy }),
      overrides: JSON.stringify(wishes),
      matches,
    });
    return null;
  });
}

function isSameRule(one: DrawnBy, other: DrawnBy): boolean {
  return one.rule === other.rule && one.isLate === other.isLate && one.odd === other.odd;
}

/** Whether no wish is new: those that can't be met together are taken back one by one. */
export function hasNoOther(wishes: readonly object[], before: readonly object[]): boolean {
  const known = new Set(before.map((wish) => JSON.stringify(wish)));
  return wishes.every((wish) => known.has(JSON.stringify(wish)));
}
