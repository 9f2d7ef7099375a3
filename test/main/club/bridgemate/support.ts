import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bridgemateFollower } from '../../../../main/club/bridgemate/follower.ts';
import type { Club } from '../../../../main/club/club.ts';
import { bwsFile } from '../../../src/format/bws/made.ts';
import { movementRows, type Row } from './rows.ts';
import { clubWithEvent, sectionOf, temporaryFolder, testClock } from '../../support.ts';

/** A session of three tables that follows a file, and the server that writes it. */
export async function followedSession() {
  const clock = testClock();
  const { club, session } = clubWithEvent({}, clock);
  const section = sectionOf(club, session);
  const movement = movementRows(section);
  const file = path.join(temporaryFolder(), 'Tuesday ♠ étui.bws');
  const bytesOf = (rows: readonly Row[]) => bwsFile({ RoundData: movement, ReceivedData: rows });
  const write = (rows: readonly Row[]) => writeFileSync(file, bytesOf(rows));
  write([]);
  const follower = bridgemateFollower(club);
  await follower.follow(session, file);
  /** What the server writes now, a minute later, is looked at. */
  const receive = async (rows: readonly Row[]) => {
    clock.forward(60);
    write(rows);
    await follower.tend();
    return follower.view(session);
  };
  return { club, clock, session, section, movement, file, follower, write, receive, bytesOf };
}

/** How often each line of the session was recorded. */
export function versionsOf(club: Club, session: number): readonly number[] {
  return club.store.results.current(session).map(({ version }) => version);
}
