import type { EntryView, SessionView } from '../../../../main/club/model/session.ts';
import type { ChangePreview, PlaceChange } from '../../../../main/club/model/publication.ts';
import { formatTime } from '../../../../src/language/dates.ts';
import { placeText, standingText } from '../../../../src/language/ranking/place.ts';
import { qualifyingWords } from '../../../../src/language/screens/events/qualifying.ts';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import type { SessionScoring } from '../../../../src/scoring/session-scoring.ts';
import { qualifyingText } from '../qualifying/qualifyingText.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { teamNameText } from '../teams/teamName.ts';
import classes from './PreviewedMoves.module.css';

/**
 * Who would move if what is being typed were saved. The pairs it is about and all changes of place are listed, other
 * changes are counted. Empty where nobody moves.
 */
export function PreviewedMoves(props: {
  readonly preview: ChangePreview;
  /** Who it is about: ids of pairs, of teams or players, or of those who sit for them. */
  readonly own: readonly number[];
  readonly session: Pick<SessionView, 'sections' | 'teams'>;
  readonly scoring: SessionScoring;
}) {
  const { preview, own, session, scoring } = props;
  const words = useWords(publicationWords);
  const qualifyingNow = useWords(qualifyingWords);
  const language = useLanguage();
  const { moves, published, qualifying = [] } = preview;
  if (moves.length === 0 && qualifying.length === 0) return null;
  const entries: readonly EntryView[] = [...session.sections.flatMap((section) => section.entries), ...session.teams];
  const ranked = new Set(own.flatMap((id) => session.sections.flatMap((section) => entriesRankedBy(section, id))));
  const shown = moves.filter((move) => changesPlace(move) || ranked.has(move.entry));
  const nameOf = (entry: EntryView | undefined) =>
    entry?.team ? <bdi>{teamNameText(entry, language)}</bdi> : words.pair(entry?.label ?? '');
  const rest = moves.length - shown.length;
  return (
    <section className={classes['ifSaved']} aria-labelledby="if-saved">
      <h2 id="if-saved">{words.ifSaved}</h2>
      {qualifying.map(({ to, gains, loses }) => (
        <p key={to.session} role="note" className={classes['qualifying']}>
          {qualifyingNow.wouldChange(to.ordinal)} {qualifyingText({ gains, loses }, language)}
        </p>
      ))}
      <ul>
        {shown.map((move) => (
          <li key={`${move.by} ${move.entry}`} data-place={changesPlace(move) || undefined}>
            <span>
              {nameOf(entries.find(({ id }) => id === move.entry))}
              {move.by !== 'scratch' && <small>{words.ranking[move.by]}</small>}
            </span>
            <span>{standingText(move.before, scoring, language)}</span>
            <span aria-hidden="true">→</span>
            <span>{standingText(move.after, scoring, language)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{words.othersMove(rest)}</p>}
      {published && (
        <p role="note">{words.inPublished(formatTime(published.at, false, language), published.moves.length)}</p>
      )}
    </section>
  );
}

function changesPlace({ before, after }: PlaceChange): boolean {
  return placeText(before) !== placeText(after) || before?.stratum !== after?.stratum;
}
