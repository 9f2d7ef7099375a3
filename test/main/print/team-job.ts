/** Events of teams to be printed, with results on every board or on some. */
import { createEvent } from '../../../main/club/competitions/events.ts';
import type { ResultView } from '../../../main/club/model/result.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { writeTeams } from '../../../main/club/players/teams.ts';
import { standingsOf } from '../../../main/club/standings/standings.ts';
import type { PrintJob } from '../../../main/print/job.ts';
import { outcomeScore } from '../../../src/bridge/score/score.ts';
import { parseShorthand } from '../../../src/bridge/shorthand/shorthand.ts';
import type { TeamSpec } from '../../../src/movement/teams/families/index.ts';
import type { MatchStageScoring } from '../../../src/scoring/ranked-matches/scoring.ts';
import { settingsView } from '../../builders.ts';
import { newEvent, sessionOf, testClub, unwrap } from '../support.ts';
import { PRINTED_AT } from './support.ts';

export const TWO_HALVES: TeamSpec = { kind: 'match', teams: 2, boardsPerMatch: 32, segments: 2, supply: 'exchanged' };

/** Everybody meets everybody over eight boards that each match deals itself. */
export function pouleSpec(teams: number): TeamSpec {
  const rounds = teams % 2 === 0 ? teams - 1 : teams;
  return { kind: 'poule', teams, boardsPerMatch: 8, legs: 1, from: 1, rounds, segments: 1, supply: 'dealt' };
}

const SCORING: MatchStageScoring = {
  comparison: 'imps',
  scale: 'wbf-discrete',
  pool: null,
  bye: null,
  withdrawals: 'all-play-all',
};

/** What a test says about an event of teams; everything has a default. */
export interface TeamRecipe {
  readonly spec?: TeamSpec;
  readonly scoring?: Partial<MatchStageScoring>;
  readonly nameOf?: (team: number) => string;
  readonly playersOf?: (team: number) => readonly string[];
  /** The last round with results; all rounds by default. */
  readonly played?: number;
  readonly change?: (session: SessionView) => SessionView;
}

const TEAMS = ['Jura', 'Vosges', 'Vercors', 'Ardennes', 'Cévennes', 'Morvan', 'Lubéron', 'Alpilles'];
const FIRST = ['Ann', 'Bob', 'Carl', 'Dora', 'Emma', 'Fred', 'Gina', 'Hugo'];
const LAST = ['Alder', 'Birch', 'Cedar', 'Cypress', 'Elm', 'Fir', 'Hazel', 'Juniper', 'Larch', 'Maple', 'Oak', 'Rowan'];

function usualPlayers(team: number): readonly string[] {
  return [0, 1, 2, 3].map((place) => `${FIRST[(team + place * 3) % 8]} ${LAST[(team * 4 + place) % 12]}`);
}

/** A job for papers of an event of teams. */
export function teamJob(recipe: TeamRecipe = {}, changes: Partial<PrintJob> = {}): PrintJob {
  const session = teamSession(recipe);
  return {
    session,
    standings: standingsOf(session),
    settings: settingsView(),
    language: 'en',
    paper: 'A4',
    printedAt: PRINTED_AT,
    ...changes,
  };
}

export function teamSession({
  spec = TWO_HALVES,
  scoring = {},
  nameOf = (team) => TEAMS[team - 1] ?? `Massif ${team}`,
  playersOf = usualPlayers,
  played = Infinity,
  change = (session) => session,
}: TeamRecipe): SessionView {
  const club = testClub();
  const matches = { ...SCORING, ...scoring };
  const method = { method: 'cross-imps', regulation: 'wbf', matches } as const;
  const { session } = unwrap(createEvent(club, newEvent({ name: 'Winter league', spec, scoring: method })));
  const teams = sessionOf(club, session).sections.flatMap(({ entries }) =>
    entries.map(({ id, number }) => ({ entry: id, name: nameOf(number), players: playersOf(number) })),
  );
  unwrap(writeTeams(club, session, teams));
  const view = sessionOf(club, session);
  return change({ ...view, savedAt: '2026-11-24T22:16:00.000Z', results: resultsOf(view, played) });
}

const TYPED = ['4sn=', '3nn+1', '4he-1', '2cw=', '3nxs-2', '5dn=', '6hs-1', '1nw+1', '4se=', '3de+1', '2hn-2'] as const;

/** What is typed for a board at a table, the same from run to run, and its outcome. `shown` stands on the case. */
export function typedResult(table: number, board: number, shown: number) {
  const typed = TYPED[(board * 7 + table * 3 + ((board * table) % 5)) % TYPED.length] ?? '4sn=';
  const read = parseShorthand(typed, { board: shown, language: 'en', withoutLastNought: false });
  if (read.kind !== 'result') throw new Error(typed);
  return { typed, outcome: read.outcome };
}

/** A result on every line up to a round, the same from run to run. */
function resultsOf({ sections }: SessionView, played: number): readonly ResultView[] {
  return sections.flatMap((section) =>
    section.cells
      .filter(({ round, sitOut }) => round <= played && !sitOut)
      .flatMap(({ round, table, ns, ew, boards }) =>
        boards.map((board): ResultView => {
          const shown = section.shown[board] ?? board;
          const { typed, outcome } = typedResult(table, board, shown);
          const score = outcomeScore(outcome, shown);
          const line = { section: section.id, round, table, slotBoard: board };
          return { ...line, version: 1, board, ns, ew, outcome, typed, score, at: '2026-11-24T20:00:00.000Z' };
        }),
      ),
  );
}
