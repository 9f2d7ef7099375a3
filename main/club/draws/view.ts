import { inOrderOfDraw } from '../../../src/draw/entry.ts';
import { writeExact } from '../../../src/scoring/numbers/exact.ts';
import { ROOMS } from '../../../src/scoring/teams/team.ts';
import type { Club } from '../club.ts';
import type { MatchView, SectionView } from '../model/session.ts';
import type {
  DrawnByeView,
  DrawnMatchView,
  DrawnTriangleView,
  DrawView,
  OpenMatchView,
  RoundDraw,
} from '../model/draws.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import type { RoundToDraw } from './form.ts';
import { chosenFor, readDrawnStage, roundToDraw, type ChosenDraw, type DrawnStage } from './round-to-draw.ts';

/** The draw of a round: what was announced, and what would be drawn now. */
export function readDraw(club: Club, session: number, round: number): DrawView | ClubProblem {
  return club.store.snapshot((): DrawView | ClubProblem => {
    const stage = readDrawnStage(club, session);
    if (isProblem(stage)) return stage;
    const { section } = stage;
    if (round < 1 || round > section.rounds) {
      return { kind: 'problem', code: 'unknownRound', round, rounds: section.rounds };
    }
    return drawView(club, stage, round, chosenFor(stage, round));
  });
}

/** The same with wishes that are not written. */
export function drawView(club: Club, stage: DrawnStage, round: number, chosen: ChosenDraw): DrawView {
  const { states } = stage;
  const toDraw = roundToDraw(club, stage, round, chosen);
  const order = inOrderOfDraw(toDraw.entries);
  return {
    round,
    states,
    drawnBy: chosen.drawnBy,
    odds: stage.form.odds(toDraw),
    wishes: chosen.wishes,
    afterRound: toDraw.afterRound,
    order: order.map(({ entry, total, imps }) => {
      return { number: entry, total: writeExact(total), imps: writeExact(imps) };
    }),
    open: openMatches(stage, toDraw.afterRound),
    announced: announcedRound(club, stage, round),
    proposed: isOpen(states[round - 1]) ? proposedDraw(stage, toDraw) : null,
  };
}

/** Whether a round can still be drawn. */
export function isOpen(state: DrawView['states'][number] | undefined): boolean {
  return state === 'planned' || state === 'proposed' || state === 'announced';
}

/** The draw of a round as it would be now, with what identifies it when it is announced. */
export function proposedDraw(stage: DrawnStage, toDraw: RoundToDraw): NonNullable<DrawView['proposed']> {
  const drawn = stage.form.draw(toDraw);
  if ('code' in drawn) return { problem: drawn };
  return { ...drawn, key: keyOf(drawn, openMatches(stage, toDraw.afterRound)) };
}

/** Matches and missing results: who announces has seen both. */
function keyOf({ matches, bye, triangle }: RoundDraw, open: readonly OpenMatchView[]): string {
  const tables = matches.map(({ place, home, away }) => `${place}:${home}-${away}`);
  const missing = open.reduce((sum, match) => sum + match.open, 0);
  const three = triangle ? [`${triangle.isHalves ? 'halves' : 'triangle'}:${triangle.entries.join('-')}`] : [];
  return [...tables, ...three, `bye:${bye?.entry ?? 0}`, `open:${missing}`].join(' ');
}

/** The matches up to a round that lack results. */
function openMatches({ section, ranked }: DrawnStage, afterRound: number): readonly OpenMatchView[] {
  const numbers = new Map(section.entries.map(({ id, number }) => [id, number]));
  return ranked.matches.flatMap(({ match, score, count }): OpenMatchView[] => {
    if (match.away === null || match.lastRound > afterRound || count !== 'not-yet') return [];
    const [home, away] = [numbers.get(match.home) ?? 0, numbers.get(match.away) ?? 0];
    return [{ match: Number(match.key), home, away, open: score.open }];
  });
}

/** Who meets whom in a round as it was announced; null before. */
export function announcedRound({ store }: Club, { session, section }: DrawnStage, round: number): RoundDraw | null {
  const all = session.matches.filter((match) => match.round <= round && match.lastRound >= round);
  const drawn = all.filter((match) => match.round === round && match.lastRound === round && !match.isHalf);
  if (!all.some((match) => match.round === round)) return null;
  const numbers = new Map(section.entries.map(({ id, number }) => [id, number]));
  const reasons = store.draws.reasons(session.id);
  const reasonOf = (match: number): object | null => {
    const reason = JSON.parse(reasons.get(match) ?? '{}') as object;
    return Object.keys(reason).length > 0 ? reason : null;
  };
  const tablesOf = (match: number): readonly number[] =>
    [
      ...ROOMS.map((room) => section.cells.find((cell) => cell.match?.id === match && cell.match.room === room)),
      section.cells.find((cell) => cell.meeting === match),
    ].flatMap((cell) => (cell ? [cell.table] : []));
  const meetings = session.matches.filter((match) => match.round < round);
  const matches = drawn.flatMap(({ id, home, away }, index): DrawnMatchView[] => {
    if (away === null) return [];
    const met = meetings.findLast((one) => isMeeting(one, home, away));
    const pair = { home: numbers.get(home) ?? 0, away: numbers.get(away) ?? 0 };
    const reason = reasonOf(id) as DrawnMatchView['reason'];
    const tables = tablesOf(id);
    return [
      { ...pair, place: placeAt(tables, section.spec) ?? index + 1, tables, lastMeeting: met?.round ?? null, reason },
    ];
  });
  const bye = drawn.find(({ away }) => away === null);
  const reason = bye ? (reasonOf(bye.id) as DrawnByeView['reason']) : null;
  const triangle = announcedTriangle(all, (match) => {
    const tables = [...new Set(tablesOf(match.id))];
    return { home: numbers.get(match.home) ?? 0, away: numbers.get(match.away ?? 0) ?? 0, tables };
  });
  return {
    matches,
    bye: bye ? { entry: numbers.get(bye.home) ?? 0, reason } : null,
    ...(triangle && { triangle }),
  };
}

/** The place of a match by its tables; null where these go by its teams, or where it has none. */
function placeAt([open, closed]: readonly number[], spec: SectionView['spec']): number | null {
  if (open === undefined || ('seats' in spec && spec.seats === 'home-tables')) return null;
  return closed === undefined ? open : closed / 2;
}

/** The three who meet in a round: three matches over two rounds, three half matches, or two of pairs at one table. */
function announcedTriangle(
  all: readonly MatchView[],
  seated: (match: MatchView) => DrawnTriangleView['matches'][number],
): DrawnTriangleView | null {
  const [one, other, third] = all.filter(
    (match) => match.away !== null && (match.isHalf || match.lastRound > match.round),
  );
  if (one && other && !third) {
    const [first, second] = [seated(one), seated(other)];
    return {
      entries: [first.home, first.away, second.away],
      matches: [first, second],
      isHalves: true,
      from: one.round,
    };
  }
  if (!one || !other || !third) return null;
  const matches = [one, other, third].map(seated);
  const [first, second, last] = matches.map(({ home }) => home);
  return {
    entries: [first ?? 0, second ?? 0, last ?? 0],
    matches,
    ...(one.isHalf && { isHalves: one.isHalf }),
    from: one.round,
  };
}

function isMeeting(
  match: { readonly home: number; readonly away: number | null },
  one: number,
  other: number,
): boolean {
  return (match.home === one && match.away === other) || (match.home === other && match.away === one);
}
