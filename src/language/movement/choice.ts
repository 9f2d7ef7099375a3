/** The sentences of the list of movements, each with the advantages of a movement. */
import type { Side } from '../../bridge/seat.ts';
import type { Language } from '../../language.ts';
import type { ChoiceSentence } from '../../movement/choice/sentence.ts';
import type { Range } from '../../movement/range.ts';
import { sideNames } from '../game/seats.ts';
import { capitalize, formatList, joints } from '../sentences.ts';
import { formatTables } from '../numbers.ts';
import { dictionary } from '../typography.ts';
import { familyWords } from './families.ts';
import { numberInEnglish, numberInFrench } from './number-words.ts';

const hoursInEnglish: Record<number, string> = {
  15: 'a quarter of an hour',
  30: 'half an hour',
  45: 'three quarters of an hour',
  60: 'an hour',
};

const hoursInFrench: Record<number, string> = {
  15: 'un quart d’heure',
  30: 'une demi-heure',
  45: 'trois quarts d’heure',
  60: 'une heure',
};

const en = {
  complete: (boards: number) => `everyone plays all ${boards} boards`,
  completeFor: (line: Side, boards: number) => `all ${boards} boards for ${sideNames.en[line]}`,
  usual: (tables: number) => `the usual choice for ${tables} tables`,
  ownRankings: 'each line has its own ranking',
  sharedThroughout: (tables: string) => `tables ${tables} share throughout`,
  sameWalk: (rounds: number) =>
    `the same walk; exchanging the lines ${['once', 'twice'][rounds - 1] ?? `${numberInEnglish(rounds)} times`} gives one ranking`,
  exchange: (rounds: number) =>
    `exchanging the lines in the last ${rounds === 1 ? 'round' : `${numberInEnglish(rounds)} rounds`} gives one ranking`,
  skip: 'East-West skip a table half way, so nobody shares',
  shorter: (minutes: number) => `${hoursInEnglish[minutes] ?? `${minutes} minutes`} shorter`,
  misses: (opponents: number) =>
    `each pair misses ${numberInEnglish(opponents)} ${opponents === 1 ? 'opponent' : 'opponents'}`,
  missesUpTo: (opponents: number) =>
    `a pair misses up to ${numberInEnglish(opponents)} ${opponents === 1 ? 'opponent' : 'opponents'}`,
  part: (boards: number, of: number, missed: number) =>
    `each pair plays ${boards} of the ${of} boards and misses ${numberInEnglish(missed)} ${missed === 1 ? 'opponent' : 'opponents'}`,
  /** `alike`: how many sections have these tables each; null where they have different ones. */
  sections: (alike: number | null, tables: string, boards: number, copies: number) =>
    `${alike === null ? 'sections' : `${numberInEnglish(alike)} sections`} of ${tables} tables play the same ${boards} boards, of which there are ${numberInEnglish(copies)} copies`,
  sectionsShare: 'tables share boards',
  sitOutInSection: (letter: string) => `in section ${letter} a pair sits out each round`,
  everyone: 'every pair meets every other',
  oneRanking: 'one ranking',
  betterWithout: {
    NS: 'the balance is better without a North-South pair',
    EW: 'the balance is better without an East-West pair',
  } satisfies Record<Side, string> as Record<Side, string>,
  sitOut: {
    NS: 'the North-South pairs sit out in turn',
    EW: 'the East-West pairs sit out in turn',
    all: 'one pair sits out each round',
  },
};

type ChoiceWords = typeof en;

const fr: ChoiceWords = {
  complete: (boards) => `tout le monde joue les ${boards} étuis`,
  completeFor: (line, boards) => `les ${boards} étuis pour ${sideNames.fr[line]}`,
  usual: (tables) => `le choix habituel à ${formatTables(tables, 'fr')} tables`,
  ownRankings: 'un classement par ligne',
  sharedThroughout: (tables) => `les tables ${tables} partagent leurs étuis à chaque tour`,
  sameWalk: (rounds) =>
    `même circulation ; ${rounds === 1 ? 'une inversion des lignes donne' : `${numberInFrench(rounds)} inversions des lignes donnent`} un classement unique`,
  exchange: (rounds) =>
    `l’inversion des lignes ${rounds === 1 ? 'au dernier tour' : `aux ${numberInFrench(rounds)} derniers tours`} donne un classement unique`,
  skip: 'Est-Ouest sautent une table à mi-parcours, sans partage d’étuis',
  shorter: (minutes) => `${hoursInFrench[minutes] ?? `${minutes} minutes`} de moins`,
  misses: (opponents) => `chaque paire rencontre tous ses adversaires sauf ${numberInFrench(opponents)}`,
  missesUpTo: (opponents) =>
    `une paire rencontre tous ses adversaires ou tous sauf ${numberInFrench(opponents)} au plus`,
  part: (boards, of, missed) =>
    `chaque paire joue ${boards} des ${of} étuis et rencontre tous ses adversaires sauf ${numberInFrench(missed)}`,
  sections: (alike, tables, boards, copies) =>
    `${alike === null ? 'des sections' : `${numberInFrench(alike)} sections`} de ${tables} tables jouent les mêmes ${boards} étuis, en ${numberInFrench(copies)} exemplaires`,
  sectionsShare: 'des tables partagent leurs étuis',
  sitOutInSection: (letter) => `dans la section ${letter} une paire est au relais à chaque tour`,
  everyone: 'chaque paire rencontre toutes les autres',
  oneRanking: 'classement unique',
  betterWithout: {
    NS: 'l’équilibre est meilleur si la paire manque en Nord-Sud',
    EW: 'l’équilibre est meilleur si la paire manque en Est-Ouest',
  },
  sitOut: {
    NS: 'relais à tour de rôle en Nord-Sud',
    EW: 'relais à tour de rôle en Est-Ouest',
    all: 'une paire au relais à chaque tour',
  },
};

const choiceWords = dictionary<ChoiceWords>({ en, fr });

/** One sentence for a line of the list of choices. */
export function choiceSentence(sentence: ChoiceSentence, language: Language): string {
  const words = choiceWords[language];
  const better = sentence.betterWithout ? [words.betterWithout[sentence.betterWithout]] : [];
  return `${capitalize([...choiceParts(sentence, language), ...better].join(joints[language].semicolon))}.`;
}

function choiceParts(sentence: ChoiceSentence, language: Language): string[] {
  const words = choiceWords[language];
  const names = familyWords[language];
  const { sitOut } = sentence;
  const inTurn = sitOut ? [words.sitOut[sitOut]] : [];
  switch (sentence.key) {
    case 'complete':
      if (sitOut) return [allBoards(sentence, words), ...inTurn];
      return [allBoards(sentence, words), sentence.usual ? words.usual(sentence.tables) : words.ownRankings];
    case 'shared':
      return [allBoards(sentence, words), words.sharedThroughout(formatList(sentence.tables, language)), ...inTurn];
    case 'switched':
      return sentence.sameWalk ? [words.sameWalk(sentence.rounds)] : [words.exchange(sentence.rounds), ...inTurn];
    case 'skip':
      return [words.skip, words.misses(sentence.missed), ...inTurn];
    case 'shorter':
      return [words.shorter(sentence.minutes), words.misses(sentence.missed), ...inTurn];
    case 'part':
      return [words.part(sentence.boards, sentence.of, sentence.missed), ...inTurn];
    case 'family':
      return [names[sentence.kind].sentence(sentence), ...inTurn];
    case 'sections': {
      const tables = sentence.tables.map((count) => formatTables(count, language));
      const isAlike = new Set(tables).size === 1;
      return [
        words.sections(
          isAlike ? tables.length : null,
          isAlike ? (tables[0] ?? '') : formatList(tables, language),
          sentence.boards,
          sentence.copies,
        ),
        ...(sentence.shared ? [words.sectionsShare] : []),
        ...missedInSections(sentence.missed, words),
        ...(sentence.half ? [words.sitOutInSection(sentence.half)] : []),
      ];
    }
    case 'everyone':
      return [words.everyone, words.oneRanking, ...inTurn];
    case 'almost-everyone':
      return [words.oneRanking, words.misses(sentence.missed), ...inTurn];
  }
}

function missedInSections({ least, most }: Range, words: ChoiceWords): string[] {
  if (most === 0) return [];
  return [least === most ? words.misses(most) : words.missesUpTo(most)];
}

/** With a half table only the line that lacks a pair plays all boards; the pairs of the other line sit out in turn. */
function allBoards({ boards, sitOut }: ChoiceSentence & { readonly boards: number }, words: ChoiceWords): string {
  if (sitOut !== 'NS' && sitOut !== 'EW') return words.complete(boards);
  return words.completeFor(sitOut === 'NS' ? 'EW' : 'NS', boards);
}
