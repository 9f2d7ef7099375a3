import { capitalize } from '../../../../src/language/sentences.ts';
import type { AverageKind } from '../../../../src/bridge/result/average.ts';
import { awardedSides } from '../../../../src/bridge/result/award.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { outcomeScore } from '../../../../src/bridge/score/score.ts';
import type { Language } from '../../../../src/language.ts';
import { formatCount, formatPercentage, formatSigned, formatSignedExact } from '../../../../src/language/numbers.ts';
import { matchWords } from '../../../../src/language/game/match.ts';
import { ruledText } from '../../../../src/language/game/ruling.ts';
import { worthWords } from '../../../../src/language/screens/entry/worth.ts';
import { averageNames } from '../../../../src/language/game/award.ts';
import {
  compareNew,
  compareResult,
  exactTimes,
  type ScoreComparison,
} from '../../../../src/scoring/boards/comparison.ts';
import { readExact, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { PageLine } from '../sheet/lines.ts';
import { awardPercentText } from '../../../../src/language/game/award.ts';
import { withPercentSign } from '../../../../src/language/typography.ts';
import { isSameOutcome } from '../typing/reading.ts';
import {
  boardOf,
  comparedFrequencies,
  comparedResultsOf,
  isImpScored,
  resultOnLine,
  scoreOnLine,
  comparedScores,
  type Sheet,
} from '../sheet/sheet.ts';
import { teamEntryWords } from '../../../../src/language/screens/teams/entry.ts';
import { imps } from '../../../../src/scoring/boards/imps.ts';
import { matchTables } from '../../session/teams/matchTables.ts';
import { teamOfPair } from '../sheet/teamPairs.ts';
import { isImpMatch, otherRoomResult } from '../sheet/teams.ts';
import { rescoredFigure } from './rescoredFigure.ts';

/**
 * What an outcome on a line is worth. A new or recorded outcome has its tricks and a comparison with the other results;
 * a correction has the change of the score and of its worth. In a match, who sits North-South is as the schedule has it
 * unless it is said.
 */
export function worthSentence(
  sheet: Sheet,
  line: PageLine,
  { outcome, board, ns = line.ns.id }: { readonly outcome: Outcome; readonly board: number; readonly ns?: number },
  language: Language,
): string {
  const result = resultOnLine(sheet, line);
  const isHere = result?.board === board;
  if (!line.match && isHere && !isSameOutcome(result.outcome, outcome))
    return correctionSentence(sheet, line, outcome, language);
  const said = saidSentence(outcome, language);
  const score = outcomeScore(outcome, board, sheet.scoring.regulation.undertricks);
  if (score === null) return said;
  if (line.match) return `${said} ${otherRoomSentence(sheet, line, { score, ns }, language)}`;
  const compare = isHere ? compareResult : compareNew;
  const comparison = compare(comparedFrequencies(sheet, line, board), score, 'NS');
  // A recorded result takes its figure from the standings: awards and short boards make it differ from the comparison.
  const figure = isHere ? scoreOnLine(sheet, line)?.nsPercentage : null;
  const percentage = comparison.percentage && ((figure ? readExact(figure) : null) ?? comparison.percentage);
  if (percentage === null) {
    const { firstOfForm, firstResult } = worthWords[language];
    return `${said} ${isFouled(sheet, line, board) ? firstOfForm : firstResult}`;
  }
  return `${said} ${comparisonSentence({ ...comparison, percentage }, isImpScored(sheet), language)}`;
}

/** What the other table has, and at IMPs what the two are worth together. */
function otherRoomSentence(
  sheet: Sheet,
  line: PageLine,
  { score, ns }: { readonly score: number; readonly ns: number },
  language: Language,
): string {
  const words = teamEntryWords[language];
  const other = otherRoomResult(sheet, line);
  const section = sheet.sections.find(({ id }) => id === line.slot.section);
  const tables = matchTables(section, line.match);
  if (!other) return words.first[tables];
  if (other.score === null) return '';
  const has = words.other[tables](formatSigned(other.score));
  if (section && teamOfPair(section, ns) === teamOfPair(section, other.ns)) {
    return `${has}: ${matchWords[language].missing.wrongSeats}.`;
  }
  if (!isImpMatch(sheet)) return `${has}.`;
  const worth = imps(score - other.score);
  if (worth === 0) return `${has}: ${words.flat}`;
  return `${has}: ${words.wins(Math.abs(worth), worth > 0 ? 'NS' : 'EW')}`;
}

/** The score of an outcome on the line's board, from North-South. */
function scoreOf(sheet: Sheet, line: PageLine, outcome: Outcome): number | null {
  return outcomeScore(outcome, boardOf(sheet, line), sheet.scoring.regulation.undertricks);
}

/** What the outcome is by itself: 11 tricks, passed out, the percentages of an award. */
function saidSentence(outcome: Outcome, language: Language): string {
  const worth = worthWords[language];
  const averages = averageNames[language];
  switch (outcome.kind) {
    case 'played':
      return worth.tricks(outcome.tricks);
    case 'passedOut':
      return worth.allPassed;
    case 'score':
      return worth.onlyTheScore;
    case 'award': {
      const { ns, ew } = awardedSides(outcome);
      const given = (side: number | AverageKind) =>
        typeof side === 'string' ? averages[side] : withPercentSign(awardPercentText(side, language));
      if (ns !== null && ew !== null) return capitalize(worth.awarded(given(ns), given(ew)));
      return capitalize(worth.awardedTo[ns === null ? 'EW' : 'NS'](given(ns ?? ew ?? 0)));
    }
    case 'notPlayed':
      return worth.countsForNobody;
    case 'ruled':
      return capitalize(`${ruledText(outcome, language)}.`);
  }
}

/** Whether the results of a board are of several forms. */
function isFouled(sheet: Sheet, line: PageLine, board: number): boolean {
  return comparedScores(sheet, line, board)?.subfields?.some(({ form }) => form !== null) ?? false;
}

function comparisonSentence(
  { beaten, equal, others, percentage }: ScoreComparison & { readonly percentage: Exact },
  imps: boolean,
  language: Language,
): string {
  const words = worthWords[language];
  const share = imps ? null : formatPercentage(percentage, 1, language);
  const count = (times: number) => formatCount(exactTimes(times), language);
  const counted = (times: number) => (exactTimes(times).numerator > 0n ? count(times) : null);
  return words.worth({ beaten: counted(beaten), equal: counted(equal), others: count(others), percentage: share });
}

/** +620 → +650, 58.3 % → 92.9 % on this board. */
function correctionSentence(sheet: Sheet, line: PageLine, outcome: Outcome, language: Language): string {
  const words = worthWords[language];
  const result = resultOnLine(sheet, line);
  const scores = comparedScores(sheet, line);
  const imps = isImpScored(sheet);
  const before = scoreOnLine(sheet, line)?.[imps ? 'nsPoints' : 'nsPercentage'];
  const after = scores
    ? rescoredFigure(comparedResultsOf(sheet, line), scores, { outcome, key: line.key, scoring: sheet.scoring })
    : null;
  const score = (value: number | null | undefined) => (typeof value === 'number' ? formatSigned(value) : words.noScore);
  const share = (value: Exact | null | undefined) => {
    if (!value) return '–';
    return imps ? `${formatSignedExact(value, 1, language)} IMPs` : formatPercentage(value, 1, language);
  };
  const scored = words.changes(score(result?.score), score(scoreOf(sheet, line, outcome)));
  const shares = words.changes(share(before ? readExact(before) : null), share(after));
  return `${scored}, ${shares} ${words.onThisBoard}`;
}
