import { playersInRound } from '../../../src/session/substitutes.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { Side } from '../../../src/bridge/seat.ts';
import { familyName } from '../../../src/names/forms.ts';

/** A player and the seat in a round. */
export interface PlayerPlace {
  /** The player's name, family name first; null where it is unknown. */
  readonly name: string | null;
  readonly number: number;
  /** The number with its section's letter where there are several sections. */
  readonly label: string;
  readonly section: string | null;
  readonly table: number;
  /** Null where the pair sits out at its table. */
  readonly side: Side | null;
}

/** The seats of a round in order of names, then of pairs without names in order of numbers. */
export function seatedPlayers(session: SessionView, round: number, locale: string): readonly PlayerPlace[] {
  const several = session.sections.length > 1;
  const seats = session.sections.flatMap((section) => {
    const entries = new Map(section.entries.map((entry) => [entry.id, entry]));
    const cells = section.cells.filter((cell) => cell.round === Math.min(round, section.rounds));
    return cells.flatMap((cell) =>
      (['NS', 'EW'] as const).flatMap((side): PlayerPlace[] => {
        const entry = entries.get(side === 'NS' ? cell.ns : cell.ew);
        if (!entry || entry.phantom || cell.absent.includes(entry.id)) return [];
        const place = {
          number: entry.number,
          label: entry.label,
          section: several ? section.letter : null,
          table: cell.table,
          side: cell.sitOut ? null : side,
        };
        const known = playersInRound(entry, cell.round).filter((name) => name !== '');
        return known.length === 0
          ? [{ ...place, name: null }]
          : known.map((name) => ({ ...place, name: sorted(name) }));
      }),
    );
  });
  return seats.toSorted((a, b) => compare(a, b, locale));
}

function compare(a: PlayerPlace, b: PlayerPlace, locale: string): number {
  if (a.name !== null && b.name !== null) return a.name.localeCompare(b.name, locale);
  if (a.name === null && b.name === null) return a.number - b.number;
  return a.name === null ? 1 : -1;
}

/** The name with the family name first: Alder, Ann. */
function sorted(name: string): string {
  const family = familyName(name);
  const rest = name.replace(family, '').trim();
  return rest === '' ? family : `${family}, ${rest}`;
}
