/** The words of who plays on in a further session: shared places, and corrections that change who qualified. */
import { formatList } from '../../sentences.ts';
import { dictionary } from '../../typography.ts';

const en = {
  changed: (session: number) => `Who qualifies for session ${session} has changed`,
  /** Before a correction is saved. */
  wouldChange: (session: number) => `Changes who qualifies for session ${session}:`,
  gains: (names: readonly string[]) => `${formatList(names, 'en')} ${names.length === 1 ? 'qualifies' : 'qualify'}`,
  loses: (names: readonly string[]) =>
    `${formatList(names, 'en')} no longer ${names.length === 1 ? 'qualifies' : 'qualify'}`,
  dropped: (session: number) => `Somebody who plays in session ${session} has left`,
  leftBy: (names: readonly string[]) =>
    `${formatList(names, 'en')} ${names.length === 1 ? 'has' : 'have'} left before play.`,
  nextInOrder: (names: readonly string[]) =>
    names.length === 1
      ? `${formatList(names, 'en')} comes next in order.`
      : `${formatList(names, 'en')} come next in order.`,
  nothingAlone: 'Nothing changes by itself: you decide.',
  leave: 'Leave it as drawn',
  left: (session: number, time: string) =>
    `Session ${session} was left as drawn at ${time}, though others qualify now:`,
  seat: (coming: string, out: string) => `Seat ${coming} in place of ${out}`,
  begun: 'The session has results: who plays in it stays.',
  open: 'Decide',
  shared: (names: readonly string[], place: number) =>
    `${formatList(names, 'en')} share place ${place}, and not all of them play on.`,
  lot: 'Draw a lot',
  playOff: 'Play-off',
  first: 'After the play-off: who comes first?',
  next: (place: number) => `Who has place ${place}?`,
  decided: {
    lot: (names: string, time: string) => `Lot drawn at ${time}: ${names}.`,
    'play-off': (names: string, time: string) => `Play-off noted at ${time}: ${names}.`,
  },
  before: ' before ',
  consolation: 'Consolation',
  refused: 'Not done: somebody changed this meanwhile. Look again.',
};

export type QualifyingWords = typeof en;

const fr: QualifyingWords = {
  changed: (session) => `Les qualifiés pour la séance ${session} ont changé`,
  wouldChange: (session) => `Change les qualifiés pour la séance ${session} :`,
  gains: (names) => `${formatList(names, 'fr')} ${names.length === 1 ? 'se qualifie' : 'se qualifient'}`,
  loses: (names) =>
    `${formatList(names, 'fr')} ${names.length === 1 ? 'n’est plus qualifié' : 'ne sont plus qualifiés'}`,
  dropped: (session) => `Un participant de la séance ${session} s’est retiré`,
  leftBy: (names) =>
    `${formatList(names, 'fr')} ${names.length === 1 ? 's’est retiré' : 'se sont retirés'} avant de jouer.`,
  nextInOrder: (names) =>
    names.length === 1
      ? `${formatList(names, 'fr')} vient ensuite dans l’ordre.`
      : `${formatList(names, 'fr')} viennent ensuite dans l’ordre.`,
  nothingAlone: 'Rien ne change tout seul : à vous de décider.',
  leave: 'Laisser comme tiré',
  left: (session, time) =>
    `La séance ${session} a été laissée telle quelle à ${time}, bien que d’autres se qualifient :`,
  seat: (coming, out) => `Placer ${coming} à la place de ${out}`,
  begun: 'La séance a des résultats : ceux qui y jouent restent.',
  open: 'Décider',
  shared: (names, place) => `${formatList(names, 'fr')} partagent la place ${place}, et tous ne continuent pas.`,
  lot: 'Tirer au sort',
  playOff: 'Barrage',
  first: 'Après le barrage : qui est devant ?',
  next: (place) => `Qui a la place ${place} ?`,
  decided: {
    lot: (names, time) => `Tirage au sort à ${time} : ${names}.`,
    'play-off': (names, time) => `Barrage noté à ${time} : ${names}.`,
  },
  before: ' devant ',
  consolation: 'Consolante',
  refused: 'Rien n’a été fait : quelqu’un a changé cela entre-temps. Regardez à nouveau.',
};

export const qualifyingWords = dictionary<QualifyingWords>({ en, fr });
