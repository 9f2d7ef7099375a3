import type { BridgemateView, OpenLine } from '../../../../main/club/model/files/bridgemate.ts';
import { BWS_FILE_PROBLEMS } from '../../../../src/format/bws/problem.ts';
import type { Language } from '../../../../src/language.ts';
import { bwsSentences } from '../../../../src/language/files/bws.ts';
import { outcomeText } from '../../../../src/language/game/outcome.ts';
import { capitalize } from '../../../../src/language/sentences.ts';
import { bridgemateWords } from '../../../../src/language/screens/entry/bridgemate.ts';
import type { Slot } from '../../../../src/session/slot.ts';
import { SuitText } from '../../../shared/bridge/SuitText.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import roomClasses from '../Room.module.css';
import classes from './Bridgemate.module.css';

const MOST_SHOWN = 5;

/** Lines of the file that the session doesn't take by itself, each with why and a way to its line, and rows unread. */
export function OpenLines(props: { readonly followed: BridgemateView; readonly onGo: (slot: Slot) => void }) {
  const words = useWords(bridgemateWords);
  const language = useLanguage();
  const { open, unread } = props.followed;
  const count = open.length + unread.length;
  if (count === 0) return null;
  const rows = unread.slice(0, Math.max(0, MOST_SHOWN - open.length));
  return (
    <>
      <p className={classes['warn']}>{words.open(count)}</p>
      <ul className={classes['open']}>
        {open.slice(0, MOST_SHOWN).map((line) => {
          const { section, round, table, board, slot } = line;
          const place = words.place(board, section + table, round);
          return (
            <li key={`${section} ${round} ${table} ${board}`}>
              {slot ? (
                <button type="button" onClick={() => props.onGo(slot)}>
                  {place}
                </button>
              ) : (
                place
              )}
              {', '}
              <SuitText>{line.outcome ? outcomeText(line.outcome, language) : words.erasedThere}</SuitText>
              <p className={roomClasses['note']}>{reasonText(line, language)}</p>
            </li>
          );
        })}
        {rows.map(({ row, code, text, place }) => {
          const sentence = capitalize(bwsSentences[language][code]({ text }));
          return (
            <li key={`${row} ${code}`}>
              {place && words.place(place.board, place.section + place.table, place.round)}
              {!place && !BWS_FILE_PROBLEMS.has(code) && words.row(row)}
              <p className={roomClasses['note']}>{sentence}</p>
            </li>
          );
        })}
      </ul>
      {count > MOST_SHOWN && <p className={roomClasses['note']}>{words.andMore(count - MOST_SHOWN)}</p>}
    </>
  );
}

function reasonText({ reason, ns, ew }: OpenLine, language: Language): string {
  const words = bridgemateWords[language].reason;
  if (reason === 'otherPairs') return words.otherPairs(ns, ew);
  const own: Readonly<Partial<Record<OpenLine['reason'], string>>> = {
    noLine: words.noLine,
    erased: words.erased,
    pairAlreadyPlayed: words.pairAlreadyPlayed,
    sitOut: words.sitOut,
  };
  return own[reason] ?? words.other;
}
