import { useState } from 'react';
import type { ExchangeView } from '../../../../main/club/model/files/exchange.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { DealToStore } from '../../../../src/format/event/deal-to-store.ts';
import { dealsFaultSentence } from '../../../../src/language/files/deals-of-file.ts';
import { dealWords } from '../../../../src/language/files/deals.ts';
import { importFileWords } from '../../../../src/language/screens/events/import.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { useSession } from '../../api/queries.ts';
import { planDeals, type DealsPlan } from '../../session/hands/planDeals.ts';
import classes from './EventFile.module.css';
import { ProblemLine } from './ProblemLine.tsx';
import { EventChoice, useEventChoice } from './EventChoice.tsx';
import { focusFirst } from './focusFirst.ts';

/** So many problems are written out. */
const MOST_SHOWN = 8;

/** Deals of a file: which event they go into, and which of its boards they are. */
export function FoundDeals(props: {
  readonly view: ExchangeView;
  readonly into: number | null;
  readonly isBusy: boolean;
  readonly onTake: (session: SessionView, deals: readonly DealToStore[]) => void;
}) {
  const { view, into, isBusy } = props;
  const { deals, dealProblems: problems, events: made } = view;
  const words = useWords(importFileWords);
  const [chosen, choose] = useState<number | null>(into);
  const { events, event } = useEventChoice(chosen);
  const session = useSession(event?.session ?? 0, event !== undefined).data;
  const plan = session && planDeals({ deals, problems }, session.sections);
  const isAlone = made.length === 0;
  return (
    <div className={classes['found']}>
      {isAlone && problems.length === 0 && <p>{words.dealsFound(deals.length)}</p>}
      {!isAlone && <h3>{words.dealsToo}</h3>}
      {problems.length > 0 && <DealProblems view={view} />}
      {problems.length === 0 && !event && <p role="status">{words.noEvent}</p>}
      {problems.length === 0 && event && (
        <>
          <EventChoice events={events} session={event.session} onChoose={choose} />
          {plan && <Boards plan={plan} />}
          {session && plan && plan.deals.length > 0 && (
            <div ref={isAlone ? focusFirst : undefined}>
              <Button primary={isAlone} disabled={isBusy} onPress={() => props.onTake(session, plan.deals)}>
                {words.take(plan.deals.length)}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Which boards of the event the deals are of, and which are left out. */
function Boards({ plan: { found, notPlayed, dealtApart } }: { readonly plan: DealsPlan }) {
  const words = useWords(dealWords);
  return (
    <>
      <p role="status">{found.length > 0 ? words.found(found) : words.noneOfThese}</p>
      {notPlayed.length > 0 && found.length > 0 && <p>{words.notPlayed(notPlayed)}</p>}
      {dealtApart.length > 0 && <p>{words.dealtApart(dealtApart)}</p>}
    </>
  );
}

function DealProblems({ view: { dealProblems, format } }: { readonly view: ExchangeView }) {
  const { nothingTaken } = useWords(dealWords);
  const language = useLanguage();
  return (
    <>
      <p role="alert">{nothingTaken}</p>
      <dl className={classes['odd']}>
        {dealProblems.slice(0, MOST_SHOWN).map((problem, index) => (
          <ProblemLine
            key={index}
            format={format}
            problem={problem}
            text={dealsFaultSentence(format, problem, language)}
          />
        ))}
      </dl>
    </>
  );
}
