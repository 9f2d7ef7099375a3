import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import type { MatchScoreView } from '../../../../main/club/model/matches.ts';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { addPenalty } from '../../../../main/club/scoring/penalties.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { readUpdateDiff } from '../../../../main/club/standings/update-diff.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { applyStandingsDiff } from '../../../../renderer/director/api/sessionUpdates.ts';
import { parseShorthand } from '../../../../src/bridge/shorthand/shorthand.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import type { TeamSpec } from '../../../../src/movement/teams/families/index.ts';
import type { MatchStageScoring } from '../../../../src/scoring/ranked-matches/scoring.ts';
import type { Room } from '../../../../src/scoring/teams/team.ts';
import { handIn, newEvent, PASSED_OUT, sectionOf, sessionOf, testClub, uncached, unwrap } from '../../support.ts';

function example(name: string): unknown {
  const file = path.join(import.meta.dirname, `../../../data/scoring/events/${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const IMPS: MatchStageScoring = {
  comparison: 'imps',
  scale: 'wbf-discrete',
  pool: null,
  bye: null,
  withdrawals: 'all-play-all',
};

function teamEvent(spec: TeamSpec, matches: MatchStageScoring = IMPS) {
  const club = testClub();
  const scoring = { method: 'cross-imps', regulation: 'wbf', matches } as const;
  const { session } = unwrap(createEvent(club, newEvent({ spec, scoring })));
  return { club, session };
}

/** Records a result on the line where the match plays the board in a room. */
function record(club: Club, session: number, match: number, room: Room, board: number, outcome: Outcome): void {
  const section = sectionOf(club, session);
  const cell = section.cells.find(
    (one) => one.match?.id === match && one.match.room === room && one.boards.includes(board),
  );
  if (!cell) throw new Error(`match ${match} does not play board ${board} in the ${room} room`);
  unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: board, outcome, typed: '' })));
}

/** A score as it is handed in; 0 is a board passed out. */
function scored(score: number): Outcome {
  return score === 0 ? PASSED_OUT : { kind: 'score', score };
}

function standingOf(club: Club, session: number): FieldStandingsView {
  const [field] = unwrap(readStandings(club, session)).fields;
  if (!field) throw new Error('no standing');
  return field;
}

function matchesOf(club: Club, session: number): readonly MatchScoreView[] {
  return standingOf(club, session).matches?.matches ?? [];
}

function made(typed: string) {
  const read = parseShorthand(typed, { board: 21, language: 'en', withoutLastNought: false });
  if (read.kind !== 'result') throw new Error(typed);
  return read.outcome;
}

function placesOf(club: Club, session: number, numbers: ReadonlyMap<number, number>) {
  return (standingOf(club, session).rankings[0]?.rows ?? []).map(({ entry, place, tied, total }) => {
    return { place, tied, team: numbers.get(entry), total };
  });
}

describe('a match of two halves', () => {
  interface Example {
    readonly boards: readonly {
      readonly board: number;
      readonly open: { readonly score: number };
      readonly closed: { readonly score: number } | null;
      readonly imps: { readonly home: string };
    }[];
    readonly halves: readonly { readonly imps: readonly [string, string] }[];
    readonly total: { readonly imps: readonly [string, string]; readonly points: readonly [string, string] };
    readonly victoryPoints: Readonly<Record<'old-25' | 'wbf-continuous' | 'wbf-discrete', readonly [string, string]>>;
  }
  const { boards, halves, total, victoryPoints } = example('teams-match-two-halves') as Example;
  const SPEC = { kind: 'match', teams: 2, boardsPerMatch: 32, segments: 2, supply: 'exchanged' } as const;

  function played() {
    const { club, session } = teamEvent(SPEC);
    const [match] = sessionOf(club, session).matches;
    if (!match) throw new Error('no match');
    for (const { board, open, closed } of boards) {
      const weighted = board === 21;
      const atOpen: Outcome = weighted ? WEIGHTED : { kind: 'score', score: open.score };
      record(club, session, match.id, 'open', board, atOpen);
      // board 27 was not played in the closed room: the home team, East-West there, has average plus
      const awarded: Outcome = { kind: 'award', ns: 40, ew: 60 };
      record(club, session, match.id, 'closed', board, closed ? { kind: 'score', score: closed.score } : awarded);
    }
    return { club, session, match };
  }

  const WEIGHTED: Outcome = {
    kind: 'ruled',
    ns: [
      { outcome: made('4sn='), percent: 60 },
      { outcome: made('4sn-1'), percent: 40 },
    ],
    ew: [
      { outcome: made('4sn='), percent: 60 },
      { outcome: made('4sn-1'), percent: 40 },
    ],
    atTable: { kind: 'score', score: 150 },
  } as Outcome;

  test('gives every board, half and total of the worked example', () => {
    const { club, session } = played();
    const [score] = matchesOf(club, session);
    expect(score?.state).toBe('complete');
    const lines = score?.segments.flatMap((segment) => segment.boards) ?? [];
    expect(lines.map(({ board, imps }) => [board, imps?.home.exact])).toEqual(
      boards.map(({ board, imps }) => [board, imps.home]),
    );
    const won = score?.segments.map(({ totals }) => [totals.home.impsWon.exact, totals.away.impsWon.exact]);
    expect(won).toEqual(halves.map(({ imps }) => imps));
    expect([score?.totals.home.impsWon.exact, score?.totals.away.impsWon.exact]).toEqual(total.imps);
    expect([score?.totals.home.pointsWon.exact, score?.totals.away.pointsWon.exact]).toEqual(total.points);
  });

  test.each(['old-25', 'wbf-continuous', 'wbf-discrete'] as const)('is worth the victory points of %s', (scale) => {
    const { club, session, match } = played();
    unwrap(changeScoring(club, session, { method: 'cross-imps', regulation: 'wbf', matches: { ...IMPS, scale } }));
    const { rankings, matches } = standingOf(club, session);
    const [first, second] = rankings[0]?.rows ?? [];
    expect([first?.entry, second?.entry]).toEqual([match.home, match.away]);
    const figures = [first, second].map((row) => Number(row?.total.split('/').reduce((n, d) => String(+n / +d))));
    expect(figures).toEqual(victoryPoints[scale].map(Number));
    expect(matches).toMatchObject({ unit: 'victory-points', boardFigure: 'imps' });
  });
});

describe('a poule', () => {
  interface Example {
    readonly teams: readonly { readonly number: number }[];
    readonly rounds: readonly {
      readonly results: readonly {
        readonly home: number;
        readonly away: number;
        readonly boards: readonly (readonly [board: number, open: number, closed: number])[];
        readonly imps: readonly [number, number];
        readonly vp: readonly [string, string];
      }[];
      readonly standings: readonly { place: number; tied: boolean; team: number; total: string }[];
    }[];
    readonly final: { readonly wbf: readonly { place: number; tied: boolean; team: number; total: string }[] };
  }
  const poule = example('poule-7') as Example;
  const SPEC: TeamSpec = {
    kind: 'poule',
    teams: 7,
    boardsPerMatch: 16,
    legs: 1,
    from: 1,
    rounds: 7,
    segments: 1,
    supply: 'copies',
  };

  function play(rounds: number) {
    const { club, session } = teamEvent(SPEC);
    const numbers = new Map(sectionOf(club, session).entries.map(({ id, number }) => [id, number]));
    const { matches } = sessionOf(club, session);
    for (const { results } of poule.rounds.slice(0, rounds)) {
      for (const { home, away, boards } of results) {
        const match = matches.find((one) => numbers.get(one.home) === home && numbers.get(one.away ?? 0) === away);
        if (!match) throw new Error(`${home} does not meet ${away}`);
        for (const [board, open, closed] of boards) {
          record(club, session, match.id, 'open', board, scored(open));
          record(club, session, match.id, 'closed', board, scored(closed));
        }
      }
    }
    return { club, session, numbers };
  }

  test('gives every match, the places with their ties, and the same from scratch', () => {
    const { club, session, numbers } = play(7);
    const worth = matchesOf(club, session).filter(({ state }) => state === 'complete');
    const results = poule.rounds.flatMap((round) => round.results);
    expect(worth.map(({ result }) => [result.home?.exact, result.away?.exact])).toEqual(results.map(({ vp }) => vp));
    const final = poule.final.wbf.map(({ place, tied, team, total }) => ({ place, tied, team, total }));
    expect(placesOf(club, session, numbers)).toEqual(final);
    expect(placesOf(uncached(club), session, numbers)).toEqual(final);
    const cross = standingOf(club, session).matches?.crossTable ?? [];
    expect(cross.map(({ cells }) => cells.filter(({ meetings }) => meetings.length === 1).length)).toEqual(
      poule.teams.map(() => 6),
    );
  }, 60_000);

  test('says to open pages only the match that changed', () => {
    const { club, session } = play(1);
    const before = sessionOf(club, session).change;
    const shown = unwrap(readStandings(club, session));
    const open = sessionOf(club, session).matches.find(({ round, away }) => round === 2 && away !== null);
    record(club, session, open?.id ?? 0, 'open', 17, { kind: 'score', score: 420 });
    const diff = unwrap(readUpdateDiff(club, session, before));
    const told = diff.standings.fields[0]?.matches?.matches.filter((match) => typeof match === 'object');
    expect(told?.map((match) => (typeof match === 'object' ? match.match : 0))).toEqual([open?.id]);
    const rowsIn = ({ standings }: typeof diff) =>
      (standings.fields[0]?.matches?.crossTable ?? []).flatMap((row) => (typeof row === 'object' ? [row.entry] : []));
    expect(rowsIn(diff).toSorted((a, b) => a - b)).toEqual(
      [open?.home ?? 0, open?.away ?? 0].toSorted((a, b) => a - b),
    );
    const boards = diff.standings.fields[0]?.boards.filter((board) => typeof board === 'object');
    expect(boards?.map((board) => (typeof board === 'object' ? board.board : 0))).toEqual([17]);
    const updated = applyStandingsDiff(shown, diff.standings);
    expect(updated).toEqual(unwrap(readStandings(club, session)));
    // The match is in play before and after the next result: the cross-table is the same object.
    const since = sessionOf(club, session).change;
    record(club, session, open?.id ?? 0, 'open', 18, { kind: 'score', score: 400 });
    const next = unwrap(readUpdateDiff(club, session, since));
    expect(rowsIn(next)).toEqual([]);
    const applied = updated && applyStandingsDiff(updated, next.standings);
    expect(applied?.fields[0]?.matches?.crossTable).toBe(updated?.fields[0]?.matches?.crossTable);
    expect(applied).toEqual(unwrap(readStandings(club, session)));
  });

  test('a penalty in victory points, a withdrawal and undo change the standing', () => {
    const { club, session, numbers } = play(3);
    const before = placesOf(club, session, numbers);
    const two = [...numbers].find(([, number]) => number === 2)?.[0] ?? 0;
    const given = { entry: two, kind: 'penalty', amount: 100, unit: 'victory-points', reason: 'late' } as const;
    unwrap(addPenalty(club, session, given));
    const totalOf = (places: typeof before) => Number(places.find(({ team }) => team === 2)?.total);
    expect(totalOf(placesOf(club, session, numbers))).toBe(totalOf(before) - 1);
    unwrap(undoChange(club, session));
    const left = { entry: two, handicap: null, stratum: null, withoutStanding: false, withdrawn: true } as const;
    unwrap(changeTerms(club, session, { entries: [left] }));
    const row = standingOf(club, session).rankings[0]?.rows.find(({ entry }) => entry === two);
    expect(row).toMatchObject({ place: null, withdrawn: 'cancelled' });
    unwrap(undoChange(club, session));
    expect(placesOf(club, session, numbers)).toEqual(before);
  });
});
