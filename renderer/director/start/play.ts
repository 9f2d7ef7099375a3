import type { ComponentType } from 'react';
import type { EventMovementSpec } from '../../../src/movement/event-movement.ts';
import type { MatchStageScoring } from '../../../src/scoring/ranked-matches/scoring.ts';
import type { Regulation } from '../../../src/scoring/regulation/regulation.ts';
import type { SessionMethod } from '../../../src/scoring/session-scoring.ts';
import type { Language } from '../../../src/language.ts';
import type { StartPlan } from './form/draft.ts';
import type { PlayNumber } from './form/playNumber.ts';
import type { StartSettings } from './form/useStartDraft.ts';

/** What every line of the list has, whoever plays. */
export interface ListedChoice {
  readonly rounds: number;
  readonly boardsPerRound: number;
  /** Left out where there are no matches. */
  readonly boardsPerMatch?: number;
  /** Boards that somebody plays at most. */
  readonly boards: number;
  /** Local time of the end, hh:mm. */
  readonly ends: string;
}

/** A figure of a line: its column, and what it says. */
export interface Figure {
  readonly head: string;
  readonly value: string;
  /** Nothing to look out for: it stands back. */
  readonly none?: boolean;
}

/** A kind of play with its movements, their list and their drawing. */
export interface Play<Choice extends ListedChoice> extends PlayNumber {
  /** Whether the club's own movements can be played. */
  readonly hasOwn: boolean;
  readonly query: (plan: StartPlan) => ChoicesQuery<Choice>;
  /** The few among which a director really chooses. */
  readonly shortlist: (choices: readonly Choice[]) => readonly Choice[];
  /** The movements of sections A, B ... */
  readonly specs: (choice: Choice) => readonly [EventMovementSpec, ...EventMovementSpec[]];
  readonly name: (choice: Choice, language: Language) => string;
  readonly sentence: (choice: Choice, language: Language) => string;
  /** The figures of the list, after rounds, boards and end. */
  readonly figures: (choice: Choice, language: Language) => readonly Figure[];
  /** All figures, for two movements side by side. */
  readonly compared: (choice: Choice, language: Language) => readonly Figure[];
  /** How its matches are scored until another way is chosen; null, or left out, where there are none. */
  readonly usualMatches?: (choice: Choice, regulation: Regulation, method: SessionMethod) => MatchStageScoring | null;
  /** Whether its pairs form teams that are added up; left out where none do. */
  readonly addsUp?: (choice: Choice) => boolean;
  readonly Drawing: ComponentType<DrawingProps<Choice>>;
  /** Fields above the list that narrow it; left out where there are none. */
  readonly Wishes?: ComponentType<WishesProps>;
  /** Why nothing fits a number of players in so many sections, where no other wish can help. */
  readonly impossible?: (plan: Pick<StartPlan, 'number' | 'sections'>, language: Language) => string | null;
}

export interface WishesProps {
  readonly settings: StartSettings;
  /** Chooses the next movement of the list, or the one before. */
  readonly onArrow: (by: 1 | -1) => void;
  readonly onStart: () => void;
}

export interface ChoicesQuery<Choice> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<readonly Choice[]>;
}

export interface DrawingProps<Choice> {
  readonly choice: Choice;
  readonly plan: StartPlan;
  /** The section drawn, from 0. */
  readonly section: number;
  /** Chooses the section. Left out where it can't be chosen here. */
  readonly onSection?: (section: number) => void;
  readonly firstRound: number;
  /** Moves on by a number of rounds. Left out where the rounds are fixed. */
  readonly onTurn?: (by: number) => void;
}

/** The key of a movement. It stays chosen by its key while the list changes with the minutes or boards. */
export function choiceKey<Choice extends ListedChoice>(play: Pick<Play<Choice>, 'specs'>, choice: Choice): string {
  const specs = play.specs(choice);
  return JSON.stringify(specs.length === 1 ? specs[0] : specs);
}

/** The index of the chosen movement in a list; 0, the best one, where it isn't there. */
export function indexOfChoice<Choice extends ListedChoice>(
  play: Pick<Play<Choice>, 'specs'>,
  choices: readonly Choice[],
  key: string | null,
): number {
  return Math.max(
    choices.findIndex((choice) => choiceKey(play, choice) === key),
    0,
  );
}
