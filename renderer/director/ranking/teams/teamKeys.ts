import { useLocation } from 'wouter';
import { paletteWords } from '../../../../src/language/screens/palette.ts';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { scoringScreenWords } from '../../../../src/language/screens/scoring.ts';
import { teamRankingWords } from '../../../../src/language/screens/teams/ranking.ts';
import { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import { useWords } from '../../../shared/language.tsx';
import { MOD, type Shortcuts } from '../../../shared/shortcuts.ts';
import { focusMarked } from '../../session/focus.ts';
import { roundPath } from '../../session/paperPath.ts';
import { matchPath } from '../../session/teams/matchPath.ts';
import type { KeyHelp } from '../../shell/keyHelp.ts';
import type { PairFormName } from '../pair/useChosenPairCard.ts';
import { countChanges } from '../published/ChangesSincePublished.tsx';
import { TEAM_VIEWS, type TeamViewName } from './teamViews.ts';
import type { TeamRankingState } from './useTeamRanking.ts';

export interface TeamRankingActions {
  readonly moveTeam: (step: 1 | -1) => void;
  /** Chooses the match before or after; in the ranking after a round, the round. */
  readonly moveAcross: (step: 1 | -1) => void;
  readonly show: (view: TeamViewName) => void;
  readonly openMatch: () => void;
  readonly openForm: (form: PairFormName) => void;
  readonly close: () => void;
  readonly print: () => void;
}

/** What the keys of the ranking of teams do. */
export function useTeamActions(ranking: TeamRankingState): TeamRankingActions {
  const { session, view, setView, choice, after, meetings, meeting, chooseMeeting } = ranking;
  const [, go] = useLocation();
  return {
    moveTeam: (step) => {
      const entry = choice.movePair(step);
      chooseMeeting(null);
      if (entry !== undefined) focusMarked('entry', entry);
    },
    moveAcross: (step) => {
      if (view === 'rounds') return after.goTo(after.round + step);
      const played = meetings.filter(({ opponent }) => opponent !== null);
      const at = played.findIndex(({ match }) => match.id === meeting?.match.id);
      const next = played[Math.max(0, Math.min(played.length - 1, at + step))];
      if (next) chooseMeeting(next.match.id);
    },
    show: setView,
    openMatch: () => {
      if (meeting && meeting.opponent !== null) go(matchPath(session.id, meeting.match.id));
    },
    openForm: (form) => {
      if (!ranking.chosen) choice.movePair(1);
      if (view === 'changed') setView('table');
      ranking.openForm(form);
    },
    close: () => {
      if (ranking.form) ranking.openForm(null);
      else if (view !== 'table') setView('table');
      else choice.close();
    },
    print: () => go(view === 'rounds' ? roundPath(session.id, after.round) : `/sessions/${session.id}/paper`),
  };
}

/** The keys of the ranking of teams; none while there is no result. */
export function useTeamKeys(
  ranking: TeamRankingState,
  actions: TeamRankingActions,
  sharedKeys: readonly KeyHelp[],
): { readonly keys: readonly KeyHelp[]; readonly panelKeys: readonly KeyHelp[]; readonly shortcuts: Shortcuts } {
  const words = useWords(rankingWords);
  const own = useWords(teamRankingWords);
  const { penalties } = useWords(scoringScreenWords);
  const { key: keyStanding } = useWords(withdrawalWords);
  const palette = useWords(paletteWords);
  const { keyEnd, keyPublish, changed } = useWords(publicationWords);
  if (ranking.isEmpty) return { keys: [], panelKeys: [], shortcuts: {} };
  const { publication, view } = ranking;
  const { report, published } = publication;
  const views: readonly { readonly name: TeamViewName; readonly does: string }[] = [
    ...TEAM_VIEWS.map((name) => ({ name, does: palette.view(own.view[name]) })),
    ...(published && report ? [{ name: 'changed' as const, does: changed(countChanges(report)) }] : []),
  ];
  const across = view === 'rounds' ? words.keyAfterRound : own.keyMatch;
  return {
    keys: [
      { keys: ['↑', '↓'], does: own.keyTeam },
      { keys: ['←', '→'], does: across },
      { keys: [words.enterKey], does: own.keyOpen, onPress: actions.openMatch },
      { keys: [words.escapeKey], does: words.keyClose, onPress: actions.close },
      { keys: ['B'], does: penalties.key, onPress: () => actions.openForm('penalty') },
      { keys: ['W'], does: keyStanding, onPress: () => actions.openForm('standing') },
      ...sharedKeys,
      { keys: ['P'], does: publication.isToEnd ? keyEnd : keyPublish, onPress: publication.publishOrEnd },
      { keys: [MOD, 'P'], does: words.keyPrint, onPress: actions.print },
    ],
    panelKeys: views.map(({ name, does }, at) => ({ keys: [String(at + 1)], does, onPress: () => actions.show(name) })),
    shortcuts: {
      arrowup: () => actions.moveTeam(-1),
      arrowdown: () => actions.moveTeam(1),
      arrowleft: () => actions.moveAcross(-1),
      arrowright: () => actions.moveAcross(1),
      enter: actions.openMatch,
      escape: actions.close,
      b: () => actions.openForm('penalty'),
      w: () => actions.openForm('standing'),
      p: publication.publishOrEnd,
      'mod+p': actions.print,
      ...Object.fromEntries(views.map(({ name }, at) => [String(at + 1), () => actions.show(name)])),
    },
  };
}
