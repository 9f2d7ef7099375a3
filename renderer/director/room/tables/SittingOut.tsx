import type { SectionView } from '../../../../main/club/model/session.ts';
import { roomWords } from '../../../../src/language/screens/room.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import { playersInRound } from '../../../../src/session/substitutes.ts';
import { useRanks, useWords } from '../../../shared/language.tsx';
import classes from '../Room.module.css';

/** The players of an individual who have no table in a round. */
export function SittingOut({ section, round }: { readonly section: SectionView; readonly round: number }) {
  const words = useWords(roomWords);
  const ranks = useRanks();
  if (ranks !== 'player') return null;
  const cells = section.cells.filter((cell) => cell.round === round);
  const seated = new Set(
    cells.flatMap(({ ns, ew }) => [...entriesRankedBy(section, ns), ...entriesRankedBy(section, ew)]),
  );
  const idle = section.entries.filter(({ id }) => !seated.has(id));
  if (idle.length === 0) return null;
  const names = idle.map((entry) => `${entry.label} ${playersInRound(entry, round)[0]}`.trim());
  return <p className={`quiet ${classes['idle']}`}>{words.sittingOut(names)}</p>;
}
