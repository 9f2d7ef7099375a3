import { beforeAll, describe, expect, test } from 'vitest';
import type { FieldStandingsView } from '../../../main/club/model/standings.ts';
import { writePageFile } from '../../../main/site/page-file.ts';
import { pageLogo } from '../../../main/site/page-logo.ts';
import { readPageParts } from '../../../main/site/page-parts.ts';
import { resultPage } from '../../../main/site/result-page.ts';
import { LARGEST_LOGO } from '../../../src/basics/logo-limits.ts';
import { formatPercentFigure } from '../../../src/language/numbers.ts';
import type { LocalPage } from '../../../src/page/sheet.ts';
import { packPage, unpackPage } from '../../../src/page/pack.ts';
import { waysIn } from '../../../src/page/table.ts';
import { readExact, ZERO } from '../../../src/scoring/numbers/exact.ts';
import { howellSpec, mitchellSpec } from '../../builders.ts';
import { HOSTILE_PAIRS, LONG_NAMES } from '../../names.ts';
import { numbersTo } from '../../../src/basics/numbers-to.ts';
import { individual } from '../print/individual-job.ts';
import { printJob } from '../print/support.ts';
import { testClub } from '../support.ts';
import { longSwiss } from './every-kind.ts';
import { pouleSpec, teamJob } from '../print/team-job.ts';
import { builtPageParts, cellText, pageIn, pageJob, sheetOf, tablesOf, textsIn } from './support.ts';

const MEGABYTE = 1_000_000;
const job = pageJob(printJob());
const page = resultPage(job);
const [english, french] = [page.texts.en, page.texts.fr];

type Names = readonly [string, string];

function longPair(pair: number): Names {
  return LONG_NAMES[pair % LONG_NAMES.length] ?? ['', ''];
}

function hostilePair(pair: number): Names {
  return HOSTILE_PAIRS[pair % HOSTILE_PAIRS.length] ?? ['', ''];
}

function standingsField(): FieldStandingsView {
  const [field] = job.standings.fields;
  if (!field) throw new Error('no field');
  return field;
}

describe('the ranking of a result page', () => {
  test('has the masterpoints of every place where a scheme is chosen', () => {
    const terms = { unit: 'percent', masterpoints: { scheme: 'acbl-open' }, entries: [] } as const;
    const { texts } = resultPage(pageJob(printJob({ change: { terms } })));
    for (const [local, head, first] of [
      [texts.en, 'Award', '1.30'],
      [texts.fr, 'PE', '1,30'],
    ] as const) {
      const [table] = local ? tablesOf(sheetOf(local, 'ranking')) : [];
      const at = table?.columns.findIndex((column) => column.head === head) ?? -1;
      expect(cellText(table?.rows[0]?.cells[at])).toBe(first);
    }
  });

  test('has the places and figures of the standings, in both languages', () => {
    for (const local of [english, french]) {
      const language = local === english ? 'en' : 'fr';
      const tables = tablesOf(sheetOf(local, 'ranking'));
      const shown = tables.map((table) => textsIn(table).map(([place, number, , figure]) => [place, number, figure]));
      const labels = new Map(job.session.sections[0]?.entries.map(({ id, label }) => [id, label]));
      const expected = standingsField().rankings.map(({ rows }) =>
        rows.map(({ place, tied, entry, ranked }) => [
          `${place}${tied ? '=' : ''}`,
          labels.get(entry),
          formatPercentFigure(readExact(ranked ?? '') ?? ZERO, 2, language),
        ]),
      );
      expect(shown).toEqual(expected);
    }
  });

  test('names both lines, and leads to the scorecards', () => {
    const [ns, ew] = tablesOf(sheetOf(english, 'ranking'));
    expect([ns?.title, ew?.title]).toEqual(['North-South', 'East-West']);
    expect(ns?.rows[0]?.cells[2]).toEqual({ text: 'Ash / Aspen', to: 'card-6' });
    expect(tablesOf(sheetOf(french, 'ranking')).map(({ title }) => title)).toEqual(['Nord-Sud', 'Est-Ouest']);
  });

  test('with handicap, and with strata, has a table and a column more', () => {
    const session = { ...job.session, terms: { ...job.session.terms } };
    const [field] = job.standings.fields;
    const rankings = field?.rankings.map(({ line, rows }) => ({
      line,
      rows: rows.map((row) => ({
        ...row,
        inStratum: { stratum: 1, place: row.place ?? 1, tied: false },
        byHandicap: { place: row.place, tied: row.tied, inStratum: null, handicap: '1/50', figure: row.ranked },
      })),
    }));
    const standings = { ...job.standings, fields: [{ ...standingsField(), rankings: rankings ?? [] }] };
    const tables = tablesOf(sheetOf(resultPage({ ...job, session, standings }).texts.en, 'ranking'));
    expect(tables.map(({ title }) => title)).toEqual([
      'North-South',
      'East-West',
      'North-South, with handicap',
      'East-West, with handicap',
    ]);
    expect(tables[0]?.columns.map(({ head }) => head)).toContain('Str.');
    expect(tables[2]?.columns.map(({ head }) => head)).toContain('Handicap');
  });

  test('says whether it is official', () => {
    expect(english.about).toEqual([
      'Mitchell, 13 tables, 13 rounds of 2 boards',
      expect.stringMatching(/^Provisional/),
    ]);
    const at = '2026-11-24T22:16:00.000Z';
    const published = { at, change: 1, until: '2026-11-24T22:46:00.000Z', endedAt: null };
    const official = resultPage({ ...job, report: { ...job.report, published } }).texts;
    expect(official.en.about[1]).toMatch(/^Published \d\d:16, corrections until \d\d:46$/);
    expect(official.fr.about[1]).toMatch(/^Publié/);
  });
});

describe('boards and scorecards of a result page', () => {
  test('hold every result once on a board, and once on the card of each pair', () => {
    const boards = english.sheets.filter(({ name }) => name.startsWith('board-'));
    expect(boards).toHaveLength(26);
    const lines = boards.flatMap((sheet) => tablesOf(sheet).flatMap(({ rows }) => rows));
    expect(lines).toHaveLength(job.session.results.length);
    const cards = english.sheets.filter(({ name }) => name.startsWith('card-'));
    expect(cards).toHaveLength(26);
    const own = cards.flatMap((sheet) => tablesOf(sheet).flatMap(({ rows }) => rows.filter(({ whole }) => !whole)));
    expect(own).toHaveLength(job.session.results.length * 2);
  });

  test('show what each result scored, best for North-South first', () => {
    const scores = standingsField().boards.find(({ board }) => board === 7);
    const [table] = tablesOf(sheetOf(english, 'board-7'));
    const points = table?.columns.findIndex(({ head }) => head === 'MP N-S') ?? -1;
    const shown = table ? textsIn(table).map((cells) => Number(cells[points])) : [];
    const expected = scores?.results.map(({ nsPoints }) => Number(nsPoints)) ?? [];
    expect(shown).toEqual(expected.toSorted((a, b) => b - a));
  });

  test('end a card with the figure of the ranking', () => {
    const [table] = tablesOf(sheetOf(english, 'card-6'));
    expect(cellText(table?.rows.at(-1)?.cells.at(-1))).toBe('64.26');
    expect(sheetOf(english, 'card-6').lines[0]).toContain('Place 1 of 13 North-South');
  });

  test('are listed by number, with the place and figure of each', () => {
    const [ns, ew] = tablesOf(sheetOf(english, 'cards'));
    expect([ns?.title, ew?.title]).toEqual(['North-South', 'East-West']);
    expect(ns && textsIn(ns).map(([number]) => number)).toEqual(numbersTo(13).map(String));
    expect(ns && textsIn(ns)[5]).toEqual(['6', 'Ash / Aspen', '1', '64.26']);
    expect(ns?.rows[5]?.cells.flatMap(waysIn)).toEqual(['card-6']);
    expect(ew?.rows).toHaveLength(13);
    expect(sheetOf(english, 'card-6').tab).toBe('cards');
  });

  test('of an individual lead from each player at a table to a scorecard', () => {
    const { en } = resultPage(pageJob({ ...printJob(), ...individual() })).texts;
    const [traveller] = tablesOf(sheetOf(en, 'board-1'));
    const [ns] = traveller?.rows[0]?.cells ?? [];
    expect(ns === undefined ? [] : waysIn(ns)).toHaveLength(2);
    const [card] = tablesOf(sheetOf(en, 'card-2'));
    const round = card?.rows.find(({ whole }) => whole);
    // The partner and two opponents.
    expect(round?.cells.flatMap(waysIn)).toHaveLength(3);
  });

  test('of sections scored by themselves keep their boards apart', () => {
    const sections = [mitchellSpec(4), mitchellSpec(5)];
    const { en } = resultPage(pageJob(printJob({ sections }))).texts;
    const names = en.sheets.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith('board-')).length).toBeGreaterThanOrEqual(8);
  });

  test('of one winner have one ranking', () => {
    const { en } = resultPage(pageJob(printJob({ sections: [howellSpec(5)] }))).texts;
    expect(tablesOf(sheetOf(en, 'ranking')).map(({ title }) => title)).toEqual(['Ranking']);
  });
});

describe('hands', () => {
  const hands = 'N:AKQJ.T98.765.432 T98.AKQJ.432.765 765.432.AKQJ.T98 432.765.T98.AKQJ';

  test('stand on their board and together where they may be seen, and nowhere else', () => {
    expect(english.tabs.map(({ to }) => to)).toEqual(['ranking', 'boards', 'cards', 'names']);
    const deals = { version: 1, disclosed: [{ board: 7, hands }], waiting: [{ board: 8, table: null }] };
    const { en, fr } = resultPage({ ...job, deals }).texts;
    expect(en.tabs.map(({ to }) => to)).toEqual(['ranking', 'boards', 'hands', 'cards', 'names']);
    expect(sheetOf(en, 'board-7').blocks[0]).toMatchObject({ kind: 'hand', points: ['10', '10', '10', '10'] });
    expect(sheetOf(en, 'board-8').blocks.map(({ kind }) => kind)).toEqual(['table']);
    expect(sheetOf(fr, 'hands').blocks[0]).toMatchObject({
      hands: [{ seat: 'Nord', suits: ['A R D V', '10 9 8', '7 6 5', '4 3 2'] }, {}, {}, {}],
    });
  });

  test('have the double-dummy figures and the par that came with them, as the file’s', () => {
    const figures = { tricks: '99999888887777766666', par: 'NS 4S= +420' };
    const disclosed = [
      { board: 7, hands, ...figures },
      { board: 8, hands, tricks: null, par: 'NS 1C= +70' },
    ];
    const page = resultPage({ ...job, deals: { version: 1, disclosed, waiting: [] } });
    expect(unpackPage(packPage(page))).toEqual(page);
    const { en, fr } = page.texts;
    const [first, second] = sheetOf(en, 'hands').blocks;
    expect(first).toMatchObject({
      figures: {
        source: 'Double dummy, as the file of the deals has it',
        heads: ['NT', '♠', '♥', '♦', '♣'],
        declarers: [{ seat: 'N', tricks: ['9', '9', '9', '9', '9'] }, { seat: 'E' }, { seat: 'S' }, { seat: 'W' }],
        par: 'Par: NS 4S= +420',
      },
    });
    expect(second).toMatchObject({ figures: { heads: [], declarers: [], par: 'Par: NS 1C= +70' } });
    expect(sheetOf(fr, 'board-7').blocks[0]).toMatchObject({ figures: { heads: ['SA', '♠', '♥', '♦', '♣'] } });
  });
});

function teamPage(): LocalPage {
  return resultPage(pageJob(teamJob({ spec: pouleSpec(5) }))).texts.en;
}

describe('the page of teams', () => {
  test('has the cross-table, a sheet for each match and for each team', () => {
    const team = teamPage();
    expect(team.tabs.map(({ to }) => to)).toEqual(['ranking', 'matches', 'cards', 'names']);
    const [crossTable, matches] = tablesOf(sheetOf(team, 'matches'));
    expect([crossTable?.title, matches?.title]).toEqual(['Cross-table', 'Matches']);
    // On a phone a column says what wide columns say: each result over the number of the opponent.
    const narrow = crossTable?.columns.findIndex((column) => column.narrow) ?? -1;
    const [first] = crossTable?.rows ?? [];
    const wide = crossTable && textsIn(crossTable)[0]?.slice(3, 8);
    expect(first?.cells[narrow]).toEqual({
      texts: [
        { text: 'Jura', to: 'card-1' },
        ...[2, 3, 4, 5].map((number) => ({ text: wide?.[number - 1], below: String(number) })),
      ],
    });
    expect(team.sheets.filter(({ name }) => name.startsWith('match-'))).toHaveLength(10);
    expect(team.sheets.filter(({ name }) => name.startsWith('card-'))).toHaveLength(5);
  });

  test('shows both rooms board by board', () => {
    const tables = tablesOf(sheetOf(teamPage(), 'match-1'));
    const boards = tables.at(-1);
    expect(boards?.groups?.map(({ head }) => head)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Open room/), expect.stringMatching(/^Closed room/), 'IMPs']),
    );
    expect(boards?.rows).toHaveLength(8);
  });
});

describe('the file of a page', () => {
  beforeAll(builtPageParts);

  test('holds the page as it was made', () => {
    expect(pageIn(writePageFile(page, readPageParts()))).toEqual(page);
  });

  test('reads without scripts: the ranking stands in it, with no way to sheets that need them', () => {
    const html = writePageFile(page, readPageParts());
    const body = html.slice(html.indexOf('<body>'), html.indexOf('<script type="application/json"'));
    for (const text of ['Tuesday pairs', 'Ash / Aspen', '64.26', 'Dee / Derwent', '35.10'])
      expect(body).toContain(text);
    expect(body).not.toMatch(/<a |<button|<script|<nav/);
  });

  test('has no markup, no request and no style in a hostile name', () => {
    const html = writePageFile(resultPage(pageJob(printJob({ names: hostilePair }))), readPageParts());
    expect(html.match(/<script\b/g)).toHaveLength(2);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(html).not.toMatch(/<(?:img|svg on|iframe|link|object|b>)/);
    const data = html.slice(
      html.indexOf('id="results">') + 'id="results">'.length,
      html.lastIndexOf('</script>\n<script>'),
    );
    expect(data).not.toContain('<');
  });

  test('may run its own script with its own style, and load nothing', () => {
    const html = writePageFile(page, readPageParts());
    const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    expect(policy?.replaceAll('&#39;', "'")).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; img-src data:; base-uri 'none'; form-action 'none'$/,
    );
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    expect(html).not.toMatch(/ style=| on[a-z]+=/);
  });

  test('of 100 tables stays under 3 MB, with long names and the largest logo', () => {
    const sections = Array.from({ length: 5 }, () => mitchellSpec(20, { rounds: 13 }));
    const large = pageJob(printJob({ sections, names: longPair }));
    expect(large.session.results.length).toBeGreaterThan(2500);
    const picture = new Uint8Array(LARGEST_LOGO).fill(7);
    const logo = pageLogo({ type: 'image/png', width: 1200, height: 400, picture });
    const html = writePageFile(resultPage(large), readPageParts(), logo);
    expect(html.split(Buffer.from(picture).toString('base64'))).toHaveLength(2);
    expect(Buffer.byteLength(html)).toBeLessThan(3 * MEGABYTE);
  });

  test('of a Swiss grows with its teams alone, so that 100 that play 56 boards stay under 3 MB', () => {
    const teams = 8;
    const swiss = longSwiss(teams)(testClub());
    expect(swiss.session.results).toHaveLength(teams * 56);
    const html = writePageFile(resultPage(swiss), readPageParts());
    expect((Buffer.byteLength(html) / teams) * 100).toBeLessThan(3 * MEGABYTE);
  });

  test('has the club’s line under its name, and its logo in its own proportions', () => {
    const logo = pageLogo({ type: 'image/png', width: 1200, height: 400, picture: Buffer.from('picture') });
    const settings = { ...job.settings, clubName: 'Riverside', clubLine: 'Mill Lane 4, <b>Ashford</b>' };
    const html = writePageFile(resultPage({ ...job, settings }), readPageParts(), logo);
    expect(html).toContain('<p>Riverside</p><p class="line">Mill Lane 4, &lt;b&gt;Ashford&lt;/b&gt;</p>');
    expect(html).toContain(
      '<img class="logo" alt="" src="data:image/png;base64,cGljdHVyZQ==" width="192" height="64">',
    );
  });
});
