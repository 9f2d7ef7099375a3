import type { UndertrickScale } from '../../../src/bridge/score/undertricks.ts';
import { idOf } from '../../store/event-file/tables.ts';
import { digestOf } from '../../store/ranking/stage-sources.ts';
import type { Club } from '../club.ts';
import { clubSessionOf } from '../event-file/club-session.ts';
import { openEventFile, type EventFile } from '../event-file/open.ts';
import type { ClubFileInput } from '../model/simultaneous/files.ts';
import { nameAndEnding, type FaultyFile, type OfferedClub, type OfferedPlayer } from './offered.ts';

/** Reads another club's event in a file of Etui. */
export function readOfferedEvent(
  club: Club,
  { name: file, bytes }: ClubFileInput,
  undertricks: UndertrickScale,
): OfferedClub | FaultyFile {
  const opened = openEventFile(bytes, file, club);
  if ('kind' in opened) return { file, fault: { code: 'event', fault: opened } };
  try {
    const session = clubSessionOf(opened, opened.clubName, undertricks);
    if (session === null) return { file, fault: { code: 'notOfPairs' } };
    const { lines, deals, pairs } = session;
    const seated = playersByEntry(opened);
    return {
      file,
      club: opened.clubName === '' ? nameAndEnding(file).base : opened.clubName,
      gid: opened.club.store.stageSources.ownGid(opened.sessions[0] ?? 0),
      digest: digestOf(bytes),
      results: {
        at: lastChangeOf(opened),
        undertricks,
        pairs: pairs.map(({ name, section, line }) => ({ name, section, line })),
        lines,
        deals,
      },
      players: pairs.map(({ entry }) => seated.get(entry) ?? []),
    };
  } finally {
    opened.club.store.close();
  }
}

function lastChangeOf({ rows }: EventFile): string | null {
  const at = rows.get('changes')?.at(-1)?.['at'];
  return typeof at === 'string' ? at : null;
}

/** The players that sit under each entry from the first round. Whoever turned out to be another is that one. */
function playersByEntry({ rows, players }: EventFile): ReadonlyMap<number, readonly OfferedPlayer[]> {
  const byId = new Map(players.map((player) => [player.id, player]));
  const known = (id: unknown): readonly OfferedPlayer[] => {
    const player = byId.get(Number(id));
    const one = player?.sameAs == null ? player : byId.get(player.sameAs);
    return one && one.name !== '' ? [{ gid: one.gid, name: one.name }] : [];
  };
  const seated = new Map<number, readonly OfferedPlayer[]>();
  // Versions come in order: the newest is the last.
  for (const row of rows.get('entry_players') ?? []) {
    seated.set(idOf({ id: row['entry_id'] ?? 0 }), [...known(row['first_player']), ...known(row['second_player'])]);
  }
  return seated;
}
