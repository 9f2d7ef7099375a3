import type { Club } from '../../../../main/club/club.ts';
import { createEvent, type NewEvent } from '../../../../main/club/competitions/events.ts';
import type { SimultaneousView } from '../../../../main/club/model/simultaneous/field.ts';
import type { ClubFileInput } from '../../../../main/club/model/simultaneous/files.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { addClubs } from '../../../../main/club/simultaneous/adding.ts';
import { readSimultaneous } from '../../../../main/club/simultaneous/view.ts';
import { changeSettings } from '../../../../main/club/settings.ts';
import { fileOf } from '../event-file/two-clubs.ts';
import { handIn, newEvent, played, recordAll, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';

/** A club that has played an event to its end; what it makes depends on `luck` alone. */
export function playedClub(
  clubName: string,
  luck: number,
  { club = testClub(), ...changes }: Partial<NewEvent> & { readonly club?: Club } = {},
): { readonly club: Club; readonly session: number } {
  unwrap(changeSettings(club, { clubName }));
  const { session } = unwrap(createEvent(club, newEvent(changes)));
  const lines = sessionOf(club, session).sections.flatMap((section) =>
    section.cells
      .filter(({ sitOut }) => !sitOut)
      .flatMap((cell) =>
        cell.boards.map((board) =>
          handIn(section, cell, {
            slotBoard: board,
            outcome: played(2, 6 + ((board * 5 + cell.table * 3 + luck * luck) % 7), board % 2 === 0 ? 'N' : 'E'),
            typed: '',
          }),
        ),
      ),
  );
  recordAll(club, session, lines);
  return { club, session };
}

export function name(club: Club, session: number, at: number, players: readonly [string, string]): void {
  unwrap(writeNames(club, session, [{ entry: sectionOf(club, session).entries[at]?.id ?? 0, players }]));
}

/** The event of a club as it sends it. */
export function sent(of: { readonly club: Club; readonly session: number }, file: string): ClubFileInput {
  return { name: file, bytes: fileOf(of.club, of.session) };
}

export function table(file: string, lines: readonly string[]): ClubFileInput {
  return { name: file, bytes: Buffer.from(`${lines.join('\n')}\n`) };
}

export function add(club: Club, session: number, ...files: readonly ClubFileInput[]): void {
  unwrap(addClubs(club, session, files));
}

export function look(club: Club, session: number): SimultaneousView {
  return unwrap(readSimultaneous(club, session));
}

export function namesOf(view: SimultaneousView): readonly string[] {
  return view.clubs.map((one) => one.name);
}
