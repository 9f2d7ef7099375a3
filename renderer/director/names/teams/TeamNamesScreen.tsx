import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { TeamNames } from '../../../../main/club/players/teams.ts';
import { namesWords } from '../../../../src/language/screens/names.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { teamNamesWords } from '../../../../src/language/screens/teams/names.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';
import { MOD } from '../../../shared/shortcuts.ts';
import { useSessionFrame } from '../../session/useSessionFrame.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { focusFirstEmpty, stepFrom, stepLine } from '../fields.ts';
import classes from '../Names.module.css';
import { ClubMates } from './ClubMates.tsx';
import { planClubMates } from './planClubMates.ts';
import { namedTeams, playersTwice } from '../../session/naming/teamNames.ts';
import { TeamPastePanel } from './TeamPastePanel.tsx';
import { TeamsGrid } from './TeamsGrid.tsx';
import { useTeamNames } from './useTeamNames.ts';

/** The players of a team that begins with two pairs. */
const USUAL_PLAYERS = 4;

/** The teams: a name each, two pairs, and whoever else plays for it. Each field is saved when it is left. */
export function TeamNamesScreen(props: {
  readonly session: SessionView;
  /** What stands above the teams. */
  readonly head?: ReactNode;
}) {
  const words = useWords(teamNamesWords);
  const usual = useWords(namesWords);
  const { caps } = useWords(shellWords);
  const frame = useSessionFrame(props.session);
  const [, go] = useLocation();
  const grid = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLTextAreaElement>(null);
  const [pasted, setPasted] = useState('');
  /** The teams that the accepted list has replaced. */
  const [replaced, setReplaced] = useState<readonly TeamNames[]>([]);
  const [furtherOf, setFurtherOf] = useState<number | null>(null);
  const [areClubsOpen, setClubsOpen] = useState(false);
  const names = useTeamNames(props.session);
  const teams = namedTeams(names.session);
  const hasClubs = areClubsOpen || teams.some(({ club }) => club !== '');
  const known = teams.filter(({ name, players }) => name !== '' && players.filter(Boolean).length >= USUAL_PLAYERS);
  useEffect(() => focusFirstEmpty(grid.current), []);
  const clubMates = useMemo(
    () => planClubMates(props.session, namedTeams(names.session)),
    [props.session, names.session],
  );
  const toRoom = () => go(`/sessions/${props.session.id}/room`);
  const toList = () => list.current?.focus();
  const further = () => {
    const here = document.activeElement?.closest<HTMLElement>('[data-entry]');
    const team = Number(here?.dataset['entry'] ?? teams[0]?.entry ?? 0);
    flushSync(() => setFurtherOf(team));
    const fields = grid.current?.querySelectorAll<HTMLInputElement>(`[data-entry="${team}"] input`) ?? [];
    ([...fields].slice(1 + USUAL_PLAYERS).find(({ value }) => value === '') ?? null)?.focus();
  };
  const take = (taken: readonly TeamNames[], unread: string) => {
    const changed = new Set(taken.map(({ entry }) => entry));
    // The names are in the fields before the first one without a name is looked for.
    flushSync(() => {
      setReplaced(teams.filter(({ entry }) => changed.has(entry)).map(plainTeam));
      setPasted(unread);
      names.change(taken);
    });
    focusFirstEmpty(grid.current);
  };
  return (
    <Screen
      {...frame}
      keys={[
        { keys: [caps.enter], does: words.keyNext },
        { keys: ['↑', '↓'], does: words.keyLine },
        { keys: ['↓', caps.enter], does: usual.keyComplete },
        { keys: [MOD, 'B'], does: words.keyFurther, onPress: further },
        { keys: [MOD, 'L'], does: usual.keyPaste, onPress: toList },
        { keys: [caps.escape], does: usual.keyRoom, onPress: toRoom },
      ]}
      shortcuts={{ 'mod+b': further, 'mod+l': toList, escape: toRoom }}
      panel={
        <>
          {clubMates && <ClubMates session={props.session.id} plan={clubMates} />}
          <TeamPastePanel
            field={list}
            text={pasted}
            onText={setPasted}
            teams={teams}
            onTake={take}
            taken={replaced.length}
            onPutBack={() => {
              names.change(replaced);
              setReplaced([]);
            }}
            onLeave={() => focusFirstEmpty(grid.current)}
          />
        </>
      }
    >
      {props.head}
      <div role="status">
        <h1 className={classes['state']}>{words.title(known.length, teams.length)}</h1>
      </div>
      {names.failed && (
        <div className={classes['failed']} role="alert">
          {names.moved ? words.moved : words.notSaved}
          <Button onPress={names.retry}>{names.moved ? usual.saveMine : usual.tryAgain}</Button>
          {names.moved && <Button onPress={names.giveUp}>{usual.keepTheirs}</Button>}
        </div>
      )}
      <ul className={classes['problems']}>
        {playersTwice(teams, names.areTwo).map(({ name, teams: of }) => (
          <li key={name}>{words.twice(name, of)}</li>
        ))}
      </ul>
      <TeamsGrid
        ref={grid}
        teams={teams}
        furtherOf={furtherOf}
        hasClubs={hasClubs}
        onChange={(team) => names.change([{ ...plainTeam(team), ...(team.picked && { picked: team.picked }) }])}
        onStep={(fields) => stepFrom(grid.current, fields) || toRoom()}
        onArrow={(step) => stepLine(grid.current, step)}
        onPasteLines={(text) => {
          setPasted(text);
          toList();
        }}
      />
      {!hasClubs && <Button onPress={() => setClubsOpen(true)}>{words.clubs}</Button>}
    </Screen>
  );
}

function plainTeam({ entry, name, club, players }: TeamNames): TeamNames {
  return { entry, name, players, ...(club !== undefined && { club }) };
}
