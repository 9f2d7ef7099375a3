import type { EntryView } from '../../../../main/club/model/session.ts';
import { namesWords } from '../../../../src/language/screens/names.ts';
import { playersInRound, type Substitute } from '../../../../src/session/substitutes.ts';
import { useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import classes from '../Names.module.css';

/** The substitutes of a pair, a line each, with a button that removes one. */
export function Substitutes({ session, entry }: { readonly session: number; readonly entry: EntryView }) {
  const words = useWords(namesWords).replace;
  const { substitutes = [] } = entry;
  if (substitutes.length === 0) return null;
  const beforeOf = ({ fromRound }: Substitute) => playersInRound(entry, fromRound - 1);
  /** The place gets who sat in it before; the other place stays as it is. */
  const remove = (one: Substitute) => {
    const [first, second] = playersInRound(entry, one.fromRound);
    const before = beforeOf(one)[one.place - 1] ?? '';
    const players = one.place === 1 ? ([before, second] as const) : ([first, before] as const);
    void api.replacePlayers(session, { entry: entry.id, fromRound: one.fromRound, players });
  };
  return (
    <ul className={classes['substitutes']}>
      {substitutes.map((one) => {
        const { place, name, fromRound, toRound } = one;
        const rounds = fromRound === toRound ? String(fromRound) : `${fromRound}–${toRound}`;
        return (
          <li key={`${place} ${fromRound}`}>
            <span>{words.row(rounds, name, beforeOf(one)[place - 1] ?? '')}</span>
            <button type="button" aria-label={words.remove(name)} onClick={() => remove(one)}>
              {words.removeShort}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
