import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { SUITS_FROM_SPADES, type Hand } from '../../../../src/bridge/deal/deal.ts';
import { isDeal, parseDeal } from '../../../../src/bridge/deal/text.ts';
import { rankLetter } from '../../../../src/bridge/notation/card.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { SEATS, type Seat } from '../../../../src/bridge/seat.ts';
import { dealWords } from '../../../../src/language/files/deals.ts';
import { seatNames } from '../../../../src/language/game/seats.ts';
import { boardsToCome } from '../../../../src/session/boards-to-come.ts';
import { SuitSymbol } from '../../../shared/bridge/Contract.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { boardOnCase } from '../boardOnCase.ts';
import { DoubleDummy } from './DoubleDummy.tsx';
import classes from './Hands.module.css';

/** The four hands of a board; nothing where they are not known, or the board may still be played. */
export function BoardHands({ session, board }: { readonly session: SessionView; readonly board: number }) {
  const words = useWords(dealWords);
  const isSeen = useMemo(
    () => session.dealt.includes(board) && boardsToCome(session, [board]).size === 0,
    [session, board],
  );
  const { data } = useQuery({
    queryKey: queryKeys.deals(session.id, session.dealsVersion, board),
    queryFn: () => api.deals(session.id),
    enabled: isSeen,
  });
  const disclosed = isSeen ? data?.disclosed.find((one) => one.board === board) : undefined;
  const deal = disclosed ? parseDeal(disclosed.hands) : [];
  if (!disclosed || !isDeal(deal)) return null;
  return (
    <section className={classes['block']} aria-label={words.handsOf(boardOnCase(session.sections, board))}>
      <div className={classes['compass']}>
        {SEATS.map((seat) => (
          <SeatHand key={seat} seat={seat} hand={deal[seat]} />
        ))}
      </div>
      <DoubleDummy deal={disclosed} />
    </section>
  );
}

/** A hand, a line for each suit. */
function SeatHand({ seat, hand }: { readonly seat: Seat; readonly hand: Hand }) {
  const language = useLanguage();
  return (
    <div className={classes['hand']} data-seat={seat}>
      <h3 aria-label={seatNames[language][seat]}>{seatLetter(seat, language)}</h3>
      <ul>
        {SUITS_FROM_SPADES.map((suit) => (
          <li key={suit}>
            <SuitSymbol suit={suit} />
            <span>{hand[suit].map((rank) => rankLetter(rank, language)).join(' ') || '–'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
