import { useRef, useState } from 'react';
import type { ExchangeRequest, ExchangeView, FoundEventView } from '../../../../main/club/model/files/exchange.ts';
import type { ClubProblem } from '../../../../main/club/problem.ts';
import type { MappedColumn } from '../../../../src/format/csv-event/mapping.ts';
import { eventFileWords } from '../../../../src/language/screens/events/event-file.ts';
import { importFileWords } from '../../../../src/language/screens/events/import.ts';
import { useWords } from '../../../shared/language.tsx';
import { base64Of } from '../../api/base64Of.ts';
import { api, isProblemAnswer } from '../../api/client.ts';
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
  readonly read: (file: File) => void;
  readonly choose: (event: number) => void;
  /** Says what the columns of a CSV hold. */
  readonly map: (mapping: readonly MappedColumn[]) => void;
  readonly tell: (player: number, is: number | null) => void;
  readonly make: (details: Pick<ExchangeRequest, 'name' | 'date' | 'method'>) => Promise<void>;
  readonly takeDeals: (session: number, name: string) => Promise<void>;
  readonly forget: () => void;
}

/** What was made of a file. */
export type ForeignDone =
  | { readonly kind: 'event'; readonly session: number; readonly name: string }
  | { readonly kind: 'deals'; readonly session: number; readonly name: string; readonly change: number };

export function useForeignFile(
  onDone: (done: ForeignDone) => void,
  onUnknown: (file: File) => Promise<boolean>,
): ForeignFile {
  const words = useWords(importFileWords);
  const { notRead, failed, problems } = useWords(eventFileWords);
  const [sent, setSent] = useState<ForeignFileToSend | null>(null);
  const [view, setView] = useState<ExchangeView | null>(null);
  const [chosen, setChosen] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<ReadonlyMap<number, number | null>>(new Map());
  const reading = useRef<AbortController | null>(null);
  const event = view?.events[chosen] ?? null;
  const forget = () => {
    reading.current?.abort();
    setSent(null);
    setView(null);
    setProblem(null);
    setBusy(false);
  };
  const show = (shown: ExchangeView, at: number) => {
    setChosen(at);
    setTold(new Map((shown.events[at]?.people.asked ?? []).flatMap(likely)));
    setView(shown);
  };
  const sentenceOf = (found: ClubProblem): string => {
    if (found.code === 'playerNotTold') return problems.playerNotTold(found.name);
    return found.code === 'formatUnknown' || found.code === 'noEventInFile' ? words[found.code] : failed;
  };
  const readNow = async (file: File) => {
    forget();
    const own = new AbortController();
    reading.current = own;
    setBusy(true);
    setSent({ fileName: file.name, file: '' });
    const bytes = await base64Of(file).catch(() => null);
    const asked = bytes === null ? null : { fileName: file.name.slice(-100), file: bytes };
    const answer = asked && (await foreignFilesApi.preview(asked, own.signal).catch(() => null));
    if (own.signal.aborted) return;
    const isUnknown =
      answer !== null &&
      (isProblemAnswer(answer) ? (answer as ClubProblem).code === 'formatUnknown' : hasUnknownColumns(answer));
    if (isUnknown && (await onUnknown(file))) return forget();
    setBusy(false);
    if (asked === null) return setProblem(notRead);
    if (answer === null) return setProblem(failed);
    setSent(asked);
    if (isProblemAnswer(answer)) return setProblem(sentenceOf(answer as ClubProblem));
    show(answer, 0);
  };
  const mapNow = async (columns: readonly MappedColumn[]) => {
    if (!sent || !view?.mapped) return;
    reading.current?.abort();
    const own = new AbortController();
    reading.current = own;
    // What was chosen stands at once; what it does follows.
    setView({ ...view, mapped: { ...view.mapped, mapping: columns, isRemembered: false } });
    setBusy(true);
    const asked = { ...sent, columns: [...columns] };
    const answer = await foreignFilesApi.preview(asked, own.signal).catch(() => null);
    if (own.signal.aborted) return;
    setBusy(false);
    if (answer === null) return setProblem(failed);
    if (isProblemAnswer(answer)) return setProblem(sentenceOf(answer as ClubProblem));
    setProblem(null);
    setSent(asked);
    show(answer, 0);
  };
  const make = async (details: Pick<ExchangeRequest, 'name' | 'date' | 'method'>) => {
    if (!sent || !event || !canMake) return;
    setBusy(true);
    const answers = [...told].map(([player, is]) => ({ player, is }));
    const answer = await foreignFilesApi.makeEvent(sent, { ...details, event: event.index, answers }).catch(() => null);
    setBusy(false);
    if (answer === null) return setProblem(failed);
    if (isProblemAnswer(answer)) return setProblem(sentenceOf(answer as ClubProblem));
    forget();
    onDone({ kind: 'event', session: answer.session, name: details.name });
  };
  const takeDeals = async (session: number, name: string) => {
    if (!sent || !view || isBusy) return;
    setBusy(true);
    const boards = await api.session(session).catch(() => null);
    const most = Math.max(0, ...(boards?.sections ?? []).map((section) => section.boards));
    const deals = view.deals.filter(({ board }) => board <= most);
    const answer =
      deals.length === 0 ? null : await api.changeDeals(session, { deals, source: sent.fileName }).catch(() => null);
    setBusy(false);
    if (answer === null || isProblemAnswer(answer)) return setProblem(words.dealsRefused);
    forget();
    onDone({ kind: 'deals', session, name, change: answer.change });
  };
  const canMake = event !== null && !isBusy && isToldApart(event.people.asked, told);
  return {
    name: sent?.fileName ?? '',
    view,
    event,
    problem,
    isBusy,
    told,
    canMake,
    read: (file) => void readNow(file),
    choose: (at) => view && show(view, at),
    map: (mapping) => void mapNow(mapping),
    tell: (player, is) => setTold((now) => new Map(now).set(player, is)),
    make,
    takeDeals,
    forget,
  };
}

/** A CSV whose columns are none of results or deals: members, perhaps. */
function hasUnknownColumns(view: object): boolean {
  const { problems, mapped } = view as ExchangeView;
  const hasBoards = mapped?.mapping.includes('board') ?? false;
  return !hasBoards && problems.some(({ code }) => code === 'columnsUnknown');
}
