import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from '../../src/language.ts';

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

/** The words of one subject in the language of the screen: `const words = useWords(entryWords)`. */
export function useWords<Words>(dictionary: Readonly<Record<Language, Words>>): Words {
  return dictionary[useLanguage()];
}
