/** The lines of results in matches that can come in, and why others can't. */
import { vulnerabilityOf } from '../../../bridge/board.ts';
import type { Outcome } from '../../../bridge/result/result.ts';
import { isPossibleScore } from '../../../bridge/score/possible.ts';
import type { FileResult, TournamentEvent } from '../../event/event.ts';
import { MOST_BOARDS, noteOf, ROUNDS_OF_A_SESSION, seatsThatCount } from '../lines.ts';
import type { ImportOddity, OddityCode } from '../oddity.ts';
import type { PlannedSides } from './sides.ts';

/** A line of results in a match. */
export interface MatchLineOfFile {
  /** Of the file. */
  readonly at: number;
  readonly session: number;
  /** The place in the event's matches. */
  readonly match: number;
  readonly round: number | null;
  readonly table: number | null;
  /** As the file numbers it. */
  readonly board: number;
  /** Places in the planned pairs. */
  readonly seats: readonly [ns: number, ew: number];
  /** Who plays: whoever has the board in two matches has it as two boards. */
  readonly players: readonly string[];
  readonly outcome: Outcome;
  /** Empty without one. */
  readonly note: string;
}

/** Of each match a board has one line, of teams one in each room, and nobody plays it twice. */
export function plannedMatchLines(
  event: TournamentEvent,
  sides: PlannedSides,
): { readonly lines: readonly MatchLineOfFile[]; readonly oddities: readonly ImportOddity[] } {
  const had = new Set<string>();
  const oddities: ImportOddity[] = [];
  const lines: MatchLineOfFile[] = [];
  const placesOf = (result: FileResult): string => {
    const [ns, ew] = [sides.pairAt(result, 'ns'), sides.pairAt(result, 'ew')];
    return event.ranks === 'team' ? `${result.match} ${result.board} ${ns} ${ew}` : `${result.match} ${result.board}`;
  };
  const scored = new Set(
    event.results.flatMap((result) => (result.outcome.kind === 'notPlayed' ? [] : [placesOf(result)])),
  );
  for (const result of event.results) {
    const odd = (code: OddityCode, text = ''): void => {
      oddities.push({ code, line: result.at, board: result.board, text, count: 1 });
    };
    const { at, session, board, outcome, table } = result;
    const [ns, ew] = [sides.pairAt(result, 'ns'), sides.pairAt(result, 'ew')];
    const match = result.match === null ? undefined : event.matches[result.match];
    if (ns === null || ew === null) odd('seatsNotSaid');
    else if (result.match === null || match === undefined) odd('noMatch');
    else if (board > MOST_BOARDS) odd('boardTooHigh');
    else if (!isOfMatch(match, [sides.pairs[ns]?.contestant, sides.pairs[ew]?.contestant])) odd('notOfMatch');
    else {
      const seats = [ns, ew] as const;
      const playing = seatsThatCount(outcome, [...seats]).flatMap((pair) => [
        `pair ${pair}`,
        ...(sides.pairs[pair]?.players ?? []).flatMap(({ name }) =>
          name === '' ? [] : [`${sides.pairs[pair]?.contestant} ${name}`],
        ),
      ]);
      const home = sides.pairs[ns]?.contestant === match.home;
      const keys = [
        `${result.match} ${board} ${event.ranks === 'team' ? home : ''}`,
        ...playing.map((one) => `${result.match} ${board} ${one}`),
      ];
      const isShadow = outcome.kind === 'notPlayed' && scored.has(placesOf(result));
      if (isShadow || keys.some((key) => had.has(key))) odd('boardTwice', numberOf(event, sides.pairs[ns]?.contestant));
      else {
        for (const key of keys) had.add(key);
        if (outcome.kind === 'score' && !isPossibleScore(outcome.score, vulnerabilityOf(board), 'since-1987')) {
          odd('scoreImpossible', String(outcome.score));
        }
        const round = result.round === null ? null : result.round + (session - 1) * ROUNDS_OF_A_SESSION;
        const note = noteOf(result);
        lines.push({ at, session, match: result.match, round, table, board, seats, players: playing, outcome, note });
      }
    }
  }
  return { lines, oddities };
}

function isOfMatch(
  { home, away }: { readonly home: number; readonly away: number | null },
  [one, other]: readonly (number | undefined)[],
): boolean {
  return (one === home && other === away) || (one === away && other === home);
}

function numberOf({ ranks, teams, entries }: TournamentEvent, place: number | undefined): string {
  return (ranks === 'team' ? teams : entries)[place ?? -1]?.number ?? '';
}
