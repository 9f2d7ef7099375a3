import type { Language } from '../../language.ts';
import type { MatchScoringProblem } from '../../scoring/ranked-matches/scoring.ts';
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
  /** Why matches can't be scored so. */
  matchesNot: {
    'no-club-scale': 'The club has no scale of its own yet. Write one under Settings, or choose another.',
    'no-scale': 'This needs a scale of victory points, or points to share. Choose one.',
    'scale-not-used': 'This has no scale of victory points. Choose another way to score.',
    'other-input': 'The scale is read with other figures than these. Choose another scale.',
    'only-teams': 'This compares the two tables of a match of teams. Choose another way to score.',
    'no-half-scale':
      'Half matches are drawn, and this scale has none for them. Draw the round anew with a bye, or keep the scale.',
    'only-pairs': 'This compares pairs with every table; teams score by their matches. Choose another way to score.',
  } satisfies Record<MatchScoringProblem['code'], string>,
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
  matchesNot: {
    'no-club-scale': 'Le club n’a pas encore d’échelle à lui. Écrivez-la sous Réglages, ou choisissez-en une autre.',
    'no-scale': 'Il y faut une échelle de points de victoire, ou des points à partager. Choisissez-en.',
    'scale-not-used': 'Sans échelle de points de victoire ici. Choisissez un autre mode de calcul.',
    'other-input': 'L’échelle se lit avec d’autres chiffres que ceux-ci. Choisissez une autre échelle.',
    'only-teams': 'Ce mode compare les deux tables d’un match par équipes. Choisissez un autre mode.',
    'no-half-scale':
      'Des demi-matchs sont tirés, et cette échelle n’en prévoit pas. Tirez à nouveau le tour avec un exempt, ou gardez l’échelle.',
    'only-pairs':
      'Ce calcul compare des paires à toutes les tables ; les équipes comptent leurs matchs. Choisissez un autre mode de calcul.',
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

/** Why a way of scoring was not taken; without a problem the club gave no answer. */
export function scoringRefusal(
  problem: { readonly code: string; readonly cause?: { readonly code: string } } | null,
  language: Language,
): string {
  const { notChanged, matchesNot } = scoringScreenWords[language];
  if (problem?.code === 'penaltyUnit') return notChanged.penaltyUnit;
  const sentences: Readonly<Record<string, string>> = matchesNot;
  const cause = problem?.code === 'matchScoringNotPossible' ? problem.cause?.code : undefined;
  return (cause !== undefined && sentences[cause]) || notChanged.other;
}
