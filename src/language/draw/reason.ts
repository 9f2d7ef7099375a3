/** Why a table of a Swiss is drawn as it is, and why somebody has no opponent, in one sentence each. */
import type { ByeReason, DrawReason, PassedOver } from '../../draw/reason.ts';
import type { Exact } from '../../scoring/numbers/exact.ts';
import type { Language } from '../../language.ts';
import { englishPlural, formatShort, frenchPlural } from '../numbers.ts';
import { formatList, joints } from '../sentences.ts';
import { dictionary } from '../typography.ts';

const en = {
  next: (higher: string, lower: string) => `${higher} is the highest left and meets ${lower}, the next in order`,
  nextBelow: (higher: string, lower: string) => `${higher} is the highest left and meets ${lower}`,
  halves: (higher: string, lower: string, half: number) =>
    `In the first round ${higher} meets ${lower}, ${half} ${englishPlural(String(half), 'place')} below`,
  halvesMoved: (higher: string, lower: string) => `In the first round ${higher} meets ${lower}`,
  closest: (higher: string, lower: string, difference: string) =>
    `${higher} and ${lower} are ${difference} apart; the squares of such differences add up to the least`,
  wins: (higher: string, lower: string, wins: string) =>
    `${higher} and ${lower} have ${wins} ${englishPlural(wins, 'win')} each`,
  winsApart: (higher: string, wins: string, lower: string, others: string) =>
    `${higher} with ${wins} ${englishPlural(wins, 'win')} meets ${lower} with ${others}`,
  rematch: (higher: string, lower: string, round: number, rematches: number) =>
    rematches === 1
      ? `${higher} and ${lower} met in round ${round}; the round can’t be drawn without this one rematch`
      : `${higher} and ${lower} met in round ${round}; the round can’t be drawn with fewer than ${rematches} rematches`,
  forced: (higher: string, lower: string) => `${higher} and ${lower} meet because the director wants it`,
  late: (higher: string, lower: string) => `${lower} came late; ${higher} was to have the bye`,
  asPlayed: (higher: string, right: string, lower: string, others: string) =>
    `${higher} and ${lower} sat down together by mistake; ${higher} was drawn against ${right}, ${lower} against ${others}`,
  round: (name: string, round: number) => `${name} (round ${round})`,
  passed: {
    met: (names: string) => `already met: ${names}`,
    forbidden: (names: string) => `not allowed: ${names}`,
    'others-left': (names: string) => `with ${names} others would be left without a new opponent`,
    'more-rematches': (names: string) => `with ${names} there would be more rematches, or more recent ones`,
    'further-apart': (names: string) => `with ${names} the tables together would be further apart`,
  },
  bye: (name: string) => `${name} has the bye as the last in order without one`,
  byeWanted: (name: string) => `${name} has the bye because the director wants it`,
  byeAgain: (name: string) => `${name} had a bye before`,
  byeInTurn: (name: string) => `${name} has the bye as the last in order with the fewest`,
  below: {
    'had-bye': (names: string) => `a bye already: ${names}`,
    'others-left': (names: string) => `without ${names} the others could not be paired`,
    forced: (names: string) => `paired by the director: ${names}`,
  },
};

type Words = typeof en;

const fr: Words = {
  next: (higher, lower) => `${higher} occupe la plus haute place encore libre et rencontre ${lower}, juste après`,
  nextBelow: (higher, lower) => `${higher} occupe la plus haute place encore libre et rencontre ${lower}`,
  halves: (higher, lower, half) =>
    `Au premier tour, ${higher} rencontre ${lower}, ${half} ${frenchPlural(String(half), 'place')} plus bas`,
  halvesMoved: (higher, lower) => `Au premier tour, ${higher} rencontre ${lower}`,
  closest: (higher, lower, difference) =>
    `${difference} d’écart entre ${higher} et ${lower} ; la somme des carrés de ces écarts est la plus petite`,
  wins: (higher, lower, wins) => `${higher} et ${lower} ont ${wins} ${frenchPlural(wins, 'victoire')} chacun`,
  winsApart: (higher, wins, lower, others) =>
    `${higher}, ${wins} ${frenchPlural(wins, 'victoire')}, rencontre ${lower}, ${others}`,
  rematch: (higher, lower, round, rematches) =>
    rematches === 1
      ? `${higher} et ${lower} ont joué ensemble au tour ${round} ; le tour ne se tire pas sans cette rencontre répétée`
      : `${higher} et ${lower} ont joué ensemble au tour ${round} ; le tour ne se tire pas avec moins de ${rematches} rencontres répétées`,
  forced: (higher, lower) => `${higher} et ${lower} se rencontrent parce que l’arbitre le veut`,
  late: (higher, lower) => `En retard : ${lower} ; l’exempt devait être ${higher}`,
  asPlayed: (higher, right, lower, others) =>
    `${higher} et ${lower} se sont assises ensemble par erreur ; ${higher} devait rencontrer ${right}, et ${lower}, ${others}`,
  round: (name, round) => `${name} (tour ${round})`,
  passed: {
    met: (names) => `rencontre déjà jouée avec ${names}`,
    forbidden: (names) => `match interdit avec ${names}`,
    'others-left': (names) => `avec ${names}, d’autres resteraient sans adversaire nouveau`,
    'more-rematches': (names) => `avec ${names}, il y aurait plus de rencontres répétées, ou de plus récentes`,
    'further-apart': (names) => `avec ${names}, l’ensemble des tables serait plus écarté`,
  },
  bye: (name) => `Exempt : ${name}, en dernière place parmi ceux qui ne l’ont pas été`,
  byeWanted: (name) => `Exempt : ${name}, parce que l’arbitre le veut`,
  byeAgain: (name) => `${name} a déjà été exempt`,
  byeInTurn: (name) => `Exempt : ${name}, en dernière place parmi ceux qui l’ont été le moins`,
  below: {
    'had-bye': (names) => `déjà exempt : ${names}`,
    'others-left': (names) => `sans ${names}, les autres ne pourraient pas tous jouer`,
    forced: (names) => `match voulu par l’arbitre : ${names}`,
  },
};

const WORDS = dictionary<Words>({ en, fr });
const PLACES = 2;

/** Larch is the highest left and meets Fir; already met: Oak (round 3). */
export function drawReasonSentence(reason: DrawReason, nameOf: (entry: number) => string, language: Language): string {
  const why: readonly PassedOver['why'][] = ['met', 'forbidden', 'others-left', 'more-rematches', 'further-apart'];
  const words = WORDS[language];
  const passed = why.flatMap((one) => {
    const names = reason.passed
      .filter((other) => other.why === one)
      .map((other) => (other.why === 'met' ? words.round(nameOf(other.entry), other.round) : nameOf(other.entry)));
    return names.length === 0 ? [] : [words.passed[one](formatList(names, language))];
  });
  return `${[headOf(reason, nameOf, language), ...passed].join(joints[language].semicolon)}.`;
}

function headOf(reason: DrawReason, nameOf: (entry: number) => string, language: Language): string {
  const words = WORDS[language];
  const [higher, lower] = [nameOf(reason.higher), nameOf(reason.lower)];
  const isMoved = reason.passed.length > 0;
  const figure = (value: Exact): string => formatShort(value, PLACES, language);
  switch (reason.code) {
    case 'next':
      return isMoved ? words.nextBelow(higher, lower) : words.next(higher, lower);
    case 'halves':
      return isMoved ? words.halvesMoved(higher, lower) : words.halves(higher, lower, reason.half);
    case 'closest':
      return words.closest(higher, lower, figure(reason.difference));
    case 'score-groups': {
      const [own, others] = [figure(reason.wins[0]), figure(reason.wins[1])];
      return own === others ? words.wins(higher, lower, own) : words.winsApart(higher, own, lower, others);
    }
    case 'rematch':
      return words.rematch(higher, lower, reason.round, reason.rematches);
    case 'forced':
      return words.forced(higher, lower);
    case 'late':
      return words.late(higher, lower);
    case 'as-played':
      return words.asPlayed(higher, nameOf(reason.drawn[0]), lower, nameOf(reason.drawn[1]));
  }
}

/** Larch has the bye as the last in order without one; a bye already: Fir. */
export function byeReasonSentence(
  { entry, reason }: { readonly entry: number; readonly reason: ByeReason },
  nameOf: (entry: number) => string,
  language: Language,
): string {
  const words = WORDS[language];
  if (reason.isWanted) {
    const again = reason.byes > 0 ? [words.byeAgain(nameOf(entry))] : [];
    return `${[words.byeWanted(nameOf(entry)), ...again].join(joints[language].semicolon)}.`;
  }
  const passed = (['had-bye', 'others-left', 'forced'] as const).flatMap((why) => {
    const names = reason.passed.filter((one) => one.why === why).map((one) => nameOf(one.entry));
    return names.length === 0 ? [] : [words.below[why](formatList(names, language))];
  });
  const head = reason.byes === 0 ? words.bye(nameOf(entry)) : words.byeInTurn(nameOf(entry));
  return `${[head, ...passed].join(joints[language].semicolon)}.`;
}
