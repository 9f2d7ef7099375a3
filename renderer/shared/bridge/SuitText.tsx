import { Fragment } from 'react';
import type { Suit } from '../../../src/bridge/card.ts';
import { sideNames } from '../../../src/language/game/seats.ts';
import { SuitSymbol } from './Contract.tsx';
import classes from './Contract.module.css';

const SUIT_OF: Readonly<Record<string, Suit>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

const SIDES: ReadonlySet<string> = new Set(Object.values(sideNames).flatMap((names) => Object.values(names)));

/** What a sentence is split at: suit symbols, and the names of sides. */
const PARTS = new RegExp(`([♣♦♥♠]|${[...SIDES].join('|')})`);

/** A sentence whose suit symbols have their colours, and whose lines never break inside the name of a side. */
export function SuitText({ children }: { readonly children: string }) {
  return children.split(PARTS).map((part, place) => {
    const suit = SUIT_OF[part];
    // The parts of a sentence never change places.
    if (suit) return <SuitSymbol key={`${place}${suit}`} suit={suit} />;
    if (!SIDES.has(part)) return <Fragment key={`${place}text`}>{part}</Fragment>;
    return (
      <span key={`${place}side`} className={classes['side']}>
        {part}
      </span>
    );
  });
}
