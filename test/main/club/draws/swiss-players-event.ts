/** A Swiss of single players on a real file, announced and played round by round. */
import type { Club } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { announcePlayers } from '../../../../main/club/draws/players/announce.ts';
import { readPlayersDraw } from '../../../../main/club/draws/players/read.ts';
import type { PlayersDrawView, PlayersRound } from '../../../../main/club/model/draws.ts';
import { changeSettings } from '../../../../main/club/settings.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import type { SitOutAward } from '../../../../src/scoring/regulation/rules/sit-out.ts';
import type { SwissPlayersSpec } from '../../../../src/movement/swiss/spec.ts';
import { handIn, newEvent, recordAll, sectionOf, testClub, unwrap } from '../../support.ts';

export const SPEC: SwissPlayersSpec = {
  kind: 'swiss-individual',
  players: 12,
  rounds: 4,
  boardsPerRound: 3,
  supply: 'copies',
};
/** Part scores of either vulnerability. */
const SCORES = [90, 110, 120, 130, 140, 150, 170, -90, -110, -120] as const;

/** @param sitOut what a board missed by sitting out counts; left out where it counts nothing */
export function swiss(spec: SwissPlayersSpec = SPEC, sitOut: SitOutAward | null = null) {
  const club = testClub();
  if (sitOut) {
    const regulation = { ...REGULATIONS.wbf, code: 'Riverside', sitOut };
    unwrap(changeSettings(club, { ownRegulation: { preset: 'wbf', regulation } }));
  }
  const scoring = { method: 'matchpoints', regulation: sitOut ? 'own' : 'wbf' } as const;
  const { session } = unwrap(createEvent(club, newEvent({ spec, scoring })));
  return { club, session };
}

export function isDraw(proposed: PlayersDrawView['proposed']): proposed is PlayersRound & { readonly key: string } {
  return proposed !== null && 'key' in proposed;
}

export function announce(club: Club, session: number, round: number): void {
  const { proposed } = unwrap(readPlayersDraw(club, session, round));
  unwrap(announcePlayers(club, session, { round, key: isDraw(proposed) ? proposed.key : '' }));
}

/** Records every result of a round by one change. */
export function play(club: Club, session: number, round: number): void {
  const section = sectionOf(club, session);
  const cells = section.cells.filter((one) => one.round === round);
  const lines = cells.flatMap((cell) =>
    cell.boards.map((slotBoard) => {
      const score = SCORES[(7 * slotBoard * cell.table + round) % SCORES.length] ?? 90;
      return handIn(section, cell, { slotBoard, outcome: { kind: 'score', score }, typed: '' });
    }),
  );
  recordAll(club, session, lines);
}
