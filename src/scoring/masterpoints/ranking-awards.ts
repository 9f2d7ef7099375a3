/**
 * The masterpoints of everybody in a ranking. Every stratum is a field of its own, in which its pairs and those of
 * lower strata are ranked; an entry takes its best award, not their sum.
 */
import { ZERO, type Exact } from '../numbers/exact.ts';
import { bestAwards, rankStrata, type EntryPlace, type StratumRow } from '../standing/strata.ts';
import { rankingMasterpoints } from './award.ts';
import {
  isMasterpointTable,
  masterpointTable,
  type MasterpointField,
  type MasterpointProblem,
  type MasterpointScheme,
  type MasterpointSource,
  type MasterpointTable,
  type RankedContestants,
} from './scheme.ts';

/** By what scheme a session gives masterpoints, and to whom. */
export interface MasterpointTerms {
  readonly scheme: MasterpointScheme;
  readonly contestants: RankedContestants;
}

/** Masterpoints that were given elsewhere, by entry: places have no part in them. */
export interface GivenMasterpoints {
  readonly given: ReadonlyMap<number, { readonly points: Exact; readonly kind: string }>;
}

/** A ranking, with what a scheme asks of the session. */
export interface AwardedRanking extends Pick<MasterpointField, 'tables' | 'winners' | 'boards'> {
  /** Best first; entries without a place or a result are left out. */
  readonly rows: readonly EntryPlace[];
  readonly stratumOf: ReadonlyMap<number, number>;
}

/** What an entry gets, and the place for which it gets it. */
export interface EntryAward {
  readonly points: Exact;
  /** The stratum of the ranking, 0 for A and for the whole field. */
  readonly stratum: number;
  readonly place: number;
  /** Entries with the place. */
  readonly sharing: number;
  /** Null where the award was given elsewhere. */
  readonly table: MasterpointTable | null;
  /** What it is called where it was given: Black, GREEN; left out where it has no name. */
  readonly kind?: string;
}

/** The awards of a ranking. */
export interface RankingAwards {
  readonly scheme: MasterpointSource;
  /** What awards are whole multiples of, in hundredths. */
  readonly unit: MasterpointTable['unit'];
  /** How many strata there are; 0 without any. */
  readonly strata: number;
  /** Why the whole field gets none; null where it gets some. */
  readonly problem: MasterpointProblem | null;
  /** By entry; nobody's where no stratum gets any. */
  readonly of: ReadonlyMap<number, EntryAward>;
}

/** The masterpoints of a ranking and its strata. */
export function rankingAwards(ranking: AwardedRanking, { scheme, contestants }: MasterpointTerms): RankingAwards {
  const { rows, stratumOf, tables, winners, boards } = ranking;
  const own = stratumOf.size === 0 ? 0 : 1 + Math.max(...stratumOf.values());
  const rankings = rankStrata(rows, (entry) => stratumOf.get(entry) ?? 0, Math.max(1, own));
  const answers = rankings.map((ranked, stratum) => {
    const entries = ranked.length;
    const field = { entries, tables: stratum === 0 ? tables : tablesFilledBy(entries, winners, contestants) };
    return masterpointTable(scheme, { ...field, winners, boards, contestants });
  });
  const awarded = answers.map((table, stratum) =>
    isMasterpointTable(table) ? awardsIn(rankings[stratum] ?? [], table, stratum) : NOBODY,
  );
  const best = bestAwards(awarded.map((awards) => new Map([...awards].map(([entry, { points }]) => [entry, points]))));
  const of = rows.flatMap(({ entry }) => {
    const award =
      awarded[best.get(entry)?.stratum ?? 0]?.get(entry) ?? awarded.find((one) => one.has(entry))?.get(entry);
    return award ? [[entry, award] as const] : [];
  });
  const [whole] = answers;
  return {
    scheme: scheme.code,
    unit: answers.find(isMasterpointTable)?.unit ?? 1,
    strata: own,
    problem: whole && isMasterpointTable(whole) ? null : (whole ?? null),
    of: new Map(of),
  };
}

/** The awards of who is in a ranking, as they were given elsewhere: to those without a place too. */
export function givenAwards(
  rows: readonly { readonly entry: number; readonly place: number | null }[],
  { given }: GivenMasterpoints,
): RankingAwards {
  const of = rows.flatMap(({ entry, place }): readonly (readonly [number, EntryAward])[] => {
    const own = given.get(entry);
    if (!own) return [];
    const { points, kind } = own;
    return [[entry, { points, stratum: 0, place: place ?? 0, sharing: 1, table: null, ...(kind !== '' && { kind }) }]];
  });
  return { scheme: 'file', unit: 1, strata: 0, problem: null, of: new Map(of) };
}

const NOBODY: ReadonlyMap<number, EntryAward> = new Map();

/** The tables that so many entries fill. */
export function tablesFilledBy(entries: number, winners: 1 | 2, contestants: RankedContestants): number {
  return (entries * winners) / ENTRIES_AT_TABLE[contestants];
}

const ENTRIES_AT_TABLE: Readonly<Record<RankedContestants, number>> = { pairs: 2, individuals: 4 };

function awardsIn(
  ranked: readonly StratumRow[],
  table: MasterpointTable,
  stratum: number,
): ReadonlyMap<number, EntryAward> {
  const sharing = Map.groupBy(ranked, ({ place }) => place);
  const points = rankingMasterpoints(table, ranked);
  return new Map(
    ranked.map(({ entry, place }, index) => [
      entry,
      { points: points[index] ?? ZERO, stratum, place, sharing: sharing.get(place)?.length ?? 1, table },
    ]),
  );
}
