import { dictionary } from '../typography.ts';

const en = {
  scoreOnly: 'score only',
  passedOut: 'passed out',
  notPlayed: 'not played',
  award: (ns: string, ew: string) => `award ${ns} / ${ew}`,
};

type OutcomeWords = typeof en;

const fr: OutcomeWords = {
  scoreOnly: 'marque seule',
  passedOut: 'passe général',
  notPlayed: 'non joué',
  award: (ns, ew) => `attribué ${ns} / ${ew}`,
};

/** What an outcome without a contract is called. */
export const outcomeWords = dictionary<OutcomeWords>({ en, fr });
