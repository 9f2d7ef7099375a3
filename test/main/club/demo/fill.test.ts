import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClub, type Club } from '../../../../main/club/club.ts';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import { fillDemo } from '../../../../main/club/demo/fill.ts';
import { readDraw } from '../../../../main/club/draws/view.ts';
import { listMembers } from '../../../../main/club/members/list.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { publicationReport } from '../../../../main/club/publication/report.ts';
import { listSeasons, readSeasonView } from '../../../../main/club/seasons/view.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { lastRoundCalled } from '../../../../src/session/clock.ts';
import { sessionOf, testClock, unwrap } from '../../support.ts';

/** A minute past midnight, on a day that few years have. */
const NOW = '2028-02-29T00:01:00.000Z';

function sessions(club: Club): readonly SessionView[] {
  return listEvents(club, { limit: 60 }).events.map(({ session }) => sessionOf(club, session));
}

/** The sessions by their event's name, the newest of each. */
function byName(club: Club): Readonly<Record<string, SessionView>> {
  return Object.fromEntries(sessions(club).map((session) => [session.eventName, session]));
}

/** Lines that are due, and those of them that have a result, in a round. */
function inRound({ sections, results }: SessionView, round: number): readonly [number, number] {
  const due = sections.flatMap(({ cells }) => cells.filter((cell) => cell.round === round && !cell.sitOut));
  return [
    due.reduce((sum, { boards }) => sum + boards.length, 0),
    results.filter((result) => result.round === round).length,
  ];
}

describe('a club to look around in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'etui-demo-'));
  const club = unwrap(openClub(join(folder, 'club.sqlite'), { now: testClock(NOW).now }));
  let events: Readonly<Record<string, SessionView>> = {};
  beforeAll(() => {
    fillDemo(club, { seed: 1, language: 'en' });
    events = byName(club);
  });
  afterAll(() => {
    club.store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const event = (name: string): SessionView => {
    const found = events[name];
    if (!found) throw new Error(`no event ${name}: ${Object.keys(events).join(', ')}`);
    return found;
  };

  test('has pairs with one round missing, which is being played now', () => {
    const running = event('Club pairs');
    const [{ rounds } = { rounds: 0 }] = running.sections;
    expect(inRound(running, rounds - 1)).toEqual([21, 21]);
    expect(inRound(running, rounds)).toEqual([21, 0]);
    expect(lastRoundCalled(running.clock)).toBe(rounds);
    const left = Date.parse(running.clock.endsAt ?? '') - Date.parse(NOW);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(30 * 60_000);
  });

  test('has a finished Howell with one awarded score, a match of teams and an individual', () => {
    const howell = event('Evening Howell');
    expect(howell.results).toHaveLength(84);
    expect(howell.results.map(({ outcome }) => outcome.kind)).toContain('award');
    const match = event('Friendly match');
    expect(match.results).toHaveLength(48);
    expect(match.ranks).toBe('team');
    expect(match.sections[0]?.entries.map(({ team }) => [team?.name, team?.players.length])).toEqual([
      ['Woods', 4],
      ['Waters', 4],
    ]);
    expect(event('Individual').ranks).toBe('player');
    for (const session of [howell, match, event('Individual')]) {
      const { fields } = unwrap(readStandings(club, session.id));
      const rows = fields.flatMap(({ rankings }) => rankings.flatMap((ranking) => ranking.rows));
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.every(({ place }) => place !== null)).toBe(true);
      expect(session.clock.round).toBe(1 + (session.sections[0]?.rounds ?? 0));
    }
  });

  test('has a Swiss under way: three rounds in, the fourth drawn', () => {
    const swiss = event('Swiss pairs');
    const { states, announced } = unwrap(readDraw(club, swiss.id, 4));
    expect(states).toEqual(['closed', 'closed', 'in', 'announced', 'planned']);
    expect(announced?.matches).toHaveLength(6);
  });

  test('has a championship of three published Tuesdays', () => {
    const [season] = listSeasons(club, false).seasons;
    const { sessions: counted, rows } = unwrap(readSeasonView(club, season?.id ?? 0, 0));
    expect(counted.map(({ state, name }) => [name, state])).toEqual(
      Array.from({ length: 3 }, () => ['Tuesday pairs', 'counts']),
    );
    expect(counted.every(({ date }) => new Date(date).getUTCDay() === 2)).toBe(true);
    expect(rows.length).toBeGreaterThan(20);
    expect(publicationReport(club, event('Tuesday pairs').id)).toMatchObject({
      published: expect.anything() as object,
    });
  });

  test('has members with numbers, and guests', () => {
    const { total, counts, members } = listMembers(club);
    expect(total).toBeGreaterThan(36);
    expect(counts.members).toBe(36);
    expect(members.filter(({ numbers }) => numbers.length > 0)).toHaveLength(36);
  });

  test('knows nothing that the future brings, and lists its events from the newest day on', () => {
    const { events: listed } = listEvents(club, { limit: 60 });
    expect(listed).toHaveLength(8);
    for (const { savedAt } of sessions(club)) expect((savedAt ?? '') <= NOW).toBe(true);
    expect(listed.map(({ date }) => date)).toEqual(
      listed
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
  });
});
