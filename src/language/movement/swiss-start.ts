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
