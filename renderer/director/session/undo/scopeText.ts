import type { SessionView } from '../../../../main/club/model/session.ts';
import type { Slot } from '../../../../src/session/slot.ts';
import type { ChangeScope } from '../../../../main/club/model/undo.ts';
import type { Language } from '../../../../src/language.ts';
import { undoWords } from '../../../../src/language/screens/undo.ts';
import { boardOnCase } from '../boardOnCase.ts';
import { tableName } from '../tableName.ts';
import { wordsFor } from '../../../../src/language/typography.ts';

/** What a change was about, in a few words. */
export function scopeText(session: SessionView, scope: ChangeScope, language: Language): string {
  const isOfTeams = 'entries' in scope && session.teams.some(({ id }) => scope.entries.includes(id));
  const words = wordsFor(undoWords, language, isOfTeams ? 'team' : session.ranks);
  switch (scope.subject) {
    case 'result':
      return linesText(session, scope.slots, language);
    case 'review':
      return words.right(linesText(session, scope.slots, language));
    case 'penalty':
      return words.penalty(labelsOf(session, scope.entries));
    case 'names':
      return ofPairs(session, scope.entries, words.names, words.manyNames);
    case 'terms':
      return scope.entries.length === 0 ? words.unit : ofPairs(session, scope.entries, words.terms, words.manyTerms);
    case 'match':
      return words.match(scope.matches.length);
    case 'datum':
      return scope.boards.map(words.datum).join(', ');
    case 'deals':
      return words.deals(scope.boards.length);
    case 'session':
      return words.inSession(scope.ordinal);
    case 'publication':
      return words.publication[scope.act];
    case 'scoring':
    case 'schedule':
    case 'draw':
    case 'stage':
    case 'clubs':
    case 'details':
      return words[scope.subject];
  }
}

function linesText(session: SessionView, slots: readonly Slot[], language: Language): string {
  const words = undoWords[language];
  const [first, ...others] = slots;
  if (!first) return words.lines(0);
  const { slotBoard } = first;
  const shown = boardOnCase(session.sections, slotBoard);
  if (others.length === 0) return words.line(shown, tableName(session, first));
  const isOneBoard = others.every((slot) => slot.slotBoard === slotBoard);
  return isOneBoard ? words.boardAt(shown, slots.length) : words.lines(slots.length);
}

function ofPairs(
  session: SessionView,
  entries: readonly number[],
  one: (pair: string) => string,
  many: (pairs: number) => string,
): string {
  return entries.length === 1 ? one(labelsOf(session, entries)) : many(entries.length);
}

function labelsOf({ sections, teams }: SessionView, entries: readonly number[]): string {
  const all = [...sections.flatMap((section) => section.entries), ...teams];
  return entries.flatMap((entry) => all.find(({ id }) => id === entry)?.label ?? []).join(', ');
}
