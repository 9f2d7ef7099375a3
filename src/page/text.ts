import { element, type PageNode } from './element.ts';

/** The suits with the letters that style knows them by. */
const SUITS: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };
/** Asks for the symbol as text: some telephones draw suits as little pictures. */
const AS_TEXT = '\ufe0e';
const NO_TRUMP = /^(?:NT|SA)$/;
const PARTS = /([♠♥♦♣]|(?<=\d)(?:NT|SA))/;

/** A contract or a card in which suits have their colours and no-trump is smaller. */
export function gameText(text: string): readonly PageNode[] {
  return text.split(PARTS).flatMap((part): PageNode[] => {
    if (part === '') return [];
    const suit = SUITS[part];
    if (suit !== undefined) return [suitNode(part, suit)];
    return NO_TRUMP.test(part) ? [element('span', { class: 'nt' }, part)] : [part];
  });
}

function suitNode(symbol: string, letter: string): PageNode {
  return element('span', { class: 'suit', 'data-suit': letter }, symbol + AS_TEXT);
}
