import { describe, expect, test } from 'vitest';
import type { ResultView } from '../../../../../main/club/model/result.ts';
import type { SessionView } from '../../../../../main/club/model/session.ts';
import { lineUpsDocument } from '../../../../../main/print/documents/matches/line-ups.ts';
import { matchBoardsDocument } from '../../../../../main/print/documents/matches/match-boards.ts';
import { matchSheetsDocument } from '../../../../../main/print/documents/matches/match-sheets.ts';
import { pairCardsDocument } from '../../../../../main/print/documents/matches/pair-cards.ts';
import { tableSlipsDocument } from '../../../../../main/print/documents/matches/table-slips.ts';
import type { PrintedDocument } from '../../../../../main/print/document.ts';
import type { PrintJob } from '../../../../../main/print/job.ts';
import type { TeamSpec } from '../../../../../src/movement/teams/families/index.ts';
import { HOSTILE_NAMES, LONG_NAMES } from '../../../../names.ts';
import { inkOf, linesOn, readPdf, wordsOn, type PdfFile } from '../../../../pdf.ts';
import { printPdf, wholeOrInitials } from '../../support.ts';
import { pouleSpec, teamJob } from '../../team-job.ts';

const COPIES = { ...pouleSpec(4), supply: 'copies' } as TeamSpec;

async function fileOf(document: PrintedDocument, job: PrintJob): Promise<PdfFile> {
  return readPdf(await printPdf(document, job));
}

function linesOf({ pages }: PdfFile): readonly string[] {
  return pages.flatMap((page) => linesOn(page).map((line) => line.join(' ')));
}

function textOf(file: PdfFile): string {
  return file.pages.map(wordsOn).join('\n');
}

/** What a team won on a board less what it lost, as a card writes it. */
function signed(text: string | undefined): string {
  const value = Number(text);
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}

/** The session without the results of a room of its first match. */
function withoutRoom(room: 'open' | 'closed'): (session: SessionView) => SessionView {
  return (session) => {
    const gone = (result: ResultView) =>
      session.sections[0]?.cells.some(
        ({ round, table, match }) =>
          round === result.round &&
          table === result.table &&
          match?.id === session.matches[0]?.id &&
          match?.room === room,
      );
    return { ...session, results: session.results.filter((result) => !gone(result)) };
  };
}

function players(team: number): readonly string[] {
  return LONG_NAMES.flat().slice((team - 1) * 4, team * 4);
}

function longTeam(team: number): string {
  return `Cercle de Bridge de Saint-Jean-de-Maurienne ${team}`;
}

/** The boards of slips, in order. */
function boardsOn(lines: readonly string[] = []): readonly number[] {
  return lines.flatMap((line) => /^(\d+) [NESW] (?:none|N-S|E-W|all)$/.exec(line)?.[1] ?? []).map(Number);
}

function eightFrom(first: number): readonly number[] {
  return Array.from({ length: 8 }, (_, at) => first + at);
}

/** The score, that of the other room and the IMPs of a line of a card. */
function figuresOn(line: string): readonly string[] {
  return / ([+−]?\d+) ([+−]?\d+) ([+−]?\d+) [+−]?\d+$/.exec(line)?.slice(1) ?? [];
}

/** A score as the other side has it. */
function turned(text = ''): string {
  return text.startsWith('+') ? text.replace('+', '−') : text.replace('−', '+');
}

describe('the slips of the tables', () => {
  test('each table of a match has its boards in order of play, half by half, and who sits there', async () => {
    const file = await fileOf(tableSlipsDocument, teamJob());
    expect(file.title).toBe('Table score slips – Winter league, 24 November 2026');
    expect(file.pages).toHaveLength(2);
    const [first, second] = file.pages.map((page) => linesOn(page).map((line) => line.join(' ')));
    expect(boardsOn(first)).toEqual([...eightFrom(1), ...eightFrom(9), ...eightFrom(9), ...eightFrom(1)]);
    expect(boardsOn(second)).toEqual([...eightFrom(17), ...eightFrom(25), ...eightFrom(25), ...eightFrom(17)]);
    expect(first).toContain('Table 1, open room First half');
    expect(first).toContain('N-S, Jura: Bob Elm / Emma Fir');
    expect(first).toContain('E-W, Vosges: Ann Oak / Dora Rowan');
    expect(first).toContain('Table 2, closed room First half');
  });

  test('one match alone, in French; nothing that was played stands on it', async () => {
    const all = teamJob({ spec: pouleSpec(5) }, { language: 'fr', paper: 'Letter' });
    const match = all.session.matches.filter(({ away }) => away !== null)[3]?.id ?? 0;
    const file = await fileOf(tableSlipsDocument, { ...all, match });
    expect(file.pages).toHaveLength(1);
    const lines = linesOf(file);
    expect(lines).toContain('7 S tous');
    expect(lines.filter((line) => line.endsWith('Match 2 sur 5, tours 3 et 4'))).toHaveLength(2);
    expect(textOf(file)).not.toMatch(/♠|♥|♦|♣|\d{3}\b(?<!2026)/);
  });

  test.each(['en', 'fr'] as const)('long names in %s stay in a line: 16 boards take half a sheet', async (language) => {
    const file = await fileOf(tableSlipsDocument, teamJob({ nameOf: longTeam, playersOf: players }, { language }));
    expect(linesOf(file).filter((line) => /^(?:N-S|E-[WO]), Cercle/.test(line))).toHaveLength(8);
    expect(file.pages).toHaveLength(2);
  });

  test('a long event name breaks before its date, never inside it', async () => {
    const name = 'Challenge intercomité des Amis du bridge de Saint-Germain-des-Prés et environs';
    const change = (session: SessionView) => ({ ...session, eventName: name });
    const lines = linesOf(await fileOf(tableSlipsDocument, teamJob({ change }, { language: 'fr' })));
    expect(lines.filter((line) => line.includes('24 novembre 2026'))).toHaveLength(4);
  });

  test('a pair that is not named has space for its names', async () => {
    const file = await fileOf(tableSlipsDocument, teamJob({ playersOf: () => ['', '', '', ''] }));
    expect(linesOf(file).filter((line) => /^(?:N-S|E-W), (?:Jura|Vosges): _{40}$/.test(line))).toHaveLength(8);
  });
});

describe('the scored boards of matches', () => {
  test('each board has both rooms, their difference as home has it, and the IMPs of both', async () => {
    const job = teamJob();
    const file = await fileOf(matchBoardsDocument, job);
    const lines = linesOf(file);
    const scored = job.standings.fields[0]?.matches?.matches[0]?.segments.flatMap(({ boards }) => boards) ?? [];
    const rows = lines.filter((line) => line.startsWith('Jura – Vosges'));
    expect(rows).toHaveLength(32);
    const expected = scored.map(({ points, imps }) => {
      const won = [imps?.home.exact, imps?.away.exact].filter((text) => Number(text) > 0);
      return ['Jura – Vosges', signed(points?.home.exact), ...won].join(' ').replace(/([+−]\d)(\d{3})\b/, '$1 $2');
    });
    expect(rows.map((row) => row.replaceAll(/\s/g, ' '))).toEqual(expected);
    expect(lines.filter((line) => line.startsWith('open '))).toHaveLength(32);
    expect(lines.filter((line) => line.startsWith('closed '))).toHaveLength(32);
  });

  test('a board that all matches play stands once, with a line of each match; only the boards asked for', async () => {
    const job = teamJob({ spec: { kind: 'american-whist', teams: 5, boardsPerMatch: 4 } }, { boards: [3] });
    const lines = linesOf(await fileOf(matchBoardsDocument, job));
    expect(lines.filter((line) => /^Board 3\b/.test(line))).toHaveLength(1);
    expect(lines.filter((line) => /^Board \d+ Dealer/.test(line))).toHaveLength(1);
    const matches = job.session.matches.length;
    const played = lines.filter((line) => /^[A-ZÉa-zé]+ – [A-ZÉa-zé]+/.test(line)).length;
    expect(played).toBeGreaterThan(1);
    expect(played).toBeLessThan(matches);
    expect(lines.filter((line) => /^(?:open|closed) /.test(line))).toHaveLength(2 * played);
  });

  test('a room that is missing has no difference, and its line is left out', async () => {
    const job = teamJob({ change: withoutRoom('closed') }, { boards: [1, 2] });
    const lines = linesOf(await fileOf(matchBoardsDocument, job));
    expect(lines.filter((line) => line === 'Jura – Vosges')).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith('closed '))).toHaveLength(0);
  });
});

/** What the cards of the first team of five say of its bye. */
async function byesOnCards(bye: number | null): Promise<readonly string[]> {
  const job = teamJob({ spec: pouleSpec(5), scoring: { bye } });
  const entry = job.session.sections[0]?.entries[0]?.id ?? 0;
  const lines = linesOf(await fileOf(pairCardsDocument, { ...job, entry }));
  return lines.filter((line) => line.includes(': bye'));
}

describe('the scorecards of pairs of teams', () => {
  test('each pair has what it played, the score of the other room, its IMPs and their sum', async () => {
    const job = teamJob({ spec: pouleSpec(5) });
    const [section] = job.session.sections;
    const team = section?.entries[0]?.id ?? 0;
    const file = await fileOf(pairCardsDocument, { ...job, entry: team });
    expect(file.pages).toHaveLength(2);
    const lines = linesOf(file);
    expect(lines).toContain('Match 2 of 5, rounds 3 and 4: Vosges, Ann Oak / Dora Rowan. Open room, N-S.');
    const matches = job.standings.fields[0]?.matches?.matches ?? [];
    const ids = new Map(job.session.matches.map((match) => [match.id, match]));
    const net = matches.reduce((sum, { match, totals }) => {
      const view = ids.get(match);
      if (view?.away === null || (view?.home !== team && view?.away !== team)) return sum;
      return sum + Number(totals[view.home === team ? 'home' : 'away'].imps.exact);
    }, 0);
    // both pairs play every board of their team
    const totals = lines.filter((line) => line.startsWith('32 boards'));
    expect(totals).toHaveLength(2);
    for (const total of totals) expect(total.split(' ').at(-1)).toBe(signed(String(net)));
    // from North-South in one room, from East-West in the other: the same board, turned round
    const [open = '', closed = ''] = file.pages.map(
      (page) =>
        linesOn(page)
          .map((line) => line.join(' '))
          .find((line) => line.startsWith('3 E-W ')) ?? '',
    );
    expect(figuresOn(open)[0]).toBe(turned(figuresOn(closed)[1]));
    expect(figuresOn(open)[1]).toBe(turned(figuresOn(closed)[0]));
    expect(figuresOn(open)[2]).toBe(figuresOn(closed)[2]);
  });

  test('board-a-match has points and no bars; a board without the other room has none', async () => {
    const scoring = { comparison: 'board-a-match', scale: null } as const;
    const change = withoutRoom('closed');
    const job = teamJob({ spec: COPIES, scoring, change }, { language: 'fr' });
    const file = await fileOf(pairCardsDocument, job);
    const lines = linesOf(file);
    expect(textOf(file)).toContain('Points');
    expect(textOf(file)).not.toContain('barres');
    expect(lines.some((line) => /^\d+ (?:–|N-S|E-O|tous) .* [012] \d+$/.test(line))).toBe(true);
    expect(lines.filter((line) => line.startsWith('16 étuis, ')).length).toBeGreaterThan(0);
  });

  test('a bye that is worth something stands at the head of the cards of both pairs', async () => {
    const line = 'Match 1 of 5, rounds 1 and 2: bye, 12 VP';
    expect(await byesOnCards(1200)).toEqual([line, line]);
    expect(await byesOnCards(null)).toEqual([]);
  });

  test('pairs without names stand by their team and a letter', async () => {
    const file = await fileOf(pairCardsDocument, teamJob({ playersOf: () => ['', '', '', ''] }));
    expect(linesOf(file)).toEqual(expect.arrayContaining([expect.stringContaining('Jura, pair A')]));
    expect(linesOf(file)).toEqual(expect.arrayContaining([expect.stringContaining('Vosges, pair B')]));
  });
});

describe.each([
  ['slips', tableSlipsDocument],
  ['scored boards', matchBoardsDocument],
  ['scorecards', pairCardsDocument],
] as const)('the %s', (what, document) => {
  const long = {
    spec: COPIES,
    nameOf: (team: number) => ['Les Amis du bridge de Saint-Germain-des-Prés', 'W'.repeat(80)][team % 2] ?? '',
    playersOf: players,
  };

  test.each(['A4', 'Letter'] as const)('stand whole on %s with the longest names', async (paper) => {
    const job = teamJob(long, { paper, language: 'fr' });
    const bytes = await printPdf(document, job);
    const file = await readPdf(bytes);
    for (const { width, height, texts } of file.pages) {
      for (const { x, right, baseline } of texts) {
        expect(Math.min(x, width - right, baseline, height - baseline)).toBeGreaterThan(20);
      }
    }
    const printed = file.pages.flatMap(({ texts }) => texts.map(({ text }) => text.replaceAll(/\s/g, ''))).join('');
    for (const team of [1, 2, 3, 4]) {
      for (const name of players(team)) {
        // Their columns are narrow: a name too long for one of them has its first names as initials.
        const forms = what === 'scored boards' ? wholeOrInitials(name) : [name];
        expect(forms.some((form) => printed.includes(form.replaceAll(/\s/g, '')))).toBe(true);
      }
    }
    expect(printed).toContain('W'.repeat(40));
    expect(await inkOf(bytes, 1)).toBeGreaterThan(0.005);
  });

  test('print hostile names as they are', async () => {
    const names = HOSTILE_NAMES.map((name) => name.slice(0, 60));
    const nameOf = (team: number) => names[team % names.length] ?? '';
    const playersOf = (team: number) => [1, 2, 3, 4].map((place) => names[(team * 4 + place) % names.length] ?? '');
    const file = await fileOf(document, teamJob({ spec: pouleSpec(3), nameOf, playersOf }));
    expect(file.pages.length).toBeGreaterThan(0);
  });
});

test('a match of several rounds is counted as a match, in words of its own', async () => {
  const poule = teamJob({ spec: pouleSpec(5) });
  expect(linesOf(await fileOf(lineUpsDocument, poule))).toContain('Match 3 of 5, rounds 5 and 6');
  expect(textOf(await fileOf(matchSheetsDocument, poule))).toContain('Match 1 of 5, rounds 1 and 2');
  const match = teamJob({}, { language: 'fr' });
  const files = [await fileOf(lineUpsDocument, match), await fileOf(matchSheetsDocument, match)];
  for (const file of files) {
    expect(textOf(file)).not.toMatch(/[Tt]ours? \d/);
    expect(textOf(file)).toContain('Match, deux mi-temps de 16 étuis');
  }
});

test('boards of matches fill their pages: three matches with long names are whole, and parted between matches', async () => {
  const spec = { ...pouleSpec(7), boardsPerMatch: 16, supply: 'copies' } as TeamSpec;
  const job = teamJob({ spec, playersOf: players });
  const { pages } = await fileOf(matchBoardsDocument, job);
  // Two or three of 112 boards a page, where each used to take one.
  expect(pages.length).toBeLessThan(56);
  for (const page of pages) {
    const rows = linesOn(page).map(([first]) => first);
    expect(rows.lastIndexOf('open')).toBeLessThan(rows.lastIndexOf('closed'));
  }
});

test('a card that goes on within a match says again whom it is against', async () => {
  const job = teamJob({ spec: { ...pouleSpec(7), boardsPerMatch: 16 } as TeamSpec, playersOf: players });
  const { pages } = await fileOf(pairCardsDocument, job);
  const next = pages.filter((page) => wordsOn(page).includes('Page 2 of'));
  expect(next.length).toBeGreaterThan(0);
  for (const page of next) {
    const rows = linesOn(page).map((line) => line.join(' '));
    const first = rows.findIndex((row) => /^(?:\d+ (?:–|N-S|E-W|all)|Match \d|Round \d)/.test(row));
    expect(rows[first]).toMatch(/^(?:Match|Round) \d+.*: \S/);
  }
});

test('a card of a pair never ends a page with the head of a match', async () => {
  const { pages } = await fileOf(pairCardsDocument, teamJob({ spec: pouleSpec(16) }, {}));
  expect(pages.length).toBeGreaterThan(64);
  for (const page of pages) {
    const body = page.texts.filter(({ baseline }) => baseline > 62).toSorted((a, b) => a.baseline - b.baseline);
    expect(body[0]?.text).not.toMatch(/^Match \d/);
  }
});
