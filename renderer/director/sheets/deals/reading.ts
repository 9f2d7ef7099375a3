import type { PartialPlayed } from '../../../../src/bridge/shorthand/shorthand.ts';
import { dealPoints, type RubberDeal } from '../../../../src/bridge/rubber/deal.ts';
import { RUBBER_RULES } from '../../../../src/bridge/rubber/rules.ts';
import { minibridgeDealer, minibridgePoints } from '../../../../src/bridge/sheet/minibridge-sheet.ts';
import {
  formatMinibridgeLine,
  minibridgeDeclarer,
  parseMinibridgeLine,
  type AnnouncedPoints,
  type MinibridgeDeal,
} from '../../../../src/bridge/sheet/minibridge-line.ts';
import type { SheetLineProblem } from '../../../../src/bridge/sheet/line.ts';
import { formatRubberLine, parseRubberLine } from '../../../../src/bridge/sheet/rubber-line.ts';
import { rubberOfDeals } from '../../../../src/bridge/sheet/stored.ts';
import type { Language } from '../../../../src/language.ts';
import { sheetExpectationSentence, sheetFaultSentence, sheetLineHelp } from '../../../../src/language/sheet/line.ts';
import {
  declarerSentence,
  minibridgeDealSentence,
  otherDeclarerSentence,
  rubberDealSentence,
} from '../../../../src/language/sheet/standing.ts';
import { sheetWords } from '../../../../src/language/sheet/words.ts';
import type { SheetGame } from './game.ts';

/** What a typed line says: what it is worth, what it still needs, or what is wrong with it. */
export type SheetReading =
  | { readonly kind: 'empty' | 'emptied'; readonly note: string }
  | {
      readonly kind: 'unfinished';
      readonly note: string;
      readonly partial: PartialPlayed;
      readonly points: AnnouncedPoints | null;
    }
  | { readonly kind: 'problem'; readonly note: string; readonly place: Pick<SheetLineProblem, 'at' | 'length'> | null }
  | {
      readonly kind: 'ready';
      readonly note: string;
      /** The deal it is about, from 0: that before where honours were typed alone. */
      readonly index: number;
      /** As it is kept. */
      readonly shorthand: string;
      /** Of the game that is played. */
      readonly rubber: RubberDeal | null;
      readonly minibridge: MinibridgeDeal | null;
    };

/** Reads what is typed for a deal, from 0; the number of all deals for a new one. */
export function readSheetLine(game: SheetGame, index: number, text: string, language: Language): SheetReading {
  if (text.trim() === '') {
    return index < game.deals.length
      ? { kind: 'emptied', note: sheetWords[language].emptied }
      : { kind: 'empty', note: sheetLineHelp(game.kind, language) };
  }
  return game.kind === 'rubber'
    ? readRubberLine(game, index, text, language)
    : readMinibridgeLine(index, text, language);
}

function readRubberLine(
  game: Extract<SheetGame, { kind: 'rubber' }>,
  index: number,
  text: string,
  language: Language,
): SheetReading {
  const read = parseRubberLine(text, language, game.deals[index - 1] ?? null);
  if (read.kind === 'problem') return faulty(read, language);
  if (read.kind === 'unfinished') {
    const { expects, partial } = read;
    return { kind: 'unfinished', note: sheetExpectationSentence(expects, language), partial, points: null };
  }
  const { deal } = read;
  const at = read.isOfBefore ? index - 1 : index;
  const deals = [...game.deals.slice(0, at), deal, ...game.deals.slice(at + 1)];
  const options = { laws: game.laws, isLeft: false };
  const [before, after, whole] = [deals.slice(0, at), deals.slice(0, at + 1), deals].map((some) =>
    rubberOfDeals(some, options),
  );
  if (before?.kind !== 'sheet' || after?.kind !== 'sheet' || whole?.kind !== 'sheet') {
    const over = whole?.kind === 'problem' ? whole.deal + 1 : at + 1;
    return { kind: 'problem', note: sheetWords[language].problems.rubberOverBefore(over), place: null };
  }
  const amounts = dealPoints(deal, before.vulnerable, RUBBER_RULES[game.laws]);
  const note = rubberDealSentence(amounts, after, language);
  return { kind: 'ready', note, index: at, shorthand: formatRubberLine(deal, 'en'), rubber: deal, minibridge: null };
}

function readMinibridgeLine(index: number, text: string, language: Language): SheetReading {
  const dealer = minibridgeDealer(index);
  const read = parseMinibridgeLine(text, language, dealer);
  const points = read.points ?? null;
  const declarer = points && minibridgeDeclarer(points, dealer);
  if (read.kind === 'problem') return faulty(read, language);
  if (read.kind === 'unfinished') {
    const next = sheetExpectationSentence(read.expects, language);
    const note = declarer ? `${declarerSentence(declarer, language)} ${next}` : next;
    return { kind: 'unfinished', note, partial: read.partial, points };
  }
  const { deal } = read;
  const { side, points: worth } = minibridgePoints(deal);
  const typed = deal.outcome.kind === 'played' ? deal.outcome.declarer : null;
  const expected = declarer?.declarer ?? null;
  const isOther = typed !== null && expected !== null && typed !== expected;
  const sentences = [
    minibridgeDealSentence(side, worth, language),
    ...(isOther ? [otherDeclarerSentence(expected, typed, language)] : []),
  ];
  const shorthand = formatMinibridgeLine(deal, 'en');
  return { kind: 'ready', note: sentences.join(' '), index, shorthand, rubber: null, minibridge: deal };
}

function faulty({ fault, at, length }: SheetLineProblem, language: Language): SheetReading {
  return { kind: 'problem', note: sheetFaultSentence(fault, language), place: { at, length } };
}
