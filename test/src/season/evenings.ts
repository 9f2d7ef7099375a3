import { exact, type Exact } from '../../../src/scoring/numbers/exact.ts';
import { USUAL_SEASON_RULE, type SeasonRule } from '../../../src/season/rule.ts';
import type { SeasonSession } from '../../../src/season/session.ts';
import { eventFile, exactOf } from '../scoring/ranked-matches/build.ts';

interface LadderRow {
  readonly place: number | null;
  readonly player?: string;
  readonly pair?: readonly string[];
  readonly sessions: number;
  readonly figure: string | null;
}

interface SeasonFile {
  readonly evenings: readonly {
    readonly evening: number;
    readonly scoring: 'matchpoints' | 'cross-imps';
    readonly results: readonly {
      readonly pair: readonly [string, string];
      readonly percent: string;
      readonly impsABoard?: string;
      readonly place: number;
    }[];
  }[];
  readonly ladders: Readonly<
    Record<'mean' | 'bestOf' | 'dropping' | 'placePoints' | 'pairs', { readonly rows: readonly LadderRow[] }>
  >;
}

/** 14 evenings of a season with their ladders by five rules. */
export const EVENINGS = eventFile('season-14-evenings') as SeasonFile;

export const SESSIONS: readonly SeasonSession<string>[] = EVENINGS.evenings.map(({ evening, results }) => ({
  key: evening,
  name: `Evening ${evening}`,
  results: results.map(({ pair, percent, place }) => ({ players: pair, percent: exactOf(percent), place })),
}));

/** The five rules of the file. */
export const RULES: Readonly<Record<keyof SeasonFile['ladders'], SeasonRule>> = {
  mean: { ...USUAL_SEASON_RULE, least: 10 },
  bestOf: { ...USUAL_SEASON_RULE, counting: { kind: 'best', count: 8 }, least: 8 },
  dropping: { ...USUAL_SEASON_RULE, counting: { kind: 'drop', from: 5, every: 2 }, least: 5 },
  placePoints: { ...USUAL_SEASON_RULE, worth: { kind: 'place', points: ['3', '2', '1'] }, least: 6 },
  pairs: { ...USUAL_SEASON_RULE, by: 'pair', least: 4 },
};

/** A session of pairs with whole percentages, first place first. */
export function session(
  key: number,
  results: readonly (readonly [string, number])[],
  name = `Evening ${key}`,
): SeasonSession<string> {
  return {
    key,
    name,
    results: results.map(([pair, percent], index) => ({
      players: pair.split('-'),
      percent: exact(percent),
      place: index + 1,
    })),
  };
}

export const percent = (text: string): Exact => exactOf(text);
