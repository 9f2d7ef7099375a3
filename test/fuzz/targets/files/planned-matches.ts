import {
  EMPTY_EVENT,
  type FileEntry,
  type FileMatch,
  type FileResult,
  type TournamentEvent,
} from '../../../../src/format/event/event.ts';
import { compareMatchRanking } from '../../../../src/format/plan/matches/published.ts';
import { scorePlannedMatches } from '../../../../src/format/plan/matches/scored.ts';
import { planEvent } from '../../../../src/format/plan/plan.ts';
import { odditySentence } from '../../../../src/language/files/oddities.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { demand, saysWhatIsWrong } from '../../judge.ts';
import type { FuzzTarget } from '../../target.ts';

const TEAMS = 4;

/** Four teams of two pairs, or four pairs; each line is a match (`m round home away score score`) or a result of one. */
function eventOf(text: string): TournamentEvent {
  const isTeam = !text.startsWith('pairs');
  const matches: FileMatch[] = [];
  const results: FileResult[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const [kind, ...rest] = line.split(' ');
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = rest.map((word) => Math.trunc(Number(word)) || 0);
    const place = (number: number) => Math.abs(number) % (isTeam ? 2 * TEAMS : TEAMS);
    if (kind === 'm') {
      const [homeScore = null, awayScore = null] = rest.slice(3).map((word) => (/^\d{1,3}$/.test(word) ? word : null));
      const round = a < 1 ? null : a;
      const sides = { home: Math.abs(b) % TEAMS, away: c < 0 ? null : c % TEAMS };
      matches.push({ round, ...sides, homeScore, awayScore, unit: e % 2 === 0 ? 'vp' : null });
    } else if (kind === 'r') {
      results.push({
        at: index + 1,
        session: 1 + (Math.abs(e) % 2),
        section: '',
        round: null,
        table: null,
        board: 1 + (Math.abs(d) % 1100),
        seats: { ns: place(b), ew: place(c) },
        outcome: e === 0 ? { kind: 'notPlayed' } : { kind: 'score', score: 10 * (e % 700) || 10 },
        match: a < 0 ? null : a,
        nsPoints: null,
        ewPoints: null,
        lin: null,
        note: '',
      });
    }
  }
  const entries = Array.from({ length: isTeam ? 2 * TEAMS : TEAMS }, (_, at): FileEntry => ({
    number: `${at + 1}`,
    section: '',
    line: null,
    players: [{ name: `P${at % 5}`, numbers: {} }],
    team: isTeam ? at % TEAMS : null,
    handicap: null,
    stratum: null,
  }));
  const teams = Array.from({ length: isTeam ? TEAMS : 0 }, (_, at) => ({ number: `${at + 1}`, name: '', players: [] }));
  const ranking = [0, 1, 2, 3].map((entry) => {
    return { entry, place: entry + 1, tied: false, percentage: null, total: `${40 - entry}`, masterpoints: null };
  });
  const form = 'swiss' as const;
  return { ...EMPTY_EVENT, ranks: isTeam ? 'team' : 'pair', form, entries, teams, matches, results, ranking };
}

/** Matches of a file as an event of the club would have them. */
export const plannedMatchesTarget: FuzzTarget = {
  name: 'planned-matches',
  words: [
    'pairs\n',
    'm 1 0 1 12 8\n',
    'm 1 2 -1 12\n',
    'm 0 1 2\n',
    'm 2 0 2\n',
    'r 0 0 1 3 42\n',
    'r 0 5 4 3 -9\n',
    'r 1 0 2 3 0\n',
  ],
  tries: 500,
  check(text) {
    const event = eventOf(text);
    const plan = planEvent(event);
    if (plan.kind === 'noPlan') return plan.code;
    for (const odd of plan.oddities) saysWhatIsWrong((language) => odditySentence(odd, language), text);
    if (plan.kind === 'plan') return plan.kind;
    const { cells, spans } = plan.schedule;
    for (const { round, table, seats, match, board } of plan.results) {
      const cell = cells.find((one) => one.round === round && one.table === table);
      demand(cell?.match === match && cell.seats.join() === seats.join(), () => 'a result has no table');
      demand(cell?.boards.includes(board) ?? false, () => 'a table has no such board');
      const span = spans[match];
      demand(!!span && round >= span.round && round <= span.lastRound, () => 'a match ends before its result');
    }
    const seated = cells.flatMap(({ round, seats }) => seats.map((seat) => `${round} ${seat}`));
    demand(new Set(seated).size === seated.length, () => 'a pair sits twice in a round');
    const had = plan.results.flatMap(({ board, seats, outcome }) =>
      outcome.kind === 'notPlayed' ? [] : seats.map((seat) => `${board} ${seat}`),
    );
    demand(new Set(had).size === had.length, () => 'a pair has a board twice');
    const regulation = REGULATIONS.wbf;
    const scored = scorePlannedMatches(plan, regulation, { said: event.method, method: plan.method });
    const { scoring, fitting, known } = scored.fitted;
    demand(fitting <= known, () => 'more matches fit than are known');
    compareMatchRanking(event, scored.plan, { scoring, regulation: scored.regulation });
    return `${plan.ranks} ${scoring.comparison} ${plan.ownBoards.length > 0} ${plan.schedule.origin}`;
  },
};
