import { describe, expect, test } from 'vitest';
import type { ResultView } from '../../../../../main/club/model/result.ts';
import type { SessionView } from '../../../../../main/club/model/session.ts';
import { crossTableDocument } from '../../../../../main/print/documents/matches/cross-table.ts';
import { lineUpsDocument } from '../../../../../main/print/documents/matches/line-ups.ts';
import { matchSheetsDocument } from '../../../../../main/print/documents/matches/match-sheets.ts';
import type { PrintJob } from '../../../../../main/print/job.ts';
import type { TeamSpec } from '../../../../../src/movement/teams/families/index.ts';
import { HOSTILE_NAMES, LONG_NAMES } from '../../../../names.ts';
import { inkOf, linesOn, readPdf, wordsOn, type PdfFile } from '../../../../pdf.ts';
import { overlaps, printPdf } from '../../support.ts';
import { pouleSpec, teamJob, TWO_HALVES } from '../../team-job.ts';

const LONG_TEAM = 'Les Amis du bridge de Saint-Germain-des-Prés';

async function sheets(job: PrintJob): Promise<PdfFile> {
  return readPdf(await printPdf(matchSheetsDocument, job));
}

function linesOf({ pages }: PdfFile): readonly string[] {
  return pages.flatMap((page) => linesOn(page).map((line) => line.join(' ')));
}

function textOf(file: PdfFile): string {
  return file.pages.map(wordsOn).join('\n');
}

/** The session with another result on a board of its first match in the open room. */
function ruledOn(board: number, change: Partial<ResultView>): (session: SessionView) => SessionView {
  return (session) => ({
    ...session,
    results: session.results.map((result) => {
      const cell = session.sections[0]?.cells.find((one) => one.round === result.round && one.table === result.table);
      return result.board === board && cell?.match?.room === 'open' ? { ...result, ...change } : result;
    }),
  });
}

describe('the score sheet of a match', () => {
  test('that isn’t played has columns for both parts of a Patton, and no sums', async () => {
    const spec = { kind: 'patton', teams: 6, boardsPerMatch: 4, rounds: 5 } as const;
    const scoring = { comparison: 'patton-ratio', scale: null, pool: 8 } as const;
    const job = teamJob({ spec, scoring, played: 0 });
    const [file, form] = [await sheets(job), await sheets({ ...job, blank: true })];
    for (const { pages } of [file, form]) {
      for (const page of pages) {
        const lines = linesOn(page).map((line) => line.join(' '));
        expect(lines).toContainEqual(expect.stringMatching(/Team Boards Second part Points$/));
        expect(lines).toContain('Sum');
      }
    }
  });

  test('has both rooms of every board, its IMPs, the score so far, and the sums of its halves on one page', async () => {
    const job = teamJob();
    const file = await sheets(job);
    expect(file.pages).toHaveLength(1);
    expect(file.title).toBe('Match score sheet – Winter league, 24 November 2026');
    const lines = linesOf(file);
    const match = job.standings.fields[0]?.matches?.matches[0];
    const boards = match?.segments.flatMap((segment) => segment.boards) ?? [];
    expect(boards).toHaveLength(32);
    for (const { board, imps, running } of boards) {
      const won = [imps?.home.exact, imps?.away.exact].filter((text) => text && /^[1-9]/.test(text));
      const end = [...won, `${running.home.exact} – ${running.away.exact}`].join(' ');
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${board} ?\\d.* ${end}$`)));
    }
    const [first, second] = match?.segments ?? [];
    const won = (of: typeof first) => [of?.totals.home.impsWon.exact, of?.totals.away.impsWon.exact];
    const total = [match?.totals.home.impsWon.exact, match?.totals.away.impsWon.exact];
    const worth = [match?.result.home?.exact, match?.result.away?.exact];
    expect(lines).toContainEqual(`Home Jura ${won(first)[0]} ${won(second)[0]} ${total[0]} ${worth[0]}`);
    expect(lines).toContainEqual(`Away Vosges ${won(first)[1]} ${won(second)[1]} ${total[1]} ${worth[1]}`);
    expect(lines).toContainEqual(`Sum ${won(first).join(' ')} ${won(first).join(' – ')}`);
    expect(lines).toContainEqual(`Sum ${won(second).join(' ')} ${total.join(' – ')}`);
    expect(await inkOf(await printPdf(matchSheetsDocument, job), 1)).toBeGreaterThan(0.01);
  });

  test('has the line-up of each half, by room and side', async () => {
    const lines = linesOf(await sheets(teamJob({ playersOf: four })));
    const names = lines.filter((line) => /^(First|Second) half ./.test(line));
    expect(names).toEqual([
      expect.stringContaining('Ann Elm / Bob Elm Cy Oak / Di Oak Ann Oak / Bob Oak Cy Elm / Di Elm'),
      expect.stringContaining('Ann Elm / Bob Elm Ann Oak / Bob Oak Cy Oak / Di Oak Cy Elm / Di Elm'),
    ]);
  });

  test('notes a ruling with its reason, an award, and a penalty of a team', async () => {
    const made = teamJob().session.results.find(({ board }) => board === 3)?.outcome;
    const ruled = {
      kind: 'ruled',
      ns: [{ outcome: made, percent: 100 }],
      ew: [{ outcome: made, percent: 100 }],
      atTable: null,
    } as unknown as ResultView['outcome'];
    const change = (session: SessionView): SessionView => ({
      ...ruledOn(3, { outcome: ruled, score: null, note: 'misinformation' })(
        ruledOn(5, { outcome: { kind: 'award', ns: 60, ew: 40 }, score: null })(session),
      ),
      penalties: [
        {
          number: 1,
          entry: session.matches[0]?.home ?? 0,
          kind: 'penalty',
          amount: 100,
          unit: 'victory-points',
          reason: 'late',
          at: '2026-11-24T20:00:00.000Z',
        },
      ],
    });
    const text = textOf(await sheets(teamJob({ change })));
    expect(text.replaceAll(/\s/g, '')).toMatch(/Board3,openroom:ruled:5♦N=\(misinformation\)/);
    expect(text).toContain('Board 5, open room: award 60 / 40');
    expect(text).toContain('Jura: Penalty 1 victory point (late)');
  });

  test('one match alone, in French; boards by the number on their case', async () => {
    const all = teamJob({ spec: pouleSpec(5) });
    const matches = all.session.matches.filter(({ away }) => away !== null);
    expect((await sheets(all)).pages).toHaveLength(matches.length);
    const one = teamJob({ spec: pouleSpec(5) }, { language: 'fr', paper: 'Letter', match: matches[3]?.id ?? 0 });
    const file = await sheets(one);
    expect(file.pages).toHaveLength(1);
    const lines = linesOf(file);
    expect(lines.filter((line) => /^[1-8] ?\d/.test(line))).toHaveLength(8);
    expect(textOf(file)).toContain('IMPs, points de victoire, WBF discrète 20-0');
    expect(textOf(file)).toMatch(/Recevante/);
    expect(textOf(file)).not.toMatch(/paire/i);
  });

  test('a form has the boards and the teams, and nothing that was played', async () => {
    const file = await sheets(teamJob({}, { blank: true }));
    expect(file.pages).toHaveLength(2);
    const text = textOf(file);
    expect(text).toContain('Jura');
    expect(text).not.toMatch(/♠|♥|420|Elm/);
    for (const board of [1, 16, 17, 32]) expect(linesOf(file)).toContain(String(board));
  });

  test('a match to be played has its boards without results; one played elsewhere says so', async () => {
    const job = teamJob({ played: 0 });
    expect(textOf(await sheets(job))).not.toMatch(/[♠♥♦♣]/);
  });

  test('points a board are not called IMPs', async () => {
    const scoring = { comparison: 'board-a-match', scale: null } as const;
    const text = textOf(await sheets(teamJob({ spec: pouleSpec(3), scoring })));
    expect(text).toContain('Board-a-match');
    expect(text).not.toMatch(/\bIMPs\b/);
  });
});

/** Names so short that a pair takes one line. */
function four(team: number): readonly string[] {
  return ['Ann', 'Bob', 'Cy', 'Di'].map((name) => `${name} ${team === 1 ? 'Elm' : 'Oak'}`);
}

async function saysWhoChooses(spec: TeamSpec): Promise<boolean> {
  return textOf(await readPdf(await printPdf(lineUpsDocument, teamJob({ spec })))).includes('chooses against whom');
}

function eight(team: number): readonly string[] {
  return Array.from({ length: 8 }, (_, place) => `Player ${team}${place}`);
}

function longTeam(team: number): string {
  return `${LONG_TEAM} ${team}`;
}

describe('line-ups', () => {
  test('name both pairs of both teams for every half of every match', async () => {
    const job = teamJob({ spec: pouleSpec(7) });
    const text = textOf(await readPdf(await printPdf(lineUpsDocument, job)));
    const players = job.session.sections[0]?.entries.flatMap(({ team }) => team?.players ?? []) ?? [];
    expect(players.filter((name) => !text.includes(name))).toEqual([]);
    expect(text.match(/Match \d of 7/g)).toHaveLength(7);
  });

  test('say who chooses in a match and in a round robin, and not where a movement seats the pairs', async () => {
    expect(await saysWhoChooses(TWO_HALVES)).toBe(true);
    expect(await saysWhoChooses(pouleSpec(4))).toBe(true);
    expect(await saysWhoChooses({ kind: 'new-england', teams: 4, boardsPerMatch: 2, copies: 2 })).toBe(false);
    expect(await saysWhoChooses({ kind: 'patton', teams: 6, boardsPerMatch: 2, rounds: 5 })).toBe(false);
  });

  test('a form lists the players of both teams, and leaves the seats open', async () => {
    const text = textOf(await readPdf(await printPdf(lineUpsDocument, teamJob({ playersOf: eight }, { blank: true }))));
    for (const team of [1, 2]) for (const name of eight(team)) expect(text.split(name)).toHaveLength(2);
  });
});

describe('the cross-table', () => {
  test('has what each team won from each other, its total and its place', async () => {
    const job = teamJob({ spec: pouleSpec(7) });
    const file = await readPdf(await printPdf(crossTableDocument, job));
    const lines = linesOf(file);
    const { rankings, matches } = job.standings.fields[0] ?? {};
    for (const { entry, cells } of matches?.crossTable ?? []) {
      const team = job.session.sections[0]?.entries.find(({ id }) => id === entry);
      const row = rankings?.[0]?.rows.find((one) => one.entry === entry);
      const won = cells.flatMap(({ meetings }) => meetings.map(({ result }) => result?.exact));
      expect(lines).toContain([team?.number, team?.team?.name, ...won, row?.total, row?.place].join(' '));
    }
  });
});

test.each([
  [16, 1],
  [17, 2],
  [28, 2],
])('a cross-table of %i teams takes %i tables side by side, with every team in each of them', async (teams, tables) => {
  const spec = { kind: 'patton', teams, boardsPerMatch: 4, rounds: 6 } as const;
  const job = teamJob({ spec, nameOf: longTeam });
  const file = await readPdf(await printPdf(crossTableDocument, job));
  const lines = linesOf(file);
  const heads = lines.filter((line) => /^Team \d+ /.test(line));
  expect(new Set(heads).size).toBe(tables);
  const numbers = [...new Set(heads)].flatMap((head) => head.match(/\d+/g) ?? []).map(Number);
  expect(numbers).toEqual(Array.from({ length: teams }, (_, index) => index + 1));
  for (const page of file.pages) {
    expect(overlaps(page)).toEqual([]);
    expect(page.texts.filter(({ x }) => x < 36)).toEqual([]);
  }
});

test.each([2, 7, 16])(
  'no name of %i teams is cut, and nothing leaves the page',
  async (teams) => {
    const hostile = [...LONG_NAMES.flat(), ...HOSTILE_NAMES.filter((name) => /^[\w\s'’.,=+@-]+$/u.test(name))];
    const playersOf = (team: number) =>
      Array.from({ length: 8 }, (_, place) => `${hostile[(team * 8 + place) % hostile.length]} ${team}.${place}`);
    const spec = teams === 2 ? TWO_HALVES : pouleSpec(teams);
    const job = teamJob({ spec, nameOf: longTeam, playersOf, played: 2 }, { language: 'fr' });
    const first = job.session.matches.find(({ away }) => away !== null);
    const files = [
      await readPdf(await printPdf(lineUpsDocument, { ...job, blank: true })),
      await sheets({ ...job, ...(first && { match: first.id }) }),
      await readPdf(await printPdf(crossTableDocument, job)),
    ];
    for (const { pages } of files) {
      for (const { width, texts } of pages) {
        expect(texts.filter(({ x, right, baseline }) => x < 0 || right > width || baseline < 20)).toEqual([]);
      }
    }
    const printed = files.map((file) => textOf(file).replaceAll(/\s/g, ''));
    for (let team = 1; team <= teams; team++) {
      expect(printed[2]).toContain(longTeam(team).replaceAll(' ', ''));
      for (const player of playersOf(team)) expect(printed[0]).toContain(player.replaceAll(/\s/g, ''));
    }
  },
  60_000,
);

test('a match that goes on says how far it is, and has no victory points yet', async () => {
  const lines = linesOf(await sheets(teamJob({ played: 2 })));
  expect(lines.join('\n')).toContain('Not over: 16 of 32 boards compared');
  expect(lines).toContainEqual(expect.stringMatching(/^Home Jura \d+ \d+$/));
  const french = linesOf(await sheets(teamJob({ played: 2 }, { language: 'fr' })));
  expect(french.join('\n')).toContain('Non terminé : 16 étuis comparés sur 32');
  expect(linesOf(await sheets(teamJob())).join('\n')).not.toContain('Not over');
});
