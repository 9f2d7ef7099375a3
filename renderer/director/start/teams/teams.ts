import { teamChoiceSentence, teamMovementName } from '../../../../src/language/movement/teams.ts';
import { comparisonWords } from '../../../../src/language/screens/comparison.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import type { Language } from '../../../../src/language.ts';
import { teamShortlist, type TeamChoice, type TeamWishes } from '../../../../src/movement/teams/choices.ts';
import { usualMatchScoring } from '../../../../src/movement/teams/usual-scoring.ts';
import { comparedFigures } from '../comparedFigures.ts';
import { rangeText } from '../rangeText.ts';
import { api } from '../../api/client.ts';
import type { StartPlan } from '../form/draft.ts';
import type { Figure, Play } from '../play.ts';
import { readTeams } from './readTeams.ts';
import { TeamsDrawing } from './TeamsDrawing.tsx';

/** Teams: by their number. A match of two, a round robin, or several matches in one session. */
export const TEAMS: Play<TeamChoice> = {
  played: 'teams',
  readNumber: readTeams,
  sectionsFrom: Infinity,
  boards: { from: 20, to: 32 },
  hasOwn: false,
  query: (plan) => {
    const wishes = wishesOf(plan);
    return { queryKey: ['team movements', wishes], queryFn: () => api.teamMovements(wishes) };
  },
  shortlist: teamShortlist,
  specs: ({ spec }) => [spec],
  name: ({ spec }, language) => teamMovementName(spec, language),
  sentence: teamChoiceSentence,
  figures,
  compared: (choice, language) => comparedFigures(choice, figures(choice, language), language),
  usualMatches: ({ spec }, regulation) => usualMatchScoring(spec, regulation),
  Drawing: TeamsDrawing,
};

function wishesOf({ number: teams, matches, name: _name, date: _date, sections: _sections, ...times }: StartPlan) {
  const { legs, segments, supply, boardsPerMatch } = matches;
  return {
    teams,
    ...times,
    legs: teams > 2 ? legs : 1,
    ...(segments !== null && { segments }),
    ...(supply !== null && { supply }),
    ...(boardsPerMatch !== null && { boardsPerMatch }),
  } satisfies TeamWishes;
}

function figures({ matches, boardsPerMatch, quality, copies }: TeamChoice, language: Language): readonly Figure[] {
  const words = startWords[language];
  const { opponents, sharing, byes } = quality;
  return [
    { head: words.matches, value: `${matches} × ${boardsPerMatch}` },
    { head: comparisonWords[language].opponents, value: `${rangeText(opponents)}/${opponents.possible}` },
    {
      head: words.sharing,
      value: sharing.rounds === 0 ? words.none : words.sharedRounds(sharing.rounds),
      none: sharing.rounds === 0,
    },
    { head: words.copies, value: String(copies), none: copies === 1 },
    { head: words.byes, value: byes.most === 0 ? words.none : rangeText(byes), none: byes.most === 0 },
  ];
}
