import { Link } from 'wouter';
import { matchScreenWords } from '../../../src/language/screens/teams/match.ts';
import { slotKey } from '../../../src/session/slot.ts';
import { useWords } from '../../shared/language.tsx';
import { entryPath } from '../session/entryPath.ts';
import { tableName } from '../session/tableName.ts';
import classes from './Match.module.css';
import type { MatchScreenState } from './useMatch.ts';

/** The results of the session that count in no match, each with the reason. */
export function StrayResults({
  state: { session, matches },
}: {
  readonly state: Pick<MatchScreenState, 'session' | 'matches'>;
}) {
  const words = useWords(matchScreenWords);
  if (matches.stray.length === 0) return null;
  return (
    <section className={classes['block']}>
      <h2>{words.strayTitle}</h2>
      <ul className={classes['stray']}>
        {matches.stray.map((line) => (
          <li key={slotKey(line)}>
            <Link href={entryPath(session.id, line)}>
              {words.strayLine(line.slotBoard, tableName(session, line), line.round)}
            </Link>
            : {words.stray[line.reason]}
          </li>
        ))}
      </ul>
    </section>
  );
}
