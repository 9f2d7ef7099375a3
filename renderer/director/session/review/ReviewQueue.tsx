import { memo, useImperativeHandle, type Ref } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { reviewWords } from '../../../../src/language/screens/review.ts';
import { slotKey, type Slot } from '../../../../src/session/slot.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from './Review.module.css';
import { Diamond, ReviewEntry } from './ReviewEntry.tsx';
import { MOST_SHOWN, useReviewQueue } from './useReviewQueue.ts';

/** Lets a screen go to the next item, so that the command palette can offer it. */
export interface ReviewHandle {
  readonly next: () => void;
}

/**
 * The review queue in the panel of a screen: what may be wrong, where, why, and the keys that settle it. F7 goes from
 * one item to the next. Of a long queue, the items from the one visited last are shown.
 */
export const ReviewQueue = memo(function ReviewQueue(props: {
  readonly session: SessionView;
  /** How many fixes of the screen have a key already. */
  readonly fixesBefore: number;
  /** Whether missing results are listed elsewhere on the screen. */
  readonly withoutMissing: boolean;
  readonly onGo: (slot: Slot) => void;
  readonly handle?: Ref<ReviewHandle>;
}) {
  const words = useWords(reviewWords);
  const { queue, missing, isMissingListed, shown, go, goToNext, hasFailed } = useReviewQueue(props);
  useImperativeHandle(props.handle, () => ({ next: goToNext }));
  if (queue.length + missing.length === 0 && !hasFailed) return null;
  const [firstMissing] = missing;
  return (
    <section className={classes['block']} aria-label={words.review}>
      <header>
        <h2>
          {words.review}
          {queue.length > 0 && ` (${queue.length})`}
        </h2>
        <KeyAction keys={['F7']} onPress={goToNext}>
          {words.next}
        </KeyAction>
      </header>
      {hasFailed && (
        <p role="status" className={classes['failed']}>
          {words.notDone}
        </p>
      )}
      <ul>
        {shown.map(({ item, options }) => (
          <ReviewEntry
            key={`${slotKey(item.finding.slot)} ${item.finding.code}`}
            session={props.session}
            item={item}
            options={options}
            onGo={() => go(item)}
          />
        ))}
        {firstMissing && !isMissingListed && (
          <li>
            <button type="button" className={classes['place']} onClick={() => go(firstMissing)}>
              <Diamond />
              {words.missing(missing.length)}
            </button>
          </li>
        )}
      </ul>
      {queue.length > MOST_SHOWN && <p className={classes['note']}>{words.andMore(queue.length - MOST_SHOWN)}</p>}
    </section>
  );
});
