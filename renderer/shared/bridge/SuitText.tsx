import { Fragment } from 'react';
import type { Suit } from '../../../src/bridge/card.ts';
import { SuitSymbol } from './Contract.tsx';

const SUIT_OF: Readonly<Record<string, Suit>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

/** A sentence whose suit symbols have their colours. */
export function SuitText({ children }: { readonly children: string }) {
  return children.split(/([♣♦♥♠])/).map((part, place) => {
    const suit = SUIT_OF[part];
    // The parts of a sentence never change places.
    return suit ? <SuitSymbol key={`${place}${suit}`} suit={suit} /> : <Fragment key={`${place}text`}>{part}</Fragment>;
  });
}
