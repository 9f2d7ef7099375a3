import { dictionary } from '../typography.ts';

/** Words of the screens where a way of scoring is chosen and penalties are given. */
const en = {
  method: 'Scoring',
  regulation: 'Regulation',
  fields: 'Compared',
  defaults: 'A new event begins with this; it can be chosen for each.',
  change: 'change the scoring',
  notChanged: {
    penaltyUnit: 'Penalties stand that the new totals cannot have. Take them back first.',
    other: 'The scoring could not be changed. Try again.',
  },
  matches: {
    save: 'Score so',
    cancel: 'leave it',
    bye: 'A bye gives',
    byeNote: 'Empty: nothing, as where every team has one.',
    byeWrong: 'A bye gives a number of points with two decimals at most, or nothing.',
    same: 'The matches are scored so now.',
    nobodyMoves: 'Every team keeps its place and its total.',
  },
  penalties: {
    match: 'Where',
    wholeEvent: 'In the whole event',
    title: 'Penalty or bonus',
    amount: 'Amount',
    unitLabel: 'Unit',
    reason: 'Reason',
    give: 'Give it',
    cancel: 'cancel',
    takeBack: 'take back',
    problems: {
      amount: 'More than 0, with two decimals at most.',
      reason: 'Say why: it stays with the penalty.',
      refused: 'It could not be given. Try again.',
    },
    key: 'penalty or bonus',
    failed: 'It could not be undone.',
  },
};

export type ScoringScreenWords = typeof en;

const fr: ScoringScreenWords = {
  method: 'Mode de calcul',
  regulation: 'Règlement',
  fields: 'Comparer',
  defaults: 'Un nouveau tournoi commence ainsi ; on peut choisir pour chacun.',
  change: 'changer le mode de calcul',
  notChanged: {
    penaltyUnit: 'Il reste des pénalités que les nouveaux totaux ne peuvent avoir. Retirez-les d’abord.',
    other: 'Le mode de calcul n’a pas pu être changé. Réessayez.',
  },
  matches: {
    save: 'Compter ainsi',
    cancel: 'laisser',
    bye: 'Une exemption vaut',
    byeNote: 'Vide : rien, comme lorsque chaque équipe en a une.',
    byeWrong: 'Une exemption vaut un nombre de points, avec deux décimales au plus, ou rien.',
    same: 'Les matchs comptent déjà ainsi.',
    nobodyMoves: 'Chaque équipe garde sa place et son total.',
  },
  penalties: {
    match: 'Où',
    wholeEvent: 'Sur tout le tournoi',
    title: 'Pénalité ou bonification',
    amount: 'Montant',
    unitLabel: 'Unité',
    reason: 'Motif',
    give: 'Donner',
    cancel: 'annuler',
    takeBack: 'retirer',
    problems: {
      amount: 'Plus de 0, avec deux décimales au plus.',
      reason: 'Dites pourquoi : cela reste avec la pénalité.',
      refused: 'Elle n’a pas pu être donnée. Réessayez.',
    },
    key: 'pénalité ou bonification',
    failed: 'L’annulation n’a pas pu se faire.',
  },
};

export const scoringScreenWords = dictionary<ScoringScreenWords>({ en, fr });
