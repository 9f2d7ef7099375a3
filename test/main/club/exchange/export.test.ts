import { describe, expect, it } from 'vitest';
import { openSample } from '../../../../main/club/competitions/sample.ts';
import { tournamentEvent } from '../../../../main/club/exchange/export.ts';
import { readDeals, writeDeals } from '../../../../main/club/deals/deals.ts';
import { importEvent } from '../../../../main/club/exchange/import.ts';
import { previewForeignFile } from '../../../../main/club/exchange/preview.ts';
import type { TournamentEvent } from '../../../../src/format/event/event.ts';
import { FORMATS } from '../../../../src/format/formats.ts';
import { makePbn } from '../../../../src/format/pbn/make.ts';
import { compareRanking } from '../../../../src/format/plan/published.ts';
import { planEvent } from '../../../../src/format/plan/plan.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';

import { clubWithEvent, testClub, unwrap } from '../../support.ts';
import { rankingCsvOf } from './csv.ts';

function sampleEvent(): TournamentEvent {
  const club = testClub();
  const { session } = unwrap(openSample(club, 'en'));
  return unwrap(tournamentEvent(club, session));
}

/** What an event says, whatever the lines of its file and the program that wrote it. */
function said({ entries, results, deals, ranking }: TournamentEvent) {
  const nameOf = (place: number) => `${entries[place]?.line} ${entries[place]?.players.map(({ name }) => name).join()}`;
  return {
    entries: entries.map((_, place) => nameOf(place)).toSorted(),
    results: results
      .map(({ board, seats, outcome }) => {
        const sat = seats && 'ns' in seats ? [seats.ns, seats.ew] : Object.values(seats ?? {});
        return JSON.stringify([board, sat.map(nameOf), outcome]);
      })
      .toSorted(),
    deals: deals.map(({ board, deal }) => [board, deal]),
    ranking: ranking.map(({ entry, place, tied, percentage }) => [nameOf(entry), place, tied, percentage]),
  };
}

describe('an event of the club as other programs read it', () => {
  it('has who played, every result with its score, the ranking and the hands', () => {
    const event = sampleEvent();
    expect(event).toMatchObject({ ranks: 'pair', form: 'movement', method: 'matchpoints', winners: 2 });
    expect(event.entries).toHaveLength(26);
    expect(event.results).toHaveLength(338);
    expect(event.deals).toHaveLength(26);
    expect(event.ranking).toHaveLength(26);
    const [first] = event.results;
    expect(Number(first?.nsPoints) + Number(first?.ewPoints)).toBe(24);
    const plan = planEvent(event);
    if (plan.kind !== 'plan') throw new Error(plan.kind);
    expect(compareRanking(event, plan, { method: 'matchpoints', regulation: REGULATIONS.wbf })).toEqual({
      ranked: 26,
      same: 26,
      differences: [],
    });
  });

  it.each(['usebio', 'pbn', 'csv'] as const)('is the same again once it went through %s', (name) => {
    const event = sampleEvent();
    const format = FORMATS.find((one) => one.format === name);
    const file = { name: `sample.${format?.extensions[0]}`, bytes: format?.make?.(event) ?? new Uint8Array() };
    const club = testClub();
    const view = unwrap(previewForeignFile(club, file));
    expect(view).toMatchObject({ format: name, problemCount: 0 });
    expect(view.events[0]).toMatchObject({ rounds: 13, tables: 13, results: 338 });
    expect(view.events[0]?.ranking?.differences ?? []).toEqual([]);
    const request = { event: 0, name: 'Again', date: '2026-11-17', method: 'matchpoints', answers: [] } as const;
    const { session } = unwrap(importEvent(club, file, request));
    const again = said(unwrap(tournamentEvent(club, session)));
    const was = said(event);
    // CSV has no hands beside results.
    expect(name === 'csv' ? { ...again, deals: was.deals } : again).toEqual(was);
  });

  it('has the figures that came with the hands, and takes them in with an event', () => {
    const club = testClub();
    const request = { event: 0, name: 'Heat', date: '2026-11-17', method: 'matchpoints', answers: [] } as const;
    const played = { name: 'heat.csv', bytes: Buffer.from(rankingCsvOf(3)) };
    const { session } = unwrap(importEvent(club, played, request));
    const deal = { board: 1, hands: 'N:AKQJ.T98.765.432 T98.AKQJ.432.765 765.432.AKQJ.T98 432.765.T98.AKQJ' };
    const figures = { tricks: '99999888887777766666', par: 'NS 4S= +420' };
    unwrap(writeDeals(club, session, { deals: [{ ...deal, ...figures }], source: 'evening.pbn' }));
    const event = unwrap(tournamentEvent(club, session));
    expect(event.deals[0]).toMatchObject({ par: figures.par, doubleDummy: { N: { NT: 9 }, W: { C: 6 } } });
    const file = { name: 'sample.pbn', bytes: makePbn(event) };
    const again = testClub();
    const made = unwrap(importEvent(again, file, request));
    expect(unwrap(readDeals(again, made.session)).disclosed[0]).toMatchObject(figures);
  });

  it('keeps hands to itself that somebody is still to play', () => {
    const { club, session } = clubWithEvent();
    expect(unwrap(tournamentEvent(club, session))).toMatchObject({ results: [], deals: [], ranking: [] });
  });
});
