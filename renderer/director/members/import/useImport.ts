import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportAnswer } from '../../../../main/club/members/import.ts';
import type { MemberFileView } from '../../../../main/club/model/members/import.ts';
import { LARGEST_MEMBER_FILE, type MemberColumn } from '../../../../src/format/members/columns.ts';
import { importWords } from '../../../../src/language/screens/members/import.ts';
import { useWords } from '../../../shared/language.tsx';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { membersApi } from '../../api/members.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { base64Of } from '../../api/base64Of.ts';

/** A file of members on its way into the list. */
export function useImport(onDone: (done: ImportAnswer) => void) {
  const words = useWords(importWords);
  const client = useQueryClient();
  const [file, setFile] = useState<{ readonly name: string; readonly bytes: string } | null>(null);
  const [view, setView] = useState<MemberFileView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const reading = useRef<AbortController | null>(null);
  const taking = useRef<AbortController | null>(null);
  const refuse = (text: string) => {
    setView(null);
    setProblem(text);
  };
  const preview = async (bytes: string, mapping?: readonly MemberColumn[]) => {
    setBusy(true);
    reading.current?.abort();
    const own = new AbortController();
    reading.current = own;
    const answer = await membersApi.previewImport(bytes, mapping, own.signal).catch(() => null);
    if (own.signal.aborted) return;
    setBusy(false);
    if (answer === null) return refuse(words.failed);
    if (!isProblemAnswer(answer)) return setView(answer);
    const line = 'line' in answer && typeof answer.line === 'number' ? answer.line : null;
    if (line !== null) return refuse(answer.code === 'memberFileTooLong' ? words.tooLong(line) : words.broken(line));
    refuse(answer.code === 'memberFileEmpty' ? words.empty : words.failed);
  };
  const read = async (chosen: File) => {
    setProblem(null);
    if (chosen.size > LARGEST_MEMBER_FILE) return refuse(words.tooLarge);
    const bytes = await base64Of(chosen).catch(() => null);
    if (bytes === null) return refuse(words.failed);
    setFile({ name: chosen.name, bytes });
    await preview(bytes);
  };
  const map = (mapping: readonly MemberColumn[]) => {
    if (!file) return;
    // What was chosen stands at once; what it does follows.
    setView((now) => now && { ...now, mapping });
    void preview(file.bytes, mapping);
  };
  /** Gives up the file that is being read, or taken over: of that nothing stays. */
  const stop = () => {
    if (isTaking) return taking.current?.abort();
    reading.current?.abort();
    setBusy(false);
    setFile(null);
    refuse(words.stopped);
  };
  const takeNow = async () => {
    if (!file || !view) return;
    setTaking(true);
    setProblem(null);
    const own = new AbortController();
    taking.current = own;
    const answer = await membersApi.import(file.bytes, view.mapping, own.signal).catch(() => null);
    setTaking(false);
    if (own.signal.aborted) return setProblem(words.stopped);
    if (answer === null || isProblemAnswer(answer)) return setProblem(words.failed);
    await client.invalidateQueries({ queryKey: queryKeys.members });
    onDone(answer);
  };
  const hasNames = view?.mapping.some(({ is }) => is === 'name' || is === 'first' || is === 'last') ?? false;
  return {
    name: file?.name ?? '',
    view,
    problem,
    isBusy,
    isTaking,
    canImport: view !== null && hasNames && !isBusy && !isTaking && view.plan.added + view.plan.changed > 0,
    read,
    map,
    stop,
    take: () => void takeNow(),
  };
}
