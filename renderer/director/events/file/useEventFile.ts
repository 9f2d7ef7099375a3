import { useState } from 'react';
import type { BroughtIn, EventFileView } from '../../../../main/club/model/event-file.ts';
import type { ClubProblem } from '../../../../main/club/problem.ts';
import { eventFileFaultSentence } from '../../../../src/language/files/event-file.ts';
import { eventFileWords } from '../../../../src/language/screens/events/event-file.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { base64Of } from '../../api/base64Of.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { eventFilesApi } from '../../api/eventFiles.ts';
import { isToldApart, likely } from './toldPlayers.ts';

/** An event file on its way in: what was found in it, who its players are, and what stands in the way. */
export interface FileToBringIn {
  readonly name: string;
  readonly view: EventFileView | null;
  readonly problem: string | null;
  readonly isBusy: boolean;
  /** Who each player is that has to be asked about: a player here, null for somebody else; left out while not said. */
  readonly told: ReadonlyMap<number, number | null>;
  readonly canBringIn: boolean;
  readonly read: (file: File) => void;
  readonly tell: (player: number, is: number | null) => void;
  readonly bringIn: () => Promise<void>;
  readonly forget: () => void;
}

export function useEventFile(onDone: (done: BroughtIn) => void): FileToBringIn {
  const words = useWords(eventFileWords);
  const sentenceOf = useSentence();
  const [file, setFile] = useState<{ readonly name: string; readonly bytes: string } | null>(null);
  const [view, setView] = useState<EventFileView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<ReadonlyMap<number, number | null>>(new Map());
  const forget = () => {
    setFile(null);
    setView(null);
    setProblem(null);
  };
  const readNow = async (chosen: File) => {
    forget();
    setBusy(true);
    const bytes = await base64Of(chosen).catch(() => null);
    const answer = bytes === null ? null : await eventFilesApi.preview(bytes).catch(() => null);
    setBusy(false);
    if (bytes === null) return setProblem(words.notRead);
    if (answer === null) return setProblem(words.failed);
    setFile({ name: chosen.name, bytes });
    if (isProblemAnswer(answer)) return setProblem(sentenceOf(answer as ClubProblem));
    setTold(new Map(answer.people.asked.flatMap(likely)));
    setView(answer);
  };
  const bringIn = async () => {
    if (!file || !view || !canBringIn) return;
    setBusy(true);
    const answers = [...told].map(([player, is]) => ({ player, is }));
    const answer = await eventFilesApi.bringIn(file.bytes, { answers, seen: view.state.kind }).catch(() => null);
    setBusy(false);
    if (answer === null) return setProblem(words.failed);
    if (isProblemAnswer(answer)) return setProblem(sentenceOf(answer as ClubProblem));
    forget();
    onDone(answer);
  };
  const canBringIn = view !== null && !isBusy && hasSomething(view) && isToldApart(view.people.asked, told);
  return {
    name: file?.name ?? '',
    view,
    problem,
    isBusy,
    told,
    canBringIn,
    read: (chosen) => void readNow(chosen),
    tell: (player, is) => setTold((now) => new Map(now).set(player, is)),
    bringIn,
    forget,
  };
}

/** Whether bringing a file in does anything. */
function hasSomething({ state }: EventFileView): boolean {
  return state.kind !== 'older' && (state.kind !== 'same' || state.deleted);
}

function useSentence(): (problem: ClubProblem) => string {
  const words = useWords(eventFileWords);
  const language = useLanguage();
  return (problem) => {
    const { code } = problem;
    if (code === 'eventFileNotTaken') return eventFileFaultSentence(problem.fault, language);
    if (code === 'playerNotTold') return words.problems.playerNotTold(problem.name);
    const isOfFile = code === 'eventFileMovedOn' || code === 'eventFileHasNothingNew';
    return isOfFile ? words.problems[code] : words.failed;
  };
}
