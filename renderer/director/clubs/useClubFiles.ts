import { useRef, useState } from 'react';
import type { OfferView } from '../../../main/club/model/simultaneous/files.ts';
import { simultaneousWords } from '../../../src/language/screens/events/simultaneous.ts';
import { useWords } from '../../shared/language.tsx';
import { base64Of } from '../api/base64Of.ts';
import { simultaneousApi, type SentFile } from '../api/simultaneous.ts';

/** Files of other clubs on their way in: what was found in them, and what stands in the way. */
export interface ClubFiles {
  /** Null while there are none. */
  readonly offer: OfferView | null;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly canAdd: boolean;
  /** Reads files beside those that are read already; one of the same name takes its place. */
  readonly read: (files: readonly File[]) => void;
  /** Calls the club of a file by another name. */
  readonly call: (file: string, club: string) => void;
  /** Reads the files again, by the names that their clubs have now. */
  readonly lookAgain: () => void;
  readonly leaveOut: (file: string) => void;
  readonly add: () => Promise<void>;
  /** Leaves the files, and stops what is under way: none is added. */
  readonly forget: () => void;
}

export function useClubFiles(session: number, onAdded: () => void): ClubFiles {
  const words = useWords(simultaneousWords);
  const files = useRef<readonly SentFile[]>([]);
  const asking = useRef<AbortController | null>(null);
  const [offer, setOffer] = useState<OfferView | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** What is asked in the place of something else stops that. */
  const ask = async <Answer>(
    asked: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<{ readonly answer: Answer | null } | null> => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setProblem(null);
    setBusy(true);
    const answer = await asked(own.signal).catch(() => null);
    if (own.signal.aborted) return null;
    setBusy(false);
    return { answer };
  };
  const look = async (now: readonly SentFile[]) => {
    files.current = now;
    const found = now.length === 0 ? null : await ask((signal) => simultaneousApi.preview(session, now, signal));
    if (now.length > 0 && !found) return;
    setOffer(found?.answer ?? null);
    if (found && !found.answer) setProblem(words.failed);
  };
  const read = async (chosen: readonly File[]) => {
    const sending = chosen.map(async (one): Promise<SentFile> => ({ name: one.name, file: await base64Of(one) }));
    const sent = await ask(() => Promise.all(sending));
    if (!sent) return;
    const { answer } = sent;
    if (!answer) return setProblem(words.failed);
    const names = new Set(answer.map(({ name }) => name));
    await look([...files.current.filter(({ name }) => !names.has(name)), ...answer]);
  };
  const canAdd = offer !== null && offer.clubs.length > 0 && offer.faults.length + offer.problems.length === 0;
  const add = async () => {
    if (!canAdd) return;
    const done = await ask((signal) => simultaneousApi.add(session, files.current, signal));
    if (!done) return;
    if (!done.answer) return setProblem(words.failed);
    setOffer(done.answer.refused);
    if (done.answer.refused) return;
    files.current = [];
    onAdded();
  };
  return {
    offer,
    isBusy,
    problem,
    canAdd,
    read: (chosen) => void read(chosen),
    call: (file, club) => {
      files.current = files.current.map((one) => (one.name === file ? { ...one, club } : one));
    },
    lookAgain: () => void look(files.current),
    leaveOut: (file) => void look(files.current.filter(({ name }) => name !== file)),
    add,
    forget: () => {
      asking.current?.abort();
      setBusy(false);
      void look([]);
    },
  };
}
