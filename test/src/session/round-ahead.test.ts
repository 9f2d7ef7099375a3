import { expect, test } from 'vitest';
import { roundAhead } from '../../../src/session/round-ahead.ts';
import { mitchellSpec, sessionView } from '../../builders.ts';

const session = sessionView({ sections: [mitchellSpec(7, { boardsPerRound: 3 })] });
const [section] = session.sections;
if (!section) throw new Error('no section');

/** The session with the results of some rounds, of one of them those of one table alone, and the clock at a round. */
function played(rounds: number, clock: number, alone: number | null, boards = 1) {
  const results = session.results.filter(
    ({ round, table, slotBoard }) =>
      round <= rounds || (round === alone && table === 4 && slotBoard < 3 * Math.ceil(slotBoard / 3) - 2 + boards),
  );
  return { results, clock: { ...session.clock, round: clock, onBreak: false } };
}

test('a result in a round far ahead is named, with the clock and without it', () => {
  for (const clock of [3, 0]) {
    const ahead = roundAhead(played(3, clock, 6), section);
    expect(ahead).toMatchObject({ round: 6, table: 4, others: 0 });
  }
  expect(roundAhead(played(3, 3, 6, 2), section)).toMatchObject({ others: 1 });
  expect(roundAhead(played(3, 3, 4), section)).toMatchObject({ round: 4, table: 4 });
});

test('a round that was called, or is half in, or follows where the clock is not used, is no mistake', () => {
  expect(roundAhead(played(3, 3, null), section)).toBeNull();
  expect(roundAhead(played(3, 6, 6), section)).toBeNull();
  expect(roundAhead(played(4, 3, null), section)).toBeNull();
  expect(roundAhead(played(3, 0, 4), section)).toBeNull();
});

test('a ruling on a board to come starts no round', () => {
  const { results, clock } = played(3, 3, 6);
  const ruled = results.map((result) =>
    result.round === 6 ? { ...result, outcome: { kind: 'notPlayed' } as const } : result,
  );
  expect(roundAhead({ clock, results: ruled }, section)).toBeNull();
});
