/** Why a round of a Swiss can't be drawn, and what to do. */
import type { DrawProblem } from '../../draw/problem.ts';
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';

const en = {
  tooFew: 'A draw needs two entries that play.',
  notDrawn: (entry: string) => `${entry} doesn’t play this round. Correct the number in what is forced or forbidden.`,
  againstItself: (entry: string) => `${entry} cannot meet itself. Name two entries.`,
  forcedTwice: (entry: string) => `${entry} is forced into two matches, or a match and the bye. Keep one of them.`,
  both: (one: string, other: string) => `${one} and ${other} are forced to meet and forbidden to. Keep one of the two.`,
  noBye: (entry: string) =>
    `An even number plays, so that ${entry} cannot have a bye. Withdraw somebody, or take the bye back.`,
  noDraw: 'With these matches forbidden not everybody can be paired. Forbid fewer.',
};

type Words = typeof en;

const fr: Words = {
  tooFew: 'Un tirage demande deux inscrits qui jouent.',
  notDrawn: (entry) => `${entry} ne joue pas ce tour. Corrigez le numéro dans les matchs imposés ou interdits.`,
  againstItself: (entry) => `${entry} ne peut jouer contre soi-même. Nommez deux inscrits.`,
  forcedTwice: (entry) => `${entry} a deux matchs imposés, ou un match et l’exemption. Gardez-en un.`,
  both: (one, other) => `Le match entre ${one} et ${other} est imposé et interdit. Gardez l’un des deux.`,
  noBye: (entry) => `Le nombre d’inscrits est pair : ${entry} ne peut être exempt. Retirez l’exemption.`,
  noDraw: 'Avec ces matchs interdits, tous ne peuvent pas jouer. Interdisez-en moins.',
};

const WORDS = dictionary<Words>({ en, fr });

/** @param nameOf what an entry is called; its number where it is left out */
export function drawProblemSentence(
  problem: DrawProblem,
  language: Language,
  nameOf: (entry: number) => string = String,
): string {
  const words = WORDS[language];
  switch (problem.code) {
    case 'too-few':
      return words.tooFew;
    case 'not-drawn':
      return words.notDrawn(nameOf(problem.entry));
    case 'against-itself':
      return words.againstItself(nameOf(problem.entry));
    case 'forced-twice':
      return words.forcedTwice(nameOf(problem.entry));
    case 'forced-and-forbidden':
      return words.both(nameOf(problem.pair[0]), nameOf(problem.pair[1]));
    case 'no-bye':
      return words.noBye(nameOf(problem.entry));
    case 'no-draw':
      return words.noDraw;
  }
}
