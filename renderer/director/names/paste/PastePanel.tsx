import type { EntryView } from '../../../../main/club/model/session.ts';
import { namesWords } from '../../../../src/language/screens/names.ts';
import { useRanks, useWords } from '../../../shared/language.tsx';
import type { NamedEntry } from '../../api/requests/names.ts';
import { planPaste, unreadLines } from './pasted.ts';
import { PasteList, type PastedList } from './PasteList.tsx';

/** Pastes a list of pairs. It shows who would get which names before they are accepted. */
export function PastePanel({
  entries,
  onTake,
  ...list
}: PastedList & {
  readonly entries: readonly EntryView[];
  /** With the lines that gave no names. */
  readonly onTake: (named: readonly NamedEntry[], unread: string) => void;
}) {
  const words = useWords(namesWords);
  const plan = planPaste(list.text, entries, useRanks() === 'player' ? 1 : 2);
  const { named } = plan;
  return (
    <PasteList
      {...list}
      help={words.pasteHelp(entries.some(({ line }) => line !== null))}
      label={words.pasteField}
      problems={[
        ...plan.problems.map((problem) => ({ line: problem.line, sentence: words.pasteProblem(problem) })),
        ...plan.noSuchPair.map(({ line, pair }) => ({ line, sentence: words.pasteNoSuchPair(line, pair) })),
        ...plan.whichSection.map(({ line, pairs }) => ({ line, sentence: words.pasteWhichSection(line, pairs) })),
        ...plan.tooMany.map(({ line, text }) => ({ line, sentence: words.pasteTooMany(line, text) })),
      ]}
      take={named.length === 0 ? null : words.pasteTake(named.length)}
      onTake={() =>
        onTake(
          named.map(({ entry, players }) => ({ entry, players })),
          unreadLines(list.text, plan),
        )
      }
      takenText={words.pastedPairs(list.taken)}
      previewTitle={words.pastePreview}
    >
      {named.map(({ entry, label, players }) => (
        <li key={entry}>
          <span>{label}</span>
          {players.filter(Boolean).join(' / ')}
        </li>
      ))}
    </PasteList>
  );
}
