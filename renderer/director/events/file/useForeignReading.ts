import { useRef, useState } from 'react';
import type { ExchangeView } from '../../../../main/club/model/files/exchange.ts';
import type { ClubProblem } from '../../../../main/club/problem.ts';
import type { CsvContent, ListColumn } from '../../../../src/format/list-file/columns.ts';
import type { MappedColumn } from '../../../../src/format/csv-event/mapping.ts';
import { eventFileWords } from '../../../../src/language/screens/events/event-file.ts';
import { importFileWords } from '../../../../src/language/screens/events/import.ts';
import { useWords } from '../../../shared/language.tsx';
import { base64Of } from '../../api/base64Of.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { foreignFilesApi, type ForeignFileToSend } from '../../api/foreignFiles.ts';
import { likely } from './toldPlayers.ts';

/** What is known of a file before it is read, and who takes what is none of an event. */
export interface OtherFiles {
  /** What a CSV holds, where that is known before it is read. */
  readonly content: CsvContent | null;
  /** Takes a file of which nothing is known; false where it is no list of members. */
  readonly onUnknown: (file: File) => Promise<boolean>;
  readonly onMembers: (file: File) => void;
}

/** Reads a file of another program, and once more with each word that is said of it. Nothing is written. */
export function useForeignReading(others: OtherFiles) {
  const words = useWords(importFileWords);
  const { notRead, failed, problems } = useWords(eventFileWords);
  const [sent, setSent] = useState<ForeignFileToSend | null>(null);
  const [view, setView] = useState<ExchangeView | null>(null);
  const [chosen, setChosen] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [takesDamaged, setTakesDamaged] = useState(false);
  const [told, setTold] = useState<ReadonlyMap<number, number | null>>(new Map());
  const reading = useRef<AbortController | null>(null);
  const opened = useRef<File | null>(null);
  const event = view?.events[chosen] ?? null;
  const forget = () => {
    reading.current?.abort();
    setSent(null);
    setView(null);
    setProblem(null);
    setTakesDamaged(false);
    setBusy(false);
  };
  /** What comes next is stopped by `forget`. */
  const begin = () => {
    const own = new AbortController();
    reading.current = own;
    return own;
  };
  const show = (shown: ExchangeView, at: number) => {
    setChosen(at);
    setTold(new Map((shown.events[at]?.people.asked ?? []).flatMap(likely)));
    setView(shown);
  };
  const sentenceOf = (found: ClubProblem): string => {
    if (found.code === 'playerNotTold') return problems.playerNotTold(found.name);
    const { code } = found;
    return code === 'formatUnknown' || code === 'noEventInFile' || code === 'fileIncomplete' ? words[code] : failed;
  };
  const readNow = async (file: File) => {
    forget();
    const own = begin();
    opened.current = file;
    setBusy(true);
    setSent({ fileName: file.name, file: '' });
    const bytes = await base64Of(file).catch(() => null);
    const said = others.content === null ? {} : { content: others.content };
    const asked = bytes === null ? null : { fileName: file.name.slice(-100), file: bytes, ...said };
    const answer = asked && (await foreignFilesApi.preview(asked, own.signal).catch(() => null));
    if (own.signal.aborted) return;
    const isRead = answer !== null && !isProblemAnswer(answer);
    if (isRead && answer.csv?.content === 'members') return openMembers(file);
    const isUnknown = answer !== null && !isRead && (answer as ClubProblem).code === 'formatUnknown';
    if (isUnknown && (await others.onUnknown(file))) return forget();
    setBusy(false);
    if (asked === null) return setProblem(notRead);
    if (answer === null) return setProblem(failed);
    setSent(asked);
    if (isProblemAnswer(answer)) return setProblem(sentenceOf(answer as ClubProblem));
    show(answer, 0);
  };
  const openMembers = (file: File) => {
    forget();
    others.onMembers(file);
  };
  /** Reads the file once more, with what was said of it. */
  const readAgain = async (asked: ForeignFileToSend) => {
    reading.current?.abort();
    const own = begin();
    setBusy(true);
    const answer = await foreignFilesApi.preview(asked, own.signal).catch(() => null);
    if (own.signal.aborted) return;
    setBusy(false);
    if (answer === null) return setProblem(failed);
    if (isProblemAnswer(answer)) return setProblem(sentenceOf(answer as ClubProblem));
    setProblem(null);
    setSent(asked);
    show(answer, 0);
  };
  const mapNow = async (columns: readonly MappedColumn[]) => {
    if (!sent || !view?.mapped) return;
    // What was chosen stands at once; what it does follows.
    setView({ ...view, mapped: { ...view.mapped, mapping: columns, isRemembered: false } });
    await readAgain({ ...sent, columns: [...columns] });
  };
  const hold = async (content: CsvContent) => {
    if (!sent || !view?.csv) return;
    const { shape } = view.csv;
    if (content === 'members') {
      await foreignFilesApi.remember(shape, { content, columns: [] }).catch(() => null);
      if (opened.current) openMembers(opened.current);
      return;
    }
    setView({ ...view, csv: { shape, content } });
    await readAgain({ fileName: sent.fileName, file: sent.file, content });
  };
  const mapList = async (columns: readonly ListColumn[]) => {
    if (!sent || !view?.list) return;
    setView({ ...view, list: { ...view.list, mapping: columns, isRemembered: false } });
    await readAgain({ ...sent, content: view.list.kind, listColumns: [...columns] });
  };
  return {
    sent,
    view,
    event,
    problem,
    isBusy,
    told,
    takesDamaged,
    setTakesDamaged,
    tell: (player: number, is: number | null) => setTold((now) => new Map(now).set(player, is)),
    begin,
    setBusy,
    setProblem,
    sentenceOf,
    show,
    forget,
    readNow,
    mapNow,
    hold,
    mapList,
  };
}
