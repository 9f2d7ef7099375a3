import type { Language } from '../../../src/language.ts';
import { standingsCommandWords } from '../../../src/language/commands/standings.ts';
import type { Exact } from '../../../src/scoring/numbers/exact.ts';
import { TIE_BREAK_PRESETS, type TieBreakPreset } from '../../../src/scoring/standing/tie-breaks.ts';
import { VICTORY_POINT_SCALE_CODES, type VictoryPointScale } from '../../../src/scoring/victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../../../src/scoring/victory-points/scales.ts';
import { readDecimal } from '../command/decimals.ts';
import { readCount, readOptions, type GivenOptions, type WrongCall } from '../command/options.ts';

/** A call of `etui standings`. */
export interface StandingsCall {
  readonly problem?: never;
  readonly entries: string;
  readonly matches: string;
  /** Null: after all that is played. */
  readonly afterRound: number | null;
  /** Null: IMPs are added up. */
  readonly scale: VictoryPointScale | null;
  /** Boards of a match; 0 without a scale. */
  readonly boards: number;
  readonly bye: Exact | null;
  readonly ties: TieBreakPreset;
  /** The entry whose place is explained; null: the standing itself. */
  readonly explain: number | null;
}

const OPTIONS = {
  'after-round': { type: 'string' },
  scale: { type: 'string' },
  table: { type: 'string' },
  boards: { type: 'string' },
  bye: { type: 'string' },
  ties: { type: 'string' },
  explain: { type: 'string' },
} as const;

export type GivenStandings = GivenOptions<typeof OPTIONS>;

/** The arguments of `etui standings` by their names, or the first option that it doesn't know. */
export function readStandingsOptions(args: readonly string[], language: Language): GivenStandings | WrongCall {
  return readOptions(args, OPTIONS, language);
}

/**
 * Reads the arguments of `etui standings`; what is wrong is one sentence.
 * @param own the club's own scale, read from the file of --table; null without one
 */
export function readStandingsArguments(
  { positionals, values }: GivenStandings,
  own: VictoryPointScale | null,
  language: Language,
): StandingsCall | WrongCall {
  const words = standingsCommandWords[language];
  const [entries, matches, another] = positionals;
  if (entries === undefined || matches === undefined || another !== undefined) return { problem: words.files };
  const afterRound = values['after-round'] === undefined ? null : readCount(values['after-round']);
  if (afterRound === null && values['after-round'] !== undefined) return { problem: words.afterRound };
  const scale = readEventScale(values, own, language);
  if (scale !== null && 'problem' in scale) return scale;
  const boards = values.boards === undefined && scale === null ? 0 : readCount(values.boards);
  if (boards === null) return { problem: words.boards };
  const bye = values.bye === undefined ? null : readDecimal(values.bye);
  if (bye === null && values.bye !== undefined) return { problem: words.bye };
  const ties = TIE_BREAK_PRESETS.find((known) => known === (values.ties ?? 'shared'));
  if (ties === undefined) return { problem: words.ties(String(values.ties), TIE_BREAK_PRESETS.join(', ')) };
  const explain = values.explain === undefined ? null : readCount(values.explain);
  if (explain === null && values.explain !== undefined) return { problem: words.explain };
  return { entries, matches, afterRound, scale, boards, bye, ties, explain };
}

/** The scale of a call that has `--scale` or `--table`; null without one. */
export function readEventScale(
  { scale, table }: Pick<GivenStandings['values'], 'scale' | 'table'>,
  own: VictoryPointScale | null,
  language: Language,
): VictoryPointScale | null | WrongCall {
  const words = standingsCommandWords[language];
  if (scale !== undefined && table !== undefined) return { problem: words.oneScale };
  if (own === null && table !== undefined) return { problem: words.whichTable };
  const code = VICTORY_POINT_SCALE_CODES.find((known) => known === scale);
  if (scale !== undefined && code === undefined) {
    return { problem: words.scale(String(scale), VICTORY_POINT_SCALE_CODES.join(', ')) };
  }
  const chosen = own ?? (code === undefined ? null : VICTORY_POINT_SCALES[code]);
  return chosen?.takes === 'percentage' ? { problem: words.notImps } : chosen;
}
