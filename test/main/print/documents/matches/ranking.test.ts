import { describe, expect, test } from 'vitest';
import { explainedTeams } from '../../../../../main/club/standings/matches/explanation.ts';
import { explanationDocument } from '../../../../../main/print/documents/explanation/explanation.ts';
import { rankingDocument } from '../../../../../main/print/documents/ranking/ranking.ts';
import { matchBoardsSpreadsheet } from '../../../../../main/print/spreadsheets/match-boards.ts';
import { matchesSpreadsheet } from '../../../../../main/print/spreadsheets/matches.ts';
import { rankingSpreadsheet } from '../../../../../main/print/spreadsheets/ranking.ts';
import { readCsv } from '../../../../../src/format/csv.ts';
import { linesOn, readPdf, wordsOn } from '../../../../pdf.ts';
import { printPdf } from '../../support.ts';
import { pouleSpec, teamJob, TWO_HALVES } from '../../team-job.ts';

function cellsOf(csv: string): readonly (readonly string[])[] {
  const rows = readCsv(csv);
  if ('kind' in rows) throw new Error(rows.code);
  return rows.map(({ cells }) => cells);
}

describe('the ranking of teams', () => {
  test('has each team with its players, its matches, its IMPs and its total', async () => {
    const job = teamJob({ spec: pouleSpec(7) });
    const { pages } = await readPdf(await printPdf(rankingDocument, job));
    expect(pages).toHaveLength(1);
    const text = pages.map(wordsOn).join('\n');
    const rows = job.standings.fields[0]?.rankings[0]?.rows ?? [];
    expect(rows).toHaveLength(7);
    const lines = pages.flatMap((page) => linesOn(page).map((line) => line.join(' ')));
    for (const { entry, total } of rows) {
      const team = job.session.sections[0]?.entries.find(({ id }) => id === entry)?.team;
      expect(text).toContain(team?.name);
      expect(text.replaceAll('\n', ' ')).toContain(team?.players.join(', '));
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^\\d=? .*6 \\d+ \\d+ ${total}$`)));
    }
    expect(text).toContain('All 21 matches are complete.');
    expect(text).toContain('Round robin, 7 teams, matches of 8 boards');
    expect(text).not.toMatch(/pair/i);
  });

  test('says what split a tie, in French too', async () => {
    const job = teamJob({ spec: pouleSpec(4) }, { language: 'fr' });
    const [field] = job.standings.fields;
    const rankings = (field?.rankings ?? []).map((ranking) => ({
      ...ranking,
      rows: ranking.rows.map((row) => ({
        ...row,
        separations: [{ code: 'imp-quotient' as const, figure: '197/245' }],
      })),
    }));
    const standings = { ...job.standings, fields: job.standings.fields.map((one) => ({ ...one, rankings })) };
    const { pages } = await readPdf(await printPdf(rankingDocument, { ...job, standings }));
    const text = pages.map(wordsOn).join('\n');
    expect(text).toContain('départagés par quotient d’IMPs : 0,804');
    expect(text).not.toMatch(/paire/i);
  });

  test('by points a board has no IMPs', async () => {
    const job = teamJob({ spec: pouleSpec(3), scoring: { comparison: 'board-a-match', scale: null } });
    const { pages } = await readPdf(await printPdf(rankingDocument, job));
    expect(pages.map(wordsOn).join('\n')).not.toContain('IMPs');
  });
});

describe('spreadsheets of matches', () => {
  const recipe = { nameOf: (team: number) => (team === 1 ? '=1+1' : `Team; "${team}"`) };

  test('the ranking: a line a team with its players and figures', () => {
    const job = teamJob({ ...recipe, spec: pouleSpec(5) });
    const csv = rankingSpreadsheet.write(job);
    expect(csv).toContain("'=1+1");
    const [heads, ...rows] = cellsOf(csv);
    expect(heads?.slice(0, 5)).toEqual(['Place', 'Number', 'Team', 'Players', 'Matches']);
    expect(heads?.at(-1)).toBe('VP');
    const totals = job.standings.fields[0]?.rankings[0]?.rows.map(({ total }) => total);
    expect(rows.map((row) => row.at(-1))).toEqual(totals);
    expect(rows.map((row) => row[4])).toEqual(['4', '4', '4', '4', '4']);
  });

  test('the matches: round, teams, IMPs and victory points; empty while they are to be played', () => {
    const job = teamJob({ ...recipe, spec: pouleSpec(5), played: 2 }, { language: 'fr' });
    const [heads, ...rows] = cellsOf(matchesSpreadsheet.write(job));
    expect(heads).toEqual([
      'Tour',
      'Numéro recevante',
      'Recevante',
      'Numéro visiteuse',
      'Visiteuse',
      'État',
      'IMPs recevante',
      'IMPs visiteuse',
      'PV recevante',
      'PV visiteuse',
    ]);
    expect(rows).toHaveLength(10);
    const scores = new Map(job.standings.fields[0]?.matches?.matches.map((score) => [score.match, score]));
    const played = job.session.matches.filter(({ away }) => away !== null).map(({ id }) => scores.get(id));
    expect(rows.map((row) => row.slice(6))).toEqual(
      played.map((score) =>
        score?.state === 'complete'
          ? [
              score.totals.home.impsWon.exact,
              score.totals.away.impsWon.exact,
              score.result.home?.exact,
              score.result.away?.exact,
            ]
          : ['', '', '', ''],
      ),
    );
  });

  test('the boards: both tables in a line, by the number on the case', () => {
    const job = teamJob({ spec: TWO_HALVES });
    const [heads, ...rows] = cellsOf(matchBoardsSpreadsheet.write(job));
    expect(heads?.slice(3, 9)).toEqual([
      'Part',
      'Board',
      'Open: contract',
      'Open: by',
      'Open: result',
      'Open: score N-S',
    ]);
    expect(rows).toHaveLength(32);
    expect(rows[0]).toEqual([
      '1',
      'Jura',
      'Vosges',
      '1',
      '1',
      '4S',
      'N',
      '=',
      '420',
      '3NTX',
      'S',
      '-2',
      '-300',
      '12',
      '-12',
    ]);
    const dealt = teamJob({ spec: pouleSpec(5) });
    const boards = new Set(
      cellsOf(matchBoardsSpreadsheet.write(dealt))
        .slice(1)
        .map((row) => row[4]),
    );
    expect(boards).toEqual(new Set(['1', '2', '3', '4', '5', '6', '7', '8']));
  });
});

test('explanations name the team, and say what each match gave it', async () => {
  const job = teamJob({ spec: pouleSpec(4) });
  const material = { explained: [], teams: explainedTeams(job.session) };
  const { pages } = await readPdf(await printPdf(explanationDocument, { ...job, ...material }));
  expect(pages).toHaveLength(4);
  const texts = pages.map((page) => wordsOn(page).replaceAll('\n', ' '));
  for (const { team } of job.session.sections[0]?.entries ?? []) {
    expect(texts.some((text) => text.includes(team?.name ?? '?') && text.includes(team?.players[3] ?? '?'))).toBe(true);
  }
});
