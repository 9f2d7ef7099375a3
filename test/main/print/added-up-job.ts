/** Pairs that are added up in teams, to be printed. */
import { createEvent } from '../../../main/club/competitions/events.ts';
import { writeTeams } from '../../../main/club/players/teams.ts';
import { readStandings } from '../../../main/club/standings/standings.ts';
import type { PrintJob } from '../../../main/print/job.ts';
import { mitchellSpec, settingsView } from '../../builders.ts';
import { handIn, newEvent, recordAll, sectionOf, sessionOf, testClub, unwrap } from '../support.ts';
import { PRINTED_AT } from './support.ts';

const SCORES = [110, 170, -100, 140, -200, 90];

/** Teams of two pairs each over a Mitchell with a skip, with all their results. */
export function addedUpJob(
  tables: number,
  nameOf: (team: number) => string,
  pairOf: (pair: number) => readonly [string, string],
): PrintJob {
  const club = testClub();
  const spec = mitchellSpec(tables, { rounds: tables - 1, even: 'skip' });
  const { session: id } = unwrap(createEvent(club, newEvent({ spec, addedUp: true })));
  const teams = sessionOf(club, id).teams.map((team, index) => ({
    entry: team.id,
    name: nameOf(index + 1),
    club: '',
    players: [...pairOf(index * 2 + 1), ...pairOf(index * 2 + 2)],
  }));
  unwrap(writeTeams(club, id, teams));
  const section = sectionOf(club, id);
  let next = 0;
  const lines = section.cells
    .filter(({ sitOut }) => !sitOut)
    .flatMap((cell) =>
      cell.boards.map((board) => {
        const outcome = { kind: 'score', score: SCORES[next++ % SCORES.length] ?? 420 } as const;
        return handIn(section, cell, { slotBoard: board, board, outcome });
      }),
    );
  recordAll(club, id, lines);
  const standings = unwrap(readStandings(club, id));
  return {
    session: sessionOf(club, id),
    standings,
    settings: settingsView(),
    language: 'en',
    paper: 'A4',
    printedAt: PRINTED_AT,
  };
}
