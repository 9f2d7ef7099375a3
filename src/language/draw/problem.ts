/** Why a round of a Swiss can't be drawn, and what to do. */
import type { DrawProblem } from '../../draw/problem.ts';
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';

const en = {
  tooFew: 'A draw needs two entries that play.',
  notDrawn: (entry: number) => `${entry} doesn’t play this round. Correct the number in what is forced or forbidden.`,
  againstItself: (entry: number) => `${entry} cannot meet itself. Name two entries.`,
  forcedTwice: (entry: number) => `${entry} is forced into two matches. Keep one of them.`,
  both: (one: number, other: number) => `${one} and ${other} are forced to meet and forbidden to. Keep one of the two.`,
  noDraw: 'With these matches forbidden not everybody can be paired. Forbid fewer.',
};

type Words = typeof en;

const fr: Words = {
  tooFew: 'Un tirage demande deux inscrits qui jouent.',
  notDrawn: (entry) => `${entry} ne joue pas ce tour. Corrigez le numéro dans les matchs imposés ou interdits.`,
  againstItself: (entry) => `${entry} ne peut jouer contre soi-même. Nommez deux inscrits.`,
  forcedTwice: (entry) => `${entry} a deux matchs imposés. Gardez-en un.`,
  both: (one, other) => `Le match entre ${one} et ${other} est imposé et interdit. Gardez l’un des deux.`,
  noDraw: 'Avec ces matchs interdits, tous ne peuvent pas jouer. Interdisez-en moins.',
};

const WORDS = dictionary<Words>({ en, fr });

export function drawProblemSentence(problem: DrawProblem, language: Language): string {
  const words = WORDS[language];
  switch (problem.code) {
    case 'too-few':
      return words.tooFew;
    case 'not-drawn':
      return words.notDrawn(problem.entry);
    case 'against-itself':
      return words.againstItself(problem.entry);
    case 'forced-twice':
      return words.forcedTwice(problem.entry);
    case 'forced-and-forbidden':
      return words.both(...problem.pair);
    case 'no-draw':
      return words.noDraw;
  }
}
