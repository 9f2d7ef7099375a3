import type { ExchangeView, FoundEventView } from '../../../../main/club/model/files/exchange.ts';
import { fileFaultSentence } from '../../../../src/language/files/formats.ts';
import { odditySentence } from '../../../../src/language/files/oddities.ts';
import { importFileWords } from '../../../../src/language/screens/events/import.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './EventFile.module.css';
import { FileLine } from './FileLine.tsx';
import { ProblemLine } from './ProblemLine.tsx';

/** As many as are read without scrolling. */
const MOST_SHOWN = 8;

/** What is wrong in a file, with where and how to correct it. */
export function FileProblems({ view }: { readonly view: ExchangeView }) {
  const words = useWords(importFileWords);
  const language = useLanguage();
  const { problems, problemCount, format } = view;
  if (problemCount === 0) return null;
  return (
    <section className={classes['found']}>
      <h3>{words.problems(problemCount)}</h3>
      <dl className={classes['odd']}>
        {problems.slice(0, MOST_SHOWN).map((problem, index) => (
          <ProblemLine
            key={index}
            format={format}
            problem={problem}
            text={fileFaultSentence(format, problem, language)}
          />
        ))}
      </dl>
      {problemCount > MOST_SHOWN && <p className="quiet">{words.more(problemCount - MOST_SHOWN)}</p>}
    </section>
  );
}

/** What of an event comes in otherwise than the file has it, or not at all. */
export function OddList({ event }: { readonly event: FoundEventView }) {
  const words = useWords(importFileWords);
  const language = useLanguage();
  const { odd, oddCount } = event;
  if (oddCount === 0) return null;
  const shown = odd.slice(0, MOST_SHOWN);
  const ofLines = shown.filter(({ line }) => line !== null);
  return (
    <section className={classes['found']}>
      <h3>{words.odd(oddCount)}</h3>
      {ofLines.length > 0 && (
        <dl className={classes['odd']}>
          {ofLines.map((one, index) => (
            <FileLine key={index} where={words.line(one.line ?? 1)} text={odditySentence(one, language)} />
          ))}
        </dl>
      )}
      {shown
        .filter(({ line }) => line === null)
        .map((one, index) => (
          <p key={index}>
            <bdi>{odditySentence(one, language)}</bdi>
          </p>
        ))}
      {oddCount > MOST_SHOWN && <p className="quiet">{words.more(oddCount - MOST_SHOWN)}</p>}
    </section>
  );
}
