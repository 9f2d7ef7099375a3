import { outcomeScore } from '../../../src/bridge/score/score.ts';
import { pairKey } from '../../../src/draw/history.ts';
import type { FindingCode, Fix } from '../../../src/review/finding.ts';
import { replaceResults, resultAt, slotOf } from '../../../src/session/slot.ts';
import type { Club } from '../club.ts';
import type { DrawDoubtView, RoundDraw } from '../model/draws.ts';
import type { SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { readReview } from '../review/review.ts';
import { currentScores, rankedMatchesOf } from '../standings/standings.ts';
import { chosenFor, readDrawnStage, roundToDraw, type DrawnStage } from './round-to-draw.ts';
import { announcedRound, isOpen } from './view.ts';

/** What is surely wrong, or read in two ways; results that only stand out are for the review in the room. */
const IN_DOUBT: ReadonlySet<FindingCode> = new Set(['reading', 'wrong-seats', 'awards-differ', 'no-award']);
/** More results in doubt are looked through in the room, not before a draw. */
const MOST = 12;

/**
 * Results that the draw of a round goes by and that are not settled, with the matches that would be others if the
 * likely correction is right. Nothing is written.
 */
export function readDrawDoubts(
  club: Club,
  session: number,
  round: number,
): { readonly doubts: readonly DrawDoubtView[] } | ClubProblem {
  return club.store.snapshot((): { readonly doubts: readonly DrawDoubtView[] } | ClubProblem => {
    const stage = readDrawnStage(club, session);
    if (isProblem(stage)) return stage;
    if (!isOpen(stage.states[round - 1])) return { doubts: [] };
    const review = readReview(club, session);
    if (isProblem(review)) return review;
    const current = currentScores(club, session);
    if (isProblem(current)) return current;
    const chosen = chosenFor(stage, round);
    const drawIf = (known: DrawnStage): RoundDraw | null => {
      const drawn = stage.form.draw(roundToDraw(club, known, round, chosen));
      return 'code' in drawn ? null : drawn;
    };
    const base = announcedRound(club, stage, round) ?? drawIf(stage);
    const { afterRound } = roundToDraw(club, stage, round, chosen);
    const doubtful = review.items.flatMap((item) => {
      const fix = item.finding.fixes.find((lines) => lines.length > 0);
      const { code, slot } = item.finding;
      return fix && IN_DOUBT.has(code) && slot.round <= afterRound ? [{ item, fix }] : [];
    });
    return {
      doubts: doubtful.slice(0, MOST).map(({ item, fix }): DrawDoubtView => {
        const changed = withFix(stage.session, fix);
        const ranked = rankedMatchesOf(changed, current.scores)?.ranked;
        const drawn = ranked ? drawIf({ ...stage, session: changed, ranked }) : null;
        return { item, otherwise: drawn && base ? otherMatches(drawn, base) : 0 };
      }),
    };
  });
}

/** A session as it would be with a correction. */
function withFix(session: SessionView, fix: Fix): SessionView {
  const { undertricks } = session.scoring.regulation;
  const lines = fix.map((line) => {
    const { board, ns, ew, outcome } = line;
    const known = resultAt(session.results, line);
    const result =
      known && outcome ? { ...known, board, ns, ew, outcome, score: outcomeScore(outcome, board, undertricks) } : null;
    return { ...slotOf(line), result };
  });
  return { ...session, results: replaceResults(session.results, lines) };
}

function otherMatches({ matches }: RoundDraw, base: RoundDraw): number {
  const known = new Set(base.matches.map(({ home, away }) => pairKey(home, away)));
  return matches.filter(({ home, away }) => !known.has(pairKey(home, away))).length;
}
