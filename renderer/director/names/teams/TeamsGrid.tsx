import type { Ref } from 'react';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import type { TeamNames } from '../../../../main/club/players/teams.ts';
import { sideNamesShort } from '../../../../src/language/game/seats.ts';
import { teamNamesWords } from '../../../../src/language/screens/teams/names.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { NameField } from '../NameField.tsx';
import classes from '../Names.module.css';
import { withPlayer, type NamedTeam } from '../../session/naming/teamNames.ts';

interface FieldActions {
  readonly onChange: (team: TeamNames) => void;
  /** Moves the focus by a number of fields. */
  readonly onStep: (fields: number) => void;
  readonly onArrow: (step: 1 | -1) => void;
  readonly onPasteLines: (text: string) => void;
}

/** The pairs that every team has. */
const USUAL_PAIRS = 2;

/** The teams in two columns: the name, then a line for each pair. */
export function TeamsGrid({
  ref,
  teams,
  furtherOf,
  hasClubs,
  ...actions
}: {
  readonly ref: Ref<HTMLDivElement>;
  readonly teams: readonly NamedTeam[];
  /** The team with a line more for further players. */
  readonly furtherOf: number | null;
  /** Whether every team has a field for its club. */
  readonly hasClubs: boolean;
} & FieldActions) {
  const words = useWords(teamNamesWords);
  const half = Math.ceil(teams.length / 2);
  const columns = [teams.slice(0, half), teams.slice(half)].filter((column) => column.length > 0);
  return (
    <div ref={ref} className={classes['columns']}>
      {columns.map((column) => (
        <section key={column[0]?.entry} aria-label={words.teams(column[0]?.number ?? 0, column.at(-1)?.number ?? 0)}>
          {column.map((team) => (
            <Team key={team.entry} team={team} hasMore={team.entry === furtherOf} hasClubs={hasClubs} {...actions} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Team({
  team,
  hasMore,
  hasClubs,
  onChange,
  ...actions
}: { readonly team: NamedTeam; readonly hasMore: boolean; readonly hasClubs: boolean } & FieldActions) {
  const language = useLanguage();
  const words = useWords(teamNamesWords);
  const { entry, number, label, name, club, players, seats } = team;
  const pairName = (pair: number) => {
    const seat = seats?.[pair - 1];
    if (!seat) return words.pairs[pair - 1] ?? words.further;
    return seat.line === null ? seat.label : `${sideNamesShort[language][seat.line]} ${seat.label}`;
  };
  const filled = Math.max(USUAL_PAIRS, Math.ceil(players.length / 2));
  const pairs = hasMore ? Math.max(filled, USUAL_PAIRS + 1, Math.floor(players.length / 2) + 1) : filled;
  const player = (place: number) => (
    <NameField
      key={place}
      label={words.player(label, place)}
      name={players[place - 1] ?? ''}
      onChange={(typed, _, picked) =>
        onChange({
          ...withPlayer(team, place - 1, typed),
          ...(picked !== null && {
            picked: Array.from({ length: place }, (_, at) => (at === place - 1 ? picked : null)),
          }),
        })
      }
      {...actions}
    />
  );
  return (
    <div role="group" aria-label={words.team(label)} className={classes['team']} data-entry={entry}>
      <div className={classes['teamName']} data-line data-clubs={hasClubs || undefined}>
        <span className={classes['number']}>{number}</span>
        <span>{words.nameHead}</span>
        <NameField
          label={words.nameOf(label)}
          name={name}
          isPlayer={false}
          onChange={(typed) => onChange({ ...team, name: typed })}
          {...actions}
        />
        {hasClubs && (
          <>
            <span>{words.clubHead}</span>
            <NameField
              label={words.clubOf(label)}
              name={club}
              isPlayer={false}
              onChange={(typed) => onChange({ ...team, club: typed })}
              {...actions}
            />
          </>
        )}
      </div>
      {numbersTo(pairs).map((pair) => (
        <div key={pair} className={classes['teamPair']} data-line>
          <span>{pairName(pair)}</span>
          {player(2 * pair - 1)}
          {player(2 * pair)}
        </div>
      ))}
    </div>
  );
}
