import { expect, test } from 'vitest';
import { decideMatch, type MatchToDecide } from '../../../../src/draw/knockout/decision.ts';
import type { Knockout, MatchOutcome } from '../../../../src/draw/knockout/knockout.ts';
import { nextRound } from '../../../../src/draw/knockout/next-round.ts';
import { knockoutPlaces } from '../../../../src/draw/knockout/places.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { scoreTables } from '../../../../src/scoring/teams/match.ts';
import { MATCH_RULES } from '../../../../src/scoring/teams/match-rules.ts';
import type { ForTeams } from '../../../../src/scoring/teams/team.ts';
import type { Exact } from '../../../../src/scoring/numbers/exact.ts';
import { eventFile } from '../../scoring/ranked-matches/build.ts';
import { field, playRound } from './field.ts';

type Boards = readonly (readonly [board: number, open: number, closed: number])[];
interface KnockoutFile {
  readonly bracket: readonly (number | null)[];
  readonly rounds: readonly {
    readonly matches: readonly {
      readonly bye?: number;
      readonly home?: number;
      readonly away?: number;
      readonly boards?: Boards;
      readonly imps?: readonly [number, number];
      readonly extra?: readonly { readonly boards: Boards; readonly imps: readonly [number, number] }[];
      readonly winner?: number;
    }[];
  }[];
  readonly final: readonly { readonly place: number; readonly tied: boolean; readonly team: number }[];
}

const FILE = eventFile('knockout-11') as KnockoutFile;

/** IMPs won by each team on boards: home sits North-South in the open room. */
function impsOn(boards: Boards): ForTeams<Exact> {
  const lines = boards.map(([board, open, closed]) => {
    const line = (room: 'open' | 'closed', score: number) =>
      ({ board, room, ns: room === 'open' ? 'home' : 'away', result: { kind: 'score', score } }) as const;
    return [board, { open: line('open', open), closed: line('closed', closed) }] as const;
  });
  const { totals } = scoreTables(lines, null, MATCH_RULES);
  return { home: totals.home.impsWon, away: totals.away.impsWon };
}

function decidedBy(home: number, away: number): { readonly match: MatchToDecide; readonly winner: number } {
  const found = FILE.rounds.flatMap(({ matches }) => matches).find((one) => one.home === home && one.away === away);
  const { boards = [], extra = [], winner = 0, imps } = found ?? {};
  const own = impsOn(boards);
  expect([own.home, own.away]).toStrictEqual(imps?.map((one) => exact(one)));
  const match: MatchToDecide = {
    higher: 'home',
    imps: own,
    isComplete: true,
    extra: extra.map((part) => {
      const won = impsOn(part.boards);
      expect([won.home, won.away]).toStrictEqual(part.imps.map((one) => exact(one)));
      return { boards: part.boards.length, imps: won, isComplete: true };
    }),
    carried: null,
    mayBeDrawn: false,
  };
  return { match, winner };
}

function play(home: number, away: number): MatchOutcome {
  const { match, winner } = decidedBy(home, away);
  const decision = decideMatch(match, 'extra-boards');
  if (decision.kind !== 'won') throw new Error(`${home}-${away} is ${decision.kind}`);
  expect(decision.winner === 'home' ? home : away).toBe(winner);
  return { winner, imps: match.imps, extra: null };
}

test('eleven teams are drawn and decided as the example has them, to the last place', () => {
  let knockout: Knockout = field(11);
  for (const { matches } of FILE.rounds) {
    const drawn = nextRound(knockout);
    const meetings = drawn.kind === 'round' ? drawn.meetings.map(({ home, away }) => [home, away]) : [];
    const inFile = matches.map(({ bye, home, away }) => (bye === undefined ? [home, away] : [bye, null]));
    const byesLast = [...inFile.filter(([, away]) => away !== null), ...inFile.filter(([, away]) => away === null)];
    expect(meetings).toStrictEqual(byesLast);
    knockout = playRound(knockout, play);
  }
  const places = knockoutPlaces(knockout).flatMap(({ first, tied, entries }) =>
    entries.map((team) => ({ place: first, tied, team })),
  );
  expect(places).toStrictEqual(FILE.final);
  expect(nextRound(knockout)).toStrictEqual({ kind: 'problem', code: 'over' });
});

test('a level match asks for four boards, then for one at a time: 65-65, 10-10, 7-0', () => {
  const { match } = decidedBy(1, 9);
  const after = (parts: number) => decideMatch({ ...match, extra: match.extra.slice(0, parts) }, 'extra-boards');
  expect(after(0)).toStrictEqual({ kind: 'level', boards: 4, total: { home: exact(65), away: exact(65) } });
  expect(after(1)).toStrictEqual({ kind: 'level', boards: 1, total: { home: exact(75), away: exact(75) } });
  expect(after(2)).toStrictEqual({
    kind: 'won',
    winner: 'home',
    by: 'extra-boards',
    total: { home: exact(82), away: exact(75) },
  });
});
