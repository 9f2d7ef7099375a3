import { useEffect, useRef, useState } from 'react';
import { formatDay, localDay } from '../../../../src/language/dates.ts';
import { eventsWords } from '../../../../src/language/screens/events/events.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { readDay } from '../../../shared/when.ts';
import { usePlayedEvents } from '../../api/queries.ts';
import classes from './EventPanel.module.css';
import { SeasonProgress } from './SeasonProgress.tsx';
import { useSeasonZip } from './useSeasonZip.ts';

const ENDS = ['from', 'to'] as const;
/** So many events go into one zip. */
const MOST_EVENTS = 200;

/** The result pages of a season: the period, its events, of which those that are published are chosen, and the zip. */
export function SeasonForm({ onLeave }: { readonly onLeave: () => void }) {
  const words = useWords(eventsWords);
  const { caps } = useWords(shellWords);
  const language = useLanguage();
  const [today] = useState(() => localDay(new Date()));
  const [typed, setTyped] = useState({
    from: formatDay(beginOfSeason(today), 'short', language),
    to: formatDay(today, 'short', language),
  });
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  const { state, save, stop } = useSeasonZip(language);
  const isMaking = state?.kind === 'making';
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.select(), []);
  const [from, to] = ENDS.map((end) => readDay(typed[end], today)) as [string | null, string | null];
  const { data: events = [] } = usePlayedEvents(from, to);
  const isChosen = ({ session, published }: (typeof events)[number]) => changed.get(session) ?? published;
  const chosen = events.filter(isChosen).map(({ session }) => session);
  const canSave = chosen.length > 0 && chosen.length <= MOST_EVENTS && !isMaking;
  const submit = async () => {
    if (canSave) await save(chosen);
  };
  const leave = isMaking ? stop : onLeave;
  return (
    <PanelForm label={words.season} className={classes['form']} onSubmit={submit} onLeave={leave}>
      <h2>{words.season}</h2>
      <p className="quiet">{words.seasonHelp}</p>
      <div ref={fields} className={classes['days']}>
        {ENDS.map((end) => (
          <label key={end} className={classes['field']}>
            <span>{words.seasonDays[end]}</span>
            <TextField
              value={typed[end]}
              maxLength={20}
              aria-invalid={readDay(typed[end], today) === null}
              onChange={({ target }) => setTyped((now) => ({ ...now, [end]: target.value }))}
            />
          </label>
        ))}
      </div>
      {(from === null || to === null) && <p role="alert">{words.problems.date}</p>}
      {events.length === 0 && from !== null && to !== null && <p role="status">{words.noneOfPeriod}</p>}
      {events.length > 0 && (
        <fieldset className={classes['season']}>
          <legend className="visually-hidden">{words.seasonEvents}</legend>
          {events.map((event) => (
            <label key={event.session} className={classes['check']}>
              <input
                type="checkbox"
                checked={isChosen(event)}
                onChange={({ target }) => setChanged((now) => new Map(now).set(event.session, target.checked))}
              />
              <span>
                {event.name}{' '}
                <span className="quiet">
                  {[formatDay(event.date, 'short', language), ...(event.published ? [] : [words.notPublished])].join(
                    ', ',
                  )}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {chosen.length > MOST_EVENTS && <p role="alert">{words.tooManyEvents(MOST_EVENTS)}</p>}
      <SeasonProgress state={state} />
      <div className={classes['buttons']}>
        <Button primary submits shortcut={caps.enter} disabled={!canSave}>
          {words.saveSeason(chosen.length)}
        </Button>
        <Button shortcut={caps.escape} onPress={leave}>
          {isMaking ? words.stopSeason : words.cancel}
        </Button>
      </div>
    </PanelForm>
  );
}

/** The first of September before a day, or that day: seasons of clubs begin in autumn. */
function beginOfSeason(today: string): string {
  const [year, afterYear] = [today.slice(0, 4), today.slice(4)];
  return `${afterYear < '-09-01' ? Number(year) - 1 : year}-09-01`;
}
