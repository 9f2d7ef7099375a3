import { DRAW_RULES, FIRST_DRAWS, type DrawRule, type FirstDraw, type OddField } from '../../../src/draw/rule.ts';
import type { EntryPair } from '../../../src/draw/wanted.ts';
import { drawCommandWords } from '../../../src/language/commands/draw.ts';
import { standingsCommandWords } from '../../../src/language/commands/standings.ts';
import type { Language } from '../../../src/language.ts';
import type { Exact } from '../../../src/scoring/numbers/exact.ts';
import type { VictoryPointScale } from '../../../src/scoring/victory-points/scale.ts';
import { readDecimal } from '../command/decimals.ts';
import { readCount, readOptions, type GivenOptions, type OptionValue, type WrongCall } from '../command/options.ts';
import { readEventScale } from './standings-arguments.ts';

/** A call of `etui draw`. */
export interface DrawCall {
  readonly problem?: never;
  readonly entries: string;
  readonly matches: string;
  readonly round: number;
  readonly rule: DrawRule;
  readonly first: FirstDraw;
  readonly isLate: boolean;
  /** Rounds of the whole Swiss; null where it isn't said. */
  readonly rounds: number | null;
  readonly scale: VictoryPointScale | null;
  readonly boards: number;
  readonly bye: Exact | null;
  readonly odd: OddField;
  /** Pairs: the three of half matches share a table. */
  readonly sharesTable: boolean;
  readonly forbidden: readonly EntryPair[];
  readonly forced: readonly EntryPair[];
}

const OPTIONS = {
  round: { type: 'string' },
  rule: { type: 'string' },
  first: { type: 'string' },
  late: { type: 'boolean' },
  rounds: { type: 'string' },
  scale: { type: 'string' },
  table: { type: 'string' },
  boards: { type: 'string' },
  bye: { type: 'string' },
  odd: { type: 'string' },
  pairs: { type: 'boolean' },
  forbid: { type: 'string' },
  force: { type: 'string' },
} as const;

/** What an odd number comes to within a round: a match of the files has one. */
const ODD_IN_A_ROUND = ['bye', 'half-matches'] as const satisfies readonly OddField[];

export type GivenDraw = GivenOptions<typeof OPTIONS>;

export function readDrawOptions(args: readonly string[], language: Language): GivenDraw | WrongCall {
  return readOptions(args, OPTIONS, language);
}

/**
 * Reads the arguments of `etui draw`; what is wrong is one sentence.
 * @param own the club's own scale, read from the file of --table; null without one
 */
export function readDrawArguments(
  { positionals, values }: GivenDraw,
  own: VictoryPointScale | null,
  language: Language,
): DrawCall | WrongCall {
  const words = drawCommandWords[language];
  const [entries, matches, another] = positionals;
  if (entries === undefined || matches === undefined || another !== undefined) return { problem: words.files };
  const round = readCount(values.round);
  if (round === null) return { problem: words.round };
  const rule = DRAW_RULES.find((known) => known === (values.rule ?? 'top'));
  if (rule === undefined) return { problem: words.rule(String(values.rule), DRAW_RULES.join(', ')) };
  const first = FIRST_DRAWS.find((known) => known === (values.first ?? 'halves'));
  if (first === undefined) return { problem: words.first(FIRST_DRAWS.join(', ')) };
  const rounds = values.rounds === undefined ? null : readCount(values.rounds);
  if ((rounds === null && values.rounds !== undefined) || (rounds !== null && rounds < round)) {
    return { problem: words.rounds };
  }
  const scale = readEventScale(values, own, language);
  if (scale !== null && 'problem' in scale) return scale;
  const boards = values.boards === undefined && scale === null ? 0 : readCount(values.boards);
  if (boards === null) return { problem: standingsCommandWords[language].boards };
  const bye = values.bye === undefined ? null : readDecimal(values.bye);
  if (bye === null && values.bye !== undefined) return { problem: standingsCommandWords[language].bye };
  const [forbidden, forced] = [readPairs(values.forbid), readPairs(values.force)];
  if (forbidden === null || forced === null) return { problem: words.pairs };
  const odd = ODD_IN_A_ROUND.find((known) => known === (values.odd ?? 'bye'));
  if (odd === undefined) return { problem: words.odd(ODD_IN_A_ROUND.join(', ')) };
  const isLate = values.late === true;
  const sharesTable = values.pairs === true;
  return {
    entries,
    matches,
    round,
    rule,
    first,
    isLate,
    rounds,
    scale,
    boards,
    bye,
    odd,
    sharesTable,
    forbidden,
    forced,
  };
}

/** 3-7,2-9: who meets whom; null for anything else. */
function readPairs(value: OptionValue): readonly EntryPair[] | null {
  if (value === undefined) return [];
  const pairs = String(value)
    .split(',')
    .map((text) => /^\s*([1-9]\d{0,4})-([1-9]\d{0,4})\s*$/.exec(text));
  return pairs.every((pair) => pair !== null)
    ? pairs.map((pair): EntryPair => [Number(pair[1]), Number(pair[2])])
    : null;
}
