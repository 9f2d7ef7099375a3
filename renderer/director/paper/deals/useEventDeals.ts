import { useMemo, useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { dealToStore } from '../../../../src/format/event/deal-to-store.ts';
import { dealWords } from '../../../../src/language/files/deals.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { planDeals } from '../../session/hands/planDeals.ts';
import type { openDeals } from './openDeals.ts';

/** The deals of an event being pasted, and what was done with them. */
export function useEventDeals(session: SessionView) {
  const words = useWords(dealWords);
  const { changedMeanwhile } = useWords(shellWords);
  /** Null while nothing is pasted. */
  const [text, setText] = useState<string | null>(null);
  /** The deals that were known when the text was opened. */
  const [before, setBefore] = useState(session.dealsVersion);
  const [message, setMessage] = useState('');
  const [reader, setReader] = useState<{ readonly read: typeof openDeals } | null>(null);
  const read = useMemo(
    () => (text === null || text.trim() === '' ? null : (reader?.read(text) ?? null)),
    [text, reader],
  );
  const plan = read && planDeals({ deals: read.deals.map(dealToStore), problems: read.problems }, session.sections);

  /** @returns whether they are written */
  const write = async (deals: Parameters<typeof api.changeDeals>[1]['deals'], version: number): Promise<boolean> => {
    const answer = await api.changeDeals(session.id, { deals, source: '', before: version }).catch(() => null);
    if (answer === null) setMessage(words.failed);
    else if (isProblemAnswer(answer)) {
      setMessage(answer.code === 'changedMeanwhile' ? changedMeanwhile : words.refused);
      setBefore(session.dealsVersion);
    } else return true;
    return false;
  };
  return {
    text,
    plan,
    message,
    read,
    type: setText,
    /** Opens an empty text to paste into. The readers of all formats are loaded with the first. */
    paste: async () => {
      const formats = await import('./openDeals.ts');
      setReader({ read: formats.openDeals });
      setText('');
      setBefore(session.dealsVersion);
      setMessage('');
    },
    leave: () => setText(null),
    take: async () => {
      const deals = plan?.deals ?? [];
      if (deals.length === 0 || !(await write(deals, before))) return;
      setText(null);
      setMessage(words.taken(deals.length));
    },
    remove: async () => {
      const deals = session.dealt.map((board) => ({ board, hands: null }));
      if (await write(deals, session.dealsVersion)) setMessage(words.removed);
    },
  };
}
