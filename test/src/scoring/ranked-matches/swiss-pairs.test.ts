import { describe, expect, test } from 'vitest';
import { toNumber } from '../../../../src/scoring/numbers/exact.ts';
import { SWISS_PAIRS as FILE, swissPairs, TABLES, type SwissPlace } from './swiss-pairs.ts';

const MATCHPOINTS = swissPairs('matchpoints');
const CROSS_IMPS = swissPairs('cross-imps');

function places({ ranking }: typeof MATCHPOINTS): readonly SwissPlace[] {
  return ranking.rows.map(({ place, tied, entry, total }) => ({
    place: place ?? 0,
    tied,
    pair: entry,
    vp: toNumber(total),
  }));
}

describe('matches of pairs, compared with the whole room', () => {
  test('by matchpoints: the percentage of a match to victory points', () => {
    for (const [index, table] of TABLES.entries()) {
      const match = MATCHPOINTS.matches[index];
      const { home, away } = match?.score.totals ?? {};
      expect([home, away].map((total) => total && toNumber(total.boardPoints))).toEqual(table.matchpoints);
      expect([match?.result.home, match?.result.away].map((own) => own && toNumber(own))).toEqual(table.vp);
    }
    expect(places(MATCHPOINTS)).toEqual(FILE.final.byMatchpoints);
  });

  test('by cross-IMPs: XIMPQ to victory points of teams', () => {
    for (const [index, table] of TABLES.entries()) {
      const match = CROSS_IMPS.matches[index];
      expect(match?.score.worth?.home.scaledImps).toBe(table.ximpqRounded);
      expect([match?.result.home, match?.result.away].map((own) => own && toNumber(own))).toEqual(table.vpOfImps);
    }
    expect(places(CROSS_IMPS)).toEqual(FILE.final.byCrossImps);
  });
});
