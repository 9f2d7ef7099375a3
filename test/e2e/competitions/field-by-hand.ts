/** A field of pairs or players worked out from the lines alone: every board with every other result of it. */
import type { SessionView } from '../../../main/club/model/session.ts';
import type { RankedFigures } from '../pages/RankingPage.ts';
import type { PlayedLine } from './playing.ts';
import { impsFor, shownFigures, sum, twoDecimals } from './worth.ts';

export type FieldMethod = 'matchpoints' | 'cross-imps';

/** What a side has from a board, and the most it could have; IMPs are the mean of those against every other result. */
interface Share {
  readonly points: number;
  readonly top: number;
}

/**
 * The rows of those who are ranked together, best first; equal figures share a place. Matchpoints of a board that has
 * fewer results than others are brought to the same top: one more than they are, times the results of others for each
 * of its own.
 * @param lines that are compared with each other; by IMPs every board has all of its results
 * @param ranked the labels of those that are ranked together
 */
export function fieldByHand(
  session: SessionView,
  method: FieldMethod,
  lines: readonly PlayedLine[],
  ranked: (label: string) => boolean = () => true,
): readonly RankedFigures[] {
  const labelsOf = labelsOfSitters(session);
  const shares = new Map<string, Share[]>();
  const boards = [...Map.groupBy(lines, ({ board, form }) => `${board} ${form ?? ''}`).values()];
  const most = Math.max(...boards.map(({ length }) => length));
  for (const board of boards) {
    for (const line of board) {
      const others = board.filter((other) => other !== line);
      for (const [sitter, sign] of [
        [line.ns, 1],
        [line.ew, -1],
      ] as const) {
        const differences = others.map(({ score }) => sign * (line.score - score));
        const points = sum(differences.map(WORTH[method]));
        const share =
          method === 'cross-imps'
            ? { points: points / others.length, top: 0 }
            : { points: ((points + 1) * most) / board.length - 1, top: 2 * (most - 1) };
        for (const label of labelsOf(sitter)) shares.set(label, [...(shares.get(label) ?? []), share]);
      }
    }
  }
  const rows = [...shares]
    .filter(([label]) => ranked(label))
    .map(([label, own]) => {
      const total = sum(own.map(({ points }) => points));
      const ofAll = method === 'matchpoints' ? (100 * total) / sum(own.map(({ top }) => top)) : total / own.length;
      return { label, total, ofAll, boards: own.length };
    })
    .toSorted((a, b) => (isEqual(a.ofAll, b.ofAll) ? byNumber(a.label, b.label) : b.ofAll - a.ofAll));
  const totals = shownFigures(rows.map(({ total }) => total));
  return rows.map(({ label, ofAll, boards }, at) => {
    const equal = rows.filter((row) => isEqual(row.ofAll, ofAll)).length;
    const better = rows.filter((row) => row.ofAll > ofAll && !isEqual(row.ofAll, ofAll)).length;
    const place = `${better + 1}${equal > 1 ? '=' : ''}`;
    const [figure, total] = [twoDecimals(ofAll), totals[at] ?? ''].map((text) =>
      method === 'matchpoints' ? text : withSign(text),
    );
    return { place, label, figure: figure ?? '', total: total ?? '', boards };
  });
}

const WORTH: Readonly<Record<FieldMethod, (difference: number) => number>> = {
  matchpoints: (difference) => 1 + Math.sign(difference),
  'cross-imps': impsFor,
};

function isEqual(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-9;
}

/** Those with the same figure stand in order of section and number. */
function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

function withSign(figure: string): string {
  return Number(figure) > 0 ? `+${figure}` : figure.replace(/^-(?=0(\.0+)?$)/, '');
}

/**
 * The labels of those who are ranked by what somebody in a seat scores: of a pair, of both players of an individual.
 */
export function labelsOfSitters({ sections }: SessionView): (sitter: number) => readonly string[] {
  const labels = new Map(sections.flatMap(({ entries }) => entries.map(({ id, label }) => [id, label] as const)));
  const members = new Map(sections.flatMap(({ partnerships }) => partnerships.map(({ id, of }) => [id, of] as const)));
  return (sitter) => (members.get(sitter) ?? [sitter]).flatMap((id) => labels.get(id) ?? []);
}
