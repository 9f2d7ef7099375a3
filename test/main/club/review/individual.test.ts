import { describe, expect, test } from 'vitest';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { readReview } from '../../../../main/club/review/review.ts';
import { cellAt, handIn, newEvent, sectionOf, testClub, unwrap } from '../../support.ts';

function individual() {
  const club = testClub();
  const spec = { kind: 'individual', players: 8, rounds: 7, boardsPerRound: 2 } as const;
  const { session } = unwrap(createEvent(club, newEvent({ spec })));
  const section = sectionOf(club, session);
  const sitter = (one: string, other: string) =>
    section.partnerships.find(({ playerLabels }) => playerLabels?.includes(one) && playerLabels.includes(other))?.id ??
    0;
  const findings = () => unwrap(readReview(club, session)).items.map(({ finding }) => finding);
  return { club, session, section, sitter, findings };
}

describe('the review of an individual', () => {
  test('finds nothing where two players exchanged seats: all four have played the board', () => {
    const { club, session, section, sitter, findings } = individual();
    const cell = cellAt(section, 2, 1);
    const exchanged = { ns: sitter('8', '1'), ew: sitter('2', '4') };
    for (const slotBoard of cell.boards) {
      unwrap(recordResult(club, session, handIn(section, cell, { ...exchanged, slotBoard, board: slotBoard })));
    }
    expect(findings()).toEqual([]);
  });

  test('says which line cannot be played any more once one of its players has played the board', () => {
    const { club, session, section, findings } = individual();
    const [played, later] = [cellAt(section, 1, 1), cellAt(section, 2, 1)];
    const [board = 0] = later.boards;
    unwrap(recordResult(club, session, handIn(section, played, { board })));
    const cannot = findings().filter(({ code }) => code === 'cannotPlay');
    // 8 and 1 sit on either side there: nobody is left to award.
    expect(cannot.map(({ slot }) => [slot.round, slot.table, slot.slotBoard])).toContainEqual([2, 1, board]);
    const unplayed = findings().find(({ code }) => code === 'unplayed');
    expect(unplayed).toMatchObject({ entries: [played.ns, played.ew], boards: [played.boards[0]] });
  });
});
