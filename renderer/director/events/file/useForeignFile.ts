import { useRef, useState } from 'react';
import type { ExchangeRequest, ExchangeView, FoundEventView } from '../../../../main/club/model/files/exchange.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { ClubProblem } from '../../../../main/club/problem.ts';
import type { CsvContent, ListColumn } from '../../../../src/format/list-file/columns.ts';
import type { OwnSpec } from '../../../../src/movement/families/own.ts';
import type { MappedColumn } from '../../../../src/format/csv-event/mapping.ts';
import type { DealToStore } from '../../../../src/format/event/deal-to-store.ts';
import { eventFileWords } from '../../../../src/language/screens/events/event-file.ts';
import { importFileWords } from '../../../../src/language/screens/events/import.ts';
import { useWords } from '../../../shared/language.tsx';
import { base64Of } from '../../api/base64Of.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { foreignFilesApi, type ForeignFileToSend } from '../../api/foreignFiles.ts';
import { isToldApart, likely } from './toldPlayers.ts';

/** A file of another program on its way in. */
export interface ForeignFile {
  readonly name: string;
  readonly view: ExchangeView | null;
  /** The event of the file that is to be made; null where it has none. */
  readonly event: FoundEventView | null;
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly told: ReadonlyMap<number, number | null>;
  readonly canMake: boolean;
  /** Whether the director agreed to take what can be read of a damaged file. */
  readonly takesDamaged: boolean;
  readonly agree: (takes: boolean) => void;
  readonly read: (file: File) => void;
  readonly choose: (event: number) => void;
  /** Says what the columns of a CSV hold. */
  readonly map: (mapping: readonly MappedColumn[]) => void;
  /** Says what a CSV holds. */
  readonly hold: (content: CsvContent) => void;
  /** Says what the columns of a list hold. */
  readonly mapList: (mapping: readonly ListColumn[]) => void;
  /** Takes a list: what that does is its own. Its shape is remembered where something was said of it. */
  readonly take: (work: () => Promise<ForeignDone | string>) => Promise<void>;
  readonly tell: (player: number, is: number | null) => void;
  readonly make: (details: Pick<ExchangeRequest, 'name' | 'date' | 'method'>) => Promise<void>;
  readonly takeDeals: (session: SessionView, deals: readonly DealToStore[]) => Promise<void>;
  readonly forget: () => void;
}

/** What was made of a file. */
export type ForeignDone =
  | { readonly kind: 'event'; readonly session: number; readonly name: string }
  | { readonly kind: 'deals' | 'names'; readonly session: number; readonly name: string; readonly change: number }
  | {
      readonly kind: 'movement';
      readonly name: string;
      /** The club's own movements before and since. */
      readonly before: readonly OwnSpec[];
      readonly after: readonly OwnSpec[];
    }
  | { readonly kind: 'rankings'; readonly season: number };

export function useForeignFile(
  onDone: (done: ForeignDone) => void,
  others: {
    /** What a CSV holds, where that is known before it is read. */
    readonly content: CsvContent | null;
    /** Takes a file of which nothing is known; false where it is no list of members. */
    readonly onUnknown: (file: File) => Promise<boolean>;
    readonly onMembers: (file: File) => void;
  },
): ForeignFile {
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
    const own = new AbortController();
    reading.current = own;
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
    const own = new AbortController();
    reading.current = own;
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
  const take = async (work: () => Promise<ForeignDone | string>) => {
    if (!sent || !view?.list || isBusy) return;
    const { kind, mapping } = view.list;
    setBusy(true);
    setProblem(null);
    const done = await work();
    if (typeof done === 'string') {
      setBusy(false);
      return setProblem(done);
    }
    const isSaid = sent.content !== undefined || sent.listColumns !== undefined;
    if (isSaid && view.csv)
      await foreignFilesApi.remember(view.csv.shape, { content: kind, columns: mapping }).catch(() => null);
    forget();
    onDone(done);
  };
  const make = async (details: Pick<ExchangeRequest, 'name' | 'date' | 'method'>) => {
    if (!sent || !event || !canMake) return;
    setBusy(true);
    const answers = [...told].map(([player, is]) => ({ player, is }));
    const own = new AbortController();
    reading.current = own;
    const request = { ...details, event: event.index, answers, ...(takesDamaged && { takesDamaged }) };
    const answer = await foreignFilesApi.makeEvent(sent, request, own.signal).catch(() => null);
    if (own.signal.aborted) return;
    setBusy(false);
    if (answer === null) return setProblem(failed);
    if (isProblemAnswer(answer)) return setProblem(sentenceOf(answer as ClubProblem));
    forget();
    onDone({ kind: 'event', session: answer.session, name: details.name });
  };
  const takeDeals = async ({ id, eventName, dealsVersion }: SessionView, deals: readonly DealToStore[]) => {
    if (!sent || isBusy) return;
    setBusy(true);
    const asked = { deals, source: sent.fileName, before: dealsVersion };
    const answer = await api.changeDeals(id, asked).catch(() => null);
    setBusy(false);
    if (answer === null || isProblemAnswer(answer)) return setProblem(words.dealsRefused);
    forget();
    onDone({ kind: 'deals', session: id, name: eventName, change: answer.change });
  };
  const isAgreed = view?.isDamaged !== true || takesDamaged;
  const canMake = event !== null && !isBusy && isAgreed && isToldApart(event.people.asked, told);
  return {
    name: sent?.fileName ?? '',
    view,
    event,
    problem,
    isBusy,
    told,
    canMake,
    takesDamaged,
    agree: setTakesDamaged,
    read: (file) => void readNow(file),
    choose: (at) => view && show(view, at),
    map: (mapping) => void mapNow(mapping),
    hold: (content) => void hold(content),
    mapList: (mapping) => void mapList(mapping),
    take,
    tell: (player, is) => setTold((now) => new Map(now).set(player, is)),
    make,
    takeDeals,
    forget,
  };
}
