import { useState, type KeyboardEvent } from 'react';
import type { EntryTerms } from '../../../../main/club/model/scoring.ts';
import { namesWords } from '../../../../src/language/screens/names.ts';
import { stratumLetter, stratumOfLetter } from '../../../../src/scoring/standing/strata.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { useOnLeaving } from '../../../shared/onLeaving.ts';
import classes from '../Names.module.css';
import { formatHandicap, readHandicap } from '../../session/terms.ts';

/** On what terms a pair is ranked: handicap, stratum, guest. Each is saved as it is left. */
export function TermsFields(props: {
  readonly pair: string;
  readonly terms: EntryTerms;
  readonly onChange: (terms: EntryTerms) => void;
  /** Told of terms that are typed and not saved yet, and of none when they are saved or left as they were. */
  readonly onTyping: (terms: EntryTerms | null) => void;
  /** Whether there is a ranking that a guest would leave: then it is shown first, and saved as the field is left. */
  readonly isRanked: boolean;
}) {
  const words = useWords(namesWords).terms;
  const language = useLanguage();
  const { pair, terms, onChange, onTyping } = props;
  const typing = <Key extends keyof EntryTerms>(key: Key, value: EntryTerms[Key] | undefined) =>
    onTyping(value === undefined || value === terms[key] ? null : { ...terms, [key]: value });
  return (
    <span className={classes['terms']}>
      <TermField
        kind="handicap"
        label={words.handicapOf(pair)}
        shown={formatHandicap(terms.handicap, language)}
        read={readHandicap}
        wrong={words.handicapWrong}
        onTyping={(handicap) => typing('handicap', handicap)}
        onChange={(handicap) => onChange({ ...terms, handicap })}
      />
      <TermField
        kind="stratum"
        label={words.stratumOf(pair)}
        shown={terms.stratum === null ? '' : stratumLetter(terms.stratum)}
        read={readStratum}
        wrong={words.stratumWrong}
        onTyping={(stratum) => typing('stratum', stratum)}
        onChange={(stratum) => onChange({ ...terms, stratum })}
      />
      <GuestField
        label={words.guestOf(pair)}
        isGuest={terms.withoutStanding}
        isRanked={props.isRanked}
        onTyping={(withoutStanding) => typing('withoutStanding', withoutStanding)}
        onChange={(withoutStanding) => onChange({ ...terms, withoutStanding })}
      />
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
  /** Undefined when nothing is being typed any more, or what is none. */
  readonly onTyping: (value: number | null | undefined) => void;
  readonly onChange: (value: number | null) => void;
}) {
  const { kind, shown, read, onTyping } = props;
  /** Null while nothing has been typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && read(typed) === undefined;
  const type = (text: string | null) => {
    setTyped(text);
    onTyping(text === null ? undefined : read(text));
  };
  const leave = () => {
    const value = read(typed ?? shown);
    if (value === undefined) return;
    if (value !== read(shown)) props.onChange(value);
    if (typed !== null) type(null);
  };
  useOnLeaving(leave);
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
      onChange={(event) => type(event.target.value)}
      onKeyDown={columnKeys(kind, leave, typed === null ? null : () => type(null))}
      onBlur={leave}
    />
  );
}

/** A tick of the last column; the space bar sets it, Enter and the arrows go along the column. */
function GuestField(props: {
  readonly label: string;
  readonly isGuest: boolean;
  readonly isRanked: boolean;
  readonly onTyping: (isGuest: boolean | undefined) => void;
  readonly onChange: (isGuest: boolean) => void;
}) {
  const { isGuest, onTyping } = props;
  /** Null while the tick is as it was. */
  const [ticked, setTicked] = useState<boolean | null>(null);
  const tick = (value: boolean | null) => {
    setTicked(value);
    onTyping(value ?? undefined);
  };
  const leave = () => {
    if (ticked === null) return;
    if (ticked !== isGuest) props.onChange(ticked);
    tick(null);
  };
  useOnLeaving(leave);
  return (
    <span className={classes['guest']}>
      <input
        type="checkbox"
        aria-label={props.label}
        data-term="guest"
        checked={ticked ?? isGuest}
        onChange={(event) => {
          if (props.isRanked) tick(event.target.checked);
          else props.onChange(event.target.checked);
        }}
        onKeyDown={columnKeys('guest', leave, ticked === null ? null : () => tick(null))}
        onBlur={leave}
      />
    </span>
  );
}

type Column = 'handicap' | 'stratum' | 'guest';

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of a field of a column.
 * @param leave saves the field; Enter in the last one has nowhere else to go
 * @param reset puts back what was there; null while that is what is there
 */
function columnKeys(column: Column, leave: () => void, reset: (() => void) | null) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    if (step === undefined && (event.key !== 'Escape' || reset === null)) return;
    event.preventDefault();
    if (step === undefined) reset?.();
    else if (!stepInColumn(event.currentTarget, column, step) && event.key === 'Enter') leave();
  };
}

/** @returns whether there is a field to go to */
function stepInColumn(from: HTMLInputElement, kind: Column, step: 1 | -1): boolean {
  const column = [...document.querySelectorAll<HTMLInputElement>(`input[data-term="${kind}"]`)];
  const next = column[column.indexOf(from) + step];
  next?.focus();
  next?.select();
  return next !== undefined;
}
