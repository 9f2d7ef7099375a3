import { vulnerabilityOf } from '../../../src/bridge/board.ts';
import { unbroken } from '../../../src/language/typography.ts';
import { matchPaperWords } from '../../../src/language/paper/matches.ts';
import type { PageCell, PageColumn, PageRow, PageSheet, PageTable } from '../../../src/page/sheet.ts';
import type { MatchTeam } from '../../../src/scoring/teams/team.ts';
import type { PartnershipView } from '../../club/model/session.ts';
import { isInRounds } from '../../print/documents/matches/line-up-block.ts';
import { boardsOfPair, type OwnBoard } from '../../print/documents/matches/own-boards.ts';
import { cardFigures, isNewMeeting, meetingLine, ownScoreText } from '../../print/documents/matches/pair-card-rows.ts';
import { pairsInOrder } from '../../print/documents/matches/pair-cards.ts';
import { byesOf } from '../../print/byes.ts';
import { paperWordsFor } from '../../print/job.ts';
import { teamOf, type PrintedMatch } from '../../print/matches.ts';
import { joinNames } from '../../print/press/fit.ts';
import { contractColumnText, outcomeCells } from '../../print/press/notation.ts';
import { playersOfEntry, printedSections, type PrintedSection } from '../../print/sections.ts';
import { pageWordsFor, type PageJob } from '../page-job.ts';
import { cardSheetName, matchSheetName, SHEETS } from '../sheet-names.ts';
import { sheetsOfCards } from './card-list.ts';
import { bothFigures, figureHeads, shortFigures } from './match-figures.ts';

/** A sheet for each team: its players, its matches, and the boards of each of its pairs; and one with all of them. */
export function teamSheets(job: PageJob, matches: readonly PrintedMatch[]): readonly PageSheet[] {
  const sheets = printedSections(job).flatMap((section) =>
    section.view.entries
      .filter(({ phantom }) => !phantom)
      .map(({ id }): PageSheet => {
        const team = teamOf(section, id, job.language);
        const lines = [team.club, team.players.join(', ')].filter((text) => text !== '');
        const pairs = pairsInOrder(section, id).flatMap((pair) => pairTable(job, section, pair, matches) ?? []);
        return {
          name: cardSheetName(team.label),
          tab: SHEETS.cards,
          title: team.name,
          lines,
          blocks: [matchesTable(job, section, matches, id), ...pairs],
        };
      }),
  );
  return sheets.length === 0 ? [] : sheetsOfCards(job, [listTable(job)], sheets);
}

/** Every team with its club and its players. */
function listTable(job: PageJob): PageTable {
  const words = matchPaperWords[job.language];
  const rows = printedSections(job).flatMap((section) =>
    section.view.entries
      .filter(({ phantom }) => !phantom)
      .map(({ id }): PageRow => {
        const { label, name, club, players } = teamOf(section, id, job.language);
        const below = [club, players.join(', ')].filter((text) => text !== '').join('\n');
        return { cells: [label, { text: name, to: cardSheetName(label), below }] };
      }),
  );
  const columns: readonly PageColumn[] = [
    { head: words.number, align: 'right', kind: 'quiet', sort: 'text', sorted: true },
    { head: words.teamHead, kind: 'names', sort: 'text' },
  ];
  return { kind: 'table', title: '', columns, rows };
}

/** A text that breaks after its comma alone: Rounds 1 and 4 on a line, Match 2 of 5, rounds 3 and 4 on two at most. */
function unbrokenParts(text: string): string {
  return text.split(', ').map(unbroken).join(', ');
}

/** Against whom the team played, and what it had from each match; a bye has its place among them. */
function matchesTable(
  job: PageJob,
  section: PrintedSection,
  matches: readonly PrintedMatch[],
  entry: number,
): PageTable {
  const words = matchPaperWords[job.language];
  const [first] = matches;
  const heads = figureHeads(job, first);
  const own = matches.flatMap((match, index) => {
    const side = match.view.home === entry ? 'home' : match.view.away === entry ? 'away' : null;
    return side ? [{ round: match.view.round, row: matchRow(job, match, index, side) }] : [];
  });
  const scored = section.standings?.matches;
  const byes = (scored ? byesOf(job, scored, entry) : []).map(({ round, when, figure }) => {
    const before = heads.slice(1).map(() => '');
    const turn = unbrokenParts(when);
    return { round, row: { cells: [turn, { text: words.crossBye, below: turn }, words.crossBye, ...before, figure] } };
  });
  const rows = [...own, ...byes].toSorted((a, b) => a.round - b.round).map(({ row }) => row);
  const columns: readonly PageColumn[] = [
    { head: words.match, kind: 'quiet', wide: true },
    { head: paperWordsFor(job).against, kind: 'names', narrow: true },
    { head: paperWordsFor(job).against, kind: 'names', wide: true },
    ...heads.map((head, index, { length }): PageColumn => ({
      head,
      align: 'right',
      ...(index === length - 1 && { kind: 'strong' }),
    })),
  ];
  return { kind: 'table', title: pageWordsFor(job).matches, columns, rows };
}

function matchRow(job: PageJob, match: PrintedMatch, index: number, side: MatchTeam): PageRow {
  const other = match.teams[side === 'home' ? 'away' : 'home'];
  const when = unbrokenParts(match.when ?? matchPaperWords[job.language].match);
  return {
    cells: [
      { text: when, to: matchSheetName(index) },
      { text: other.name, to: matchSheetName(index), below: when },
      { text: other.name, to: cardSheetName(other.label) },
      ...shortFigures(job, match).map((figure) =>
        match.scored.unit === 'imps' ? bothFigures(figure, side) : figure.of(side),
      ),
    ],
  };
}

/** The boards of a pair under whom it met; null for one that played none. */
function pairTable(
  job: PageJob,
  section: PrintedSection,
  pair: PartnershipView,
  matches: readonly PrintedMatch[],
): PageTable | null {
  const boards = boardsOfPair(matches, pair);
  const [first] = boards;
  if (!first) return null;
  const words = matchPaperWords[job.language];
  const paper = paperWordsFor(job);
  const columns: readonly PageColumn[] = [
    { head: words.board, align: 'right', kind: 'strong' },
    { head: words.vulnerableHead, kind: 'quiet', wide: true },
    { head: paper.contract, kind: 'contract' },
    { head: paper.by, align: 'centre' },
    { head: paper.leadShort, kind: 'contract', wide: true },
    { head: paper.resultShort, align: 'centre' },
    { head: words.ownScore, align: 'right' },
    { head: words.otherOf[isInRounds(first.match.parts[0]?.rooms.open) ? 'rounds' : 'rooms'], align: 'right' },
    { head: words.boardFigure[first.match.scored.boardFigure], align: 'right', kind: 'strong' },
    { head: words.soFar, align: 'right', kind: 'quiet', wide: true },
  ];
  const { figures, total, sum } = cardFigures(job, boards);
  const rows = boards.flatMap((board, index): readonly PageRow[] => {
    const { own = '', soFar = '' } = figures[index] ?? {};
    const row: PageRow = { cells: [...playCells(job, board), own, soFar] };
    const title: PageRow = { cells: [meetingLine(job, section, board)], whole: true };
    return isNewMeeting(boards, index) ? [title, row] : [row];
  });
  const names = joinNames(playersOfEntry(section, pair.id));
  const note = [total, sum].filter((text) => text !== '').join(', ');
  return {
    kind: 'table',
    title: names === '' ? paper.scorecards : names,
    columns,
    rows,
    note: `${note}. ${words.cardNote}`,
  };
}

function playCells(job: PageJob, { row, result, score, other }: OwnBoard): readonly PageCell[] {
  const words = paperWordsFor(job);
  const { by, lead, result: tricks } = outcomeCells(result.outcome, job.language, words);
  return [
    String(row.shown),
    matchPaperWords[job.language].vulnerable[vulnerabilityOf(row.shown)],
    contractColumnText(result.outcome, job.language, words),
    by,
    lead,
    tricks,
    ownScoreText(score),
    ownScoreText(other),
  ];
}
