import { useState } from 'react';
import { useLocation } from 'wouter';
import type { SeasonRowView, SeasonView } from '../../../main/club/model/season.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { seasonWords } from '../../../src/language/season/words.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { MOD, type Shortcuts } from '../../shared/shortcuts.ts';
import { useSaveFile } from '../session/useSaveFile.ts';
import type { KeyHelp } from '../shell/keyHelp.ts';
import { openSeasonDisplay } from '../shell/screens.ts';
import { useSeasonStep, type SeasonStepState } from './useSeasonStep.ts';

/** What the panel shows: the chosen row, or a task. */
export type SeasonTask =
  | { readonly kind: 'row' | 'settings' | 'sessions' | 'paper' }
  /** Null: a new evening. */
  | { readonly kind: 'evening'; readonly stage: number | null };

/** What is chosen on the screen of a season, and what its keys do. */
export interface SeasonWorkState {
  /** The rows shown: all, or those of a stratum. */
  readonly rows: readonly SeasonRowView[];
  /** The chosen row, by its place among the rows shown. */
  readonly row: number;
  /** The chosen session, by its place among the sessions. */
  readonly session: number | null;
  /** 0 is A; null: everybody. */
  readonly stratum: number | null;
  readonly task: SeasonTask;
  readonly choose: (row: number) => void;
  readonly show: (task: SeasonTask) => void;
  readonly step: SeasonStepState;
  readonly csvPath: string;
  /** What was done last, or why it was not. */
  readonly message: string;
  readonly keys: readonly KeyHelp[];
  readonly shortcuts: Shortcuts;
}

export function useSeasonWork(view: SeasonView, onRanking: (ranking: number) => void): SeasonWorkState {
  const words = useWords(seasonWords);
  const { caps, fileNotSaved } = useWords(shellWords);
  const language = useLanguage();
  const [, go] = useLocation();
  const [chosen, setChosen] = useState<{ readonly players: string; readonly session: number | null } | null>(null);
  const [stratum, setStratum] = useState<number | null>(null);
  const [task, show] = useState<SeasonTask>({ kind: 'row' });
  const step = useSeasonStep();
  const saving = useSaveFile();
  const strata = [...new Set(view.rows.flatMap(({ inStratum }) => inStratum?.stratum ?? []))].toSorted((a, b) => a - b);
  const isKnown = stratum !== null && strata.includes(stratum);
  const rows = isKnown ? view.rows.filter(({ inStratum }) => inStratum?.stratum === stratum) : view.rows;
  const row = Math.max(
    0,
    rows.findIndex((one) => keyOf(one) === chosen?.players),
  );
  const choose = (at: number, session = chosen?.session ?? null) => {
    const one = rows[Math.min(Math.max(at, 0), rows.length - 1)];
    if (one) setChosen({ players: keyOf(one), session });
  };
  const counting = view.sessions.flatMap(({ state }, index) => (state === 'counts' ? [index] : []));
  const moveSession = (by: 1 | -1) => {
    const at =
      chosen?.session === null || chosen === null ? (by > 0 ? -1 : counting.length) : counting.indexOf(chosen.session);
    choose(row, counting[Math.min(Math.max(at + by, 0), counting.length - 1)] ?? null);
  };
  const session = chosen?.session ?? null;
  const openSession = () => {
    const at = session === null ? undefined : view.sessions[session];
    if (at?.session === null) show({ kind: 'evening', stage: at.stage });
    else if (at) go(`/sessions/${at.session}/ranking`);
  };
  const csvPath = `/api/seasons/${view.id}/export/championship.csv?language=${language}&ranking=${view.ranking}`;
  const nextStratum = () => setStratum(isKnown ? (strata[strata.indexOf(stratum) + 1] ?? null) : (strata[0] ?? null));
  const isTask = task.kind !== 'row';
  const tasks = {
    r: () => show({ kind: 'settings' }),
    a: () => show({ kind: 'sessions' }),
    e: () => show({ kind: 'evening', stage: null }),
    d: () => openSeasonDisplay(view.id, view.ranking),
    'mod+p': () => show({ kind: 'paper' }),
  };
  // Where the papers are open it prints the chosen one.
  const { 'mod+p': paper, ...others } = tasks;
  const byDigit = Object.fromEntries(view.rules.map((_, index) => [String(index + 1), () => onRanking(index)]));
  return {
    rows,
    row,
    session,
    stratum: isKnown ? stratum : null,
    task,
    choose,
    show,
    step,
    csvPath,
    message: saving.failed ? fileNotSaved : step.message,
    keys: [
      { keys: ['↑', '↓'], does: words.keyPlayer },
      { keys: ['←', '→'], does: words.keySession },
      { keys: [caps.enter], does: words.keyOpenSession, onPress: openSession },
      ...(view.rules.length > 1 ? [{ keys: [`1–${view.rules.length}`], does: words.keyRule }] : []),
      { keys: ['R'], does: words.keySettings, onPress: tasks.r },
      { keys: ['A'], does: words.keySessions, onPress: tasks.a },
      { keys: ['E'], does: words.keyAdd, onPress: tasks.e },
      ...(strata.length > 0 ? [{ keys: ['S'], does: words.keyStratum, onPress: nextStratum }] : []),
      { keys: ['D'], does: words.keyDisplay, onPress: tasks.d },
      { keys: [MOD, 'P'], does: words.keyPaper, onPress: paper },
      { keys: [MOD, 'S'], does: words.keyCsv, onPress: () => saving.save(csvPath) },
    ],
    shortcuts: {
      ...(task.kind === 'paper' ? others : tasks),
      ...byDigit,
      ...(strata.length > 0 ? { s: nextStratum } : {}),
      'mod+s': () => saving.save(csvPath),
      escape: () => (isTask ? show({ kind: 'row' }) : go('/seasons')),
      ...(isTask
        ? {}
        : {
            arrowup: () => choose(row - 1),
            arrowdown: () => choose(row + 1),
            arrowleft: () => moveSession(-1),
            arrowright: () => moveSession(1),
            enter: openSession,
          }),
    },
  };
}

/** Who a row is of, as one text. */
function keyOf({ players }: SeasonRowView): string {
  return players.join(' ');
}
