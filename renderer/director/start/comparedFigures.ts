import { startWords } from '../../../src/language/screens/start.ts';
import type { Language } from '../../../src/language.ts';
import type { Range } from '../../../src/movement/range.ts';
import type { Figure } from './play.ts';
import { rangeText } from './rangeText.ts';

/** What the figures of a movement of players or of teams begin with where movements stand side by side. */
export interface ComparedChoice {
  readonly rounds: number;
  readonly boardsPerRound: number;
  readonly ends: string;
  readonly quality: { readonly boardsPlayed: Range };
}

/** The figures of a choice beside those of another: its rounds, boards and end, then its own. */
export function comparedFigures(
  { rounds, boardsPerRound, ends, quality }: ComparedChoice,
  own: readonly Figure[],
  language: Language,
): readonly Figure[] {
  const words = startWords[language];
  return [
    { head: words.rounds, value: `${rounds} × ${boardsPerRound}` },
    { head: words.boards, value: rangeText(quality.boardsPlayed) },
    { head: words.ends, value: ends },
    ...own,
  ];
}
