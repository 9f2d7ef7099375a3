import { swissName, swissSentence } from '../../../../src/language/movement/swiss.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import type { Language } from '../../../../src/language.ts';
import { swissChoices, type SwissChoice } from '../../../../src/movement/swiss/choices.ts';
import { isSwissField, swissContestants, swissTables } from '../../../../src/movement/swiss/spec.ts';
import { pairsMatchScoring } from '../../../../src/movement/swiss/usual-scoring.ts';
import type { StartPlan } from '../form/draft.ts';
import type { DrawingProps, Figure, ListedChoice, Play } from '../play.ts';
import { SwissDrawing } from './SwissDrawing.tsx';
import { FieldSwissWishes } from './FieldSwissWishes.tsx';

/** As many as a director looks through while people wait. */
const FEW = 6;

/** Whether a choice is a Swiss. */
export function isSwissChoice(choice: ListedChoice): choice is SwissChoice {
  return 'spec' in choice && isSwissField(choice.spec as SwissChoice['spec']);
}

/** A kind of play with movements that are known to their end, and with a Swiss where the director asks for it. */
export function withSwiss<Choice extends ListedChoice>(
  play: Omit<Play<Choice>, 'addsUp'>,
  who: 'pairs' | 'players',
): Play<Choice | SwissChoice> {
  const { Drawing } = play;
  const isOther = (choice: Choice | SwissChoice): choice is Choice => !isSwissChoice(choice);
  return {
    ...play,
    query: (plan) => {
      const wishes = wishesOf(plan, who);
      if (!wishes) return play.query(plan);
      return { queryKey: ['swiss', wishes], queryFn: () => Promise.resolve(swissChoices(wishes)) };
    },
    shortlist: (choices) => [
      ...play.shortlist(choices.filter(isOther)),
      ...choices.filter((choice) => isSwissChoice(choice)).slice(0, FEW),
    ],
    specs: (choice) => (isOther(choice) ? play.specs(choice) : [choice.spec]),
    name: (choice, language) => (isOther(choice) ? play.name(choice, language) : swissName(choice.spec, language)),
    sentence: (choice, language) =>
      isOther(choice) ? play.sentence(choice, language) : swissSentence(choice.spec, language),
    figures: (choice, language) =>
      isOther(choice) ? play.figures(choice, language) : figuresOf(choice, who, language),
    compared: (choice, language) =>
      isOther(choice) ? play.compared(choice, language) : comparedOf(choice, who, language),
    usualMatches: (choice, regulation, method) =>
      isOther(choice) || choice.spec.kind !== 'swiss-pairs' ? null : pairsMatchScoring(method, regulation),
    Drawing: ({ choice, ...props }: DrawingProps<Choice | SwissChoice>) =>
      isOther(choice) ? <Drawing {...props} choice={choice} /> : <SwissDrawing {...props} choice={choice} />,
    Wishes: FieldSwissWishes,
  };
}

/** What is wanted of a Swiss; null where none is wanted, and with several sections. */
function wishesOf(
  { number, sections, matches, name: _name, date: _date, ...times }: StartPlan,
  who: 'pairs' | 'players',
) {
  const { swiss, supply, boardsPerMatch } = matches;
  if (!swiss || sections > 1) return null;
  const { rounds, draw, first } = swiss;
  return {
    ...times,
    who,
    number: who === 'pairs' ? 2 * number : number,
    rounds,
    boardsPerRound: boardsPerMatch,
    supply: supply === 'copies' ? 'copies' : 'shared',
    draw,
    first,
  } as const;
}

function figuresOf({ spec, copies }: SwissChoice, who: 'pairs' | 'players', language: Language): readonly Figure[] {
  const words = startWords[language];
  const out = swissContestants(spec) - swissTables(spec) * (who === 'pairs' ? 2 : 4);
  return [
    { head: words.copies, value: String(copies), none: copies === 1 },
    { head: words.byes, value: out === 0 ? words.noByes : String(out), none: out === 0 },
  ];
}

function comparedOf(choice: SwissChoice, who: 'pairs' | 'players', language: Language): readonly Figure[] {
  const words = startWords[language];
  const { rounds, boardsPerRound, boards, ends } = choice;
  return [
    { head: words.rounds, value: `${rounds} × ${boardsPerRound}` },
    { head: words.boards, value: String(boards) },
    { head: words.ends, value: ends },
    ...figuresOf(choice, who, language),
  ];
}
