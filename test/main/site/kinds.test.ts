import { describe, expect, test } from 'vitest';
import { readPageJob } from '../../../main/app/director/site.ts';
import { mailText } from '../../../main/site/mail.ts';
import { resultPage } from '../../../main/site/result-page.ts';
import { overallColumns } from '../../../src/language/ranking/overall.ts';
import { packPage, unpackPage } from '../../../src/page/pack.ts';
import type { LocalPage, PageBlock, PageBracket, PageCell } from '../../../src/page/sheet.ts';
import { waysIn } from '../../../src/page/table.ts';
import { testClub, unwrap } from '../support.ts';
import { KINDS, knockout } from './every-kind.ts';
import { cellText, sheetOf, tablesOf, textsIn } from './support.ts';

function jobOf(kind: string) {
  const make = KINDS[kind];
  if (!make) throw new Error(`no kind ${kind}`);
  return make(testClub());
}

const waysInAll = (cells: readonly PageCell[]) => cells.flatMap(waysIn);

function waysInBlock(block: PageBlock): readonly string[] {
  switch (block.kind) {
    case 'table':
      return block.rows.flatMap((row) => waysInAll(row.cells));
    case 'lines':
      return waysInAll(block.lines);
    case 'sheets':
      return block.names;
    case 'hand':
      return [];
    case 'bracket':
      return block.rounds.flatMap(({ matches }) =>
        matches.flatMap(({ to, notes }) => [...(to ? [to] : []), ...waysInAll(notes)]),
      );
  }
}

test.each(Object.keys(KINDS))(
  'a page is read as it was packed, and leads only to sheets that are there: %s',
  (kind) => {
    const page = resultPage(jobOf(kind));
    expect(unpackPage(packPage(page))).toEqual(page);
    for (const local of Object.values(page.texts)) {
      const names = new Set(local.sheets.map(({ name }) => name));
      expect(names.size).toBe(local.sheets.length);
      const links = local.sheets.flatMap(({ previous, next, tab, blocks }) => [
        tab,
        ...(previous ? [previous.to] : []),
        ...(next ? [next.to] : []),
        ...blocks.flatMap(waysInBlock),
      ]);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((to) => !names.has(to))).toEqual([]);
    }
  },
);

function bracketsOf(local: LocalPage): readonly PageBracket[] {
  return sheetOf(local, 'bracket').blocks.filter((block) => block.kind === 'bracket');
}

describe('the page of a knockout', () => {
  test('has a triangle with a way to each of its matches, and draws three that lead to one', () => {
    const { en } = resultPage(jobOf('triangles')).texts;
    const [bracket] = bracketsOf(en);
    expect(bracket?.rounds.map(({ head }) => head)).toEqual(['First round', 'Round 2', 'Round 3', 'Final']);
    expect(bracket?.rounds[1]?.matches.map(({ leads }) => leads)).toEqual(['upper', 'middle', 'lower']);
    const triangles = bracket?.rounds.flatMap(({ matches }) => matches.filter(({ sides }) => sides.length === 3));
    expect(triangles?.map(({ to, notes }) => [to, waysInAll(notes).length])).toEqual([
      [undefined, 3],
      [undefined, 3],
    ]);
  });

  test('has a bracket of its own for all places that are played for', () => {
    const brackets = bracketsOf(resultPage(jobOf('allPlaces')).texts.en);
    expect(brackets.map(({ rounds }) => rounds.map(({ head }) => head))).toEqual([
      ['Quarter-finals', 'Semi-finals', 'Final'],
      ['Places 3 to 4'],
      ['Places 5 to 8', 'Places 5 to 6'],
      ['Places 7 to 8'],
    ]);
    const played = brackets.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches));
    expect(played).toHaveLength(12);
    expect(played.map(({ sides }) => sides.map(({ state }) => state).toSorted())).toEqual(
      played.map(() => ['lost', 'won']),
    );
  });

  test('of 64 teams has four quarters and what follows, with every team once in the first round', () => {
    const club = testClub();
    const job = unwrap(readPageJob(club, knockout(club, 64, {}, 1), { language: 'en' }));
    const brackets = bracketsOf(resultPage(job).texts.en);
    expect(brackets.map(({ rounds }) => rounds.map(({ matches }) => matches.length))).toEqual([
      ...[8, 8, 8, 8].map((matches) => [matches, matches / 2, matches / 4, matches / 8]),
      [4, 2, 1],
    ]);
    const seeds = brackets.flatMap(({ rounds: [first] }) => first?.matches.flatMap(({ sides }) => sides) ?? []);
    expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(65);
  });

  test('has its bracket, round by round, each winner in the next', () => {
    const { en, fr } = resultPage(jobOf('knockout')).texts;
    const [bracket] = bracketsOf(en);
    expect(bracket?.rounds.map(({ head }) => head)).toEqual(['First round', 'Semi-finals', 'Final']);
    expect(bracketsOf(fr)[0]?.rounds.map(({ head }) => head)).toEqual(['Premier tour', 'Demi-finales', 'Finale']);
    const [beginners, semis, final] = bracket?.rounds ?? [];
    expect([beginners, semis, final].map((round) => round?.matches.length)).toEqual([4, 2, 1]);
    expect(beginners?.matches.filter(({ sides }) => sides.length === 1)).toHaveLength(2);
    const goOn = (round: typeof beginners) =>
      round?.matches.map(({ sides }) => (sides.find(({ state }) => state === 'won') ?? sides[0])?.seed);
    const plays = (round: typeof beginners) => round?.matches.flatMap(({ sides }) => sides.map(({ seed }) => seed));
    expect(plays(semis)).toEqual(goOn(beginners));
    expect(plays(final)).toEqual(goOn(semis));
    expect(final?.matches[0]?.sides.map(({ score, state }) => [score, state])).toEqual([
      ['', 'open'],
      ['', 'open'],
    ]);
  });

  test('draws each match beside those that lead to it', () => {
    const { en } = resultPage(jobOf('knockout')).texts;
    const [bracket] = bracketsOf(en);
    const places = bracket?.rounds.map(({ matches }) => matches.map(({ row, span, leads }) => [row, span, leads]));
    expect(places).toEqual([
      [
        [1, 1, 'upper'],
        [2, 1, 'lower'],
        [3, 1, 'upper'],
        [4, 1, 'lower'],
      ],
      [
        [1, 2, 'upper'],
        [3, 2, 'lower'],
      ],
      [[1, 4, undefined]],
    ]);
  });

  test('leads from each match to its boards, under its name and its two teams', () => {
    const { en } = resultPage(jobOf('knockout')).texts;
    const ties = bracketsOf(en).flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches));
    const played = ties.filter(({ sides }) => sides.length === 2);
    expect(played).toHaveLength(5);
    for (const { to = '', sides } of played) {
      const { title, lines } = sheetOf(en, to);
      for (const { name } of sides) expect(title).toContain(name);
      expect(lines[0]).toMatch(/^(?:First round, match \d|Semi-final \d|Final)$/);
    }
    const boards = tablesOf(sheetOf(en, played[0]?.to ?? '')).at(-1);
    expect(boards?.rows).toHaveLength(4);
  });
});

test('the scorecards of a Swiss of pairs say its victory points, as the ranking does', () => {
  const { en } = resultPage(jobOf('swissPairs')).texts;
  const [ranking] = tablesOf(sheetOf(en, 'ranking'));
  const [first = []] = ranking ? textsIn(ranking) : [];
  const [number = '', total = ''] = [first[1], first.at(-1)];
  const { lines } = sheetOf(en, `card-${number}`);
  expect(lines[0]).toMatch(new RegExp(`^Place 1=? of 5, ${total} VP$`));
  expect(lines.at(-1)).toBe(`Pair ${number}`);
  const [cards] = tablesOf(sheetOf(en, 'cards'));
  expect(cards?.columns.at(-1)?.head).toBe('VP');
  expect(
    cards &&
      textsIn(cards)
        .find(([own]) => own === number)
        ?.at(-1),
  ).toBe(total);
  expect(tablesOf(sheetOf(en, 'ranking'))[1]?.title).toBe('Standings by round');
});

test('the scorecard of a pair of a Swiss says its bye, and what it is worth', () => {
  const { en, fr } = resultPage(jobOf('swissPairs')).texts;
  const [, rounds] = tablesOf(sheetOf(en, 'ranking'));
  const byes = (rounds ? textsIn(rounds) : []).flatMap((cells) =>
    cells.slice(4, -1).flatMap((cell, at) => {
      const [figure = '', opponent] = cell.split('\n');
      return opponent === 'bye' ? [{ number: cells[1] ?? '', round: at + 1, figure }] : [];
    }),
  );
  expect(byes).toHaveLength(3);
  for (const { number, round, figure } of byes) {
    expect(sheetOf(en, `card-${number}`).lines).toContain(`Round ${round}: bye, ${figure} VP`);
    expect(sheetOf(fr, `card-${number}`).lines).toContain(`Tour ${round}\u00a0: exempt, ${figure} PV`);
  }
});

describe('the page of a Swiss', () => {
  test('lists the matches of a team with its bye in its round, which add up to its total', () => {
    const { en } = resultPage(jobOf('swiss')).texts;
    const [ranking] = tablesOf(sheetOf(en, 'ranking'));
    let byes = 0;
    for (const cells of ranking ? textsIn(ranking) : []) {
      const [matches] = tablesOf(sheetOf(en, `card-${cells[1]}`));
      const rows = matches ? textsIn(matches) : [];
      expect(rows.map(([when]) => when)).toEqual(['Round\u00a01', 'Round\u00a02', 'Round\u00a03']);
      expect(String(rows.reduce((sum, row) => sum + Number(row.at(-1)), 0))).toBe(cells.at(-1));
      byes += rows.filter((row) => row[2] === 'Bye').length;
    }
    expect(byes).toBe(3);
  });

  test('has the opponent and the result of every round, which add up to the total', () => {
    const { en } = resultPage(jobOf('swiss')).texts;
    const [ranking, rounds] = tablesOf(sheetOf(en, 'ranking'));
    expect(rounds?.title).toBe('Standings by round');
    const rows = (rounds ? textsIn(rounds) : []).map((cells) => ({
      number: cells[1] ?? '',
      rounds: cells.slice(4, -1).map((cell) => cell.split('\n')),
      total: cells.at(-1),
    }));
    expect(rows.map(({ number, total }) => [number, total])).toEqual(
      ranking && textsIn(ranking).map((cells) => [cells[1], cells.at(-1)]),
    );
    const byNumber = new Map(rows.map((row) => [row.number, row]));
    expect(rows.flatMap((row) => row.rounds.filter(([, opponent]) => opponent === 'bye'))).toHaveLength(3);
    for (const row of rows) {
      expect(row.rounds).toHaveLength(3);
      expect(String(row.rounds.reduce((sum, [result]) => sum + Number(result), 0))).toBe(row.total);
      for (const [at, [result, opponent = '']] of row.rounds.entries()) {
        if (opponent === 'bye') continue;
        const [theirs, number] = byNumber.get(opponent)?.rounds[at] ?? [];
        expect([number, Number(result) + Number(theirs)]).toEqual([row.number, 20]);
      }
    }
  });

  test('leads from a result to its match, and has no cross-table', () => {
    const { en } = resultPage(jobOf('swiss')).texts;
    const [, rounds] = tablesOf(sheetOf(en, 'ranking'));
    const [match = ''] = rounds?.rows[0]?.cells[4] === undefined ? [] : waysIn(rounds.rows[0].cells[4]);
    expect(sheetOf(en, match).lines).toEqual(['Round 1']);
    expect(tablesOf(sheetOf(en, 'matches')).map(({ title }) => title)).toEqual(['Matches']);
  });
});

test('the page of teams that meet in two rounds names the rounds, and no room', () => {
  const { en } = resultPage(jobOf('whist')).texts;
  const boards = tablesOf(sheetOf(en, 'match-1')).at(-1);
  const narrow = boards?.columns.filter((column) => column.narrow).map(({ head }) => head) ?? [];
  expect(narrow.map((head) => head.replace(/\d+/, ''))).toEqual(['Round ', 'Round ']);
  const [, pair] = tablesOf(sheetOf(en, 'card-1'));
  expect(pair?.columns.map(({ head }) => head)).toContain('Other table');
});

test('a match that is decided by IMPs is listed with those of both teams, and says their difference', () => {
  const { en } = resultPage(jobOf('knockout')).texts;
  const [list] = tablesOf(sheetOf(en, 'matches'));
  const [home = '', away = ''] = cellText(list?.rows[0]?.cells.at(-1)).split(' – ');
  const [totals] = tablesOf(sheetOf(en, 'match-1'));
  expect(totals?.columns.slice(-2).map(({ head }) => head)).toEqual(['IMPs', 'Diff.']);
  expect(totals && textsIn(totals).map((cells) => cells.at(-2))).toEqual([home, away]);
  const [difference = ''] = totals ? textsIn(totals).map((cells) => cells.at(-1)) : [];
  expect(Number(difference.replace('−', '-'))).toBe(Number(home) - Number(away));
});

test('points that are the result of a match stand once', () => {
  const { en } = resultPage(jobOf('boardAMatch')).texts;
  const [totals] = tablesOf(sheetOf(en, 'match-1'));
  expect(totals?.columns.map(({ head }) => head)).toEqual(['', 'Team', 'Points']);
});

test('matches that are all played at the same time lead to each other by their teams', () => {
  const { en } = resultPage(jobOf('boardAMatch')).texts;
  const middle = sheetOf(en, 'match-2');
  expect(new Set([middle.previous?.text, middle.next?.text])).toEqual(new Set(['Match 1 – 3', 'Match 3 – 2']));
});

describe('the page of a session of several', () => {
  test('ranks with what is carried first, then the session by itself, in the e-mail too', () => {
    const job = jobOf('sessions');
    const { en } = resultPage(job).texts;
    const tables = tablesOf(sheetOf(en, 'ranking'));
    expect(tables.map(({ title }) => title)).toEqual(['Ranking over the sessions', 'This session']);
    const [first] = tables;
    const { overall } = job;
    const columns = overall ? overallColumns(overall, 'en') : [];
    expect(columns.length).toBeGreaterThan(2);
    expect(first && textsIn(first).map((cells) => cells.slice(3))).toEqual(
      overall?.rankings[0]?.rows.map((row) => columns.map(({ cell }) => cell(row))),
    );
    const total = cellText(tablesOf(sheetOf(en, 'ranking'))[0]?.rows[0]?.cells.at(-1));
    const mail = mailText(job);
    expect(mail).toContain('Ranking over the sessions (Total)');
    expect(mail.slice(0, mail.indexOf('This session'))).toContain(total);
  });

  test('names the evenings, and who gets a prize once the director said how many', () => {
    const job = jobOf('sessions');
    const { overall, session } = job;
    if (!overall) throw new Error('nothing is carried');
    const evenings = [{ from: 2, date: '2026-12-08', start: '14:00' }];
    const { fr } = resultPage({
      ...job,
      session: { ...session, evenings },
      prizes: { ...overall, prizePlaces: 1 },
    }).texts;
    const sheet = sheetOf(fr, 'ranking');
    expect(sheet.lines[1]).toContain('8 décembre 2026, 14:00');
    expect(sheet.lines).toHaveLength(2);
    const prizes = tablesOf(sheet).find(({ title }) => title === 'Prix');
    const best = overall.rankings.flatMap(({ rows }) => rows).filter(({ place }) => place === 1);
    expect(prizes && textsIn(prizes).map((cells) => cells[0]?.replace('=', ''))).toEqual(best.map(() => '1'));
    expect(sheetOf(resultPage(job).texts.fr, 'ranking').lines).toEqual([]);
  });
});
