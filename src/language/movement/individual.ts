/** The words of individuals: names, descriptions, problems. */
import type { IndividualChoice } from '../../movement/individual/choices.ts';
import type { IndividualSpec } from '../../movement/individual/individual.ts';
import { individualPlayers, individualRounds, type IndividualProblem } from '../../movement/individual/make.ts';
import { playersOutEachRound } from '../../movement/individual/sections.ts';
import type { IndividualQuality } from '../../movement/individual/quality.ts';
import type { Range } from '../../movement/range.ts';
import type { Language } from '../../language.ts';
import { capitalize, formatList, formatRuns } from '../sentences.ts';
import { dictionary } from '../typography.ts';
import { numberInEnglish, numberInFrench } from './number-words.ts';
import { recordedName } from './name.ts';

type SaidChoice = Pick<IndividualChoice, 'quality' | 'copies' | 'missed' | 'spec'> &
  Partial<Pick<IndividualChoice, 'further'>>;

/** How often two players meet: once, twice, at most once, 2 to 3 times. */
function times({ least, most }: Range, language: Language): string {
  const { timesOf, atMost, onceOrTwice, span } = individualWords[language];
  if (least === most) return timesOf(most);
  if (least === 0) return atMost(timesOf(most));
  return least === 1 && most === 2 ? onceOrTwice : span(least, most);
}

/** The same without figures: Individual. */
export function individualKindName(kind: IndividualSpec['kind'], language: Language): string {
  return individualWords[language].kind[kind];
}

/** Individual for 13 players; Rainbow individual for 20 players, 3 of 5 rounds. */
export function individualName(spec: IndividualSpec, language: Language): string {
  if (spec.recorded) return recordedName(language);
  const words = individualWords[language];
  const complete = individualRounds(spec);
  const name = words.name[spec.kind](spec.players);
  return spec.rounds < complete ? `${name}, ${words.roundsOf(spec.rounds, complete)}` : name;
}

/** The name of a choice: that of its individual, or of its sections, Individual in two sections: 20 and 16 players. */
export function individualChoiceName(
  { spec, further }: Pick<IndividualChoice, 'spec' | 'further'>,
  language: Language,
): string {
  if (further.length === 0) return individualName(spec, language);
  const words = individualWords[language];
  const specs = [spec, ...further];
  const sizes = specs.map(({ players }) => String(players));
  return words.sections(specs.length, formatList(sizes, language));
}

/** How often a player partners and opposes another, and the copies of the boards that are needed. */
export function individualSentence(choice: SaidChoice, language: Language): string {
  const { quality, copies, missed, spec, further = [] } = choice;
  const words = individualWords[language];
  const { sitOuts, tablesAtASet } = quality;
  if (further.length > 0) {
    const out = playersOutEachRound({ spec, further });
    return [words.within(meetingsSentence(quality, language)), out > 0 ? words.sitOut(out) : '', words.copiesOf(copies)]
      .filter((part) => part !== '')
      .join(' ');
  }
  const meetings = spec.kind === 'rainbow' && missed === 0 ? words.nobodyTwice : meetingsSentence(quality, language);
  const boards = copies > 1 ? words.copies : tablesAtASet > 1 ? words.shared : '';
  const sitOut = sitOuts.most > 0 ? words.sitOut(spec.players % 4) : '';
  return [meetings, sitOut, boards].filter((part) => part !== '').join(' ');
}

/** How often a player partners and opposes another. */
export function meetingsSentence(
  { partnered, opposed }: Pick<IndividualQuality, 'partnered' | 'opposed'>,
  language: Language,
): string {
  return individualWords[language].meetings(times(partnered, language), times(opposed, language));
}

/** Why an individual is impossible, and which ones are possible. */
export function individualProblemSentence({ code, given, possible }: IndividualProblem, language: Language): string {
  const words = individualWords[language];
  if (code === 'rounds') return words.noRounds(given, possible.at(-1) ?? 1);
  const rainbows = individualPlayers('rainbow').slice(0, 4);
  return words.noPlayers(given, formatRuns(individualPlayers('individual'), language), rainbows.join(', '));
}

const en = {
  kind: { individual: 'Individual', rainbow: 'Rainbow individual' },
  name: {
    individual: (players: number) => `Individual for ${players} players`,
    rainbow: (players: number) => `Rainbow individual for ${players} players`,
  },
  sections: (sections: number, players: string) =>
    `Individual in ${numberInEnglish(sections)} sections: ${players} players`,
  within: (meetings: string) => `Within a section: ${meetings.charAt(0).toLowerCase()}${meetings.slice(1)}`,
  copiesOf: (copies: number) => `All sections play the same boards, ${copies} copies of each.`,
  roundsOf: (rounds: number, all: number) => `${rounds} of ${all} rounds`,
  timesOf: (count: number) => ['never', 'once', 'twice'][count] ?? `${count} times`,
  atMost: (times: string) => `at most ${times}`,
  onceOrTwice: 'once or twice',
  span: (least: number, most: number) => `${least} to ${most} times`,
  meetings: (partnered: string, opposed: string) =>
    partnered === opposed
      ? `Everybody partners and opposes everybody ${partnered}.`
      : `Everybody partners everybody ${partnered} and opposes them ${opposed}.`,
  nobodyTwice: 'Nobody meets anybody twice.',
  sitOut: (players: number) =>
    players === 1
      ? 'One player sits out each round, in turn.'
      : `${capitalize(numberInEnglish(players))} players sit out each round, in turn.`,
  shared: 'Both tables share the boards of every round.',
  copies: 'Every table has its own copy of the boards.',
  noPlayers: (given: number, individuals: string, rainbows: string) =>
    `There is no individual for ${given} players. There is one for ${individuals}, and a rainbow for ${rainbows} ...`,
  noRounds: (given: number, most: number) => `This individual has 1 to ${most} rounds, not ${given}.`,
};

type IndividualWords = typeof en;

const fr: IndividualWords = {
  kind: { individual: 'Individuel', rainbow: 'Individuel arc-en-ciel' },
  name: {
    individual: (players) => `Individuel à ${players} joueurs`,
    rainbow: (players) => `Individuel arc-en-ciel à ${players} joueurs`,
  },
  sections: (sections, players) => `Individuel en ${numberInFrench(sections)} sections : ${players} joueurs`,
  within: (meetings) => `Dans chaque section : ${meetings.charAt(0).toLowerCase()}${meetings.slice(1)}`,
  copiesOf: (copies) => `Toutes les sections jouent les mêmes étuis, en ${copies} exemplaires.`,
  roundsOf: (rounds, all) => `${rounds} tours sur ${all}`,
  timesOf: (count) => ['jamais', 'une fois', 'deux fois'][count] ?? `${count} fois`,
  atMost: (times) => `au plus ${times}`,
  onceOrTwice: 'une ou deux fois',
  span: (least, most) => `${least} à ${most} fois`,
  meetings: (partnered, opposed) => `Chacun joue ${partnered} avec chaque joueur et ${opposed} contre lui.`,
  nobodyTwice: 'Personne ne rencontre personne deux fois.',
  sitOut: (players) =>
    players === 1
      ? 'Un joueur est au relais à chaque tour, à tour de rôle.'
      : `${capitalize(numberInFrench(players))} joueurs sont au relais à chaque tour, à tour de rôle.`,
  shared: 'Les deux tables partagent les étuis de chaque tour.',
  copies: 'Chaque table a son jeu d’étuis.',
  noPlayers: (given, individuals, rainbows) =>
    `Il n’y a pas d’individuel à ${given} joueurs. Il y en a un à ${individuals}, et un arc-en-ciel à ${rainbows} ...`,
  noRounds: (given, most) => `Cet individuel a de 1 à ${most} tours, pas ${given}.`,
};

const individualWords = dictionary<IndividualWords>({ en, fr });
