/** An individual to be printed. */
import { createEvent } from '../../../main/club/competitions/events.ts';
import { writeNames } from '../../../main/club/players/names.ts';
import { readStandings } from '../../../main/club/standings/standings.ts';
import type { IndividualSpec } from '../../../src/movement/individual/individual.ts';
import { LONG_NAMES } from '../../names.ts';
import { handIn, newEvent, recordAll, sectionOf, sessionOf, testClub, unwrap } from '../support.ts';

const SCORES = [110, -110, 140, 90, -140];

export function individualSpec(players: number, rounds = players): IndividualSpec {
  return { kind: 'individual', players, rounds, boardsPerRound: 2 };
}

/** The rainbow movement of so many players, two boards a round. */
export function rainbowSpec(players: number, rounds: number): IndividualSpec {
  return { kind: 'rainbow', players, rounds, boardsPerRound: 2 };
}

/** An individual with long names, unless it has others, and all its results. */
export function individual(
  spec: IndividualSpec = individualSpec(13),
  nameOf = (player: number) => LONG_NAMES[player - 1]?.[0] ?? '',
) {
  const club = testClub();
  const { session: id } = unwrap(createEvent(club, newEvent({ name: 'Sunday', spec })));
  const section = sectionOf(club, id);
  const named = section.entries.map(({ id: entry, number }) => {
    return { entry, players: [nameOf(number), ''] as const };
  });
  unwrap(writeNames(club, id, named));
  let next = 0;
  const lines = section.cells.flatMap((cell) =>
    cell.boards.map((board) => {
      const outcome = { kind: 'score', score: SCORES[next++ % SCORES.length] ?? 110 } as const;
      return handIn(section, cell, { slotBoard: board, board, outcome });
    }),
  );
  recordAll(club, id, lines);
  return { session: sessionOf(club, id), standings: unwrap(readStandings(club, id)) };
}
