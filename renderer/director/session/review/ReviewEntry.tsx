import type { ReviewItem } from '../../../../main/club/model/review.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { reviewWords } from '../../../../src/language/screens/review.ts';
import { SuitText } from '../../../shared/bridge/SuitText.tsx';
import { Key } from '../../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { ALT } from '../../../shared/shortcuts.ts';
import { tableName } from '../tableName.ts';
import { findingText } from './findingText.ts';
import classes from './Review.module.css';
import type { ReviewOption } from './useReviewQueue.ts';

/** One item of the review queue: where it is, what was found, the likely cause, and the options to settle it. */
export function ReviewEntry(props: {
  readonly session: SessionView;
  readonly item: ReviewItem;
  readonly options: readonly ReviewOption[];
  readonly onGo: () => void;
}) {
  const { session, item, options } = props;
  const language = useLanguage();
  const words = useWords(reviewWords);
  const { slot } = item.finding;
  const shown = session.sections.find(({ id }) => id === slot.section)?.shown[slot.slotBoard] ?? slot.slotBoard;
  const { what, cause } = findingText(session, item, language);
  return (
    <li>
      <button type="button" className={classes['place']} onClick={props.onGo}>
        <Diamond />
        {words.place(shown, tableName(session, slot))}
        <span className={classes['note']}>{words.round(slot.round)}</span>
      </button>
      <p>
        <SuitText>{what}</SuitText>
      </p>
      {cause !== '' && <p className={classes['cause']}>{cause}</p>}
      <div className={classes['options']}>
        {options.map(({ label, number, perform }) => (
          <button
            key={label}
            type="button"
            className={classes['option']}
            // The focus stays in its line.
            onMouseDown={(event) => event.preventDefault()}
            onClick={perform}
          >
            {number !== null && <Key>{`${ALT} ${number}`}</Key>}
            <span>
              <SuitText>{label}</SuitText>
            </span>
          </button>
        ))}
      </div>
    </li>
  );
}

/** The mark of something that needs attention. */
export function Diamond() {
  return (
    <span className={classes['diamond']} aria-hidden="true">
      ◆
    </span>
  );
}
