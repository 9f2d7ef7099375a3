import { AVERAGE_KINDS, AVERAGE_PERCENTS, AVERAGE_SIGNS, type AverageKind } from '../result/average.ts';
import type { Award } from '../result/result.ts';
import { atEnd, digitsAhead, digitsValue, isDigit, peek } from '../notation/scan.ts';
import type { ParsedShorthand } from './answer.ts';
import { problem, problemHere, resultAtEnd, unfinished, type ShorthandLine } from './line.ts';

/** Percentages are read in hundredths, so that 62.55 stays exact. */
const HUNDREDTHS = 100;
const ALL = 100 * HUNDREDTHS;

/** What a side is given: hundredths of a percent, and the average they are the usual worth of; null for nothing. */
interface Side {
  readonly hundredths: number | null;
  readonly average: AverageKind | null;
}

/** The line doesn't count for the side: it has played the board elsewhere. */
const UNCOUNTED: Side = { hundredths: null, average: null };

/**
 * Reads `A side side`: a side is + = - or a percentage of two figures; with a stroke between the sides also 0,
 * 100 and decimals (A100/0, A62.5/37.5). A whole percentage alone leaves the rest of 100 to East-West. A sign says
 * which average is meant, beside its usual percentage. NP in the place of one side: the line doesn't count for it, as
 * its pair has its score of the board from another table (A+/NP; Law 15B1).
 * The cursor is on the A.
 */
export function parseAward(line: ShorthandLine): ParsedShorthand {
  line.at += 1;
  if (atEnd(line)) return unfinished(line, 'award');
  const isPercentage = isDigit(peek(line));
  const ns = readSide(line, true);
  if ('kind' in ns) return ns;
  if (atEnd(line)) return isPercentage ? alone(line, ns.hundredths ?? 0) : unfinished(line, 'side');
  if (peek(line) === '/') line.at += 1;
  if (atEnd(line)) return unfinished(line, 'side');
  const start = line.at;
  const ew = readSide(line, false);
  if ('kind' in ew) return ew;
  // An award that counts for neither side is a board not played.
  if (ns === UNCOUNTED && ew === UNCOUNTED) return problem(line, { code: 'award' }, start, line.at - start);
  return resultAtEnd(line, award(ns, ew));
}

/** A60 is A6040. 0, 100 and decimals wait for the other side, because A60,40 may stand for A60/40. */
function alone(line: ShorthandLine, ns: number): ParsedShorthand {
  if (ns === 0 || ns === ALL || ns % HUNDREDTHS !== 0) return unfinished(line, 'side');
  return resultAtEnd(line, award(percentage(ns), percentage(ALL - ns)));
}

/** Reads what one side is given, or the answer when the line ends or fails there. */
function readSide(line: ShorthandLine, first: boolean): Side | ParsedShorthand {
  const average = AVERAGE_KINDS.find((kind) => AVERAGE_SIGNS[kind] === peek(line));
  if (average !== undefined) {
    line.at += 1;
    return { hundredths: AVERAGE_PERCENTS[average] * HUNDREDTHS, average };
  }
  if (peek(line) === 'N') return readUncounted(line);
  const hundredths = readPercentage(line, first);
  return typeof hundredths === 'number' ? percentage(hundredths) : hundredths;
}

function readUncounted(line: ShorthandLine): Side | ParsedShorthand {
  line.at += 1;
  if (atEnd(line)) return unfinished(line, 'side');
  if (peek(line) !== 'P') return problemHere(line, { code: 'award' });
  line.at += 1;
  return UNCOUNTED;
}

function percentage(hundredths: number): Side {
  return { hundredths, average: null };
}

/** Reads a percentage, in hundredths. */
function readPercentage(line: ShorthandLine, first: boolean): number | ParsedShorthand {
  const figures = digitsAhead(line);
  if (figures === 0) return problemHere(line, { code: 'award' });
  if (figures === 4 && first) return take(line, 2);
  if (figures === 2 || digitsValue(line, figures) * HUNDREDTHS === ALL) return withDecimals(line, figures);
  const start = line.at;
  const nought = figures === 1 && peek(line) === '0';
  line.at += figures;
  const ends = atEnd(line);
  if (nought && (first ? peek(line) === '/' : ends)) return 0;
  // A6 and A604 are unfinished A6040, A60/4 is unfinished A60/40.
  if (ends && figures <= (first ? 3 : 1)) return unfinished(line, figures === 1 && first ? 'award' : 'side');
  return problem(line, { code: figures === 3 ? 'percentage' : 'award' }, start, figures);
}

function withDecimals(line: ShorthandLine, figures: number): number | ParsedShorthand {
  const start = line.at;
  const whole = take(line, figures);
  const mark = peek(line);
  if (mark !== '.' && mark !== ',') return whole;
  line.at += 1;
  const decimals = digitsAhead(line);
  if (atEnd(line)) return unfinished(line, 'side');
  const fraction = digitsValue(line, decimals) * (decimals === 1 ? 10 : 1);
  line.at += decimals;
  const wrong = decimals === 0 || decimals > 2 || whole + fraction > ALL;
  return wrong ? problem(line, { code: 'percentage' }, start, line.at - start) : whole + fraction;
}

/** The next `figures` digits as a percentage, in hundredths. */
function take(line: ShorthandLine, figures: number): number {
  const value = digitsValue(line, figures) * HUNDREDTHS;
  line.at += figures;
  return value;
}

function award(ns: Side, ew: Side): Award {
  return {
    kind: 'award',
    ns: ns.hundredths === null ? null : ns.hundredths / HUNDREDTHS,
    ew: ew.hundredths === null ? null : ew.hundredths / HUNDREDTHS,
    ...(ns.average === null ? {} : { nsAverage: ns.average }),
    ...(ew.average === null ? {} : { ewAverage: ew.average }),
  };
}

/**
 * An award as it is typed, the shortest way: a60, a6060, a100/0, a+/-, a+/np. Percentages have two decimals at most.
 */
export function formatAward({ ns, ew, nsAverage, ewAverage }: Award): string {
  const first = nsAverage ? AVERAGE_SIGNS[nsAverage] : makeSide(ns);
  const second = ewAverage ? AVERAGE_SIGNS[ewAverage] : makeSide(ew);
  if (ns === null || ew === null || first.length !== 2 || second.length !== 2) return `a${first}/${second}`;
  return ns + ew === 100 ? `a${first}` : `a${first}${second}`;
}

function makeSide(percentage: number | null): string {
  if (percentage === null) return 'np';
  const hundredths = Math.round(percentage * HUNDREDTHS);
  const whole = Math.floor(hundredths / HUNDREDTHS);
  const rest = hundredths % HUNDREDTHS;
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(2, '0').replace(/0$/, '')}`;
  return String(whole).padStart(2, '0') + decimals;
}
