import { useState } from 'react';
import type { FoundDeal } from '../../../../main/club/model/files/exchange.ts';
import { formatDay } from '../../../../src/language/dates.ts';
import { importFileWords } from '../../../../src/language/screens/events/import.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { useEvents } from '../../api/queries.ts';
import classes from './EventFile.module.css';

/** Deals alone: which event they go into. It is the one on whose screen they were dropped, else the newest. */
export function FoundDeals(props: {
  readonly deals: readonly FoundDeal[];
  readonly into: number | null;
  readonly isBusy: boolean;
  readonly onTake: (session: number, name: string) => void;
}) {
  const { deals, into, isBusy } = props;
  const words = useWords(importFileWords);
  const language = useLanguage();
  const events = useEvents('').data?.pages.flatMap((page) => page.events) ?? [];
  const [chosen, choose] = useState<number | null>(into);
  const event = events.find(({ session }) => session === chosen) ?? events[0];
  return (
    <div className={classes['found']}>
      <p>{words.dealsFound(deals.length)}</p>
      {!event && <p role="status">{words.noEvent}</p>}
      {event && (
        <>
          <Select
            label={words.into}
            value={String(event.session)}
            options={events.map(({ session, name, date }) => ({
              value: String(session),
              text: `${name}, ${formatDay(date, 'short', language)}`,
            }))}
            onChange={(value) => choose(Number(value))}
          />
          <Button primary disabled={isBusy} onPress={() => props.onTake(event.session, event.name)}>
            {words.take(deals.length)}
          </Button>
        </>
      )}
    </div>
  );
}
