import type { PublishedView } from '../../../../main/club/model/publication.ts';
import { areCorrectionsOver, publicationLine } from '../../../../src/language/ranking/publication-line.ts';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { useTicking } from '../../session/useTicking.ts';
import classes from './Publication.module.css';

/** Whether the ranking is published, until when it may be corrected, and the buttons for the next step and back. */
export function PublicationLine(props: {
  readonly published: PublishedView | null;
  /** The date of the session. */
  readonly day: string;
  readonly onNext: () => void;
  readonly onUndo: () => void;
}) {
  const { published, day } = props;
  const words = useWords(publicationWords);
  const language = useLanguage();
  const over = useCorrectionsEnded(published);
  const next = published === null ? words.publish : over ? words.again : words.end;
  return (
    <p className={classes['line']}>
      <span role="status">
        {published === null ? words.notPublished : `${publicationLine(published, over, day, language)}.`}
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

/** Whether corrections have ended, by the director or by time. It changes when the time comes. */
export function useCorrectionsEnded(published: PublishedView | null): boolean {
  return useTicking((now) => (published && areCorrectionsOver(published, now) ? 1 : 0)) === 1;
}
