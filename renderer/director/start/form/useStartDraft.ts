import { formatDay, localDay } from '../../../../src/language/dates.ts';
import { useState } from 'react';
import type { MatchStageScoring } from '../../../../src/scoring/ranked-matches/scoring.ts';
import { REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { regulationOf, type RegulationValue, type ScoringChoice } from '../../../../src/scoring/session-scoring.ts';
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
  /** How matches are scored, where another way than the usual is chosen. */
  readonly matches: MatchStageScoring | null;
  readonly changeMatches: (scoring: MatchStageScoring) => void;
  /** The regulation that is chosen. */
  readonly regulation: Regulation;
  /** The club's own regulation; null while it has none. */
  readonly ownRegulation: RegulationValue | null;
}

/** What is wanted of matches, where there are none; a Swiss of pairs or players has rounds, boards and their supply. */
function matchWishesOf({ form }: Partial<StartDraft>): Partial<StartDraft> {
  const none = { legs: '1', segments: '' };
  return form === 'swiss' ? none : { ...none, boardsPerMatch: '', supply: '', form: '', rounds: '' };
}

/**
 * @param usualNumber the number until one is typed; empty for none
 * @param at day and time of a session that is played at the same time
 */
export function useStartDraft(
  play: PlayNumber,
  usualNumber = '',
  at: { readonly date: string; readonly start: string } | null = null,
): StartSettings {
  const language = useLanguage();
  const settings = useSettings().data;
  const [today] = useState(() => localDay(new Date()));
  const [typed, setTyped] = useState<Partial<StartDraft>>({});
  const [numbers, setNumbers] = useState<Partial<Record<PlayKind, string>>>({});
  const [chosen, choose] = useState<Partial<ScoringChoice>>({});
  const [matches, changeMatches] = useState<MatchStageScoring | null>(null);
  const moment = at && { date: formatDay(at.date, 'short', language), start: at.start };
  const usual = { ...usualDraft(today, language, play), ...moment };
  const matchWishes = play.played === 'teams' ? {} : matchWishesOf(typed);
  const draft = { ...usual, ...typed, ...matchWishes, number: numbers[play.played] ?? usualNumber };
  const scoring: ScoringChoice = {
    method: chosen.method ?? settings?.method ?? 'matchpoints',
    regulation: chosen.regulation ?? settings?.regulation ?? 'wbf',
    fields: chosen.fields ?? 'all',
  };
  const ownRegulation = settings?.ownRegulation ?? null;
  return {
    ...readDraft(draft, usual, today, play),
    play,
    draft,
    today,
    change: ({ number, ...part }) => {
      if (number !== undefined) setNumbers((now) => ({ ...now, [play.played]: number }));
      setTyped((now) => ({ ...now, ...part }));
    },
    scoring,
    changeScoring: (part) => choose((now) => ({ ...now, ...part })),
    matches,
    changeMatches,
    regulation: regulationOf(scoring.regulation, ownRegulation)?.regulation ?? REGULATIONS.wbf,
    ownRegulation,
  };
}
