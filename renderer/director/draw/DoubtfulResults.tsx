import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { drawWords } from '../../../src/language/screens/draw.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/queryKeys.ts';
import { boardOnCase } from '../session/boardOnCase.ts';
import { entryPath } from '../session/entryPath.ts';
import { findingText } from '../session/review/findingText.ts';
import classes from './Draw.module.css';
import type { ShownDraw } from './useDraw.ts';

/** Results that the draw goes by and that are in doubt, each with the matches that its correction would change. */
export function DoubtfulResults({ state }: { readonly state: ShownDraw }) {
  const words = useWords(drawWords);
  const language = useLanguage();
  const { session, round } = state;
  const { data: doubts = [] } = useQuery({
    queryKey: [...queryKeys.draw(session.id, round, session.change), 'doubts'],
    queryFn: () => api.drawDoubts(session.id, round),
  });
  return (
    <ul className={classes['open']}>
      {doubts.map(({ item, otherwise }) => {
        const { slot, code } = item.finding;
        const { what, cause } = findingText(session, item, language);
        return (
          <li key={`${code} ${slot.round} ${slot.table} ${slot.slotBoard}`}>
            <Link href={entryPath(session.id, slot)}>
              {words.doubt(slot.round, slot.table, boardOnCase(session.sections, slot.slotBoard))}
            </Link>
            <p className={classes['more']}>
              {[what, cause].filter((text) => text !== '').join(' ')} {words.doubtChanges(otherwise)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
