import type { MemberChangeView } from '../../../../main/club/model/members/members.ts';
import { formatMoment } from '../../../../src/language/dates.ts';
import { formatSignedShort } from '../../../../src/language/numbers.ts';
import { membersWords } from '../../../../src/language/screens/members/members.ts';
import { withPercentSign } from '../../../../src/language/typography.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { stratumLetter } from '../../../../src/scoring/standing/strata.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { otherNumbers, ownNumber } from '../memberNumbers.ts';
import classes from './Panel.module.css';

const MOST_SHOWN = 8;

/** What a member was before, newest first: only what was changed. */
export function MemberHistory({ history }: { readonly history: readonly MemberChangeView[] }) {
  const words = useWords(membersWords);
  const language = useLanguage();
  const textOf = ({ name, stratum, handicap, numbers }: MemberChangeView): string => {
    const own = numbers && [ownNumber({ numbers }), ...otherNumbers({ numbers })].filter((text) => text !== '');
    const parts = [
      name,
      stratum === undefined ? undefined : words.stratumWas(stratum === null ? null : stratumLetter(stratum)),
      handicap === undefined
        ? undefined
        : words.handicapWas(
            handicap === null ? null : withPercentSign(formatSignedShort(exact(handicap, 100), 2, language)),
          ),
      own && (own.length > 0 ? own.join(', ') : words.noNumber),
    ];
    return parts.filter((part) => part !== undefined).join(', ');
  };
  return (
    <section aria-label={words.formerly}>
      <h3>{words.formerly}</h3>
      <ul className={classes['list']}>
        {history.slice(0, MOST_SHOWN).map((change, index) => (
          <li key={index}>
            <bdi>{textOf(change)}</bdi>
            <small>{words.until(formatMoment(change.until, '', language))}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
