import { VULNERABILITIES, vulnerabilityOf } from '../board.ts';
import { explainImpossibleScore, isPossibleScore, possibleScores, waysToScore } from '../score/possible.ts';
import { atEnd, digitsAhead, digitsValue, isDigit, peek } from '../notation/scan.ts';
import type { ImpossibleScoreFault, ParsedShorthand, ScoreCorrection } from './answer.ts';
import type { UndertrickScale } from '../score/undertricks.ts';
import { problem, problemHere, result, unfinished, type ShorthandLine } from './line.ts';

const MOST_FIGURES = 4;

/** Reads `['+'|'-'] digits`: only the score, from North-South. The cursor is on the sign or the first digit. */
export function parseScore(line: ShorthandLine): ParsedShorthand {
  const start = line.at;
  const sign = peek(line);
  if (!isDigit(sign)) line.at += 1;
  if (atEnd(line)) return unfinished(line, 'score');
  const figures = digitsAhead(line);
  if (figures === 0) return problemHere(line, { code: 'score' });
  const noughtFirst = peek(line) === '0';
  const typed = digitsValue(line, figures);
  line.at += figures;
  const length = line.at - start;
  if (!atEnd(line)) return problemHere(line, { code: 'afterEnd' });
  if (typed === 0) return problem(line, { code: 'zeroScore' }, start, length);
  if (noughtFirst || figures > MOST_FIGURES) return problem(line, { code: 'score' }, start, length);
  return judge(line, sign === '-' ? -typed : typed, start, length);
}

function judge(line: ShorthandLine, typed: number, start: number, length: number): ParsedShorthand {
  const score = line.withoutLastNought ? typed * 10 : typed;
  if (isPossibleScore(score, vulnerabilityOf(line.board), line.undertricks))
    return result(line, { kind: 'score', score });
  const wrong = problem(line, impossible(line, typed, score), start, length);
  const begun = beginsAScore(Math.abs(typed), line);
  return begun ? { ...unfinished(line, 'figure'), ifEnded: wrong } : wrong;
}

function impossible(line: ShorthandLine, typed: number, score: number): ImpossibleScoreFault {
  const vulnerability = vulnerabilityOf(line.board);
  const inFull = line.withoutLastNought ? waysToScore(typed, vulnerability, line.undertricks)[0] : undefined;
  const { cause, corrections } = inFull
    ? { cause: 'lastNought' as const, corrections: [{ score: typed, way: inFull }] }
    : explainImpossibleScore(score, vulnerability, line.undertricks);
  return {
    code: 'impossibleScore',
    board: line.board,
    vulnerability,
    score,
    cause,
    corrections: corrections.map((correction): ScoreCorrection => ({
      ...correction,
      text: formatScore(correction.score, line.withoutLastNought),
    })),
  };
}

/** A score as it is typed: 420, -50; 42 and -5 where the last nought is left out. */
export function formatScore(score: number, withoutLastNought: boolean): string {
  return String(withoutLastNought ? score / 10 : score);
}

/**
 * Whether more digits can make a score at any vulnerability. The line waits for the last digit of 420 even on a board
 * where 420 is wrong, so that the problem of 420 is not reported for 42.
 */
function beginsAScore(typed: number, { withoutLastNought, undertricks }: ShorthandLine): boolean {
  const known = beginnings[undertricks];
  const found = known.get(withoutLastNought) ?? beginningsOf(withoutLastNought, undertricks);
  known.set(withoutLastNought, found);
  return found.has(typed);
}

const beginnings: Record<UndertrickScale, Map<boolean, ReadonlySet<number>>> = {
  'since-1987': new Map(),
  'before-1987': new Map(),
};

/** The answer while the end of a score is missing. */
function beginningsOf(withoutLastNought: boolean, scale: UndertrickScale): ReadonlySet<number> {
  const found = new Set<number>();
  for (const score of VULNERABILITIES.flatMap((vulnerability) => possibleScores(vulnerability, scale))) {
    let begun = Math.floor((withoutLastNought ? score / 10 : score) / 10);
    for (; begun > 0; begun = Math.floor(begun / 10)) found.add(begun);
  }
  return found;
}
