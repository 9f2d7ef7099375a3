import type { TournamentEvent } from '../../../src/format/event/event.ts';
import { plannedAdjustments } from '../../../src/format/plan/matches/adjustments.ts';
import type { MatchesPlan } from '../../../src/format/plan/matches/plan.ts';
import { rankPlannedMatches } from '../../../src/format/plan/matches/rank.ts';
import { fitScoring } from '../../../src/format/plan/matches/scoring.ts';
import { scoreCommandWords } from '../../../src/language/commands/score.ts';
import { victoryPointWords } from '../../../src/language/regulation/victory-points.ts';
import { teamRankingWords } from '../../../src/language/screens/teams/ranking.ts';
import type { CommandAnswer, CommandContext } from '../command/command.ts';
import { jsonDocument } from '../command/json.ts';
import { matchStandingJson, matchStandingTable } from '../command/match-standing.ts';
import type { ScoreCall } from './arguments.ts';

/** Ranks teams, or pairs of a Swiss, by their matches, by the scale that gives the scores that the file has. */
export function scoreMatches(
  { regulation, explain }: ScoreCall,
  { event, plan }: { readonly event: TournamentEvent; readonly plan: MatchesPlan },
  { json, language }: CommandContext,
): CommandAnswer {
  const words = scoreCommandWords[language];
  if (explain) return { exit: 2, out: '', messages: [words.matchesNotExplained] };
  const { scoring, fitting, known } = fitScoring(plan, regulation, { said: event.method, method: plan.method });
  const adjustments = plannedAdjustments(event, plan, { scoring, regulation });
  const ranked = rankPlannedMatches(plan, scoring, regulation, adjustments);
  if (!ranked) throw new Error(`the matches can't be scored by ${scoring.comparison}`);
  const numbers = new Map(plan.contestants.map(({ place, number }) => [place, number]));
  const rows = ranked.ranking.rows.map((row) => ({ ...row, entry: numbers.get(row.entry) ?? row.entry }));
  if (json) {
    const matches = { count: plan.matches.length, known, fitting };
    return { exit: 0, out: jsonDocument({ scoring, matches, ranking: rows.map(matchStandingJson) }), messages: [] };
  }
  const scale = scoring.scale && victoryPointWords[language].scales[scoring.scale];
  const name = teamRankingWords[language].comparison[scoring.comparison];
  const entries = plan.contestants.map((one) => ({ entry: one.number, name: nameOf(event, plan, one) }));
  const table = matchStandingTable({ entries, inVictoryPoints: scale !== null }, { ...ranked.ranking, rows }, language);
  const head = words.matchesScored(scale === null ? name : `${name}, ${scale}`, { fitting, known });
  return { exit: 0, out: `${head}\n\n${table}\n`, messages: [] };
}

/** The name of a team, or of the players of a pair. */
function nameOf(
  { entries }: TournamentEvent,
  { ranks }: MatchesPlan,
  { place, name }: MatchesPlan['contestants'][number],
): string {
  if (ranks === 'team') return name;
  return (entries[place]?.players ?? []).map((player) => player.name).join(', ');
}
