import { playersInRound } from '../../../src/session/substitutes.ts';
import type { CellView, SectionView, SessionView } from '../../../main/club/model/session.ts';
import type { Seat, Side } from '../../../src/bridge/seat.ts';
import { termsOfEntry } from '../session/terms.ts';
import { familyNameFirst } from '../../../src/names/forms.ts';

/** A player and the seat in a round. */
export interface PlayerPlace {
  /** The player's name, family name first; null where it is unknown. */
  readonly name: string | null;
  readonly number: number;
  /** The number with its section's letter where there are several sections. */
  readonly label: string;
  readonly section: string | null;
  /** Null for a player of an individual who sits out. */
  readonly table: number | null;
  /** The side of a pair, or the seat of a player of an individual; null where they sit out. */
  readonly at: { readonly side: Side } | { readonly seat: Seat } | null;
}

/**
 * The seats of a round in order of names, then of pairs without names in order of numbers. In an individual each player
 * has a seat, and who has none sits out, unless it withdrew.
 */
export function seatedPlayers(session: SessionView, round: number, locale: string): readonly PlayerPlace[] {
  const several = session.sections.length > 1;
  const seats = session.sections.flatMap((section) => {
    const cells = section.cells.filter((cell) => cell.round === Math.min(round, section.rounds));
    const letter = several ? section.letter : null;
    return section.partnerships.length > 0
      ? seatsOfPlayers(session, section, letter, cells)
      : seatsOfPairs(section, letter, cells);
  });
  return seats.toSorted((a, b) => compare(a, b, locale));
}

function seatsOfPairs(section: SectionView, letter: string | null, cells: readonly CellView[]): PlayerPlace[] {
  const entries = new Map(section.entries.map((entry) => [entry.id, entry]));
  return cells.flatMap((cell) =>
    (['NS', 'EW'] as const).flatMap((side): PlayerPlace[] => {
      const entry = entries.get(side === 'NS' ? cell.ns : cell.ew);
      if (!entry || entry.phantom || cell.absent.includes(entry.id)) return [];
      const { number, label } = entry;
      const place = { number, label, section: letter, table: cell.table, at: cell.sitOut ? null : { side } };
      const known = playersInRound(entry, cell.round).filter((name) => name !== '');
      return known.length === 0
        ? [{ ...place, name: null }]
        : known.map((name) => ({ ...place, name: familyNameFirst(name) }));
    }),
  );
}

function seatsOfPlayers(
  { terms }: Pick<SessionView, 'terms'>,
  section: SectionView,
  letter: string | null,
  cells: readonly CellView[],
): PlayerPlace[] {
  const partnerships = new Map(section.partnerships.map(({ id, of }) => [id, of]));
  const seats = new Map(
    cells.flatMap(({ ns, ew, table }) =>
      [...(partnerships.get(ns) ?? []), ...(partnerships.get(ew) ?? [])].map(
        (entry, index) => [entry, { table, at: { seat: SEATS_OF_PARTNERS[index] ?? 'N' } }] as const,
      ),
    ),
  );
  const round = cells[0]?.round ?? 1;
  const drawnOut = section.sittingOut?.find((out) => out.round === round);
  const isOut = (id: number) => termsOfEntry(terms, id).withdrawn !== true && (drawnOut?.entries.includes(id) ?? true);
  const there = section.entries.filter(({ id }) => seats.has(id) || isOut(id));
  return there.map((entry): PlayerPlace => {
    const { id, number, label } = entry;
    const [name] = playersInRound(entry, round);
    const place = seats.get(id) ?? { table: null, at: null };
    return { number, label, section: letter, ...place, name: name === '' ? null : familyNameFirst(name) };
  });
}

/** Where the players of both partnerships of a table sit, in order. */
const SEATS_OF_PARTNERS: readonly Seat[] = ['N', 'S', 'E', 'W'];

function compare(a: PlayerPlace, b: PlayerPlace, locale: string): number {
  if (a.name !== null && b.name !== null) return a.name.localeCompare(b.name, locale);
  if (a.name === null && b.name === null) return a.number - b.number;
  return a.name === null ? 1 : -1;
}
