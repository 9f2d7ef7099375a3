import { useState } from 'react';
import type { FoundList } from '../../../../main/club/model/files/list.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { entryLineSentence } from '../../../../src/language/files/entry-list.ts';
import { importFileWords } from '../../../../src/language/screens/events/import.ts';
import { listWords } from '../../../../src/language/screens/events/list.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { useSession } from '../../api/queries.ts';
import { EventChoice, useEventChoice } from '../file/EventChoice.tsx';
import file from '../file/EventFile.module.css';
import classes from './List.module.css';
import { ListFrame, type ListLineProblem, type ListProps } from './ListFrame.tsx';
import { planNames, type LineLeftOut, type NamesPlan } from './planNames.ts';

/** More nobody compares name by name. */
const MOST_SHOWN = 40;

/** Names of a file: into which event they go, and who gets which. */
export function EntriesForm(
  props: ListProps & { readonly into: number | null; readonly found: Extract<FoundList, { kind: 'entries' }> },
) {
  const { found } = props;
  const words = useWords(listWords);
  const { more } = useWords(importFileWords);
  const language = useLanguage();
  const leftOutSentence = useLeftOutSentence();
  const [chosen, choose] = useState(props.into);
  const { events, event } = useEventChoice(chosen);
  const { data: session, refetch } = useSession(event?.session ?? 0, event !== undefined);
  const plan = session && planNames(found.entries, session);
  const count = plan?.shown.length ?? 0;
  const problems: readonly ListLineProblem[] = [
    ...found.problems.map((problem) => ({ line: problem.line, sentence: entryLineSentence(problem, language) })),
    ...(plan?.leftOut ?? []).map((one) => ({ line: one.line, sentence: leftOutSentence(one) })),
  ];
  const take = async () => {
    // The session may have been read before its last change: what was shown is taken, or nothing.
    const { data: now } = await refetch();
    if (!now || !plan) return words.failed;
    const renewed = planNames(found.entries, now);
    if (JSON.stringify(renewed) !== JSON.stringify(plan)) return words.changed;
    const answer = await write(now, renewed).catch(() => null);
    if (answer === null || isProblemAnswer(answer)) {
      return answer?.code === 'changedMeanwhile' ? words.changed : words.failed;
    }
    return { kind: 'names', session: now.id, name: now.eventName, change: answer.change } as const;
  };
  return (
    <ListFrame {...props} take={count > 0 ? { text: words.take(count), work: take } : null} problems={problems}>
      {!event && <p role="status">{words.noEvent}</p>}
      {event && (
        <div className={file['found']}>
          <EventChoice events={events} session={event.session} onChoose={choose} />
          {plan && (
            <>
              <p>{words.named(count)}</p>
              <ul className={classes['names']}>
                {plan.shown.slice(0, MOST_SHOWN).map(({ label, names }) => (
                  <li key={label}>
                    <span>{label}</span>
                    <bdi>{names}</bdi>
                  </li>
                ))}
              </ul>
              {count > MOST_SHOWN && <p className="quiet">{more(count - MOST_SHOWN)}</p>}
              {plan.replaced > 0 && <p role="status">{words.replaced(plan.replaced)}</p>}
            </>
          )}
        </div>
      )}
    </ListFrame>
  );
}

function write(session: SessionView, { pairs, teams }: NamesPlan) {
  if (teams.length > 0) return api.changeTeams(session.id, teams);
  const before = new Map(session.sections.flatMap(({ entries }) => entries.map(({ id, players }) => [id, players])));
  return api.changeNames(
    session.id,
    pairs.map((pair) => ({ ...pair, before: before.get(pair.entry) ?? ['', ''] })),
  );
}

function useLeftOutSentence(): (one: LineLeftOut) => string {
  const words = useWords(listWords);
  return (one) => {
    if (one.code === 'whichSection') return words.whichSection(one.numbers);
    if (one.code === 'tooMany') return words.tooMany(one.most);
    return words[one.code](one.text);
  };
}
