import { useMemo, useState } from 'react';
import type { KnockoutNodeView } from '../../../main/club/model/knockout.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import type { KnockoutProblem } from '../../../src/draw/knockout/next-round.ts';
import { knockoutProblemSentence } from '../../../src/language/draw/knockout-problem.ts';
import { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { isProblemAnswer } from '../api/requests/answers.ts';
import { nameOfTeam } from '../session/teams/nameOfTeam.ts';
import { levelOf, matchOfNode } from './matchOfNode.ts';
import { useKnockout } from '../session/bracket/useKnockout.ts';

/** What the panel can have open. */
export type BracketFormName = 'earlier' | 'seeds' | 'opponents';

export type BracketScreenState = ReturnType<typeof useBracket>;

/** What the screen of the bracket shows: the knockout, the chosen match, and what can be done with it. */
export function useBracket(session: SessionView, standings: StandingsView) {
  const language = useLanguage();
  const words = useWords(bracketWords);
  const { data: knockout, isError } = useKnockout(session.id, standings.change, session.change);
  const nameOf = useMemo(() => nameOfTeam(session, language), [session, language]);
  const [wanted, choose] = useState<number | null>(null);
  const [form, openForm] = useState<BracketFormName | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const nodes = knockout?.nodes ?? [];
  const chosen = nodes.find(({ id }) => id === wanted) ?? firstOpen(nodes);
  const match = chosen && matchOfNode(chosen);
  const refusal = (answer: { readonly code: string; readonly cause?: KnockoutProblem }): string => {
    switch (answer.code) {
      case 'knockoutNotPossible':
        return answer.cause ? knockoutProblemSentence(answer.cause, nameOf, language) : words.refused;
      case 'drawMovedOn':
      case 'changedMeanwhile':
        return words.changed;
      case 'drawInPlay':
        return words.started;
      case 'seedsNotPossible':
        return words.everyTeam;
      default:
        return words.refused;
    }
  };
  const send = async (asked: Promise<object>): Promise<boolean> => {
    const answer = await asked.catch(() => null);
    if (answer === null || isProblemAnswer(answer)) {
      setProblem(answer === null ? words.refused : refusal(answer));
      return false;
    }
    setProblem(null);
    openForm(null);
    return true;
  };
  return {
    session,
    standings,
    knockout,
    isError,
    nameOf,
    chosen,
    choose,
    match,
    form,
    openForm,
    problem,
    setProblem,
    send,
  };
}

/** The first match that is not decided, else the first that can be announced; the last of all once it is over. */
function firstOpen(nodes: readonly KnockoutNodeView[]): KnockoutNodeView | null {
  const played = nodes.filter(({ sides }) => sides.length > 1);
  const open = played.find(
    (node) => node.matches.some(({ decision }) => decision?.kind !== 'won') || levelOf(node).length > 0,
  );
  const next = played.find(({ sides, matches }) => matches.length === 0 && sides.every(({ entry }) => entry !== null));
  return open ?? next ?? played.at(-1) ?? null;
}
