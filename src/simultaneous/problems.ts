import type { ScoringLine } from '../scoring/scoring-line.ts';
import type { ClubSession } from './club.ts';

/** Why clubs can't be compared in one field. */
export type SimultaneousProblem =
  | { readonly kind: 'problem'; readonly code: 'clubTwice'; readonly club: string }
  /** The same results under two names. */
  | { readonly kind: 'problem'; readonly code: 'resultsTwice'; readonly club: string; readonly first: string }
  /** A board of a club has other hands than with most clubs. */
  | {
      readonly kind: 'problem';
      readonly code: 'dealsDiffer';
      readonly club: string;
      readonly first: string;
      readonly boards: readonly number[];
    }
  /** No other club has played a board of this one. */
  | { readonly kind: 'problem'; readonly code: 'noCommonBoard'; readonly club: string };

/** What bars clubs from being compared, in order of clubs; none where they can be. */
export function simultaneousProblems(clubs: readonly ClubSession[]): readonly SimultaneousProblem[] {
  const players = clubsByBoard(clubs);
  const deals = usualDeals(clubs);
  const names = new Set<string>();
  const results = new Map<string, string>();
  return clubs.flatMap((session): readonly SimultaneousProblem[] => {
    const { club, lines } = session;
    if (names.has(club)) return [{ kind: 'problem', code: 'clubTwice', club }];
    names.add(club);
    const played = resultsText(lines);
    const first = results.get(played);
    if (first !== undefined) return [{ kind: 'problem', code: 'resultsTwice', club, first }];
    results.set(played, club);
    const other = otherDeals(session, deals);
    if (other) return [{ kind: 'problem', code: 'dealsDiffer', club, ...other }];
    const isAlone = clubs.length > 1 && lines.every(({ board }) => players.get(board) === 1);
    return isAlone ? [{ kind: 'problem', code: 'noCommonBoard', club }] : [];
  });
}

/** How many clubs have played each board. */
export function clubsByBoard(clubs: readonly ClubSession[]): ReadonlyMap<number, number> {
  const players = new Map<number, number>();
  for (const { lines } of clubs) {
    for (const board of new Set(lines.map((line) => line.board))) players.set(board, (players.get(board) ?? 0) + 1);
  }
  return players;
}

/** The results of a club as one text; equal where the same was played, in whatever order of lines. */
function resultsText(lines: readonly ScoringLine[]): string {
  return lines
    .map((line) => JSON.stringify([line.board, line.ns, line.ew, line.score, line.award, line.weighted, line.split]))
    .toSorted()
    .join('\n');
}

/** The hands that most clubs have on a board, and the first club that has them. */
interface UsualDeal {
  readonly hands: string;
  readonly club: string;
}

function usualDeals(clubs: readonly ClubSession[]): ReadonlyMap<number, UsualDeal> {
  const known = new Map<number, Map<string, { club: string; times: number }>>();
  for (const { club, deals } of clubs) {
    for (const [board, hands] of deals) {
      const ofBoard = known.get(board) ?? new Map<string, { club: string; times: number }>();
      known.set(board, ofBoard);
      const times = (ofBoard.get(hands)?.times ?? 0) + 1;
      ofBoard.set(hands, { club: ofBoard.get(hands)?.club ?? club, times });
    }
  }
  const usual = new Map<number, UsualDeal>();
  for (const [board, ofBoard] of known) {
    let most = 0;
    for (const [hands, { club, times }] of ofBoard) {
      if (times > most) usual.set(board, { hands, club });
      most = Math.max(most, times);
    }
  }
  return usual;
}

/** The boards on which a club has other hands than most, and the club to compare with. */
function otherDeals(
  { deals }: ClubSession,
  usual: ReadonlyMap<number, UsualDeal>,
): { readonly first: string; readonly boards: readonly number[] } | null {
  const others = [...deals].filter(([board, hands]) => usual.get(board)?.hands !== hands).map(([board]) => board);
  const [first] = others;
  const club = first === undefined ? undefined : usual.get(first)?.club;
  return club === undefined ? null : { first: club, boards: others.toSorted((a, b) => a - b) };
}
