import type { SwissSupply } from '../../movement/swiss/spec.ts';
import { dictionary } from '../typography.ts';

/** The start of a Swiss of pairs or of single players. */
const en = {
  wishes: 'The form of play',
  boardsPerRound: 'Boards a round',
  supplies: {
    copies: 'a copy for every table',
    shared: 'passed on between tables',
  } satisfies Record<SwissSupply, string>,
};

const fr: typeof en = {
  wishes: 'La formule',
  boardsPerRound: 'Étuis par tour',
  supplies: { copies: 'un jeu par table', shared: 'passés de table en table' },
};

export const swissStartWords = dictionary({ en, fr });

/** How many rounds a Swiss has, while it is played. */
const roundsEn = {
  inAll: 'Rounds in all',
  refused: 'The rounds could not be changed: another one has begun, or the application did not answer.',
};

const roundsFr: typeof roundsEn = {
  inAll: 'Tours en tout',
  refused: 'Les tours n’ont pas pu être changés : un autre a commencé, ou l’application n’a pas répondu.',
};

export const swissRoundWords = dictionary({ en: roundsEn, fr: roundsFr });
