import { standingsCommandWords } from '../../../src/language/commands/standings.ts';
import { matchStandingSentence } from '../../../src/language/derivation/match-standing.ts';
import { rankedMatchSentence } from '../../../src/language/derivation/ranked-match.ts';
import type { Language } from '../../../src/language.ts';
import { penaltyWords } from '../../../src/language/ranking/penalty.ts';
import { victoryPointProblemSentence } from '../../../src/language/regulation/victory-points-problem.ts';
import { joints } from '../../../src/language/sentences.ts';
import { deriveMatchStanding, type MatchStandingDerivation } from '../../../src/scoring/derivation/match-standing.ts';
import { deriveRankedMatch } from '../../../src/scoring/derivation/ranked-match.ts';
import { rankMatches, rankMatchesAfterRound } from '../../../src/scoring/ranked-matches.ts';
import type { MatchRanking, RankedMatches } from '../../../src/scoring/ranked-matches/ranked.ts';
import { TIE_BREAK_PRESETS } from '../../../src/scoring/standing/tie-breaks.ts';
import { VICTORY_POINT_SCALE_CODES } from '../../../src/scoring/victory-points/scale.ts';
import { halfScaleOf } from '../../../src/scoring/victory-points/scales.ts';
import type { Command, CommandAnswer, CommandContext } from '../command/command.ts';
import { jsonDocument, withExactText } from '../command/json.ts';
import { matchStandingJson, matchStandingTable } from '../command/match-standing.ts';
import type { WrongCall } from '../command/options.ts';
import { badInput, problemAnswer, type LocatedProblem } from '../command/problems.ts';
import { isScaleOfFile, readScaleFile } from '../command/scale-file.ts';
import { readEventFiles, type EventFiles } from './event-files.ts';
import { eventStage } from './event-stage.ts';
import { readStandingsArguments, readStandingsOptions, type StandingsCall } from './standings-arguments.ts';

/** `etui standings ENTRIES.csv MATCHES.csv`: the standing of an event of matches, from its results so far. */
export const standingsCommand: Command = {
  usage: (language) =>
    standingsCommandWords[language].usage(VICTORY_POINT_SCALE_CODES.join(', '), TIE_BREAK_PRESETS.join(', ')),
  answer: standings,
};

async function standings(args: readonly string[], context: CommandContext): Promise<CommandAnswer | WrongCall> {
  const { language } = context;
  const given = readStandingsOptions(args, language);
  if (given.problem !== undefined) return given;
  const { table } = given.values;
  const own = typeof table === 'string' ? await readScaleFile(table, context) : null;
  if (own !== null && !isScaleOfFile(own)) return own;
  const call = readStandingsArguments(given, own, language);
  if (call.problem !== undefined) return call;
  const files = await readEventFiles(call.entries, call.matches, context);
  if (files.exit !== undefined) return files;
  const wrong = penaltyProblems(files, call, language);
  return wrong.length > 0 ? badInput(call.entries, wrong, context) : answer(call, files, context);
}

/** Penalties in another unit than the totals. */
function penaltyProblems(
  { entries }: EventFiles,
  { scale }: StandingsCall,
  language: Language,
): readonly LocatedProblem[] {
  const unit = scale ? 'victory-points' : 'imps';
  const message = standingsCommandWords[language].penaltyUnit(penaltyWords[language].unit[unit]);
  return entries.flatMap(({ changes }) =>
    changes.flatMap(({ line, change }) =>
      change.unit === null || change.unit === unit ? [] : [{ line, column: 'unit', code: 'penaltyUnit', message }],
    ),
  );
}

function answer(call: StandingsCall, files: EventFiles, { json, language }: CommandContext): CommandAnswer {
  const words = standingsCommandWords[language];
  const ranked = rankMatches(eventStage(files, call));
  const problem = ranked.matches.find(({ score }) => score.problem)?.score.problem;
  if (problem) {
    const { kind, code } = problem;
    return problemAnswer({ kind, code, message: victoryPointProblemSentence(problem, language) }, json);
  }
  const ranking = call.afterRound === null ? ranked.ranking : rankMatchesAfterRound(ranked, call.afterRound);
  if (call.explain !== null)
    return explained({ ...call, explain: call.explain }, files, ranked, ranking, { json, language });
  if (json) return { exit: 0, out: jsonDocument({ ranking: ranking.rows.map(matchStandingJson) }), messages: [] };
  const missing = ranked.matches.filter(
    ({ match, count }) => match.away !== null && count === 'not-yet' && match.round <= (call.afterRound ?? Infinity),
  );
  const messages = missing.length === 0 ? [] : [words.notPlayed(missing.length)];
  const named = { entries: files.entries, inVictoryPoints: call.scale !== null };
  return { exit: 0, out: `${matchStandingTable(named, ranking, language)}\n`, messages };
}

/** Where the total and the place of an entry come from, match by match. */
function explained(
  { explain: entry, scale, afterRound }: StandingsCall & { readonly explain: number },
  { entries }: EventFiles,
  ranked: RankedMatches,
  ranking: MatchRanking,
  { json, language }: CommandContext,
): CommandAnswer {
  const words = standingsCommandWords[language];
  const names = new Map(entries.map((one) => [one.entry, one.name]));
  const nameOf = (one: number): string => names.get(one) || String(one);
  const derived = deriveMatchStanding(ranked, ranking, entry, afterRound ?? Infinity);
  if (derived === null) return { exit: 1, out: '', messages: [words.noSuchEntry(entry)] };
  const sentence = matchStandingSentence(derived, nameOf, language);
  const matches = derived.matches.map((one) => ({
    ...one,
    ...explainedMatch(one, derived, ranked, (derivation, isHalf) =>
      rankedMatchSentence(derivation, isHalf ? scale && halfScaleOf(scale) : scale, language),
    ),
  }));
  if (json) {
    return {
      exit: 0,
      out: jsonDocument(withExactText({ entry, sentence, standing: derived.standing, matches })),
      messages: [],
    };
  }
  const lines = matches.map(
    ({ round, opponent, sentence: text }) =>
      `${words.match(round, opponent === null ? null : nameOf(opponent))}${joints[language].colon}${text}`,
  );
  return { exit: 0, out: `${[sentence, ...lines].join('\n')}\n`, messages: [] };
}

type Say = (derivation: NonNullable<ReturnType<typeof deriveRankedMatch>>, isHalf: boolean) => string;

function explainedMatch(
  { match }: MatchStandingDerivation['matches'][number],
  { entry }: MatchStandingDerivation,
  ranked: RankedMatches,
  say: Say,
): { readonly derivation: ReturnType<typeof deriveRankedMatch>; readonly sentence: string } {
  const found = ranked.matches.find((one) => one.match.key === match)?.match;
  const derivation = deriveRankedMatch(ranked, match, found?.home === entry ? 'home' : 'away');
  return { derivation, sentence: derivation ? say(derivation, found?.isHalf === true) : '' };
}
