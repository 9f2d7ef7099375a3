import { SWISS_SPEC } from '../../../../worked-specs.ts';
import { describe, expect, test } from 'vitest';
import { createEvent } from '../../../../../main/club/competitions/events.ts';
import { readSession } from '../../../../../main/club/competitions/sessions.ts';
import { standingsAfterRound } from '../../../../../main/club/standings/after-round.ts';
import type { PrintJob } from '../../../../../main/print/job.ts';
import { drawDocument } from '../../../../../main/print/documents/draw/draw.ts';
import { matchSlipsDocument } from '../../../../../main/print/documents/draw/match-slips.ts';
import { roundStandingsDocument } from '../../../../../main/print/documents/draw/round-standings.ts';
import { drawSpreadsheet } from '../../../../../main/print/spreadsheets/draw.ts';
import { roundStandingsSpreadsheet } from '../../../../../main/print/spreadsheets/round-standings.ts';
import { readCsv } from '../../../../../src/format/csv.ts';
import type { SwissFieldSpec } from '../../../../../src/movement/swiss/spec.ts';
import { thoseMadeFor } from '../../../../../src/session/event-form.ts';
import { HOSTILE_NAMES, LONG_NAMES } from '../../../../names.ts';
import { linesOn, readPdf, type PdfFile, type PdfPage } from '../../../../pdf.ts';
import { announce, EXAMPLE, nameTeams, play, playedTo, swiss, type TestSwiss } from '../../../club/draws/swiss.ts';
import { newEvent, sectionOf, testClub, unwrap } from '../../../support.ts';
import { jobOfEvent, overlaps, printPdf } from '../../support.ts';
import { teamJob } from '../../team-job.ts';

function named(event: TestSwiss, nameOf: (team: number) => string): TestSwiss {
  nameTeams(event, nameOf);
  return event;
}

const NAMES = EXAMPLE.teams.map(({ name }) => name);
/** The example after round 3, and then with round 4 announced: played once for all tests. */
interface Example {
  readonly afterThird: PrintJob;
  readonly fourthAnnounced: PrintJob;
  readonly afterSecond: PrintJob;
}
let known: Example | null = null;

function example(): Example {
  if (known) return known;
  const event = named(playedTo(3), (team) => NAMES[team - 1] ?? '');
  const afterThird = jobOfEvent(event);
  announce(event.club, event.session, 4);
  const fourthAnnounced = jobOfEvent(event);
  const { change, fields } = unwrap(standingsAfterRound(event.club, event.session, 2));
  const standings = { change, fields: fields.map((field) => ({ ...field, boards: [] })) };
  known = { afterThird, fourthAnnounced, afterSecond: { ...fourthAnnounced, after: 2, standings } };
  return known;
}

function lines({ pages }: PdfFile): readonly string[] {
  return pages.flatMap((page) => linesOn(page).map((line) => line.join(' ')));
}

describe('the draw on paper', () => {
  test('has each match with its tables, home first, and everybody by name with its tables and opponent', async () => {
    const printed = lines(await readPdf(await printPdf(drawDocument, example().fourthAnnounced)));
    expect(printed).toContain('1, 2 8 Mendips 12 Cairngorms');
    expect(printed).toContain('9, 10 7 Cotswolds 4 Cévennes');
    expect(printed).toContain('11, 12 2 Vosges 1 Jura');
    expect(printed).toContain('4 Cévennes 9, 10 7 Cotswolds');
    const byName = printed.slice(printed.findIndex((line) => line.startsWith('By name')) + 1, -1);
    expect(byName).toHaveLength(12);
    expect(byName[0]).toMatch(/^3 Ardennes/);
  });

  test('a proposal that nobody has seen is not printed, and an earlier round can be', async () => {
    const last = lines(await readPdf(await printPdf(drawDocument, example().afterThird)));
    expect(last.some((line) => line.includes('Draw of round 3'))).toBe(true);
    expect(drawDocument.layOut({ ...example().afterThird, round: 4 }, (text) => text.length)).toHaveLength(0);
    const first = lines(await readPdf(await printPdf(drawDocument, { ...example().afterThird, round: 1 })));
    expect(first).toContain('1, 2 1 Jura 7 Cotswolds');
  });

  test('says of a rematch in which round the two met, and who has the bye', async () => {
    const event = swiss({ ...SWISS_SPEC, teams: 5, rounds: 5, boardsPerMatch: 1, first: 'halves' });
    for (const round of [1, 2, 3]) {
      announce(event.club, event.session, round);
      recordAll(event, round);
    }
    announce(event.club, event.session, 4);
    const printed = lines(await readPdf(await printPdf(drawDocument, jobOfEvent(event, { language: 'fr' }))));
    expect(printed.some((line) => line.includes('exempt'))).toBe(true);
    expect(printed.some((line) => /tour [123]$/.test(line))).toBe(true);
    const csv = drawSpreadsheet.write(jobOfEvent(event)).split('\r\n');
    expect(csv).toHaveLength(1 + 4 * 3 + 1);
  });

  test.each([
    ['A4', 'en'],
    ['Letter', 'fr'],
  ] as const)('of 100 teams with long and hostile names no name is cut on %s', async (paper, language) => {
    const nameOf = longName;
    const event = named(swiss({ ...SWISS_SPEC, teams: 100, boardsPerMatch: 1 }), nameOf);
    for (const document of [drawDocument, matchSlipsDocument, roundStandingsDocument]) {
      const { pages } = await readPdf(await printPdf(document, jobOfEvent(event, { paper, language })));
      const text = bare(pages.flatMap(({ texts }) => texts.map((one) => one.text)).join(''));
      for (let team = 1; team <= 100; team += 1) expect(text).toContain(bare(nameOf(team)));
      for (const page of pages) {
        expect(overlaps(page)).toEqual([]);
        expect(piled(page)).toEqual([]);
        expect(page.texts.filter(({ x, right }) => x < 20 || right > page.width - 20)).toEqual([]);
      }
    }
  });
});

const HOSTILE = [...LONG_NAMES.flat(), ...HOSTILE_NAMES.filter((name) => /^[\w\s'’.,=+@-]+$/u.test(name))];
const ENDLESS = 'a'.repeat(100);

function longName(team: number): string {
  const name = team % 3 === 0 ? ENDLESS : HOSTILE[(team * 7) % HOSTILE.length]?.trim();
  return `${name} ${team}`;
}

/** Texts that stand on another, below or above it. */
function piled({ texts }: PdfPage): readonly string[] {
  return texts.flatMap((text) =>
    texts
      .filter(
        (other) =>
          other !== text &&
          other.x < text.right &&
          text.x < other.right &&
          other.baseline >= text.baseline &&
          other.baseline - text.baseline < Math.min(text.size, other.size) * 0.9,
      )
      .map((other) => `${text.text} | ${other.text}`),
  );
}

function bare(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Any result on every board of a round. */
function recordAll({ club, session }: TestSwiss, round: number): void {
  const numbers = new Map(sectionOf(club, session).entries.map(({ id, number }) => [id, number]));
  const own = unwrap(readSession(club, session)).matches.filter((match) => match.round === round);
  const results = own.flatMap(({ home, away }) => {
    if (away === null) return [];
    const boards = [[round, 150, [110, 140, 170, 90, 120][home % 5] ?? 0] as const];
    return [{ home: numbers.get(home) ?? 0, away: numbers.get(away) ?? 0, boards, vp: ['', ''] as const }];
  });
  play(club, session, { results });
}

/** A Swiss in which everybody is compared with the room, with its first round announced. */
function fieldSwiss(spec: SwissFieldSpec): TestSwiss {
  const club = testClub();
  const scoring = { method: 'matchpoints', regulation: 'ebu' } as const;
  return { club, session: unwrap(createEvent(club, newEvent({ spec, scoring }))).session };
}

describe('of pairs and of players', () => {
  test('a pair has one table, by its number and its players', async () => {
    const event = fieldSwiss({
      kind: 'swiss-pairs',
      pairs: 9,
      rounds: 3,
      boardsPerRound: 4,
      supply: 'copies',
      draw: 'top',
      first: 'halves',
    });
    const printed = lines(await readPdf(await printPdf(drawDocument, jobOfEvent(event))));
    expect(printed).toEqual(expect.arrayContaining(['1 1 5', '2 2 6', '3 3 7', '4 4 8']));
    expect(printed).toContain('Table N-S E-W');
    expect(printed.some((line) => line.includes('bye'))).toBe(true);
    const slips = lines(await readPdf(await printPdf(matchSlipsDocument, jobOfEvent(event)))).join(' ');
    expect(slips).toContain('Table 4');
    expect(slips).toContain('% VP');
    const standing = lines(await readPdf(await printPdf(roundStandingsDocument, jobOfEvent(event)))).join(' ');
    expect(standing).not.toContain('IMPs');
  });

  test('each player has a table, partner and opponents', async () => {
    const event = fieldSwiss({ kind: 'swiss-individual', players: 8, rounds: 3, boardsPerRound: 4, supply: 'copies' });
    const job = jobOfEvent(event);
    const printed = lines(await readPdf(await printPdf(drawDocument, job)));
    const byName = printed.slice(printed.findIndex((line) => line.includes('By name')) + 1, -1);
    expect(byName).toHaveLength(8);
    expect(printed).toContain('Table N-S E-W');
    expect(thoseMadeFor(job.session, [drawDocument, matchSlipsDocument, roundStandingsDocument])).toEqual([
      drawDocument,
    ]);
  });
});

test('a slip for each match of a round, with tables and both sides', async () => {
  const file = await readPdf(await printPdf(matchSlipsDocument, example().fourthAnnounced));
  const printed = lines(file).join('\n');
  expect(file.pages).toHaveLength(1);
  expect(printed.match(/Round 4/g)).toHaveLength(6);
  for (const part of ['Tables 9 and 10', 'Cotswolds', 'Cévennes', 'IMPs', 'VP', 'Signed']) {
    expect(printed).toContain(part);
  }
});

describe('the standings by round', () => {
  test('have the opponent and the victory points of each round, IMPs and total, in order of place', async () => {
    const printed = lines(await readPdf(await printPdf(roundStandingsDocument, example().fourthAnnounced)));
    const at = printed.findIndex((line) => line.includes('Mendips'));
    expect(printed[at]).toContain('45.01');
    expect(printed[at]).toContain('+43');
    expect(printed.slice(at - 1, at + 2).join(' ')).toMatch(/15\.23 16\.00 13\.78/);
    expect(printed.slice(at - 1, at + 2).join(' ')).toMatch(/2 3 10 12/);
  });

  test('after a round they are those of that round', async () => {
    const printed = lines(await readPdf(await printPdf(roundStandingsDocument, example().afterSecond)));
    expect(printed.some((line) => line.includes('31.23'))).toBe(true);
    expect(printed.some((line) => line.includes('45.01'))).toBe(false);
  });

  test('as CSV: a line each, with opponent and result of every round', () => {
    const [heads, ...rows] = readCsv(roundStandingsSpreadsheet.write(example().fourthAnnounced)) as readonly {
      readonly cells: readonly string[];
    }[];
    expect(heads?.cells.slice(0, 5)).toEqual(['Place', 'No.', 'Team', 'Opponent 1', 'Round 1']);
    expect(rows).toHaveLength(12);
    expect(rows[0]?.cells).toEqual('1 8 Mendips 2 15.23 3 16 10 13.78 12  45.01'.split(' '));
  });
});

test('they are offered where rounds are drawn, and in no other event', () => {
  const papers = [drawDocument, matchSlipsDocument, roundStandingsDocument, drawSpreadsheet];
  expect(thoseMadeFor(jobOfEvent(swiss()).session, papers)).toHaveLength(4);
  expect(thoseMadeFor(teamJob().session, papers)).toHaveLength(0);
});
