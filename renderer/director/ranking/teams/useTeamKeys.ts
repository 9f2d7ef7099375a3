import { useLocation } from 'wouter';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { scoringScreenWords } from '../../../../src/language/screens/scoring.ts';
import { teamRankingWords } from '../../../../src/language/screens/teams/ranking.ts';
import { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import { useWords } from '../../../shared/language.tsx';
import { MOD } from '../../../shared/shortcuts.ts';
import { matchPath } from '../../session/teams/matchPath.ts';
import type { KeyHelp } from '../../shell/keyHelp.ts';
import { NO_KEYS, viewKeys, viewShortcuts, type RankingScreenKeys, type RankingViews } from '../useRankingViews.ts';
import { useRankedTeamActions, type RankedTeamActions } from './useRankedTeamActions.ts';
import type { TeamViewName } from './teamViews.ts';
import type { TeamRankingState } from './useTeamRanking.ts';

export interface TeamRankingActions extends RankedTeamActions<TeamViewName> {
  /** Chooses the match before or after; in the ranking after a round, the round. */
  readonly moveAcross: (step: 1 | -1) => void;
  readonly openMatch: () => void;
}

/** What the keys of the ranking of teams do. */
export function useTeamActions(ranking: TeamRankingState): TeamRankingActions {
  const { session, view, after, meetings, meeting, chooseMeeting } = ranking;
  const [, go] = useLocation();
  const ranked = useRankedTeamActions<TeamViewName>(ranking);
  return {
    ...ranked,
    moveTeam: (step) => {
      chooseMeeting(null);
      ranked.moveTeam(step);
    },
    moveAcross: (step) => {
      if (view === 'rounds') return after.goTo(after.round + step);
      const played = meetings.filter(({ opponent }) => opponent !== null);
      const at = played.findIndex(({ match }) => match.id === meeting?.match.id);
      const next = played[Math.max(0, Math.min(played.length - 1, at + step))];
      if (next) chooseMeeting(next.match.id);
    },
    openMatch: () => {
      if (meeting && meeting.opponent !== null) go(matchPath(session.id, meeting.match.id));
    },
  };
}

/** The keys of the ranking of teams; none while there is no result. */
export function useTeamKeys(
  ranking: TeamRankingState,
  actions: TeamRankingActions,
  { views, keyPublication }: RankingViews<TeamViewName>,
  sharedKeys: readonly KeyHelp[],
): RankingScreenKeys {
  const words = useWords(rankingWords);
  const own = useWords(teamRankingWords);
  const { penalties } = useWords(scoringScreenWords);
  const { key: keyStanding } = useWords(withdrawalWords);
  if (ranking.isEmpty) return NO_KEYS;
  const { publication, view } = ranking;
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
      { keys: ['P'], does: keyPublication, onPress: publication.publishOrEnd },
      { keys: [MOD, 'P'], does: words.keyPrint, onPress: actions.print },
    ],
    panelKeys: viewKeys(views, actions.show),
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
      ...viewShortcuts(views, actions.show),
    },
  };
}
