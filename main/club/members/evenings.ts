import type { Club } from '../club.ts';
import { readSessionOnce } from '../competitions/sessions.ts';
import type { EveningsView, EveningView } from '../model/members/members.ts';
import type { RankingRowView, StandingsView } from '../model/standings.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { standingAwards } from '../publication/awards.ts';
import { standingsOf } from '../standings/standings.ts';
import { nameOf } from './list.ts';
import type { PlayedSeat } from './played-seats.ts';
import { readRoster } from './roster.ts';

/** Each evening is ranked anew, so they are shown a few at a time. */
const PAGE = 10;

/** The evenings a player sat in, newest first, with place, average and masterpoints of each: a page of them. */
export function readEvenings(club: Club, id: number, from = 0): EveningsView | ClubProblem {
  const entry = readRoster(club).byId.get(id);
  if (!entry) return { kind: 'problem', code: 'unknownMember', member: id };
  const ids = new Set([id, ...entry.joined.map((one) => one.id)]);
  const awards = standingAwards(club).filter(({ player }) => ids.has(player));
  const evenings = entry.seats.slice(from, from + PAGE).map((seat): EveningView => {
    const award = awards.find(({ session }) => session === seat.evening.session);
    return { ...eveningView(club, seat), masterpoints: award?.amount ?? null };
  });
  return { evenings, total: entry.seats.length };
}

function eveningView(club: Club, { evening, entry, partner }: PlayedSeat): Omit<EveningView, 'masterpoints'> {
  const { session, name: event, date } = evening;
  const head = { session, event, date, partner: partner === null ? null : nameOf(club, partner) };
  const view = readSessionOnce(club, session);
  const found = isProblem(view) ? null : rowOf(standingsOf(view), club.store.seats.rankedFor(session, entry));
  if (!found) return { ...head, place: null, tied: false, of: 0, figure: null, unit: 'matchpoints' };
  const { row, rows, unit } = found;
  const placed = rows.filter(({ place }) => place !== null);
  return { ...head, place: row.place, tied: row.tied, of: placed.length, figure: row.figure, unit };
}

interface FoundRow {
  readonly row: RankingRowView;
  readonly rows: readonly RankingRowView[];
  readonly unit: EveningView['unit'];
}

function rowOf({ fields }: StandingsView, entry: number): FoundRow | null {
  for (const { rankings, unit } of fields) {
    for (const { rows } of rankings) {
      const row = rows.find((one) => one.entry === entry);
      if (row) return { row, rows, unit };
    }
  }
  return null;
}
