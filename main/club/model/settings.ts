import type { RegulationChoice, RegulationValue, SessionMethod } from '../../../src/scoring/session-scoring.ts';
import type { OwnSpec } from '../../../src/movement/families/own.ts';
import type { ClockSound } from '../../../src/session/clock-tone.ts';
import type { Language } from '../../../src/language.ts';

export interface Settings {
  readonly clubName: string;
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly suitColours: 2 | 4;
  /** Scores are typed without the last nought: 42 means 420. */
  readonly withoutLastNought: boolean;
  readonly paper: 'A4' | 'Letter';
  /** How a new event is scored until somebody chooses otherwise. */
  readonly method: SessionMethod;
  readonly regulation: RegulationChoice;
  /** The club's own regulation and the preset it was made from; null while it has none. */
  readonly ownRegulation: RegulationValue | null;
  /** Movements of the club's own, each name once. */
  readonly ownMovements: readonly OwnSpec[];
  /** How long a published ranking is open to corrections, in minutes. */
  readonly correctionMinutes: number;
  /** Which window sounds when the time is nearly up, and when it is. */
  readonly clockSound: ClockSound;
}

/** What of the settings is changed; the club's own regulation is never taken away. */
export type SettingsChange = Partial<Omit<Settings, 'ownRegulation'>> & { readonly ownRegulation?: RegulationValue };
