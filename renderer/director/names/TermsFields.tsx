import { useState, type KeyboardEvent } from 'react';
import type { EntryTerms } from '../../../main/club/model.ts';
import { namesWords } from '../../../src/language/screens/names.ts';
import { stratumLetter, stratumOfLetter } from '../../../src/scoring/standing/strata.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import classes from './Names.module.css';
import { makeHandicap, readHandicap } from './terms.ts';

/** On what terms a pair is ranked: handicap, stratum, guest. Each is saved as it is left. */
export function TermsFields(props: {
  readonly pair: string;
  readonly terms: EntryTerms;
  readonly onChange: (terms: EntryTerms) => void;
}) {
  const words = useWords(namesWords).terms;
  const language = useLanguage();
  const { pair, terms, onChange } = props;
  return (
    <span className={classes['terms']}>
      <TermField
        kind="handicap"
        label={words.handicapOf(pair)}
        shown={makeHandicap(terms.handicap, language)}
        read={readHandicap}
        wrong={words.handicapWrong}
        onChange={(handicap) => onChange({ ...terms, handicap })}
      />
      <TermField
        kind="stratum"
        label={words.stratumOf(pair)}
        shown={terms.stratum === null ? '' : stratumLetter(terms.stratum)}
        read={readStratum}
        wrong={words.stratumWrong}
        onChange={(stratum) => onChange({ ...terms, stratum })}
      />
      <span className={classes['guest']}>
        <input
          type="checkbox"
          aria-label={words.guestOf(pair)}
          checked={terms.withoutStanding}
          onChange={(event) => onChange({ ...terms, withoutStanding: event.target.checked })}
        />
      </span>
    </span>
  );
}

function readStratum(text: string): number | null | undefined {
  return text.trim() === '' ? null : (stratumOfLetter(text.trim()) ?? undefined);
}

/** A field of one column. Enter and the arrows go along the column. */
function TermField(props: {
  readonly kind: 'handicap' | 'stratum';
  readonly label: string;
  readonly shown: string;
  /** Undefined for what is none. */
  readonly read: (text: string) => number | null | undefined;
  /** What is wrong then. */
  readonly wrong: string;
  readonly onChange: (value: number | null) => void;
}) {
  const { kind, shown, read } = props;
  /** Null while nothing has been typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && read(typed) === undefined;
  const leave = () => {
    const value = read(typed ?? shown);
    if (value === undefined) return;
    if (value !== read(shown)) props.onChange(value);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    if (step === undefined && (event.key !== 'Escape' || typed === null)) return;
    event.preventDefault();
    if (step === undefined) setTyped(null);
    else stepInColumn(event.currentTarget, kind, step);
  };
  return (
    <input
      type="text"
      aria-label={props.label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? props.wrong : undefined}
      autoComplete="off"
      spellCheck={false}
      data-term={kind}
      maxLength={kind === 'stratum' ? 1 : 9}
      inputMode={kind === 'stratum' ? 'text' : 'decimal'}
      value={typed ?? shown}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={leave}
    />
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

function stepInColumn(from: HTMLInputElement, kind: string, step: 1 | -1): void {
  const column = [...document.querySelectorAll<HTMLInputElement>(`input[data-term="${kind}"]`)];
  const next = column[column.indexOf(from) + step];
  next?.focus();
  next?.select();
}
