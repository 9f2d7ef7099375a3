import type { HoldingCopy } from '../../../../main/club/model/members/members.ts';
import { formatDay, formatMoment } from '../../../../src/language/dates.ts';
import { forgettingWords } from '../../../../src/language/screens/members/forgetting.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Panel.module.css';

/** The copies that still have somebody's name, with the day each goes. */
export function CopiesWithName({ copies }: { readonly copies: readonly HoldingCopy[] }) {
  const words = useWords(forgettingWords);
  const language = useLanguage();
  return (
    <div className={classes['list']}>
      <h3>{words.copies}</h3>
      {copies.length === 0 && <p>{words.noCopies}</p>}
      <ul className={classes['copies']}>
        {copies.map(({ file, madeAt, elsewhere, goesOn }) => (
          <li key={file} title={file}>
            {madeAt === null ? file : words.made(formatMoment(madeAt, '', language))}
            {elsewhere && ` (${words.elsewhere})`}
            <small>
              {goesOn === null ? `${words.stays} (${file})` : words.goes(formatDay(goesOn, 'long', language))}
            </small>
          </li>
        ))}
      </ul>
      {copies.length > 0 && <p className="quiet">{words.copiesHelp}</p>}
    </div>
  );
}
