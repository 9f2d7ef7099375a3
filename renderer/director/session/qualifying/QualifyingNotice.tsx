import type { QualifierView, QualifyingView } from '../../../../main/club/model/overall.ts';
import { formatTime } from '../../../../src/language/dates.ts';
import { qualifyingWords } from '../../../../src/language/screens/events/qualifying.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import classes from './Qualifying.module.css';
import { qualifierName, qualifyingText } from './qualifyingText.ts';
import { SplitPlace } from './SplitPlace.tsx';
import type { QualifyingState } from './useQualifying.ts';

/** Whether the director has something to decide: others qualify than play, one has left, or a place is shared. */
export function isToDecide({ missing, extra, dropped, shared, leftAt }: QualifyingView): boolean {
  return leftAt === null && missing.length + extra.length + dropped.length + shared.length > 0;
}

/**
 * A correction changed who qualifies for a session that is drawn already, or somebody in it has left: the director
 * seats one in place of another, or leaves it as drawn. Nothing changes by itself.
 */
export function QualifyingNotice(props: { readonly view: QualifyingView; readonly state: QualifyingState }) {
  const { view, state } = props;
  const { from, to, missing, extra, dropped, reserves, shared, leftAt, hasBegun } = view;
  const words = useWords(qualifyingWords);
  const language = useLanguage();
  const isChanged = missing.length + extra.length > 0;
  if (!isChanged && dropped.length + shared.length === 0) return null;
  const named = (some: readonly QualifierView[]) => some.map(({ entry }) => qualifierName(entry, language));
  const left = dropped.length === 0 ? [] : [words.leftBy(named(dropped)), words.nextInOrder(named(reserves))];
  const gained = { gains: missing.map(({ entry }) => entry), loses: extra.map(({ entry }) => entry) };
  const changed = [...left, ...(isChanged ? [qualifyingText(gained, language)] : [])].join(' ');
  if (leftAt !== null) {
    const time = formatTime(leftAt, false, language);
    return (
      <p className={classes['left']}>
        {words.left(to.ordinal, time)} {changed}
      </p>
    );
  }
  const outs = [...dropped, ...extra];
  const seats = shared.length > 0 || hasBegun ? [] : [...reserves, ...missing].slice(0, outs.length);
  return (
    <section className={classes['notice']} role="status">
      <h2>{isChanged || dropped.length === 0 ? words.changed(to.ordinal) : words.dropped(to.ordinal)}</h2>
      {shared.map((place) => (
        <SplitPlace key={place.place} session={from.session} shared={place} state={state} />
      ))}
      {changed !== '' && <p>{changed}</p>}
      <p>{hasBegun ? words.begun : words.nothingAlone}</p>
      {changed !== '' && (
        <div className={classes['actions']}>
          {seats.map(({ entry }, at) => {
            const out = outs[at];
            if (!out || out.seat === null) return null;
            const seat = { out: out.seat, in: entry.id };
            return (
              <Button key={entry.id} onPress={() => void state.send(api.seatInPlace(to.session, seat))}>
                {words.seat(qualifierName(entry, language), qualifierName(out.entry, language))}
              </Button>
            );
          })}
          <Button onPress={() => void state.send(api.leaveAsDrawn(to.session))}>{words.leave}</Button>
        </div>
      )}
      {state.problem && <p role="alert">{state.problem}</p>}
    </section>
  );
}
