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
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { foreignFilesApi } from '../../api/foreignFiles.ts';
import { isToldApart } from './toldPlayers.ts';
import { useForeignReading, type OtherFiles } from './useForeignReading.ts';

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

export function useForeignFile(onDone: (done: ForeignDone) => void, others: OtherFiles): ForeignFile {
  const words = useWords(importFileWords);
  const { failed } = useWords(eventFileWords);
  const state = useForeignReading(others);
  const { sent, view, event, problem, isBusy, told, tell, begin, setBusy, setProblem, sentenceOf } = state;
  const { takesDamaged, setTakesDamaged, show, forget, readNow, mapNow, hold, mapList } = state;
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
    const own = begin();
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
    tell,
    make,
    takeDeals,
    forget,
  };
}
