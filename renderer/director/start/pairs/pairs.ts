import { choiceSentence } from '../../../../src/language/movement/choice.ts';
import { choiceName } from '../../../../src/language/movement/name.ts';
import { formatDecimal } from '../../../../src/language/numbers.ts';
import { comparisonWords } from '../../../../src/language/screens/comparison.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import type { Language } from '../../../../src/language.ts';
import type { MovementChoice } from '../../../../src/movement/choice/choices.ts';
import { shortlist } from '../../../../src/movement/choice/shortlist.ts';
import { api } from '../../api/client.ts';
import type { Figure, Play } from '../play.ts';
import { withSwiss } from '../swiss/withSwiss.tsx';
import { rangeText } from '../rangeText.ts';
import { PairsDrawing } from './PairsDrawing.tsx';
import { readTables } from './tables.ts';
import { wishesOf } from './wishes.ts';

/** The movements of pairs, by a number of tables. */
const MOVEMENTS: Play<MovementChoice> = {
  played: 'pairs',
  readNumber: readTables,
  sectionsFrom: 12,
  boards: { from: 24, to: 28 },
  hasOwn: true,
  query: (plan) => {
    const wishes = wishesOf(plan);
    return { queryKey: ['movements', wishes], queryFn: () => api.movements(wishes) };
  },
  shortlist,
  specs: ({ spec, further }) => [spec, ...further],
  name: choiceName,
  sentence: ({ sentence }, language) => choiceSentence(sentence, language),
  figures,
  compared,
  Drawing: PairsDrawing,
};

/** Pairs: by a number of tables, .5 for a half one; in several sections where there are enough, or a Swiss. */
export const PAIRS = withSwiss(MOVEMENTS, 'pairs');

function figures({ winners, copies, quality }: MovementChoice, language: Language): readonly Figure[] {
  const words = startWords[language];
  const { balance, sharing, sitOutBoards } = quality;
  return [
    { head: words.winners, value: words.winnersOf[winners] },
    { head: words.balance, value: formatDecimal(balance, 1, language) },
    {
      head: words.sharing,
      value: sharing.rounds === 0 ? words.none : words.sharedRounds(sharing.rounds),
      none: sharing.rounds === 0,
    },
    { head: words.copies, value: String(copies), none: copies === 1 },
    {
      head: words.sitOuts,
      value: sitOutBoards === 0 ? words.none : words.sitOutsOf(String(sitOutBoards)),
      none: sitOutBoards === 0,
    },
  ];
}

function compared(choice: MovementChoice, language: Language): readonly Figure[] {
  const { rounds, boardsPerRound, ends, winners, copies, quality } = choice;
  const words = comparisonWords[language];
  const start = startWords[language];
  return [
    { head: start.rounds, value: `${rounds} × ${boardsPerRound}` },
    { head: start.boards, value: rangeText(quality.boardsPlayed) },
    { head: start.ends, value: ends },
    { head: start.winners, value: start.winnersOf[winners] },
    { head: start.balance, value: formatDecimal(quality.balance, 1, language) },
    { head: words.opponents, value: words.metOf(rangeText(quality.opponents), quality.opponents.possible) },
    { head: words.repeats, value: quality.repeats === 0 ? words.noRepeats : String(quality.repeats) },
    {
      head: start.sitOuts,
      value: quality.sitOutBoards === 0 ? start.none : start.sitOutsOf(String(quality.sitOutBoards)),
    },
    {
      head: start.sharing,
      value: quality.sharing.rounds === 0 ? start.none : start.sharedRounds(quality.sharing.rounds),
    },
    { head: start.copies, value: String(copies) },
    { head: words.moves, value: rangeText(quality.moves) },
  ];
}
