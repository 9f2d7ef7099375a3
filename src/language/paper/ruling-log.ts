import type { Ruled } from '../../bridge/result/result.ts';
import { hasResults, isSplit } from '../../bridge/result/ruling.ts';
import type { Language } from '../../language.ts';
import { dictionary, type SomeWords } from '../typography.ts';

const en = {
  title: 'Rulings',
  time: 'Time',
  board: 'Board',
  table: 'Table',
  pairs: 'Pairs',
  what: 'Ruling',
  law: 'Law',
  note: 'Note',
  everywhere: 'all',
  cancelled: 'not played',
  form: (form: string) => `form ${form}`,
  corrected: (result: string) => `corrected: ${result}`,
  lawOf: (law: string) => `Law ${law}`,
  count: (rulings: number) => `${rulings} ${rulings === 1 ? 'ruling' : 'rulings'}`,
};

export type RulingLogWords = typeof en;

const fr: RulingLogWords = {
  title: 'Décisions',
  time: 'Heure',
  board: 'Étui',
  table: 'Table',
  pairs: 'Paires',
  what: 'Décision',
  law: 'Loi',
  note: 'Note',
  everywhere: 'toutes',
  cancelled: 'non joué',
  form: (form) => `forme ${form}`,
  corrected: (result) => `corrigé : ${result}`,
  lawOf: (law) => `Loi ${law}`,
  count: (rulings) => `${rulings} ${rulings < 2 ? 'décision' : 'décisions'}`,
};

/** The words of the log of rulings of a session. */
const ofPlayers: Readonly<Record<Language, SomeWords<RulingLogWords>>> = {
  en: {
    pairs: 'Players',
  },
  fr: {
    pairs: 'Joueurs',
  },
};

const ofTeams: Readonly<Record<Language, SomeWords<RulingLogWords>>> = {
  en: { pairs: 'Teams' },
  fr: { pairs: 'Équipes' },
};

export const rulingLogWords = dictionary<RulingLogWords>({ en, fr }, ofPlayers, ofTeams);

/** The law of an assigned score: (b) assigned, (c) weighted, (f) different for the two sides. */
export function lawOfRuled(ruled: Ruled): string {
  if (isSplit(ruled)) return '12C1(f)';
  return hasResults(ruled.ns) && ruled.ns.length > 1 ? '12C1(c)' : '12C1(b)';
}
