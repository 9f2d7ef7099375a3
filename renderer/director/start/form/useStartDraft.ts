import { localDay } from '../../../../src/language/dates.ts';
import { useState } from 'react';
import type { RegulationValue, ScoringChoice } from '../../../../src/scoring/session-scoring.ts';
import type { PlayKind } from '../../../../src/language/screens/plays.ts';
import { useLanguage } from '../../../shared/language.tsx';
import { useSettings } from '../../api/queries.ts';
import type { PlayNumber } from './playNumber.ts';
import { readDraft, usualDraft, type ReadDraft, type StartDraft } from './draft.ts';

/** The settings of the new event: as typed and as parsed, and the actions that change them. */
export interface StartSettings extends ReadDraft {
  readonly play: PlayNumber;
  readonly draft: StartDraft;
  /** The local day, yyyy-mm-dd. */
  readonly today: string;
  readonly change: (part: Partial<StartDraft>) => void;
  readonly scoring: ScoringChoice;
  readonly changeScoring: (part: Partial<ScoringChoice>) => void;
  /** The club's own regulation; null while it has none. */
  readonly ownRegulation: RegulationValue | null;
}

export function useStartDraft(play: PlayNumber): StartSettings {
  const language = useLanguage();
  const settings = useSettings().data;
  const [today] = useState(() => localDay(new Date()));
  const [typed, setTyped] = useState<Partial<StartDraft>>({});
  const [numbers, setNumbers] = useState<Partial<Record<PlayKind, string>>>({});
  const [chosen, choose] = useState<Partial<ScoringChoice>>({});
  const usual = usualDraft(today, language, play);
  const draft = { ...usual, ...typed, number: numbers[play.played] ?? '' };
  return {
    ...readDraft(draft, usual, today, play),
    play,
    draft,
    today,
    change: ({ number, ...part }) => {
      if (number !== undefined) setNumbers((now) => ({ ...now, [play.played]: number }));
      setTyped((now) => ({ ...now, ...part }));
    },
    scoring: {
      method: chosen.method ?? settings?.method ?? 'matchpoints',
      regulation: chosen.regulation ?? settings?.regulation ?? 'wbf',
      fields: chosen.fields ?? 'all',
    },
    changeScoring: (part) => choose((now) => ({ ...now, ...part })),
    ownRegulation: settings?.ownRegulation ?? null,
  };
}
