/** Sessions played at random: the lines that are due with a score each, and their way into the club's file. */
import type { Page } from '@playwright/test';
import type { SessionView } from '../../../main/club/model/session.ts';
import { chance, randomFrom, randomInteger, type Random } from '../../../src/basics/random.ts';
import { recordColumn } from '../evenings.ts';

/** A line that is due, and what was scored on it. `ns` and `ew` are whoever sits there. */
export interface PlayedLine {
  readonly section: number;
  readonly round: number;
  readonly table: number;
  /** The board as it is stored, and as its case shows it. */
  readonly board: number;
  readonly shown: number;
  readonly ns: number;
  readonly ew: number;
  /** From North-South; 0 is a board passed out. */
  readonly score: number;
  /** The deal that was played of a fouled board; left out where all played the same. */
  readonly form?: string;
}

/** Every line of a session with a score that its vulnerability allows, always the same for a seed. */
export function playedLines({ sections }: SessionView, seed: number): readonly PlayedLine[] {
  const random = randomFrom(seed);
  return sections.flatMap(({ id: section, cells, shown }) =>
    cells
      .filter(({ sitOut }) => !sitOut)
      .flatMap(({ round, table, ns, ew, boards }) =>
        boards.map((board) => {
          const number = shown[board] ?? board;
          return { section, round, table, board, shown: number, ns, ew, score: scoreOn(number, random) };
        }),
      ),
  );
}

const PART_SCORES = [70, 80, 90, 110, 120, 130, 140, 150, 170];
const GAMES = { not: [400, 420, 430, 450, 460, 980], vulnerable: [600, 620, 630, 650, 660, 1430] };
const UNDERTRICKS = { not: [50, 100, 150], vulnerable: [100, 200, 300] };

function scoreOn(board: number, random: Random): number {
  const pick = (scores: readonly number[]) => scores[randomInteger(random, scores.length)] ?? 0;
  if (chance(random, 0.03)) return 0;
  const side = chance(random, 0.5) ? 'ns' : 'ew';
  const vulnerable = isVulnerable(board, side) ? 'vulnerable' : 'not';
  const isMade = chance(random, 0.7);
  const won = isMade ? pick(chance(random, 0.6) ? PART_SCORES : GAMES[vulnerable]) : -pick(UNDERTRICKS[vulnerable]);
  return side === 'ns' ? won : -won;
}

/** The sides come round in fours, and each four begins one further on: none, North-South, East-West, both. */
function isVulnerable(board: number, side: 'ns' | 'ew'): boolean {
  const turn = (board - 1 + Math.floor((board - 1) / 4)) % 4;
  return turn === 3 || turn === (side === 'ns' ? 1 : 2);
}

/** Records lines; fails where one of them is refused. */
export async function recordLines(page: Page, session: number, lines: readonly PlayedLine[]): Promise<void> {
  await recordColumn(
    page,
    session,
    lines.map((line) => lineBody(line)),
  );
}

/** A line as it is handed in, with something of it changed. */
export function lineBody(
  { shown: _shown, score, ...line }: PlayedLine,
  more: { readonly form?: string; readonly expectedVersion?: number; readonly ns?: number; readonly ew?: number } = {},
) {
  const outcome = score === 0 ? { kind: 'passedOut' } : { kind: 'score', score };
  return { ...line, slotBoard: line.board, outcome, typed: '', expectedVersion: null, ...more };
}

/** A score as it is typed. */
export function typedScore({ score }: PlayedLine): string {
  return score === 0 ? 'p' : String(score);
}
