import {
  individualChoiceName,
  individualProblemSentence,
  individualSentence,
} from '../../../../src/language/movement/individual.ts';
import { formatDecimal } from '../../../../src/language/numbers.ts';
import { comparisonWords } from '../../../../src/language/screens/comparison.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import type { Language } from '../../../../src/language.ts';
import { individualShortlist, type IndividualChoice } from '../../../../src/movement/individual/choices.ts';
import { individualPlayers, isIndividual, makeIndividual } from '../../../../src/movement/individual/make.ts';
import { comparedFigures } from '../comparedFigures.ts';
import { withSwiss } from '../swiss/withSwiss.tsx';
import { rangeText } from '../rangeText.ts';
import { api } from '../../api/client.ts';
import type { Figure, Play } from '../play.ts';
import { IndividualDrawing } from './IndividualDrawing.tsx';
import { FEWEST_PLAYERS, readPlayers } from './players.ts';

/** The movements of individuals, by a number of players. */
const MOVEMENTS: Play<IndividualChoice> = {
  played: 'individual',
  readNumber: readPlayers,
  sectionsFrom: 2 * FEWEST_PLAYERS,
  boards: { from: 16, to: 28 },
  hasOwn: false,
  query: ({ number: players, name: _name, date: _date, matches: _matches, ...times }) => {
    const wishes = { players, ...times };
    return { queryKey: ['individuals', wishes], queryFn: () => api.individuals(wishes) };
  },
  shortlist: individualShortlist,
  specs: ({ spec, further }) => [spec, ...further],
  name: individualChoiceName,
  sentence: individualSentence,
  figures,
  compared: (choice, language) => comparedFigures(choice, figures(choice, language), language),
  Drawing: IndividualDrawing,
  impossible: ({ number: players, sections }, language) => {
    if (sections > 1) return null;
    const made = makeIndividual({ kind: 'individual', players, rounds: 1, boardsPerRound: 1 });
    const isRainbow = isIndividual(makeIndividual({ kind: 'rainbow', players, rounds: 1, boardsPerRound: 1 }));
    if (isIndividual(made) || isRainbow) return null;
    const most = Math.max(...individualPlayers('individual'));
    return `${individualProblemSentence(made, language)} ${startWords[language].moreSections(Math.ceil(players / most))}`;
  },
};

/** Individuals: by a number of players, in a movement or a Swiss. */
export const INDIVIDUAL = withSwiss(MOVEMENTS, 'players');

function figures({ copies, boardsPerRound, quality }: IndividualChoice, language: Language): readonly Figure[] {
  const words = startWords[language];
  const { partnered, opposed, balance, sitOuts } = quality;
  const boardsOut = { least: sitOuts.least * boardsPerRound, most: sitOuts.most * boardsPerRound };
  return [
    { head: words.balance, value: formatDecimal(balance, 1, language) },
    { head: words.partners, value: rangeText(partnered) },
    { head: comparisonWords[language].opponents, value: rangeText(opposed) },
    { head: words.copies, value: String(copies), none: copies === 1 },
    {
      head: words.sitOuts,
      value: boardsOut.most === 0 ? words.none : words.sitOutsOf(rangeText(boardsOut)),
      none: boardsOut.most === 0,
    },
  ];
}
