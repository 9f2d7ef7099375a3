import type { PublishedView } from '../../../main/club/publication-view.ts';
import { formatTime } from '../../../src/language/dates.ts';
import { publicationWords } from '../../../src/language/screens/publication.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { useTicking } from '../room/useTicking.ts';
import classes from './Publication.module.css';

/** Whether the ranking is official, and until when it may be corrected; what the key does next stands beside it. */
export function PublicationLine(props: {
  readonly published: PublishedView | null;
  readonly onNext: () => void;
  readonly onUndo: () => void;
}) {
  const { published } = props;
  const words = useWords(publicationWords);
  const language = useLanguage();
  const isOver = useIsOver(published);
  const time = (at: string) => formatTime(at, false, language);
  const next = published === null ? words.publish : isOver ? words.again : words.end;
  return (
    <p className={classes['line']}>
      <span role="status">
        {published === null
          ? words.notPublished
          : `${words.published(time(published.at))}, ${isOver ? words.closed(time(published.endedAt ?? published.until)) : words.until(time(published.until))}.`}
      </span>
      <button type="button" onClick={props.onNext}>
        {next}
      </button>
      {published !== null && (
        <button type="button" onClick={props.onUndo}>
          {words.takeBack}
        </button>
      )}
    </p>
  );
}

/** Whether corrections have ended, by hand or by the clock; drawn again when the time comes. */
export function useIsOver(published: PublishedView | null): boolean {
  return useTicking((now) => (isOver(published, now) ? 1 : 0)) === 1;
}

export function isOver(published: PublishedView | null, now: number): boolean {
  return published !== null && (published.endedAt !== null || now >= Date.parse(published.until));
}
