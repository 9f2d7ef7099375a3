import { memoizeByObject } from '../../../../src/basics/memoize-by-object.ts';
import { SIDES, type Side } from '../../../../src/bridge/seat.ts';
import { add, divide, type Exact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import type { ResultView } from '../../../club/model/result.ts';
import type { SessionView } from '../../../club/model/session.ts';
import { exactFromText, exactFromTextOrNull } from '../../figures.ts';
import { pointsUnit, type PrintJob } from '../../job.ts';
import { scoredResultFinder, type PrintedSection } from '../../sections.ts';

/** A result of an entry: on which side, in which seat of it, with whom, and what it was worth. */
export interface OwnResult {
  readonly result: ResultView;
  readonly side: Side;
  readonly place: 0 | 1;
  readonly partner: number | null;
  /** Null where it counts for nobody. */
  readonly points: Exact | null;
  /** Its share of a top; null at IMPs. */
  readonly share: Exact | null;
  /** Percentage or IMPs of all boards up to this one; null before the first that counts. */
  readonly soFar: Exact | null;
}

/** The results of an entry in order of round. */
export function ownResults(job: PrintJob, section: PrintedSection, entry: number): readonly OwnResult[] {
  const tops = new Map(section.standings?.boards.map(({ board, top }) => [board, exactFromText(String(top))]));
  const isImps = pointsUnit(job) === 'imps';
  let [points, available] = [ZERO, ZERO];
  let isCounting = false;
  return playedBy(job, section, entry).map(({ scored, ...own }) => {
    const won = exactFromTextOrNull((own.side === 'NS' ? scored?.nsPoints : scored?.ewPoints) ?? null);
    const share = exactFromTextOrNull((own.side === 'NS' ? scored?.nsPercentage : scored?.ewPercentage) ?? null);
    if (won !== null) {
      isCounting = true;
      points = add(points, won);
      available = add(available, tops.get(own.result.board) ?? ZERO);
    }
    const soFar = isImps ? points : available.numerator === 0n ? null : divide(points, available);
    return { ...own, points: won, share, soFar: isCounting ? soFar : null };
  });
}

function playedBy({ session }: PrintJob, section: PrintedSection, entry: number) {
  const scoredOf = scoredResultFinder(section);
  const own = resultsByEntry(session).get(entry) ?? [];
  return own
    .filter(({ result }) => result.section === section.view.id)
    .map((one) => ({ ...one, scored: scoredOf(one.result) }))
    .toSorted((a, b) => a.result.round - b.result.round || a.result.board - b.result.board);
}

type Played = Pick<OwnResult, 'result' | 'side' | 'place' | 'partner'>;

/** The results of whoever is ranked, each found once for all cards. */
const resultsByEntry = memoizeByObject(({ sections, results }: SessionView): ReadonlyMap<number, readonly Played[]> => {
  const views = new Map(sections.map((view) => [view.id, view]));
  const all = new Map<number, Played[]>();
  for (const result of results) {
    const view = views.get(result.section);
    if (!view) continue;
    for (const side of SIDES) {
      const of = entriesRankedBy(view, side === 'NS' ? result.ns : result.ew);
      for (const entry of of) {
        const partner = of.find((one) => one !== entry) ?? null;
        const own = all.get(entry) ?? [];
        own.push({ result, side, place: of[0] === entry ? 0 : 1, partner });
        all.set(entry, own);
      }
    }
  }
  return all;
});

/** The results of each round, in order. */
export function byRound(own: readonly OwnResult[]): readonly (readonly OwnResult[])[] {
  return [...Map.groupBy(own, ({ result }) => result.round).values()];
}
