import { gidOf, idOf, textOf, type EventRows, type Row } from '../../store/event-file/tables.ts';

/**
 * Who of the file sits where somebody sits here, in what both have of an event: the player here by the one of the file.
 * Two clubs that took over an event from each other know its players by ids of their own.
 */
export function seatsInCommon(here: EventRows, file: EventRows): ReadonlyMap<number, number> {
  const players = new Map<number, number>();
  const [ours, theirs] = [namedSeats(here), namedSeats(file)];
  for (const [seat, player] of theirs) {
    const known = ours.get(seat);
    if (known !== undefined) players.set(player, known);
  }
  return players;
}

/** The player of each seat that a change gave, by the change and the place of the partnership in its event. */
function namedSeats(rows: EventRows): ReadonlyMap<string, number> {
  const changes = new Map((rows.get('changes') ?? []).map((row) => [idOf(row), gidOf(row)]));
  const places = new Map((rows.get('entries') ?? []).map((row, index) => [idOf(row), index]));
  const versions = rows.get('entry_players') ?? [];
  const changeOf = new Map(versions.map((row) => [versionOf(row), changes.get(Number(row['change_id']))]));
  const seats = new Map<string, number>();
  const add = (row: Row, place: string, column: string): void => {
    const player = row[column];
    if (player === null) return;
    const key = [changeOf.get(versionOf(row)), places.get(Number(row['entry_id'])), place].join(' ');
    seats.set(key, Number(player));
  };
  for (const row of versions) {
    add(row, '1', 'first_player');
    add(row, '2', 'second_player');
  }
  for (const row of rows.get('entry_substitutes') ?? []) {
    add(row, textOf(row, ['from_round', 'place']), 'player_id');
  }
  return seats;
}

function versionOf(row: Row): string {
  return textOf(row, ['entry_id', 'version']);
}
