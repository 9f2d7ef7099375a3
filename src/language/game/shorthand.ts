/**
 * The sentences of the shorthand: one for every problem and for everything an unfinished line can expect,
 * the corrections of an impossible score, and a whole result in words. Their signs are the ones to type.
 */
import { displayCard } from '../../bridge/notation/card.ts';
import { displayContract } from '../../bridge/notation/contract.ts';
import { MOST_TRICKS, tricksNeeded, type Contract, type Level } from '../../bridge/contract.ts';
import type { PossibleScore, WayToScore } from '../../bridge/score/possible.ts';
import type { Outcome, Played } from '../../bridge/result/result.ts';
import type { ShorthandFault, ShorthandUnfinished } from '../../bridge/shorthand/shorthand.ts';
import { tricksText } from './contract.ts';
import type { Language } from '../../language.ts';
import { formatSigned, formatWhole } from '../numbers.ts';
import { formatWeight } from '../../bridge/shorthand/weight.ts';
import { ruledText } from './ruling.ts';
import { weightText } from './weight.ts';
import { seatNames, sideNames, sideNamesShort } from './seats.ts';
import { joints } from '../sentences.ts';
import { dictionary, withPercentSign } from '../typography.ts';
import { awardPercentText } from './award.ts';

const en = {
  line: 'a line is 4SN=, 420, A60, P or NP',
  level: 'levels are 1 to 7',
  strain: 'strain? C D H S N',
  risk: 'doubled? X or XX',
  tooManyDoubles: 'X is doubled and XX redoubled, there is no more',
  doubleIsX: 'D is diamonds, a double is X',
  riskAfterDeclarer: 'X and XX stand before the declarer: 4SXN',
  declarer: 'who declared? N E S W',
  declarerTwice: 'the declarer is named twice, once is enough',
  outcome: (over: boolean, made: number) => `how many tricks? = ${over ? '+1 ' : ''}-1 or ${made}`,
  countOver: (most: number) => (most === 1 ? 'how many over? 1' : `how many over? 1 to ${most}`),
  countDown: (most: number) => `how many down? 1 to ${most}`,
  overtricks: (contracts: string, most: number) =>
    most === 0 ? `${contracts} can make no overtrick` : `${contracts} can make at most +${most}`,
  undertricks: (most: number) => `at most ${most} down`,
  tricks: 'tricks are 0 to 13',
  zeroTricks: 'made exactly is =',
  card: 'which lead? a suit and a rank: HK',
  suit: 'which suit led? C D H S',
  rank: 'which card led? A K Q J 10 to 2',
  whichScore: 'which score?',
  figure: 'one more figure?',
  score: 'no score is written so',
  zeroScore: 'passed out is P',
  impossible: (board: number, score: string) => `no contract on board ${board} is worth ${score} to North-South`,
  otherVulnerability: (vulnerable: string, score: string) =>
    `${vulnerable}: no contract is worth ${score} to North-South.`,
  lastNought: (typed: string, score: string) => `the last nought is left out: ${typed} would be ${score}`,
  award: 'which award? A60, A6040 or A+/-',
  side: 'and East-West? A6040 or A+/-',
  percentage: 'percentages are 0 to 100',
  passedOut: 'passed out is P',
  notPlayed: 'not played is NP',
  weight: 'each score stands behind its weight: 60%420+40%-50, 1/3 420+2/3 -50',
  weights: 'weights must add up to 100 %: 60%420+40%-50, 1/3 420+2/3 -50',
  left: (weight: string, typed: string) => `${weight} is left: +${typed} or +rest, and its score`,
  components: 'a weighted score has at most five components',
  component: 'only a contract, a score or P can be weighted',
  afterEnd: 'the line is complete before this, take the rest away',

  vulnerable: {
    none: 'Nobody vulnerable',
    NS: 'Only North-South vulnerable',
    EW: 'Only East-West vulnerable',
    both: 'Both vulnerable',
  },
  strains: {
    C: ['club', 'clubs'],
    D: ['diamond', 'diamonds'],
    H: ['heart', 'hearts'],
    S: ['spade', 'spades'],
    NT: ['no-trump', 'no-trump'],
  },
  seats: seatNames.en,
  sides: sideNames.en,
  or: joints.en.or,
  made: (contracts: string) => `${contracts} made`,
  over: (contracts: string, over: number) => `${contracts} +${over}`,
  by: (what: string, side: string) => `${what} by ${side}`,
  down: (side: string, down: string, risk: string) => `${side} ${down} down${risk}`,
  risks: { '': '', X: ' doubled', XX: ' redoubled' },
  numbers: 'nought one two three four five six seven eight nine ten eleven twelve thirteen'.split(' '),
  played: (contract: string, seat: string, result: string, tricks: number, lead: string, score: string) =>
    `${contract} by ${seat} ${result}, ${tricks} ${tricks === 1 ? 'trick' : 'tricks'}${lead}: ${score} to North-South`,
  lead: (card: string) => `, lead ${card}`,
  allPassed: 'passed out: 0',
  scoreOnly: (score: string) => `score only: ${score} to North-South`,
  awarded: (ns: string, ew: string) => `award: North-South ${ns}, East-West ${ew}`,
  notCounted: 'not counted',
  boardNotPlayed: 'not played',
};

type Words = typeof en;

const fr: Words = {
  line: 'une ligne s’écrit 4PN=, 420, A60, P ou NP',
  level: 'les paliers vont de 1 à 7',
  strain: 'couleur ? T K C P SA',
  risk: 'contré ? X ou XX',
  tooManyDoubles: 'X est le contre et XX le surcontre, il n’y a rien au-delà',
  doubleIsX: 'le contre est X',
  riskAfterDeclarer: 'X et XX se placent avant le déclarant : 4PXN',
  declarer: 'qui joue ? N E S O',
  declarerTwice: 'le déclarant est nommé deux fois, une seule suffit',
  outcome: (over, made) => `combien de levées ? = ${over ? '+1 ' : ''}-1 ou ${made}`,
  countOver: (most) => (most === 1 ? 'combien de mieux ? 1' : `combien de mieux ? 1 à ${most}`),
  countDown: (most) => `combien de chute ? 1 à ${most}`,
  overtricks: (contracts, most) =>
    most === 0 ? `${contracts} : pas de levée de mieux possible` : `${contracts} : au plus +${most}`,
  undertricks: (most) => `au plus ${most} de chute`,
  tricks: 'les levées vont de 0 à 13',
  zeroTricks: 'juste fait s’écrit =',
  card: 'quelle entame ? une couleur et un rang : CR',
  suit: 'quelle couleur entamée ? T K C P',
  rank: 'quelle carte entamée ? A R D V 10 à 2',
  whichScore: 'quelle marque ?',
  figure: 'encore un chiffre ?',
  score: 'aucune marque ne s’écrit ainsi',
  zeroScore: 'un passe général s’écrit P',
  impossible: (board, score) => `aucun contrat de l’étui ${board} ne vaut ${score} en Nord-Sud`,
  otherVulnerability: (vulnerable, score) => `${vulnerable} : aucun contrat ne vaut ${score} en Nord-Sud.`,
  lastNought: (typed, score) => `le dernier zéro est omis : ${typed} voudrait dire ${score}`,
  award: 'quelle marque ajustée ? A60, A6040 ou A+/-',
  side: 'et Est-Ouest ? A6040 ou A+/-',
  percentage: 'les pourcentages vont de 0 à 100',
  passedOut: 'un passe général s’écrit P',
  notPlayed: 'non joué s’écrit NP',
  weight: 'chaque marque suit son poids : 60%420+40%-50, 1/3 420+2/3 -50',
  weights: 'la somme des poids doit faire 100 % : 60%420+40%-50, 1/3 420+2/3 -50',
  left: (weight, typed) => `il reste ${weight} : +${typed} ou +reste, et sa marque`,
  components: 'une marque pondérée a au plus cinq composantes',
  component: 'seuls un contrat, une marque ou P se pondèrent',
  afterEnd: 'la ligne est complète avant ceci, effacez le reste',

  vulnerable: {
    none: 'Personne vulnérable',
    NS: 'Seul Nord-Sud vulnérable',
    EW: 'Seul Est-Ouest vulnérable',
    both: 'Tous vulnérables',
  },
  strains: {
    C: ['trèfle', 'trèfles'],
    D: ['carreau', 'carreaux'],
    H: ['cœur', 'cœurs'],
    S: ['pique', 'piques'],
    NT: ['sans-atout', 'sans-atout'],
  },
  seats: seatNames.fr,
  sides: sideNamesShort.fr,
  or: joints.fr.or,
  made: (contracts) => `${contracts} fait`,
  over: (contracts, over) => `${contracts} +${over}`,
  by: (what, side) => `${what} par ${side}`,
  down: (side, down, risk) => `${side} ${down} de chute${risk}`,
  risks: { '': '', X: ', contré', XX: ', surcontré' },
  numbers: 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze treize'.split(' '),
  played: (contract, seat, result, tricks, lead, score) =>
    `${contract} par ${seat} ${result}, ${tricks} ${tricks < 2 ? 'levée' : 'levées'}${lead} : ${score} en Nord-Sud`,
  lead: (card) => `, entame ${card}`,
  allPassed: 'passe général : 0',
  scoreOnly: (score) => `marque seule : ${score} en Nord-Sud`,
  awarded: (ns, ew) => `marque ajustée : Nord-Sud ${ns}, Est-Ouest ${ew}`,
  notCounted: 'ne compte pas',
  boardNotPlayed: 'non joué',
};

const WORDS = dictionary<Words>({ en, fr });

/** What is wrong with a line, as one sentence, with what to type instead where that is known. */
export function shorthandProblemSentence(problem: ShorthandFault, language: Language): string {
  const words = WORDS[language];
  if (problem.code === 'outcome') return outcomeQuestion(problem.level, words);
  if (problem.code === 'undertricks') return words.undertricks(problem.most);
  if (problem.code === 'overtricks') return words.overtricks(contractInWords(problem.contract, words), problem.most);
  if (problem.code === 'impossibleScore') return impossibleSentence(problem, words);
  return words[problem.code];
}

/** What an unfinished line expects next, as a question. */
export function unfinishedSentence(
  { expects, partial, left }: Pick<ShorthandUnfinished, 'expects' | 'partial' | 'left'>,
  language: Language,
): string {
  const words = WORDS[language];
  const level: Level = partial.level ?? 1;
  const expected = expects[0] ?? 'line';
  if (left) return words.left(weightText(left, language), formatWeight(left).trim());
  if (expected === 'outcome') return outcomeQuestion(level, words);
  if (expected === 'overtricks') return words.countOver(MOST_TRICKS - tricksNeeded({ level }));
  if (expected === 'undertricks') return words.countDown(tricksNeeded({ level }));
  return words[expected === 'score' ? 'whichScore' : expected];
}

/** A score that may have been meant, with its most likely way: `620, 4♥ or 4♠ made`; `400, East-West four down`. */
export function scoreCorrectionSentence({ score, way }: PossibleScore, language: Language): string {
  return `${formatWhole(score)}, ${wayToScoreText(way, language)}`;
}

/** A way to a score: `4♥ or 4♠ made`, `3NT +1 by East-West`, `East-West two down doubled`. */
export function wayToScoreText(way: WayToScore, language: Language): string {
  const words = WORDS[language];
  const side = words.sides[way.declarer];
  if (way.kind === 'down') return words.down(side, words.numbers[way.undertricks] ?? '', words.risks[way.risk]);
  const { level, risk, overtricks } = way;
  const contracts = way.strains.map((strain) => displayContract({ level, strain, risk }, language)).join(words.or);
  const done = overtricks === 0 ? words.made(contracts) : words.over(contracts, overtricks);
  return way.declarer === 'EW' ? words.by(done, side) : done;
}

/** A whole result in words, for the command line: `4♥× by East −1, 9 tricks: +200 to North-South`. */
export function outcomeSentence(outcome: Outcome, score: number | null, language: Language): string {
  const words = WORDS[language];
  switch (outcome.kind) {
    case 'played':
      return playedInWords(outcome, score ?? 0, language);
    case 'passedOut':
      return words.allPassed;
    case 'score':
      return words.scoreOnly(formatSigned(outcome.score));
    case 'award':
      return words.awarded(percentage(outcome.ns, language), percentage(outcome.ew, language));
    case 'notPlayed':
      return words.boardNotPlayed;
    case 'ruled':
      return ruledText(outcome, language);
  }
}

function playedInWords({ contract, declarer, tricks, lead }: Played, score: number, language: Language): string {
  const words = WORDS[language];
  const led = lead ? words.lead(displayCard(lead, language)) : '';
  const result = tricksText(contract, tricks);
  const seat = words.seats[declarer];
  return words.played(displayContract(contract, language), seat, result, tricks, led, formatSigned(score));
}

/** 1 spade, 4 spades, 3 no-trump. */
function contractInWords({ level, strain }: Contract, words: Words): string {
  return `${level} ${words.strains[strain][level === 1 ? 0 : 1]}`;
}

function outcomeQuestion(level: Level, words: Words): string {
  return words.outcome(tricksNeeded({ level }) < MOST_TRICKS, tricksNeeded({ level }));
}

function impossibleSentence(
  { board, score, vulnerability, cause }: Extract<ShorthandFault, { code: 'impossibleScore' }>,
  words: Words,
): string {
  switch (cause) {
    case 'vulnerability':
      return words.otherVulnerability(words.vulnerable[vulnerability], formatWhole(score));
    case 'lastNought':
      return words.lastNought(formatWhole(score / 10), formatWhole(score));
    case null:
      return words.impossible(board, formatWhole(score));
  }
}

function percentage(value: number | null, language: Language): string {
  return value === null ? WORDS[language].notCounted : withPercentSign(awardPercentText(value, language));
}
