import type { EarlierTable } from '../../../src/draw/players.ts';
import type { RoundSittingOut } from '../../../src/session/section-seats.ts';
import { entriesRankedBy } from '../../../src/session/partnerships.ts';
import type { DrawRow } from '../../store/matches/draws.ts';
import type { PlayersRound } from '../model/draws.ts';
import type { SectionView } from '../model/session.ts';

/** What is kept of a draw of players beside its seats. */
export interface KeptPlayersDraw {
  readonly kind: 'swiss-individual';
  readonly isLate?: boolean;
  readonly tables?: PlayersRound['tables'];
  /** Who sits out, by numbers. Draws of earlier versions of Etui lack it: whoever has no seat does. */
  readonly out?: readonly number[];
}

export function keptPlayersDraw({ rule }: Pick<DrawRow, 'rule'>): KeptPlayersDraw {
  return JSON.parse(rule) as KeptPlayersDraw;
}

/** A Swiss of players with those who sit out in each round, by its draws. */
export function withSittingOut(section: SectionView, draws: readonly DrawRow[]): SectionView {
  const ids = new Map(section.entries.map(({ id, number }) => [number, id]));
  const sittingOut = draws.flatMap((draw): RoundSittingOut[] => {
    const { out } = keptPlayersDraw(draw);
    return out ? [{ round: draw.round, entries: out.flatMap((number) => ids.get(number) ?? []) }] : [];
  });
  return { ...section, sittingOut };
}

/** The numbers of those who sit out in a round that is drawn, those who have left since among them. */
export function playersOut(section: SectionView, round: number): readonly number[] {
  const drawn = section.sittingOut?.find((out) => out.round === round);
  const cells = section.cells.filter((cell) => cell.round === round);
  const seated = new Set(cells.flatMap(({ ns, ew }) => [ns, ew].flatMap((one) => entriesRankedBy(section, one))));
  return section.entries.flatMap(({ id, number }) =>
    (drawn ? drawn.entries.includes(id) : !seated.has(id)) ? [number] : [],
  );
}

/** The tables of the rounds before, by the numbers of players. */
export function tablesBefore(section: SectionView, round: number): readonly EarlierTable[] {
  const numbers = new Map(section.entries.map(({ id, number }) => [id, number]));
  const pairOf = (seated: number): readonly [number, number] => {
    const [one = 0, other = 0] = entriesRankedBy(section, seated);
    return [numbers.get(one) ?? 0, numbers.get(other) ?? 0];
  };
  return section.cells
    .filter((cell) => cell.round < round)
    .map((cell) => ({ round: cell.round, ns: pairOf(cell.ns), ew: pairOf(cell.ew) }));
}
