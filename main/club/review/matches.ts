import type { Finding, Fix } from '../../../src/review/finding.ts';
import type { MatchFinding } from '../../../src/review/match-finding.ts';
import { declaredByOtherSide } from '../../../src/review/other-side.ts';
import { reviewMatches } from '../../../src/review/review-matches.ts';
import { AVERAGE_EACH } from '../../../src/bridge/result/second-play.ts';
import { serializeExacts } from '../../../src/scoring/numbers/serialize.ts';
import type { RankedMatches } from '../../../src/scoring/ranked-matches/ranked.ts';
import { ROOMS, type Room } from '../../../src/scoring/teams/team.ts';
import { slotKey, slotOf, type Slot } from '../../../src/session/slot.ts';
import type { Outcome } from '../../../src/bridge/result/result.ts';
import type { ResultView } from '../model/result.ts';
import type { SessionView } from '../model/session.ts';
import type { MatchResultLine } from '../standings/matches/stage.ts';

type Found = MatchFinding<MatchResultLine>;

/** The findings of the matches of a session, each on the line where the director looks first. */
export function matchFindings(session: SessionView, ranked: RankedMatches<MatchResultLine>): readonly Finding[] {
  const results = new Map(session.results.map((result) => [slotKey(result), result]));
  const resultOf = (line: MatchResultLine) => results.get(slotKey(line));
  const found = reviewMatches(ranked, {
    roundInPlay: session.clock.round,
    pairsOf: (line) => {
      const { ns, ew } = resultOf(line) ?? line;
      return { ns, ew };
    },
  });
  return found.flatMap((finding): readonly Finding[] => {
    const slot = slotOfFinding(session, finding);
    if (!slot) return [];
    return [
      { code: finding.code, slot, found: serializeExacts<MatchFinding>(finding), fixes: fixesOf(finding, resultOf) },
    ];
  });
}

/** The line of a finding; null where the schedule has none. */
function slotOfFinding(session: SessionView, finding: Found): Slot | null {
  switch (finding.code) {
    case 'stray-line':
      return slotOf(finding.line);
    case 'meets-again':
      return lineIn(session, finding.match, ({ segment }) => segment === finding.segment + 1);
    case 'missing-room':
      return lineIn(session, finding.match, ({ room }) => room === finding.room, finding.board);
    case 'wrong-seats':
    case 'awards-differ':
    case 'other-award':
    case 'fouled':
    case 'large-swing':
    case 'no-award': {
      const line = turned(finding) ?? finding.lines.open ?? finding.lines.closed;
      return line && slotOf(line);
    }
  }
}

/** The line of the room that a finding doubts; null where it doubts none. */
function turned(finding: Exclude<Found, { code: 'stray-line' | 'meets-again' }>): MatchResultLine | null {
  if (finding.code === 'wrong-seats') return finding.lines[finding.turn];
  return finding.code === 'large-swing' && finding.otherwise ? finding.lines[finding.otherwise.room] : null;
}

/** The first line of a match at a table that fits; with a board, its line there. */
function lineIn(
  { sections }: SessionView,
  match: string,
  fits: (at: { readonly segment: number; readonly room: Room }) => boolean,
  board?: number,
): Slot | null {
  for (const section of sections) {
    const cell = section.cells.find(
      (one) =>
        one.match &&
        String(one.match.id) === match &&
        fits(one.match) &&
        (board === undefined || one.boards.includes(board)),
    );
    const [first] = cell?.boards ?? [];
    const slotBoard = board ?? first;
    if (cell && slotBoard !== undefined)
      return { section: section.id, round: cell.round, table: cell.table, slotBoard };
  }
  return null;
}

function fixesOf(finding: Found, resultOf: (line: MatchResultLine) => ResultView | undefined): readonly Fix[] {
  const ofLine = (line: MatchResultLine | null, change: (result: ResultView) => Partial<ResultView>): Fix => {
    const result = line && resultOf(line);
    if (!result) return [];
    const { board, ns, ew, outcome } = { ...result, ...change(result) };
    return [{ ...slotOf(result), board, ns, ew, outcome }];
  };
  const toBoth = (outcome: Outcome): Fix =>
    'lines' in finding ? ROOMS.flatMap((room) => ofLine(finding.lines[room], () => ({ outcome }))) : [];
  switch (finding.code) {
    case 'wrong-seats':
      return [ofLine(finding.lines[finding.turn], ({ ns, ew }) => ({ ns: ew, ew: ns })), toBoth(AVERAGE_EACH)];
    case 'large-swing': {
      const line = turned(finding);
      const result = line && resultOf(line);
      const outcome = result && declaredByOtherSide(result.outcome, []);
      return outcome ? [ofLine(line, () => ({ outcome }))] : [];
    }
    case 'awards-differ':
    case 'no-award':
      return [toBoth(AVERAGE_EACH)];
    case 'stray-line':
    case 'other-award':
    case 'fouled':
    case 'meets-again':
    case 'missing-room':
      return [];
  }
}
