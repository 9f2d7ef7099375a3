import type { SectionView } from '../../../../main/club/model/session.ts';

/** The first round that is not drawn yet; the last where all are. */
export function roundToDrawNext({ cells, rounds }: Pick<SectionView, 'cells' | 'rounds'>): number {
  const drawn = Math.max(0, ...cells.map(({ round }) => round));
  return Math.min(rounds, drawn + 1);
}
