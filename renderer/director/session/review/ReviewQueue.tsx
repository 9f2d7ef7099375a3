import { memo, useImperativeHandle, type Ref } from 'react';
import type { ReviewItem } from '../../../../main/club/model/review.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { type Slot, slotKey } from '../../../../src/session/slot.ts';
import { reviewWords } from '../../../../src/language/screens/review.ts';
import { Key, KeyAction } from '../../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { ALT, useShortcuts } from '../../../shared/shortcuts.ts';
import { MOST_FIX_KEYS } from '../fixKeys.ts';
import { SuitText } from '../../../shared/bridge/SuitText.tsx';
import classes from './Review.module.css';
import { fixLabel, acceptLabel, findingText, tableName } from './findingText.ts';
import { useReview } from './useReview.ts';
import { isSameItem, useReviewActions } from './useReviewActions.ts';
import { useVisited } from './useVisited.ts';
import { queueFromVisited, nextQueuePlace } from './visited.ts';

/** As many as a panel holds under what else stands in it. */
const MOST_SHOWN = 4;

/** The way to the next item, for whoever asks for it by name. */
export interface ReviewHandle {
  readonly next: () => void;
}

/** A way out of an item, with the number of its key; null past the last. */
interface Way {
  readonly label: string;
  readonly number: number | null;
  readonly go: () => void;
}

/**
 * The review queue in a screen's panel: what may be wrong, where, why, and the keys that settle it. F7 goes from one to
 * the next; of a long queue those are in sight that follow the one that was gone to.
 */
export const ReviewQueue = memo(function ReviewQueue(props: {
  readonly session: SessionView;
  /** How many fixes of the screen have a key already. */
  readonly fixesBefore: number;
  /** Whether results that are not in are listed elsewhere on the screen. */
  readonly withoutMissing: boolean;
  readonly onGo: (slot: Slot) => void;
  readonly handle?: Ref<ReviewHandle>;
}) {
  const { session, fixesBefore, onGo } = props;
  const language = useLanguage();
  const words = useWords(reviewWords);
  const items = useReview(session);
  const actions = useReviewActions(session, language);
  const [visited, visit] = useVisited(session.id);
  const queue = items.filter(({ finding }) => finding.code !== 'missing');
  const missing = props.withoutMissing ? [] : items.filter(({ finding }) => finding.code === 'missing');
  const all = queue.length > 0 ? queue : missing;
  const go = (item: ReviewItem) => {
    visit({
      item,
      place: Math.max(
        0,
        all.findIndex((one) => isSameItem(one, item)),
      ),
    });
    onGo(item.finding.slot);
  };
  const next = () => {
    const item = all[nextQueuePlace(all, visited)];
    if (item) go(item);
  };
  useImperativeHandle(props.handle, () => ({ next }));
  const ways = (item: ReviewItem): readonly Omit<Way, 'number'>[] => [
    ...item.finding.fixes.map((fix) => ({
      label: fixLabel(session, item.finding, fix, language),
      go: () => actions.fix(item, fix),
    })),
    // What is not in can't be right.
    ...(item.finding.code === 'missing'
      ? []
      : [{ label: acceptLabel(item, language), go: () => actions.accept(item) }]),
  ];
  // A few that are missing stand line by line; many are one line, as after an evening that is typed at its end.
  const isOneByOne = queue.length + missing.length <= MOST_SHOWN;
  const listed = isOneByOne ? [...queue, ...missing] : queueFromVisited(queue, visited).slice(0, MOST_SHOWN);
  const shown = numbered(listed.map(ways), fixesBefore + 1);
  useShortcuts({
    f7: next,
    ...Object.fromEntries(
      shown.flat().flatMap((way) => (way.number === null ? [] : [[`alt+${way.number}`, way.go] as const])),
    ),
  });
  if (queue.length + missing.length === 0 && !actions.failed) return null;
  const [firstMissing] = missing;
  return (
    <section className={classes['block']} aria-label={words.review}>
      <header>
        <h2>
          {words.review}
          {queue.length > 0 && ` (${queue.length})`}
        </h2>
        <KeyAction keys={['F7']} onPress={next}>
          {words.next}
        </KeyAction>
      </header>
      {actions.failed && (
        <p role="status" className={classes['failed']}>
          {words.notDone}
        </p>
      )}
      <ul>
        {listed.map((item, place) => (
          <Item
            key={`${slotKey(item.finding.slot)} ${item.finding.code}`}
            session={session}
            item={item}
            ways={shown[place] ?? []}
            onGo={() => go(item)}
          />
        ))}
        {firstMissing && !isOneByOne && (
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

function Item(props: {
  readonly session: SessionView;
  readonly item: ReviewItem;
  readonly ways: readonly Way[];
  readonly onGo: () => void;
}) {
  const { session, item, ways } = props;
  const language = useLanguage();
  const words = useWords(reviewWords);
  const { slot } = item.finding;
  const { what, cause } = findingText(session, item, language);
  return (
    <li>
      <button type="button" className={classes['place']} onClick={props.onGo}>
        <Diamond />
        {words.place(slot.slotBoard, tableName(session, slot))}
        <span className={classes['note']}>{words.round(slot.round)}</span>
      </button>
      <p>
        <SuitText>{what}</SuitText>
      </p>
      {cause !== '' && <p className={classes['cause']}>{cause}</p>}
      <div className={classes['ways']}>
        {ways.map((way) => (
          // The cursor stays in its line.
          <button
            key={way.label}
            type="button"
            className={classes['way']}
            onMouseDown={(event) => event.preventDefault()}
            onClick={way.go}
          >
            {way.number !== null && <Key>{`${ALT} ${way.number}`}</Key>}
            <span>
              <SuitText>{way.label}</SuitText>
            </span>
          </button>
        ))}
      </div>
    </li>
  );
}

function Diamond() {
  return (
    <span className={classes['diamond']} aria-hidden="true">
      ◆
    </span>
  );
}

/** The ways of each item, numbered on from `first` down the list. */
function numbered(items: readonly (readonly Omit<Way, 'number'>[])[], first: number): readonly (readonly Way[])[] {
  let next = first;
  return items.map((ways) =>
    ways.map((way) => {
      const number = next++;
      return { ...way, number: number <= MOST_FIX_KEYS ? number : null };
    }),
  );
}
