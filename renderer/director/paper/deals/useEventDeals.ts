import { useMemo, useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { dealWords } from '../../../../src/language/files/deals.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { useWords } from '../../../shared/language.tsx';
import { api, isProblemAnswer } from '../../api/client.ts';
import { planDeals } from './planDeals.ts';
import type { openDeals } from './openDeals.ts';

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
  /** The bytes of a file that was opened, until its text is changed. */
  const [bytes, setBytes] = useState<Uint8Array | null>(null);
  const [reader, setReader] = useState<{ readonly read: typeof openDeals } | null>(null);
  const read = useMemo(() => {
    if (bytes) return reader?.read(bytes, source) ?? null;
    const typed = text === null || text.trim() === '' ? null : new TextEncoder().encode(text);
    return typed && (reader?.read(typed, source) ?? null);
  }, [bytes, text, reader, source]);
  const plan = read && planDeals(read, session.sections);

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
    read,
    type: (typed: string) => {
      setBytes(null);
      setText(typed);
    },
    /** Opens a file, or an empty text to paste into. The readers of all formats are loaded with the first. */
    open: async (file: File | null) => {
      const formats = await import('./openDeals.ts');
      const opened = file && new Uint8Array(await file.arrayBuffer());
      const name = file?.name ?? '';
      setReader({ read: formats.openDeals });
      setBytes(opened);
      setText(opened ? formats.openDeals(opened, name).text : '');
      setSource(name);
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
