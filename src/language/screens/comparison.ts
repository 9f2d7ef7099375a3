import { dictionary } from '../typography.ts';

const en = {
  title: 'Side by side',
  opponents: 'Opponents',
  metOf: (met: string, of: number) => `${met} of ${of}`,
  repeats: 'Repeats',
  noRepeats: 'none',
  moves: 'Moves',
  compare: 'compare',
  compareWith: (name: string) => `Compare with ${name}`,
  marked: 'compared',
  back: 'back to the list',
};

type Words = typeof en;

const fr: Words = {
  title: 'Côte à côte',
  opponents: 'Adversaires',
  metOf: (met, of) => `${met} sur ${of}`,
  repeats: 'Répétitions',
  noRepeats: 'aucune',
  moves: 'Changements',
  compare: 'comparer',
  compareWith: (name) => `Comparer avec ${name}`,
  marked: 'comparé',
  back: 'retour à la liste',
};

/** The words of the comparison of two movements. */
export const comparisonWords = dictionary<Words>({ en, fr });
