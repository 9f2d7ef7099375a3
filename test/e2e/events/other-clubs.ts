import path from 'node:path';
import { openClub, type Club } from '../../../main/club/club.ts';
import { createEvent } from '../../../main/club/competitions/events.ts';
import { readSession } from '../../../main/club/competitions/sessions.ts';
import { saveEvent } from '../../../main/club/event-file/save.ts';
import { writeNames } from '../../../main/club/players/names.ts';
import { isProblem } from '../../../main/club/problem.ts';
import { recordColumn } from '../../../main/club/results/column.ts';
import { changeSettings } from '../../../main/club/settings.ts';
import { mitchellSpec } from '../../builders.ts';

/** A club elsewhere that has played the boards of a simultaneous event. */
export interface ClubElsewhere {
  /** Its event as it sends it. */
  readonly file: () => Buffer;
  /** Names one more pair, which makes a newer version of its event. */
  readonly name: (at: number, players: readonly [string, string]) => void;
}

/** Plays a Mitchell of three tables to its end in another club; what it makes depends on `luck` alone. */
export function playElsewhere(folder: string, clubName: string, luck: number): ClubElsewhere {
  const club = done(openClub(path.join(folder, clubName, 'club.sqlite'), { now: () => new Date() }));
  done(changeSettings(club, { clubName }));
  const { session } = done(
    createEvent(club, {
      name: 'Simultaneous',
      date: '2026-11-24',
      start: '19:30',
      minutesPerBoard: 7,
      minutesToMove: 1,
      spec: mitchellSpec(3),
    }),
  );
  playAll(club, session, luck);
  return {
    file: () => Buffer.from(done(saveEvent(club, session)).bytes),
    name(at, players) {
      const entry = done(readSession(club, session)).sections[0]?.entries[at]?.id ?? 0;
      done(writeNames(club, session, [{ entry, players }]));
    },
  };
}

function playAll(club: Club, session: number, luck: number): void {
  const [section] = done(readSession(club, session)).sections;
  if (!section) throw new Error('no section');
  const lines = section.cells.flatMap(({ round, table, ns, ew, boards }) =>
    boards.map((board) => ({
      section: section.id,
      round,
      table,
      slotBoard: board,
      board,
      ns,
      ew,
      outcome: {
        kind: 'played',
        contract: { level: 2, strain: 'S', risk: '' },
        declarer: board % 2 === 0 ? 'N' : 'E',
        tricks: 6 + ((board * 5 + table * 3 + luck * luck) % 7),
        lead: null,
      } as const,
      typed: '',
      expectedVersion: null,
    })),
  );
  for (const line of done(recordColumn(club, session, lines)).lines) done(line);
}

function done<T>(answer: T): Exclude<T, { readonly kind: 'problem' }> {
  if (isProblem(answer)) throw new Error(JSON.stringify(answer));
  return answer as Exclude<T, { readonly kind: 'problem' }>;
}
