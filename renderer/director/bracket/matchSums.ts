import type { KnockoutMatchView } from '../../../main/club/model/knockout.ts';
import type { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import { add, readExact, subtract, writeExact, ZERO, type Exact } from '../../../src/scoring/numbers/exact.ts';
import type { BracketScreenState } from './useBracket.ts';

/** A line of what a match adds up to: a part of it, a subtotal, or all. Figures are exact, as text. */
export interface MatchSum {
  readonly name: string;
  readonly home: string;
  readonly away: string;
  readonly isTotal: boolean;
}

/** A match part by part: its segments, penalties, what is carried over, extra boards, and all together. */
export function matchSums(
  { match, score, extra, carried, reason }: KnockoutMatchView,
  { standings }: Pick<BracketScreenState, 'standings'>,
  segments: number,
  words: (typeof bracketWords)['en'],
): readonly MatchSum[] {
  if (!score) return [];
  const found = standings.fields.flatMap((field) => field.matches?.matches ?? []).find((one) => one.match === match);
  const own = reason.code === 'triangle' ? 1 : segments;
  const parts = found?.given ? [] : (found?.segments.slice(0, own) ?? []);
  const lines: MatchSum[] = parts.map(({ totals }, index) => ({
    name: words.part(index + 1, parts.length),
    home: totals.home.impsWon.exact,
    away: totals.away.impsWon.exact,
    isTotal: false,
  }));
  const sum = (side: 'home' | 'away') => lines.reduce((total, line) => add(total, read(line[side])), ZERO);
  const fines = { home: subtract(read(score.home), sum('home')), away: subtract(read(score.away), sum('away')) };
  if (lines.length > 0 && (fines.home.numerator !== 0n || fines.away.numerator !== 0n)) {
    lines.push({ name: words.penalties, home: writeExact(fines.home), away: writeExact(fines.away), isTotal: false });
  }
  const boards = words.boardsOf(parts.reduce((count, part) => count + part.boards.length, 0));
  const isMore = carried !== null || extra.length > 0;
  if (isMore && parts.length > 1) lines.push({ name: boards, ...score, isTotal: true });
  if (isMore && lines.length === 0) lines.push({ name: words.part(1, 1), ...score, isTotal: false });
  if (carried) lines.push({ name: words.carried, ...carried, isTotal: false });
  for (const part of extra) lines.push({ name: words.more(part.boards), ...part.score, isTotal: false });
  const all = (side: 'home' | 'away') =>
    extra.reduce(
      (total, part) => add(total, read(part.score[side])),
      add(read(score[side]), read(carried?.[side] ?? '0')),
    );
  return [...lines, { name: words.total, home: writeExact(all('home')), away: writeExact(all('away')), isTotal: true }];
}

function read(text: string): Exact {
  return readExact(text) ?? ZERO;
}
