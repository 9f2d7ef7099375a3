import { awardCells } from '../../../../src/language/game/award.ts';
import { rankLetter } from '../../../../src/bridge/notation/card.ts';
import { RANKS, type Card, type Rank, type Suit } from '../../../../src/bridge/card.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { tricksText } from '../../../../src/language/game/contract.ts';
import { formatSigned, formatWhole } from '../../../../src/language/numbers.ts';
import { ruledLineText } from '../../../../src/language/game/ruling.ts';
import { outcomeWords } from '../../../../src/language/game/outcome-words.ts';
import { CardText, ContractText, SuitSymbol } from '../../../shared/bridge/Contract.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { columnsShown, columnSpan, ruledRoom } from './columns.ts';
import type { OutcomeParts } from './outcomeParts.ts';
import classes from './Traveller.module.css';
import type { TravellerLayout } from './useLayout.ts';

/** Contract, declarer, lead, tricks and score of a line; or the name and score of an outcome without a contract. */
export function LineOutcomeCells({
  parts,
  layout,
}: {
  readonly parts: OutcomeParts;
  readonly layout: TravellerLayout;
}) {
  const language = useLanguage();
  const shown = columnsShown(layout);
  // An outcome without a score may use the score columns for its name.
  const scored = !parts.special || parts.score !== undefined;
  return (
    <>
      {parts.special ? (
        <td className={classes['special']} colSpan={columnSpan(layout, 'contract', scored ? 'result' : 'score')}>
          <SpecialText of={parts.special} room={ruledRoom(layout)} />
        </td>
      ) : (
        <>
          <td className={classes['contract']}>
            <div className={classes['cell']}>
              <ContractText {...parts} />
            </div>
          </td>
          <td>
            <div className={classes['cell']}>{parts.declarer && seatLetter(parts.declarer, language)}</div>
          </td>
          {shown.has('lead') && (
            <td>
              <div className={classes['cell']}>{parts.lead && <LeadText lead={parts.lead} />}</div>
            </td>
          )}
          <td className={`${classes['number']} ${classes['result']}`}>
            <div className={classes['cell']}>{parts.tricks && tricksText(parts.tricks.contract, parts.tricks.won)}</div>
          </td>
        </>
      )}
      {scored && <ScoreCells score={parts.score} layout={layout} />}
    </>
  );
}

function ScoreCells({ score, layout }: { readonly score: number | undefined; readonly layout: TravellerLayout }) {
  if (columnsShown(layout).has('score')) {
    return <td className={classes['score']}>{score !== undefined && formatSigned(score)}</td>;
  }
  return (
    <>
      <td className={classes['score']}>
        <div className={classes['cell']}>{score !== undefined && score >= 0 && formatWhole(score)}</div>
      </td>
      <td className={classes['score']}>
        <div className={classes['cell']}>{score !== undefined && score < 0 && formatWhole(-score)}</div>
      </td>
    </>
  );
}

function SpecialText(props: { readonly of: NonNullable<OutcomeParts['special']>; readonly room: number }) {
  const { of, room } = props;
  const words = useWords(outcomeWords);
  const language = useLanguage();
  switch (of.kind) {
    case 'passedOut':
      return words.passedOut;
    case 'score':
      return words.scoreOnly;
    case 'notPlayed':
      return words.notPlayed;
    case 'ruled':
      return <span className={classes['ruled']}>{ruledLineText(of, language, room)}</span>;
    case 'award':
      return words.award(...awardCells(of, language));
  }
}

function LeadText({ lead }: { readonly lead: Card | Suit | Rank }) {
  const language = useLanguage();
  if (typeof lead === 'object') return <CardText card={lead} />;
  return isRank(lead) ? rankLetter(lead, language) : <SuitSymbol suit={lead} />;
}

function isRank(half: Suit | Rank): half is Rank {
  return RANKS.some((rank) => rank === half);
}
