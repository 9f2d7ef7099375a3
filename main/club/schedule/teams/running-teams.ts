import type { TeamMatch, TeamSeating } from '../../../../src/movement/teams/layout.ts';
import type { RunningMatches, RunningTeams } from '../../../../src/movement/teams/continuation/running.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import { withdrawnEntries } from '../../../../src/session/withdrawals.ts';
import type { Club } from '../../club.ts';
import type { SectionView, SessionView } from '../../model/session.ts';
import { startedRounds } from '../running-schedule.ts';

/** The numbers of the teams of a section, by whoever sits or is ranked in it. */
export function teamNumbers(section: SectionView): (seated: number) => number {
  const numbers = new Map(section.entries.map(({ id, number }) => [id, number]));
  return (seated) => numbers.get(entriesRankedBy(section, seated)[0] ?? seated) ?? 0;
}

/** A section of teams, or a Swiss of pairs, by their numbers. Its matches have their ids as keys. */
export function runningTeams<Spec extends RunningMatches['spec']>(
  { store }: Club,
  session: SessionView,
  section: SectionView,
  spec: Spec,
): RunningTeams<Spec> {
  const number = teamNumbers(section);
  const own = new Set(section.entries.map(({ id }) => id));
  const matches = session.matches.filter(({ home }) => own.has(home));
  const withdrawn = new Set(withdrawnEntries(session.terms));
  const isDealt =
    spec.kind === 'knockout' || ((spec.kind === 'poule' || spec.kind === 'swiss') && spec.supply === 'dealt');
  return {
    spec,
    teams: section.entries.map((entry) => entry.number),
    gone: section.entries.flatMap((entry) => (withdrawn.has(entry.id) ? [entry.number] : [])),
    tables: section.tables,
    rounds: Array.from({ length: section.rounds }, (_, index) =>
      section.cells
        .filter(({ round }) => round === index + 1)
        .map(({ table, ns, ew, boards, match, meeting, half }): TeamSeating => ({
          table,
          ns: number(ns),
          ew: number(ew),
          boards,
          match: match?.id ?? meeting ?? 0,
          segment: match?.segment ?? half ?? 1,
          room: match?.room ?? 'open',
        })),
    ),
    matches: matches.map(({ id, round, lastRound, isHalf, home, away }): TeamMatch => ({
      key: id,
      round,
      lastRound,
      ...(isHalf && { isHalf }),
      home: number(home),
      away: away === null ? null : number(away),
    })),
    added: [],
    lastBoard: isDealt ? store.schedules.lastBoard(section.id) : lastSharedBoard(section),
    lastNumber: store.schedules.lastBoard(section.id),
    shown: new Map(Object.entries(section.shown).map(([board, shown]) => [Number(board), shown])),
    frozen: startedRounds(session, section),
    plays: session.results
      .filter((result) => result.section === section.id)
      .map(({ round, table, slotBoard, ns, ew }) => ({ round, table, slotBoard, ns: number(ns), ew: number(ew) })),
    decided: decidedMatches(session),
    withdrawals: session.scoring.matches?.withdrawals ?? 'all-play-all',
  };
}

/** The last board in play that isn't one match's alone: those show another number. */
function lastSharedBoard({ spec, boards, cells, shown }: SectionView): number {
  if (spec.kind !== 'swiss') return boards;
  return Math.max(0, ...cells.flatMap((cell) => cell.boards.filter((board) => !(board in shown))));
}

/** The matches with a result in the place of their boards, or with a penalty. */
export function decidedMatches({ matches, penalties }: SessionView): readonly number[] {
  const given = matches.flatMap((match) => (match.given ? [match.id] : []));
  return [...given, ...penalties.flatMap(({ match }) => (match === undefined ? [] : [match]))];
}
