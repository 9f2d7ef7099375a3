import { Link } from 'wouter';
import { roomWords } from '../../../src/language/screens/room.ts';
import { useWords } from '../../shared/language.tsx';
import { entryPath } from '../session/entryPath.ts';
import classes from './Room.module.css';
import type { MissingResult } from './missing.ts';

const MOST_SHOWN = 6;

/** Missing results of rounds that are over. Each links to its line in Entry. */
export function MissingList(props: { readonly session: number; readonly missing: readonly MissingResult[] }) {
  const words = useWords(roomWords);
  const { session, missing } = props;
  return (
    <section className={classes['block']}>
      <div className={classes['title']}>
        <h2>{words.missing}</h2>
        <span className={classes['note']}>{missing.length}</span>
      </div>
      <ul className={classes['missing']}>
        {missing.slice(0, MOST_SHOWN).map(({ key, slot, letter, shown }) => (
          <li key={key}>
            <Link href={entryPath(session, slot)}>
              <span className={classes['diamond']} aria-hidden="true">
                ◆
              </span>
              {words.missingLine(shown, (letter ?? '') + slot.table)}
              <span className={classes['note']}>{words.missingRound(slot.round)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {missing.length > MOST_SHOWN && <p className={classes['note']}>{words.andMore(missing.length - MOST_SHOWN)}</p>}
    </section>
  );
}
