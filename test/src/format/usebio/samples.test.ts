/** Files of other programs, read where they are there: names and figures come out as they were published. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { distinctDeals } from '../../../../src/format/event/deals.ts';
import type { TournamentEvent } from '../../../../src/format/event/event.ts';
import { parseUsebio } from '../../../../src/format/usebio/parse.ts';

const FOLDER = new URL('../../../../../shared/data/formats/samples/', import.meta.url);

interface Sample {
  readonly file: string;
  readonly version: string;
  readonly event: Partial<TournamentEvent>;
  /** Entries, teams, boards with a result, results, deals. */
  readonly counts: readonly number[];
  /** Line, number, place and figure of the first and the last of each ranking. */
  readonly ranking: readonly (readonly [string, string, number, string])[];
  readonly problems?: readonly string[];
}

const SAMPLES: readonly Sample[] = [
  {
    file: 'usebio-compscore-butler-two-winners.xml',
    version: '1.2',
    event: { ranks: 'pair', form: 'movement', method: 'butler', winners: 2, date: '2026-03-11' },
    counts: [14, 0, 35, 245, 35],
    ranking: [
      ['NS', '2NS', 1, '73.00'],
      ['NS', '4NS', 7, '-60.00'],
      ['EW', '2EW', 1, '48.00'],
      ['EW', '1EW', 7, '-25.00'],
    ],
  },
  {
    file: 'usebio-compscore-howell.xml',
    version: '1.2',
    event: { ranks: 'pair', method: 'matchpoints', winners: 1, date: '2022-07-27' },
    counts: [12, 0, 27, 161, 27],
    ranking: [
      ['', '6', 1, '60.22'],
      ['', '12', 12, '37.85'],
    ],
  },
  {
    file: 'usebio-scorer-handicap.xml',
    version: '1.2',
    event: { ranks: 'pair', method: 'matchpoints', winners: 2, date: '2015-09-17' },
    counts: [18, 0, 22, 198, 0],
    ranking: [
      ['NS', '4 NS', 1, '54.18'],
      ['NS', '5 NS', 9, '32.39'],
      ['EW', '6 EW', 1, '65.49'],
      ['EW', '2 EW', 9, '42.89'],
    ],
  },
  {
    file: 'usebio-salliere-cross-imps-1.0.xml',
    version: '1.0',
    event: { ranks: 'pair', method: 'cross-imps', winners: 1, date: '2010-04-11' },
    counts: [11, 0, 27, 135, 0],
    ranking: [
      ['', '3', 1, '75.4'],
      ['', '5', 11, '-75.0'],
    ],
  },
  {
    file: 'usebio-teamsscorer-teams.xml',
    version: '1.2',
    event: { ranks: 'team', form: 'matches', method: 'imps', winners: null, date: '2015-10-22' },
    counts: [20, 10, 30, 240, 0],
    ranking: [
      ['', '10', 1, '119'],
      ['', '1', 10, '55'],
    ],
  },
  {
    file: 'usebio-individual-1.1.xml',
    version: '1.1',
    event: { ranks: 'player', form: 'movement', method: 'matchpoints', date: '2009-05-13' },
    counts: [12, 0, 22, 132, 0],
    ranking: [
      ['', '1', 1, '63.64'],
      ['', '12', 11, '36.36'],
    ],
    problems: ['entry-not-listed'],
  },
  {
    file: 'usebio-pairsscorer-two-sections.xml',
    version: '1.2',
    event: { ranks: 'pair', method: 'matchpoints', winners: 2, date: '2015-12-14' },
    counts: [32, 0, 24, 335, 0],
    ranking: [
      ['NS', '5', 1, '66.91'],
      ['NS', '4', 16, '33.31'],
      ['EW', '27', 1, '73.26'],
      ['EW', '30', 16, '31.88'],
    ],
  },
];

describe.skipIf(!existsSync(FOLDER))('a sample', () => {
  test.each(SAMPLES)('$file', ({ file, version, event, counts, ranking, problems = [] }) => {
    const read = parseUsebio(readFileSync(new URL(file, FOLDER)));
    const [found] = read.events;
    if (!found) throw new Error('no event');
    expect(read.version).toBe(version);
    expect(found).toMatchObject(event);
    expect(countsOf(found)).toEqual(counts);
    expect(publishedOf(found)).toEqual(expect.arrayContaining([...ranking]));
    expect(read.problems.map(({ code }) => code)).toEqual(problems);
    expect(found.results.every(({ nsPoints, ewPoints }) => nsPoints !== null && ewPoints !== null)).toBe(true);
  });
});

function countsOf({ entries, teams, results, deals }: TournamentEvent): readonly number[] {
  const boards = new Set(results.map(({ board }) => board)).size;
  return [
    entries.filter(({ unlisted }) => !unlisted).length,
    teams.length,
    boards,
    results.length,
    distinctDeals(deals).length,
  ];
}

function publishedOf({ ranks, ranking, entries, teams }: TournamentEvent) {
  return ranking.map(({ entry, place, percentage, total }) => {
    const own = entries[entry];
    const who = ranks === 'team' ? ['', teams[entry]?.number] : [own?.line ?? '', own?.number];
    return [...who, place, percentage ?? total];
  });
}
