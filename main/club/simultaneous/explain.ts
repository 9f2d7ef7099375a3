import {
  percentageOfFigure,
  pointsOfFigure,
  type BoardScores,
  type ScoreFrequency,
} from '../../../src/scoring/boards/board-scores.ts';
import { writeExact } from '../../../src/scoring/numbers/exact.ts';
import { METHODS } from '../../../src/scoring/method.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import type {
  FieldBoardView,
  FieldPairBoardView,
  FieldPairView,
  SimultaneousLines,
} from '../model/simultaneous/field.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { frequencyView, subfieldView } from '../standings/board-view.ts';
import { readField } from './field.ts';
import { placesInClubs, fieldRowView } from './view.ts';

/** Which pair of which club, as the view of the field counts them. */
export interface AskedPair {
  readonly club: number;
  readonly entry: number;
  readonly lines?: SimultaneousLines;
}

/** The boards of a pair in the whole field, and what it has there. */
export function explainFieldPair(club: Club, session: number, asked: AskedPair): FieldPairView | ClubProblem {
  return club.store.snapshot(() => {
    const compared = comparedField(club, session);
    if (isProblem(compared)) return compared;
    const { field, unit } = compared;
    const combined = field.combined(asked.lines ?? field.lines);
    for (const [at, { rows }] of combined.overall.entries()) {
      const row = rows.find((one) => one.club === asked.club && one.entry === asked.entry);
      if (!row) continue;
      const number = combined.numberOf(asked.club, asked.entry);
      return {
        clubName: field.clubs[asked.club]?.club ?? '',
        row: fieldRowView(row, field.clubs, placesInClubs(combined)(at, row), unit),
        of: rows.length,
        boards: combined.boards.flatMap((board) => boardsOf(board, number)),
      };
    }
    return { kind: 'problem', code: 'unknownEntry', entry: asked.entry };
  });
}

/** A board as all clubs played it: every score, how often it was made, and what it is worth. */
export function explainFieldBoard(club: Club, session: number, number: number): FieldBoardView | ClubProblem {
  return club.store.snapshot(() => {
    const compared = comparedField(club, session);
    if (isProblem(compared)) return compared;
    const { field, unit } = compared;
    const combined = field.combined(field.lines);
    const scores = combined.boards.find(({ board }) => board === number);
    if (!scores) return { kind: 'problem', code: 'fieldWithoutBoard', board: number };
    const { board, actual, expected, top, datum } = scores;
    const clubs = new Set(scores.results.map(({ line }) => combined.ownNumber(line.ns).club)).size;
    const frequencies = scores.frequencies.map((one: ScoreFrequency) => frequencyView(scores, one, unit));
    const subfields = (scores.subfields ?? []).map((one) => subfieldView(scores, one, unit));
    return { board, clubs, actual, expected, top, datum, frequencies, subfields };
  });
}

function comparedField(club: Club, session: number) {
  const view = readSession(club, session);
  if (isProblem(view)) return view;
  const field = readField(club, session);
  if (isProblem(field)) return field;
  const [problem] = field.problems;
  if (problem) return { kind: 'problem', code: 'clubsNotCompared' } as const;
  return { field, unit: METHODS[view.scoring.method].unit };
}

function boardsOf(scores: BoardScores, number: number): readonly FieldPairBoardView[] {
  return scores.results.flatMap(({ line, ns, ew }) => {
    if (line.ns !== number && line.ew !== number) return [];
    const side = line.ns === number ? 'NS' : 'EW';
    const figure = side === 'NS' ? ns : ew;
    const share = figure === null ? null : percentageOfFigure(scores, figure);
    return [
      {
        board: scores.board,
        side,
        score: line.score,
        points: figure === null ? null : writeExact(pointsOfFigure(scores, figure)),
        percentage: share && writeExact(share),
        results: scores.actual,
      },
    ];
  });
}
