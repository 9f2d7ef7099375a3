import { useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { dealWords } from '../../../../src/language/files/deals.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { useWords } from '../../../shared/language.tsx';
import { api, isProblemAnswer } from '../../api/client.ts';
import { planDeals } from './planDeals.ts';

/** The deals of an event being opened or pasted, and what was done with them. */
export function useEventDeals(session: SessionView) {
  const words = useWords(dealWords);
  const { changedMeanwhile } = useWords(shellWords);
  /** Null while no text is open. */
  const [text, setText] = useState<string | null>(null);
  const [source, setSource] = useState('');
  /** The deals that were known when the text was opened. */
  const [before, setBefore] = useState(session.dealsVersion);
  const [message, setMessage] = useState('');
  const plan = text === null || text.trim() === '' ? null : planDeals(text, session.sections);

  /** @returns whether they are written */
  const write = async (deals: Parameters<typeof api.changeDeals>[1]['deals'], version: number): Promise<boolean> => {
    const answer = await api
      .changeDeals(session.id, { deals, source: source.slice(0, LONGEST_SOURCE), before: version })
      .catch(() => null);
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
    type: setText,
    open: (opened: string, file: string) => {
      setText(opened);
      setSource(file);
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

const LONGEST_SOURCE = 100;
