import { sessionsWords } from '../../../../src/language/screens/events/sessions.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import { SplitPlace } from '../../session/qualifying/SplitPlace.tsx';
import classes from '../Start.module.css';
import { SettingLine } from '../form/SettingLine.tsx';
import { START_FORM } from '../form/startForm.ts';
import { waysFor } from './furtherDraft.ts';
import type { Further } from './useFurther.ts';

/** Of which event the session is the next, who plays on, and what counts of the sessions before. */
export function FurtherFields({ further }: { readonly further: Further }) {
  const words = useWords(sessionsWords);
  const { draft, change, wrong, before, ordinal } = further;
  const hasPlaces = draft.who === 'places';
  const arePlacesWrong = wrong.includes('places');
  return (
    <div className={classes['settings']}>
      <h2>{words.heading(ordinal, before.eventName)}</h2>
      <SettingLine name={words.whoPlays} note={hasPlaces ? null : words.playOn(further.playing)}>
        <Select
          label={words.whoPlays}
          options={[
            { value: 'everybody', text: words.everybody },
            { value: 'places', text: words.byPlace },
            ...(further.elsewhere.length > 0 ? [{ value: 'others' as const, text: words.others }] : []),
          ]}
          value={draft.who}
          onChange={(who) => change({ who })}
        />
      </SettingLine>
      {hasPlaces && (
        <SettingLine
          name={words.fromPlaces}
          problem={arePlacesWrong ? words.placesWrong : null}
          note={arePlacesWrong ? null : words.playOn(further.playing)}
        >
          <PlaceInput label={words.from} further={further} name="from" />
          <span>{words.to}</span>
          <PlaceInput label={words.to} further={further} name="to" />
        </SettingLine>
      )}
      {further.shared.map((shared) => (
        <SplitPlace
          key={shared.place}
          session={before.id}
          shared={shared}
          state={{ send: (asked) => asked.then(further.refresh, further.refresh) }}
        />
      ))}
      <SettingLine name={words.counted}>
        <Select
          label={words.counted}
          options={waysFor(further.overall.unit).map((value) => ({ value, text: words.ways[value] }))}
          value={draft.way}
          onChange={(way) => change({ way })}
        />
      </SettingLine>
      {draft.way === 'by-place' && (
        <SettingLine name={words.points} problem={wrong.includes('points') ? words.pointsWrong : null}>
          <input
            form={START_FORM}
            aria-label={words.points}
            aria-invalid={wrong.includes('points')}
            maxLength={400}
            value={draft.points}
            onChange={(event) => change({ points: event.target.value })}
          />
        </SettingLine>
      )}
    </div>
  );
}

function PlaceInput(props: { readonly label: string; readonly further: Further; readonly name: 'from' | 'to' }) {
  const { label, further, name } = props;
  return (
    <input
      form={START_FORM}
      aria-label={label}
      data-figures
      inputMode="numeric"
      maxLength={3}
      aria-invalid={further.wrong.includes('places')}
      value={further.draft[name]}
      onChange={(event) => further.change({ [name]: event.target.value })}
    />
  );
}
