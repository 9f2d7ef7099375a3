import type { Outcome } from '../../../src/bridge/result.ts';
import { outcomeScore } from '../../../src/bridge/score.ts';
import type { Language } from '../../../src/language/language.ts';
import { formatPercentage, formatSigned } from '../../../src/language/numbers.ts';
import { entryWords } from '../../../src/language/screens/entry.ts';
import { compareNew, compareResult, type Comparison } from '../../../src/scoring/comparison.ts';
import { readExact, type Exact } from '../../../src/scoring/exact.ts';
import type { Line } from './lines.ts';
import { percentText } from './outcomes.ts';
import { boardOf, sameOutcome } from './reading.ts';
import { fieldOf, resultOf, scoredOf, scoresOf, type Sheet } from './sheet.ts';
import { percentageIf } from './worth.ts';

/**
 * What an outcome on a line would be worth, before it is recorded: tricks and a comparison with the others, or,
 * where it corrects a result, what changes. One that is recorded is compared with the others.
 */
export function worthSentence(sheet: Sheet, line: Line, outcome: Outcome, language: Language): string {
  const result = resultOf(sheet, line);
  if (result && !sameOutcome(result.outcome, outcome)) return correctionSentence(sheet, line, outcome, language);
  const said = saidSentence(outcome, language);
  const score = outcomeScore(outcome, boardOf(line, result));
  if (score === null) return said;
  const frequencies = scoresOf(sheet, line)?.frequencies ?? [];
  const compare = result ? compareResult : compareNew;
  return `${said} ${comparisonSentence(compare(frequencies, score, 'NS'), language)}`;
}

/** The outcome in its own terms: 11 tricks; passed out; an award's percentages. */
function saidSentence(outcome: Outcome, language: Language): string {
  const words = entryWords[language];
  switch (outcome.kind) {
    case 'played':
      return words.tricks(outcome.tricks);
    case 'passedOut':
      return words.allPassed;
    case 'score':
      return words.onlyTheScore;
    case 'award': {
      const percent = (value: number) => `${percentText(value, language)}\u202f%`;
      return words.awarded(percent(outcome.ns), percent(outcome.ew));
    }
    case 'notPlayed':
      return words.countsForNobody;
  }
}

function comparisonSentence({ beaten, equal, others, percentage }: Comparison, language: Language): string {
  const words = entryWords[language];
  if (percentage === null) return words.firstResult;
  return words.worth({ beaten, equal, others, percentage: formatPercentage(percentage, 1, language) });
}

/** +620 → +650, 58.3 % → 92.9 % on this board. */
function correctionSentence(sheet: Sheet, line: Line, outcome: Outcome, language: Language): string {
  const words = entryWords[language];
  const result = resultOf(sheet, line);
  const scores = scoresOf(sheet, line);
  const before = scoredOf(sheet, line)?.nsPercentage;
  const after = scores ? percentageIf(fieldOf(sheet, line), line.key, outcome, scores) : null;
  const score = (value: number | null | undefined) => (typeof value === 'number' ? formatSigned(value) : words.noScore);
  const share = (value: Exact | null | undefined) => (value ? formatPercentage(value, 1, language) : '–');
  const scored = words.changes(score(result?.score), score(outcomeScore(outcome, boardOf(line, result))));
  const shares = words.changes(share(before ? readExact(before) : null), share(after));
  return `${scored}, ${shares} ${words.onThisBoard}`;
}
