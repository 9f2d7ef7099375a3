import type { DealView } from '../../../../main/club/model/deals.ts';
import { strainLetter } from '../../../../src/bridge/notation/contract.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { SEATS } from '../../../../src/bridge/seat.ts';
import { parseTricksText, STRAINS_FROM_NO_TRUMP } from '../../../../src/format/event/tricks-text.ts';
import { dealWords } from '../../../../src/language/files/deals.ts';
import { seatNames } from '../../../../src/language/game/seats.ts';
import { SuitSymbol } from '../../../shared/bridge/Contract.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './DoubleDummy.module.css';

/** Tricks of each declarer and par, as the file of the deals has them; nothing where it has none. */
export function DoubleDummy({ deal: { tricks, par, source = '' } }: { readonly deal: DealView }) {
  const words = useWords(dealWords);
  const language = useLanguage();
  const figures = parseTricksText(tricks ?? '');
  const hasPar = typeof par === 'string' && par !== '';
  if (!figures && !hasPar) return null;
  return (
    <div className={classes['block']}>
      <p className={classes['source']}>{words.doubleDummy(source)}</p>
      {figures && (
        <table className={classes['figures']}>
          <thead>
            <tr>
              <td aria-hidden />
              {STRAINS_FROM_NO_TRUMP.map((strain) => (
                <th key={strain} scope="col">
                  {strain === 'NT' ? strainLetter(strain, language) : <SuitSymbol suit={strain} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SEATS.map((seat) => (
              <tr key={seat}>
                <th scope="row" aria-label={seatNames[language][seat]}>
                  {seatLetter(seat, language)}
                </th>
                {STRAINS_FROM_NO_TRUMP.map((strain) => (
                  <td key={strain}>{figures[seat][strain]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasPar && <p>{words.par(par)}</p>}
    </div>
  );
}
