import type { TeamNames } from '../../../../main/club/players/teams.ts';
import { teamNamesWords } from '../../../../src/language/screens/teams/names.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Names.module.css';
import { PasteList, type PastedList } from '../paste/PasteList.tsx';
import { planTeamPaste, unreadTeamLines } from './pastedTeams.ts';
import type { NamedTeam } from '../../session/naming/teamNames.ts';

/** Pastes a list of teams. It shows who would play where before the list is accepted. */
export function TeamPastePanel({
  teams,
  onTake,
  ...list
}: PastedList & {
  readonly teams: readonly NamedTeam[];
  /** With the lines that named no team. */
  readonly onTake: (named: readonly TeamNames[], unread: string) => void;
}) {
  const words = useWords(teamNamesWords);
  const plan = planTeamPaste(list.text, teams);
  const { named } = plan;
  return (
    <PasteList
      {...list}
      help={words.pasteHelp}
      label={words.pasteField}
      problems={[
        ...(plan.isTooLong ? [{ line: 0, sentence: words.pasteTooLong }] : []),
        ...plan.noSuchTeam.map(({ line, number }) => ({ line, sentence: words.pasteNoSuchTeam(line, number ?? 0) })),
        ...plan.twice.map(({ line, number }) => ({ line, sentence: words.pasteTwice(line, number ?? 0) })),
        ...plan.tooMany.map(({ line, name }) => ({ line, sentence: words.pasteTooMany(line, name) })),
      ]}
      take={named.length === 0 ? null : words.pasteTake(named.length)}
      onTake={() =>
        onTake(
          named.map(({ label: _label, ...team }) => team),
          unreadTeamLines(list.text, plan),
        )
      }
      takenText={words.taken(list.taken)}
      previewTitle={words.pastePreview}
    >
      {named.map(({ entry, label, name, club, players }) => (
        <li key={entry}>
          <span>{label}</span>
          <span className={classes['previewTeam']}>
            <strong>{name}</strong> {club && `[${club}] `}
            {players.join(', ')}
          </span>
        </li>
      ))}
    </PasteList>
  );
}
