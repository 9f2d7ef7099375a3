/** The words of the recapitulation: every pair on every board. */
import { dictionary } from '../typography.ts';

const en = {
  recap: 'Recap',
  boards: 'The boards',
  boardsFrom: (line: string, first: number, last: number) => `${line}, boards ${first} to ${last}`,
  mostPlayed: 'Played most',
  times: 'times',
  best: 'best',
  worst: 'worst',
  mean: 'mean',
  foot: {
    matchpoints: 'Tops in bold. Scores from North-South.',
    imps: 'Best of a board in bold. Scores from North-South.',
  },
};

type RecapWords = typeof en;

const fr: RecapWords = {
  recap: 'Récapitulatif',
  boards: 'Les étuis',
  boardsFrom: (line, first, last) => `${line}, étuis ${first} à ${last}`,
  mostPlayed: 'Le plus joué',
  times: 'fois',
  best: 'max.',
  worst: 'min.',
  mean: 'moyenne',
  foot: {
    matchpoints: 'Tops en gras. Marques vues de Nord-Sud.',
    imps: 'Meilleur de chaque étui en gras. Marques vues de Nord-Sud.',
  },
};

export const recapWords = dictionary<RecapWords>({ en, fr });
