import type { Language } from '../../../src/language.ts';
import { rankingCommandWords } from '../../../src/language/commands/ranking.ts';
import { UNEQUAL_BOARDS, type Regulation } from '../../../src/scoring/regulation/regulation.ts';
import { HANDICAP_UNITS, type HandicapUnit } from '../../../src/scoring/standing/handicap.ts';
import {
  TIE_BREAK_CODES,
  TIE_BREAK_PRESETS,
  TIE_BREAKS,
  type TieBreaks,
} from '../../../src/scoring/standing/tie-breaks.ts';
import { readCount, type OptionValue, type WrongCall } from '../command/options.ts';

/** The options of `etui score` on the ranking. */
export interface RankingCall {
  readonly problem?: never;
  /** The file of --entries; null without one. */
  readonly entries: string | null;
  /** What replaces the rules of the regulation. */
  readonly rules: Partial<Pick<Regulation, 'ties' | 'unequalBoards' | 'leastBoards'>>;
  /** Null for percent where places go by a percentage, else points. */
  readonly handicapUnit: HandicapUnit | null;
  /** The fewest entries of a stratum; a lowest stratum of fewer is merged into the one above. */
  readonly leastInStratum: number;
  /** After which round to rank, or after each; null for the end only. */
  readonly afterRound: number | 'each' | null;
}

export const RANKING_OPTIONS = {
  entries: { type: 'string' },
  ties: { type: 'string' },
  basis: { type: 'string' },
  'least-boards': { type: 'string' },
  handicap: { type: 'string' },
  'least-in-stratum': { type: 'string' },
  'after-round': { type: 'string' },
  barometer: { type: 'boolean' },
} as const;

type Values = Readonly<Partial<Record<keyof typeof RANKING_OPTIONS, OptionValue>>>;

/** Reads the options of `etui score` on the ranking; a problem is one sentence. */
export function readRankingArguments(values: Values, language: Language): RankingCall | WrongCall {
  const words = rankingCommandWords[language];
  if (values.entries === true) return { problem: words.entries };
  const ties = values.ties === undefined ? null : readTies(String(values.ties));
  if (ties === undefined) return { problem: words.ties(TIE_BREAK_PRESETS.join(', '), TIE_BREAK_CODES.join(', ')) };
  const unequalBoards = UNEQUAL_BOARDS.find((known) => known === values.basis);
  if (unequalBoards === undefined && values.basis !== undefined)
    return { problem: words.basis(UNEQUAL_BOARDS.join(', ')) };
  const leastBoards = values['least-boards'] === undefined ? null : readCount(values['least-boards'], 100);
  if (leastBoards === null && values['least-boards'] !== undefined) return { problem: words.leastBoards };
  const unit = HANDICAP_UNITS.find((known) => known === values.handicap);
  if (unit === undefined && values.handicap !== undefined) return { problem: words.handicap };
  const leastInStratum = values['least-in-stratum'] === undefined ? 0 : readCount(values['least-in-stratum']);
  if (leastInStratum === null) return { problem: words.leastInStratum };
  const afterRound = readAfterRound(values);
  if (afterRound === undefined) return { problem: words.afterRound };
  return {
    entries: values.entries === undefined ? null : String(values.entries),
    rules: {
      ...(ties ? { ties } : {}),
      ...(unequalBoards ? { unequalBoards } : {}),
      ...(leastBoards === null ? {} : { leastBoards }),
    },
    handicapUnit: unit ?? null,
    leastInStratum,
    afterRound,
  };
}

/** The chain of a federation by its name, or criteria in their order; undefined where one is unknown or repeated. */
function readTies(text: string): TieBreaks | undefined {
  const preset = TIE_BREAK_PRESETS.find((known) => known === text);
  if (preset) return TIE_BREAKS[preset];
  const asked = text.split(',').map((word) => word.trim());
  const chain = asked.flatMap((word) => TIE_BREAK_CODES.find((known) => known === word) ?? []);
  const isWhole = chain.length === asked.length && new Set(chain).size === chain.length;
  return isWhole ? { chain, afterSplit: 'again' } : undefined;
}

function readAfterRound({ 'after-round': round, barometer }: Values): RankingCall['afterRound'] | undefined {
  if (round === undefined) return barometer === undefined ? null : 'each';
  return barometer === undefined ? (readCount(round, 999) ?? undefined) : undefined;
}
