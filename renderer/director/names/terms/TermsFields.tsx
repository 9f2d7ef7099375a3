import type { EntryTerms } from '../../../../main/club/model/scoring.ts';
import { namesWords } from '../../../../src/language/screens/names.ts';
import { stratumLetter, stratumOfLetter } from '../../../../src/scoring/standing/strata.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from '../Names.module.css';
import { formatHandicap, readHandicap } from '../../session/terms.ts';
import { GuestField } from './GuestField.tsx';
import { TermField } from './TermField.tsx';

/** The fields for the terms of a pair: handicap, stratum, guest. Each is saved as it is left. */
export function TermsFields(props: {
  readonly pair: string;
  readonly terms: EntryTerms;
  readonly onChange: (terms: EntryTerms) => void;
  /** Called with the terms being typed, and with null once they are saved or as they were. */
  readonly onTyping: (terms: EntryTerms | null) => void;
  /** Whether a ranking exists. A guest leaves it, so a tick is previewed first and saved when it is left. */
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
