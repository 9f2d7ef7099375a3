import type { EntryView } from '../../../../main/club/model/session.ts';
import { qualifyingWords } from '../../../../src/language/screens/events/qualifying.ts';
import { joints } from '../../../../src/language/sentences.ts';
import type { Language } from '../../../../src/language.ts';
import { pairName } from '../pairName.ts';
import { teamNameText } from '../teams/teamName.ts';

/** Who somebody is among those who qualify: the number in the session before and the names. */
export function qualifierName(entry: EntryView, language: Language): string {
  if (entry.team) return teamNameText(entry, language);
  const names = pairName(entry);
  return names === '' ? entry.label : `${entry.label} ${names}`;
}

/** Who qualifies now and who doesn't any more: 5 Ann Alder / Ben Birch qualifies; 2 no longer qualifies. */
export function qualifyingText(
  { gains, loses }: { readonly gains: readonly EntryView[]; readonly loses: readonly EntryView[] },
  language: Language,
): string {
  const words = qualifyingWords[language];
  const names = (entries: readonly EntryView[]) => entries.map((entry) => qualifierName(entry, language));
  const parts = [
    ...(gains.length > 0 ? [words.gains(names(gains))] : []),
    ...(loses.length > 0 ? [words.loses(names(loses))] : []),
  ];
  return `${parts.join(joints[language].semicolon)}.`;
}
