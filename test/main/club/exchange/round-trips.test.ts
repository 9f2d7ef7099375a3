import { describe, expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { tournamentEvent } from '../../../../main/club/exchange/export.ts';
import { importEvent } from '../../../../main/club/exchange/import.ts';
import { previewForeignFile } from '../../../../main/club/exchange/preview.ts';
import type { NewEvent } from '../../../../main/club/competitions/events.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { publish } from '../../../../main/club/publication/publication.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import type { Outcome, Played } from '../../../../src/bridge/result/result.ts';
import type { TournamentEvent } from '../../../../src/format/event/event.ts';
import { FORMATS } from '../../../../src/format/formats.ts';
import { howellSpec, mitchellSpec } from '../../../builders.ts';
import { clubWithEvent, handIn, played, recordAll, sessionOf, testClub, unwrap } from '../../support.ts';

type Written = 'usebio' | 'pbn' | 'csv';

const made4: Played = {
  kind: 'played',
  contract: { level: 4, strain: 'S', risk: '' },
  declarer: 'N',
  tricks: 10,
  lead: null,
};
const down1: Played = { ...made4, tricks: 9 };
const AVERAGES: readonly Outcome[] = [
  { kind: 'award', ns: 60, ew: 40 },
  { kind: 'award', ns: 60, ew: 60, nsAverage: 'average-plus', ewAverage: 'average-plus' },
  { kind: 'award', ns: 50, ew: 40, nsAverage: 'average', ewAverage: 'average-minus' },
  { kind: 'notPlayed' },
];
const WEIGHTED: Outcome = {
  kind: 'ruled',
  ns: [
    { outcome: made4, percent: 60 },
    { outcome: down1, percent: 40 },
  ],
  ew: [
    { outcome: made4, percent: 60 },
    { outcome: down1, percent: 40 },
  ],
  atTable: down1,
};

/** An event with names and all of its results; the first are those asked for, the others are played. */
function playedEvent(changes: Partial<NewEvent>, first: readonly Outcome[]): { club: Club; session: number } {
  const { club, session } = clubWithEvent(changes);
  const { sections, ranks } = sessionOf(club, session);
  const entries = sections.flatMap((section) => section.entries.filter(({ phantom }) => !phantom));
  const names = entries.map(({ id }, at) => {
    return { entry: id, players: [`Ann ${at}`, ranks === 'player' ? '' : `Bo ${at}`] as const };
  });
  unwrap(writeNames(club, session, names));
  const slots = sections.flatMap((section) =>
    section.cells
      .filter(({ sitOut }) => !sitOut)
      .flatMap((cell) => cell.boards.map((slotBoard) => ({ section, cell, slotBoard }))),
  );
  const lines = slots.map(({ section, cell, slotBoard }, index) => {
    const usual = played(4, 7 + ((index * 5 + cell.ns) % 6), index % 3 === 0 ? 'E' : 'N');
    return handIn(section, cell, { slotBoard, outcome: first[index] ?? usual });
  });
  recordAll(club, session, lines);
  return { club, session };
}

/** What an event says, whatever the lines of its file and the program that wrote it. */
function said({ entries, results, ranking, ranks, winners }: TournamentEvent) {
  const nameOf = (place: number) => {
    const entry = entries[place];
    return `${entry?.section} ${entry?.number} ${entry?.line} ${entry?.players.map(({ name }) => name).join()}`;
  };
  return {
    ranks,
    winners,
    entries: entries.map((_, place) => nameOf(place)).toSorted(),
    results: results
      .map(({ section, round, table, board, seats, outcome, nsPoints, ewPoints }) => {
        const sat = Object.entries(seats ?? {}).map(([seat, place]) => `${seat} ${nameOf(place)}`);
        return JSON.stringify([section, round, table, board, sat.toSorted(), outcome, nsPoints, ewPoints]);
      })
      .toSorted(),
    ranking: ranking.map(({ entry, place, tied, percentage, total }) => [
      nameOf(entry),
      place,
      tied,
      percentage,
      total,
    ]),
  };
}

function written(event: TournamentEvent, name: Written) {
  const format = FORMATS.find((one) => one.format === name);
  return { name: `event.${format?.extensions[0]}`, bytes: format?.make?.(event) ?? new Uint8Array() };
}

/** The event that another club makes of the file. */
function through(event: TournamentEvent, name: Written): TournamentEvent {
  const club = testClub();
  const file = written(event, name);
  expect(unwrap(previewForeignFile(club, file))).toMatchObject({ format: name, problemCount: 0, refused: [] });
  const request = { event: 0, name: 'Again', date: '2026-11-17', method: 'matchpoints', answers: [] } as const;
  const { session } = unwrap(importEvent(club, file, request));
  return unwrap(tournamentEvent(club, session));
}

const INDIVIDUAL = { kind: 'individual', players: 8, rounds: 7, boardsPerRound: 1 } as const;
const HOWELL = howellSpec(3, { boardsPerRound: 2 });

test.each<[string, Partial<NewEvent>, readonly Outcome[], readonly Written[]]>([
  ['an individual', { spec: INDIVIDUAL }, [], ['usebio', 'csv']],
  ['a Howell with awards', { spec: HOWELL }, AVERAGES, ['usebio', 'csv']],
  ['a Howell with a weighted score and a sit-out', { spec: { ...HOWELL, phantom: true } }, [WEIGHTED], ['usebio']],
  ['two sections', { spec: mitchellSpec(4), further: [mitchellSpec(3)] }, [], ['usebio', 'pbn', 'csv']],
])('%s is the same in another club once it went through a file', (_, changes, first, formats) => {
  const { club, session } = playedEvent(changes, first);
  const event = unwrap(tournamentEvent(club, session));
  expect(event.results.length).toBeGreaterThan(10);
  expect(event.ranking.length).toBe(event.entries.length);
  for (const name of formats) expect([name, said(through(event, name))]).toEqual([name, said(event)]);
});

/** The outcomes of an event, by round, table and board. */
function outcomesOf({ results }: TournamentEvent): ReadonlyMap<string, Outcome> {
  return new Map(results.map(({ round, table, board, outcome }) => [`${round} ${table} ${board}`, outcome]));
}

/** What PBN has of an outcome. */
function inPbn(outcome: Outcome): Outcome | null {
  if (outcome.kind === 'ruled') return null;
  return outcome.kind === 'award' ? { kind: 'award', ns: outcome.ns, ew: outcome.ew } : outcome;
}

function component(score: number, percent: number) {
  return { outcome: { kind: 'score', score }, percent };
}

function pointsByPair({ entries, ranking }: TournamentEvent): readonly string[] {
  return ranking.map(({ entry, masterpoints }) => `${entries[entry]?.number} ${masterpoints}`).toSorted();
}

describe('what a format can’t carry', () => {
  test('CSV has the scores of a weighted score, without contracts: the ranking stays', () => {
    const { club, session } = playedEvent({ spec: HOWELL }, [WEIGHTED]);
    const event = unwrap(tournamentEvent(club, session));
    const again = through(event, 'csv');
    expect(said(again).ranking).toEqual(said(event).ranking);
    const [made, down] = event.results[0]?.board === 1 ? [420, -50] : [620, -100];
    const side = [component(made, 60), component(down, 40)];
    const weighted = [...outcomesOf(again).values()].filter(({ kind }) => kind === 'ruled');
    expect(weighted).toEqual([{ kind: 'ruled', ns: side, ew: side, atTable: { kind: 'notPlayed' } }]);
  });

  test('PBN has averages as their percentages, and no weighted score', () => {
    const { club, session } = playedEvent({ spec: HOWELL }, [WEIGHTED, ...AVERAGES]);
    const event = unwrap(tournamentEvent(club, session));
    const again = outcomesOf(through(event, 'pbn'));
    const slots = [...outcomesOf(event)];
    expect(slots.map(([slot]) => again.get(slot) ?? null)).toEqual(slots.map(([, outcome]) => inPbn(outcome)));
  });

  test('PBN doesn’t say who sat where in an individual: nothing comes in', () => {
    const { club, session } = playedEvent({ spec: INDIVIDUAL }, []);
    const file = written(unwrap(tournamentEvent(club, session)), 'pbn');
    expect(unwrap(previewForeignFile(testClub(), file))).toMatchObject({
      events: [],
      refused: [{ code: 'noResults' }],
    });
  });
});

test('masterpoints that are published go into files that have a place for them', () => {
  const { club, session } = playedEvent({ spec: mitchellSpec(3) }, []);
  const masterpoints = { scheme: 'club', table: 'tables,1,2,3\n1+,0.30,0.20,0.10\n' } as const;
  unwrap(changeTerms(club, session, { masterpoints, entries: [] }));
  unwrap(publish(club, session));
  const event = unwrap(tournamentEvent(club, session));
  const points = event.ranking.map((rank) => Number(rank.masterpoints));
  expect(points).toHaveLength(6);
  expect(points.every((own) => own >= 0.1)).toBe(true);
  const [read] = FORMATS.find(({ format }) => format === 'usebio')?.parse(written(event, 'usebio').bytes).events ?? [];
  expect(read && pointsByPair(read)).toEqual(pointsByPair(event));
  expect(said(through(event, 'usebio'))).toEqual(said(event));
});
