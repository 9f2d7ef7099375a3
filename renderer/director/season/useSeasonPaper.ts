import { useState } from 'react';
import type { SeasonRowView, SeasonView } from '../../../main/club/model/season.ts';
import type { SeasonDocumentName } from '../../../main/print/registry.ts';
import { seasonPaperWords } from '../../../src/language/paper/season.ts';
import { rowName } from '../../../src/language/season/names.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';

/** A document as it is offered: of everybody, or of the chosen row. */
interface OfferedPaper {
  readonly path: string;
  readonly name: string;
  /** Empty where the name says it. */
  readonly about: string;
}

export interface SeasonPaperChoice {
  readonly offered: readonly OfferedPaper[];
  readonly chosen: OfferedPaper;
  readonly choose: (path: string) => void;
}

/** The documents of the ranking that is shown, and the one that is chosen among them. */
export function useSeasonPaper(
  { id, ranking }: SeasonView,
  names: ReadonlyMap<number, string>,
  row: SeasonRowView | undefined,
): SeasonPaperChoice {
  const words = useWords(seasonPaperWords);
  const language = useLanguage();
  const [path, choose] = useState<string | null>(null);
  const { document, about } = words;
  const pathOf = (file: SeasonDocumentName, query = '') =>
    `/api/seasons/${id}/print/${file}.pdf?language=${language}&ranking=${ranking}${query}`;
  const whole: OfferedPaper = {
    path: pathOf('championship'),
    name: document.championship,
    about: about.championship,
  };
  const offered: readonly OfferedPaper[] = [
    whole,
    { path: pathOf('ranking'), name: document.ranking, about: about.ranking },
    ...(row
      ? [
          {
            path: pathOf('players', `&players=${row.players.join(',')}`),
            name: words.ofOne(rowName(row.players, names)),
            about: '',
          },
        ]
      : []),
    { path: pathOf('players'), name: document.players, about: about.players },
  ];
  return { offered, chosen: offered.find((one) => one.path === path) ?? whole, choose };
}
