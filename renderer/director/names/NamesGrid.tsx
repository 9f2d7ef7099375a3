import type { Ref } from 'react';
import type { EntryTerms, TermsView } from '../../../main/club/model/scoring.ts';
import type { EntryView, SectionView } from '../../../main/club/model/session.ts';
import { namesWords } from '../../../src/language/screens/names.ts';
import { useRanks, useWords } from '../../shared/language.tsx';
import { nameColumns } from './named.ts';
import { NameField } from './NameField.tsx';
import classes from './Names.module.css';
import type { TypedNames } from './useNames.ts';
import { termsOfEntry } from '../session/terms.ts';
import { Substitutes } from './replace/Substitutes.tsx';
import { TermsFields } from './terms/TermsFields.tsx';

interface FieldActions {
  readonly session: number;
  readonly onChange: (named: TypedNames) => void;
  /** Moves the focus by a number of fields. */
  readonly onStep: (fields: number) => void;
  readonly onPasteLines: (text: string) => void;
  /** Null while the columns of terms are closed. */
  readonly terms: TermsView | null;
  readonly onTerms: (terms: EntryTerms) => void;
  /** Called with terms that are typed and not saved yet. */
  readonly onTyping: (terms: EntryTerms | null) => void;
  /** Whether a ranking exists. */
  readonly isRanked: boolean;
}

/** The pairs or players of all sections in columns, with their names, and their terms where those columns are open. */
export function NamesGrid({
  ref,
  sections,
  ...actions
}: { readonly ref: Ref<HTMLDivElement>; readonly sections: readonly SectionView[] } & FieldActions) {
  return (
    <div ref={ref} className={classes['columns']}>
      {sections.flatMap((section) =>
        nameColumns(section).map((entries) => (
          <Column
            key={`${section.id}-${entries[0]?.number}`}
            letter={sections.length > 1 ? section.letter : null}
            entries={entries}
            {...actions}
          />
        )),
      )}
    </div>
  );
}

function Column({
  letter,
  entries,
  ...actions
}: { readonly letter: string | null; readonly entries: readonly EntryView[] } & FieldActions) {
  const words = useWords(namesWords);
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return null;
  const line = first.line ? words[first.line] : words.pairs(first.number, last.number);
  const title = letter === null ? line : `${letter} ${line}`;
  return (
    <section aria-label={title}>
      <div className={classes['head']}>
        <h2>{title}</h2>
        {actions.terms && <TermHeads />}
      </div>
      {entries.map((entry) => (
        <Pair key={entry.id} entry={entry} {...actions} />
      ))}
    </section>
  );
}

function TermHeads() {
  const { handicap, stratum, guest } = useWords(namesWords).terms;
  return (
    <span className={classes['terms']} aria-hidden="true">
      <span>{handicap}</span>
      <span>{stratum}</span>
      <span>{guest}</span>
    </span>
  );
}

function Pair({
  entry,
  session,
  onChange,
  terms,
  onTerms,
  onTyping,
  isRanked,
  ...actions
}: { readonly entry: EntryView } & FieldActions) {
  const words = useWords(namesWords);
  const ranks = useRanks();
  const [first, second] = entry.players;
  const field = (place: 1 | 2) => (
    <NameField
      label={words.field(entry.label, place)}
      name={place === 1 ? first : second}
      onChange={(name, over, player) =>
        onChange({
          entry: entry.id,
          ...(player !== null && { picked: place === 1 ? [player, null] : [null, player] }),
          players: place === 1 ? [name, second] : [first, name],
          before: place === 1 ? [over, second] : [first, over],
        })
      }
      {...actions}
    />
  );
  return (
    <>
      <div
        className={classes['pair']}
        data-entry={entry.id}
        data-terms={terms !== null || undefined}
        data-ranks={ranks}
      >
        <span className={classes['number']}>{entry.number}</span>
        {entry.phantom ? (
          <span className={classes['phantom']}>{words.phantom}</span>
        ) : (
          <>
            {field(1)}
            {ranks === 'pair' && field(2)}
            {terms && (
              <TermsFields
                pair={entry.label}
                terms={termsOfEntry(terms, entry.id)}
                onChange={onTerms}
                onTyping={onTyping}
                isRanked={isRanked}
              />
            )}
          </>
        )}
      </div>
      <Substitutes session={session} entry={entry} />
    </>
  );
}
