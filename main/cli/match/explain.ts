import type { Language } from '../../../src/language.ts';
import { teamBoardSentence, teamMatchSentence, voidMatchSentence } from '../../../src/language/derivation/teams.ts';
import { teamBoardPointsSentence } from '../../../src/language/derivation/team-points.ts';
import { matchCommandWords } from '../../../src/language/commands/match.ts';
import { scoreCommandWords } from '../../../src/language/commands/score.ts';
import { deriveTeamBoard, type TeamBoardDerivation } from '../../../src/scoring/derivation/team-board.ts';
import {
  deriveTeamBoardPoints,
  type PointsMeasure,
  type TeamBoardPointsDerivation,
} from '../../../src/scoring/derivation/team-board-points.ts';
import { deriveTeamMatch, type TeamMatchDerivation } from '../../../src/scoring/derivation/team-match.ts';
import { deriveVoidMatch, type VoidMatchDerivation } from '../../../src/scoring/derivation/void-match.ts';
import { gradesOfFault } from '../../../src/scoring/teams/grade.ts';
import type { MatchBoard } from '../../../src/scoring/teams/match.ts';
import { MATCH_TEAMS, type MatchTeam } from '../../../src/scoring/teams/team.ts';
import type { MatchMethod } from '../../../src/scoring/teams/worth.ts';
import { withExactText } from '../command/json.ts';
import type { ExplainRequest } from '../command/explain-option.ts';
import { scaleOfMethod } from './arguments.ts';
import { isNamedTeam } from './penalties.ts';
import type { MatchReport } from './report.ts';
import { teamName } from './table.ts';

/** A team's IMPs of a board, with its points where the match is decided in points. */
interface ExplainedBoard {
  readonly derivation: TeamBoardDerivation;
  readonly points: readonly TeamBoardPointsDerivation[];
}

/** The points that a match is decided in, and whether IMPs decide it too. */
function measuresOf(method: MatchMethod): { readonly points: readonly PointsMeasure[]; readonly imps: boolean } {
  switch (method.kind) {
    case 'imps':
      return { points: [], imps: true };
    case 'aggregate':
      return { points: ['points'], imps: false };
    case 'board-a-match':
      return { points: ['boardPoints'], imps: false };
    case 'patton':
      return method.second.from === 'imps'
        ? { points: ['boardPoints'], imps: true }
        : { points: ['boardPoints', 'points'], imps: false };
  }
}

export interface MatchExplanations {
  readonly matches: readonly (TeamMatchDerivation | VoidMatchDerivation)[];
  readonly boards: readonly ExplainedBoard[];
}

/** The derivations that --explain asks for; empty where the file has no such board or team. */
export function explainMatch({ board: number, entry: name }: ExplainRequest, report: MatchReport): MatchExplanations {
  const { file, score } = report;
  const teams = MATCH_TEAMS.filter((team) => name === null || isNamedTeam(team, name, file.names));
  const boards = score.boards
    .filter(({ board }) => number === null || board === number)
    .flatMap((board) => teams.map((team) => explainedBoard(board, team, report)));
  return { matches: number === null || report.isVoid ? teams.map((team) => explainedMatch(team, report)) : [], boards };
}

function explainedBoard(board: MatchBoard, team: MatchTeam, { call, score }: MatchReport): ExplainedBoard {
  return {
    derivation: deriveTeamBoard(board, team, call.rules, score.boards),
    points: measuresOf(call.method).points.map((measure) =>
      deriveTeamBoardPoints(board, team, measure, call.rules, score.boards),
    ),
  };
}

function explainedMatch(
  team: MatchTeam,
  { call, score, penalties, worth, isVoid }: MatchReport,
): TeamMatchDerivation | VoidMatchDerivation {
  const { method, fault } = call;
  const due = score.boards.length;
  if (isVoid && fault) {
    return deriveVoidMatch(due, method, gradesOfFault(fault)[team], penalties, team, worth?.[team] ?? null);
  }
  // only a void match may have no worth
  if (worth === null) throw new Error('match: no worth');
  const derivation = deriveTeamMatch(score, due, method, penalties, team, worth[team]);
  // the scale gave a worth for the same margin before
  if (derivation.kind === 'problem') throw new Error(`match: ${derivation.code}`);
  return derivation;
}

/** Every derivation as a sentence: the match to each team, then board by board. */
export function matchExplanationText(
  { matches, boards }: MatchExplanations,
  report: MatchReport,
  language: Language,
): string {
  const { file } = report;
  const words = matchCommandWords[language];
  const named = (team: MatchTeam, sentence: string): string =>
    `${teamName(file.names, team, words)}${words.colon}${sentence}`;
  const blocks = matches.map((match) => named(match.team, matchSentence(match, report, language)));
  for (const [board, both] of Map.groupBy(boards, ({ derivation }) => derivation.board)) {
    const lines = both.map((one) => named(one.derivation.team, boardSentence(one, report, language)));
    blocks.push([scoreCommandWords[language].board(board), ...lines].join('\n'));
  }
  return `${blocks.join('\n\n')}\n`;
}

function matchSentence(match: MatchExplanations['matches'][number], { call }: MatchReport, language: Language): string {
  const scale = scaleOfMethod(call.method);
  return match.kind === 'void-match' ? voidMatchSentence(match, language) : teamMatchSentence(match, scale, language);
}

/** What the match is decided by: points, IMPs, or first one and then the other. */
function boardSentence({ derivation, points }: ExplainedBoard, { call }: MatchReport, language: Language): string {
  const sentences = points.map((one) => teamBoardPointsSentence(one, language));
  return [...sentences, ...(measuresOf(call.method).imps ? [teamBoardSentence(derivation, language)] : [])].join(' ');
}

/** The derivations as data, exact figures as text: `n` or `n/d`. */
export function matchExplanationJson(
  { matches, boards }: MatchExplanations,
  report: MatchReport,
  language: Language,
): unknown {
  const name = (team: MatchTeam): string | null => report.file.names?.[team] ?? null;
  return withExactText({
    method: report.call.method.kind,
    scale: scaleOfMethod(report.call.method)?.code ?? null,
    void: report.isVoid,
    matches: matches.map((match) => ({
      name: name(match.team),
      ...match,
      sentence: matchSentence(match, report, language),
    })),
    boards: boards.map((one) => ({
      name: name(one.derivation.team),
      ...one.derivation,
      ...Object.fromEntries(one.points.map(({ measure, points, from }) => [measure, { points, from }])),
      sentence: boardSentence(one, report, language),
    })),
  });
}
