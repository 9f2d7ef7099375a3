import { createContext, useContext, type ReactNode } from 'react';
import { wordsFor, type Dictionary } from '../../src/language/typography.ts';
import type { Language } from '../../src/language.ts';
import type { EventRanks } from '../../src/session/event-ranks.ts';

const LanguageContext = createContext<Language>('en');

/** Sets the language of everything inside. */
export function LanguageProvider({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

const RanksContext = createContext<EventRanks>('pair');

/** Says who is ranked in the event that everything inside is about: sentences say pair or player by it. */
export function RanksProvider({ ranks, children }: { readonly ranks: EventRanks; readonly children: ReactNode }) {
  return <RanksContext value={ranks}>{children}</RanksContext>;
}

export function useRanks(): EventRanks {
  return useContext(RanksContext);
}

/** The words of one subject in the language of the screen: `const words = useWords(entryWords)`. */
export function useWords<Words>(dictionary: Dictionary<Words>): Words {
  return wordsFor(dictionary, useLanguage(), useRanks());
}
