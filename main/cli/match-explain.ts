import type { Language } from '../../src/language/language.ts';
import { teamBoardSentence, teamMatchSentence, voidMatchSentence } from '../../src/language/derivation-teams.ts';
import { teamBoardPointsSentence } from '../../src/language/derivation-team-points.ts';
import { matchWords } from '../../src/language/match.ts';
import { scoringWords } from '../../src/language/scoring.ts';
import { deriveTeamBoard, type TeamBoardDerivation } from '../../src/scoring/derivation/team-board.ts';
import {
  deriveTeamBoardPoints,
  type PointsMeasure,
  type TeamBoardPointsDerivation,
} from '../../src/scoring/derivation/team-board-points.ts';
import { deriveTeamMatch, type TeamMatchDerivation } from '../../src/scoring/derivation/team-match.ts';
import { deriveVoidMatch, type VoidMatchDerivation } from '../../src/scoring/derivation/void-match.ts';
import { gradesOfFault } from '../../src/scoring/teams/grade.ts';
import type { MatchBoard } from '../../src/scoring/teams/match.ts';
import { TEAMS, type Team } from '../../src/scoring/teams/team.ts';
import type { MatchMethod } from '../../src/scoring/teams/worth.ts';
import { withExactText } from './exact-json.ts';
import type { ExplainAsked } from './explain-asked.ts';
import { scaleOf } from './match-arguments.ts';
import { isTeam } from './match-penalties.ts';
import type { MatchReport } from './match-report.ts';
import { teamName } from './match-table.ts';

/** A team's IMPs of a board, and where the match is decided in points also these. */
interface ExplainedBoard {
  readonly derivation: TeamBoardDerivation;
  readonly points: readonly TeamBoardPointsDerivation[];
}

/** The points a match is decided in, and with IMPs as well. */
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

/** The derivations of what was asked for; empty where the file has no such board or team. */
export function explainMatch({ board: number, entry: name }: ExplainAsked, report: MatchReport): MatchExplanations {
  const { file, score } = report;
  const asked = TEAMS.filter((team) => name === null || isTeam(team, name, file.names));
  const boards = score.boards
    .filter(({ board }) => number === null || board === number)
    .flatMap((board) => asked.map((team) => explainedBoard(board, team, report)));
  return { matches: number === null || report.isVoid ? asked.map((team) => explainedMatch(team, report)) : [], boards };
}

function explainedBoard(board: MatchBoard, team: Team, { call, score }: MatchReport): ExplainedBoard {
  return {
    derivation: deriveTeamBoard(board, team, call.rules, score.boards),
    points: measuresOf(call.method).points.map((measure) =>
      deriveTeamBoardPoints(board, team, measure, call.rules, score.boards),
    ),
  };
}

function explainedMatch(
  team: Team,
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
  // the same scale has been read with the same margin
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
  const words = matchWords[language];
  const named = (team: Team, sentence: string): string =>
    `${teamName(file.names, team, words)}${words.colon}${sentence}`;
  const blocks = matches.map((match) => named(match.team, matchSentence(match, report, language)));
  for (const [board, both] of Map.groupBy(boards, ({ derivation }) => derivation.board)) {
    const lines = both.map((one) => named(one.derivation.team, boardSentence(one, report, language)));
    blocks.push([scoringWords[language].board(board), ...lines].join('\n'));
  }
  return `${blocks.join('\n\n')}\n`;
}

function matchSentence(match: MatchExplanations['matches'][number], { call }: MatchReport, language: Language): string {
  const scale = scaleOf(call.method);
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
  const name = (team: Team): string | null => report.file.names?.[team] ?? null;
  return withExactText({
    method: report.call.method.kind,
    scale: scaleOf(report.call.method)?.code ?? null,
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
