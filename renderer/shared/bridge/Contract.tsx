import { rankLetter, suitSymbol } from '../../../src/bridge/notation/card.ts';
import type { Card, Suit } from '../../../src/bridge/card.ts';
import { riskSymbol, strainSymbol } from '../../../src/bridge/notation/contract.ts';
import type { Contract, Strain } from '../../../src/bridge/contract.ts';
import classes from './Contract.module.css';
import { useLanguage } from '../language.tsx';

/** A suit's symbol in its colour. */
export function SuitSymbol({ suit }: { readonly suit: Suit }) {
  return (
    <span className={classes['suit']} data-suit={suit}>
      {suitSymbol(suit)}
    </span>
  );
}

function StrainSymbol({ strain }: { readonly strain: Strain }) {
  const language = useLanguage();
  if (strain !== 'NT') return <SuitSymbol suit={strain} />;
  return <span className={classes['noTrump']}>{strainSymbol(strain, language)}</span>;
}

/** A contract as players write it: 4♠, 3NT, 5♦×. Unknown parts are left out. */
export function ContractText(props: Partial<Contract>) {
  return (
    <span className={classes['contract']}>
      {props.level}
      {props.strain && <StrainSymbol strain={props.strain} />}
      {props.risk && <span className={classes['risk']}>{riskSymbol(props.risk)}</span>}
    </span>
  );
}

/** A card: its suit's symbol and its rank in the language of the screen. */
export function CardText({ card }: { readonly card: Card }) {
  const language = useLanguage();
  return (
    <span className={classes['card']}>
      <SuitSymbol suit={card.suit} />
      {rankLetter(card.rank, language)}
    </span>
  );
}
