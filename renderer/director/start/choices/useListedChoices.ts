import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { StartPlan } from '../form/draft.ts';
import { useLasting } from '../../../shared/useLasting.ts';
import { choiceKey, indexOfChoice, type ListedChoice, type Play } from '../play.ts';

/** The movements that fit a plan, the chosen one, and the one it is compared with. */
export interface ListedChoices<Choice extends ListedChoice> {
  /** Those that are listed, best first; none while the list is being fetched. */
  readonly choices: readonly Choice[];
  /** How many fit, listed or not. */
  readonly fitting: number;
  /** Lists all that fit, or again the few that differ. */
  readonly toggleAll: () => void;
  readonly listsAll: boolean;
  readonly isLoaded: boolean;
  /** The number that the listed movements are for; while others are worked out, the one before. */
  readonly listedFor: number | null;
  /** Whether the movements of the plan have been in the making for a while. */
  readonly isWorking: boolean;
  readonly isError: boolean;
  /** Where the chosen movement stands in the list. */
  readonly index: number;
  readonly chosen: Choice | undefined;
  /** The key of the movement the director chose; null for the best one. */
  readonly chosenKey: string | null;
  readonly choose: (index: number) => void;
  /** Where the movement stands that others are compared with; null where there is none. */
  readonly markedIndex: number | null;
  /** The same, while another is chosen. */
  readonly marked: Choice | undefined;
  /** Marks the chosen movement for comparison, or ends the comparison. */
  readonly toggleMark: () => void;
  /** Puts the movement at a place beside the chosen one. */
  readonly compareWith: (index: number) => void;
}

/** What takes no longer, in milliseconds, passes without a word: a word that comes and goes is a flicker. */
const UNNOTICED = 150;

const NONE: readonly never[] = [];

export function useListedChoices<Choice extends ListedChoice>(
  play: Play<Choice>,
  plan: StartPlan | null,
): ListedChoices<Choice> {
  const keyOf = (choice: Choice) => choiceKey(play, choice);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [markedKey, setMarkedKey] = useState<string | null>(null);
  const { data, isError, isFetching, isPlaceholderData } = useChoices(play, plan);
  const listedFor = useLastOf(plan?.number ?? null, !isPlaceholderData && data !== undefined);
  const isWorking = useLasting(isFetching && (isPlaceholderData || data === undefined), UNNOTICED);
  const [wantsAll, setWantsAll] = useState(false);
  const fitting: readonly Choice[] = plan && data ? data : NONE;
  const few = useMemo(() => play.shortlist(fitting), [play, fitting]);
  const isFew = (key: string | null) => key === null || few.some((each) => keyOf(each) === key);
  const isFitting = (key: string | null) => fitting.some((each) => keyOf(each) === key);
  // What is chosen or compared stays listed while the plan changes.
  const needsAll = [chosenKey, markedKey].some((key) => !isFew(key) && isFitting(key));
  const listsAll = wantsAll || needsAll;
  const choices = listsAll ? fitting : few;
  const index = indexOfChoice(play, choices, chosenKey);
  const chosen = choices[index];
  const marked = choices.findIndex((each) => keyOf(each) === markedKey);
  const choose = (at: number) => {
    const next = choices[at];
    if (next) setChosenKey(keyOf(next));
  };
  return {
    choices,
    fitting: fitting.length,
    toggleAll: () => {
      setWantsAll(!listsAll);
      if (listsAll && !isFew(chosenKey)) setChosenKey(null);
      if (listsAll && !isFew(markedKey)) setMarkedKey(null);
    },
    listsAll,
    isLoaded: data !== undefined,
    listedFor,
    isWorking,
    isError,
    index,
    chosen,
    chosenKey,
    choose,
    markedIndex: marked === -1 ? null : marked,
    marked: marked === index ? undefined : choices[marked],
    toggleMark: () => setMarkedKey(marked === -1 && chosen ? keyOf(chosen) : null),
    compareWith: (at) => {
      setMarkedKey(chosen ? keyOf(chosen) : '');
      choose(at);
    },
  };
}

/** A value as it was when the condition last held. */
function useLastOf<Value>(value: Value, holds: boolean): Value {
  const [last, setLast] = useState(value);
  if (holds && last !== value) setLast(value);
  return holds ? value : last;
}

/** The movements that fit a plan. Those of the previous plan stay until the new ones have loaded. */
function useChoices<Choice extends ListedChoice>(play: Play<Choice>, plan: StartPlan | null) {
  const query = plan && play.query(plan);
  return useQuery({
    queryKey: query?.queryKey ?? [play.played],
    queryFn: query?.queryFn ?? skipToken,
    placeholderData: keepPreviousData,
  });
}
