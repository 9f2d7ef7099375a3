import { sessionsWords } from '../../../../src/language/screens/events/sessions.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Start.module.css';
import { START_FORM } from '../form/startForm.ts';
import { waysFor } from './furtherDraft.ts';
import type { Further } from './useFurther.ts';

/** Of which event the session is the next, who plays on, and what counts of the sessions before. */
export function FurtherFields({ further }: { readonly further: Further }) {
  const words = useWords(sessionsWords);
  const { draft, change, wrong, before, ordinal } = further;
  return (
    <div className={classes['settings']}>
      <h2>{words.heading(ordinal, before.eventName)}</h2>
      <div className={classes['line']}>
        <span className={classes['lineName']}>{words.whoPlays}</span>
        <span className={classes['value']}>
          <Select
            label={words.whoPlays}
            options={[
              { value: 'everybody', text: words.everybody },
              { value: 'places', text: words.byPlace },
            ]}
            value={draft.who}
            onChange={(who) => change({ who })}
          />
        </span>
        {draft.who === 'everybody' && <p className="quiet">{words.playOn(further.playing)}</p>}
      </div>
      {draft.who === 'places' && (
        <div className={classes['line']}>
          <span className={classes['lineName']}>{words.fromPlaces}</span>
          <span className={classes['value']}>
            <PlaceInput label={words.from} further={further} name="from" />
            <span>{words.to}</span>
            <PlaceInput label={words.to} further={further} name="to" />
          </span>
          {wrong.includes('places') ? (
            <p role="alert">{words.placesWrong}</p>
          ) : (
            <p className="quiet">{words.playOn(further.playing)}</p>
          )}
        </div>
      )}
      <div className={classes['line']}>
        <span className={classes['lineName']}>{words.counted}</span>
        <span className={classes['value']}>
          <Select
            label={words.counted}
            options={waysFor(further.overall.unit).map((value) => ({ value, text: words.ways[value] }))}
            value={draft.way}
            onChange={(way) => change({ way })}
          />
        </span>
      </div>
      {draft.way === 'by-place' && (
        <div className={classes['line']}>
          <span className={classes['lineName']}>{words.points}</span>
          <span className={classes['value']}>
            <input
              form={START_FORM}
              aria-label={words.points}
              aria-invalid={wrong.includes('points')}
              maxLength={400}
              value={draft.points}
              onChange={(event) => change({ points: event.target.value })}
            />
          </span>
          {wrong.includes('points') && <p role="alert">{words.pointsWrong}</p>}
        </div>
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
