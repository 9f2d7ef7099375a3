import { stratumLetter } from '../../scoring/standing/strata.ts';
import type { ListedPrize } from '../../session/prize-list.ts';
import type { Language } from '../../language.ts';
import { prizesWords } from '../screens/events/prizes.ts';
import { sessionsWords } from '../screens/events/sessions.ts';
import { overallResult, type RankedRow, type OverallShown } from './overall.ts';
import { placeText } from './place.ts';

/** A column of the list of prizes: its head, and what a row has in it. */
export interface PrizeColumn {
  readonly of: 'line' | 'stratum' | 'figure' | 'prize';
  readonly head: string;
  readonly cell: (row: ListedPrize<RankedRow>) => string;
}

/** The columns after the name: line, stratum, what was won, and the prize; those without a text are left out. */
export function prizeColumns(
  overall: OverallShown,
  lists: readonly (readonly ListedPrize<RankedRow>[])[],
  language: Language,
): readonly PrizeColumn[] {
  const words = prizesWords[language];
  const columns: readonly PrizeColumn[] = [
    { of: 'line', head: words.line, cell: ({ line }) => (line === null ? '' : words.side[line]) },
    {
      of: 'stratum',
      head: sessionsWords[language].stratum,
      cell: ({ row }) => (row.inStratum ? stratumLetter(row.inStratum.stratum) : ''),
    },
    { of: 'figure', head: words.figure, cell: ({ row }) => overallResult(overall, row, language) },
    { of: 'prize', head: words.prize, cell: (row) => prizeText(row, language) },
  ];
  return columns.filter(({ of, cell }) => of === 'prize' || lists.some((list) => list.some((row) => cell(row) !== '')));
}

/** What somebody gets a prize for; empty for none. */
function prizeText({ prize, place, tied }: ListedPrize<RankedRow>, language: Language): string {
  const words = prizesWords[language];
  if (!prize) return '';
  return prize.kind === 'place'
    ? words.byPlace(placeText({ place, tied }))
    : words.byStratum(stratumLetter(prize.stratum));
}
