import { useState } from 'react';
import type { EntryView } from '../../../../main/club/model/session.ts';
import { qualifyingWords } from '../../../../src/language/screens/events/qualifying.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import classes from './Qualifying.module.css';
import { qualifierName } from './qualifyingText.ts';
import type { QualifyingState } from './useQualifying.ts';

/** A shared place of which not all play on: the director draws a lot, or notes who was where after a play-off. */
export function SplitPlace(props: {
  /** The session whose ranking has the place. */
  readonly session: number;
  readonly shared: { readonly place: number; readonly sharers: readonly EntryView[] };
  readonly state: Pick<QualifyingState, 'send'>;
}) {
  const { session, shared, state } = props;
  const words = useWords(qualifyingWords);
  const language = useLanguage();
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const { place, sharers } = shared;
  const split = (how: 'lot' | 'play-off', entries: readonly number[]) =>
    void state.send(api.splitPlace(session, { how, entries }));
  const take = (entry: number) => {
    const taken = [...(order ?? []), entry];
    const rest = sharers.filter(({ id }) => !taken.includes(id));
    if (rest.length > 1) setOrder(taken);
    else split('play-off', [...taken, ...rest.map(({ id }) => id)]);
  };
  return (
    <>
      <p>
        {words.shared(
          sharers.map((entry) => qualifierName(entry, language)),
          place,
        )}
      </p>
      {order === null ? (
        <div className={classes['actions']}>
          <Button
            onPress={() =>
              split(
                'lot',
                sharers.map(({ id }) => id),
              )
            }
          >
            {words.lot}
          </Button>
          <Button onPress={() => setOrder([])}>{words.playOff}</Button>
        </div>
      ) : (
        <fieldset className={classes['playOff']}>
          <legend>{order.length === 0 ? words.first : words.next(place + order.length)}</legend>
          <div className={classes['actions']}>
            {sharers.map((entry) =>
              order.includes(entry.id) ? null : (
                <Button key={entry.id} onPress={() => take(entry.id)}>
                  {qualifierName(entry, language)}
                </Button>
              ),
            )}
          </div>
        </fieldset>
      )}
    </>
  );
}
