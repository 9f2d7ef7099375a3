import { teamChoiceSentence, teamMovementName } from '../../../../src/language/movement/teams.ts';
import { addedUpName, addedUpSentence } from '../../../../src/language/movement/added-up.ts';
import { comparisonWords } from '../../../../src/language/screens/comparison.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import type { Language } from '../../../../src/language.ts';
import { teamShortlist, type TeamWishes } from '../../../../src/movement/teams/choices.ts';
import { continuedPoule } from '../../../../src/movement/teams/continued-poule.ts';
import { addedUpShortlist, isAddedUp, type AddedUpWishes } from '../../../../src/movement/teams/added-up/choices.ts';
import { MOST_TEAMS } from '../../../../src/movement/teams/families/family.ts';
import { usualMatchScoring } from '../../../../src/movement/teams/usual-scoring.ts';
import { comparedFigures } from '../comparedFigures.ts';
import { rangeText } from '../rangeText.ts';
import { api } from '../../api/client.ts';
import type { StartPlan } from '../form/draft.ts';
import type { Figure, Play } from '../play.ts';
import { asWishedKnockout } from './knockoutPlan.ts';
import { MatchWishes } from './MatchWishes.tsx';
import { readTeams } from './readTeams.ts';
import { isOfMatches, type TeamsChoice } from './teamsChoice.ts';
import { TeamsDrawing } from './TeamsDrawing.tsx';

/** Teams: by their number. A match of two, a round robin, several matches in one session, or pairs added up. */
export const TEAMS: Play<TeamsChoice> = {
  played: 'teams',
  readNumber: readTeams,
  sectionsFrom: 12,
  boards: { from: 20, to: 32 },
  hasOwn: false,
  query: (plan) => {
    const [matches, pairs] = [wishesOf(plan), addedUpWishesOf(plan)];
    const { swiss, knockout, continues } = plan.matches;
    return {
      queryKey: ['team movements', matches, pairs, swiss, knockout, continues],
      queryFn: async () => {
        const found = await Promise.all([matches && api.teamMovements(matches), pairs && api.addedUpMovements(pairs)]);
        const listed = found
          .flatMap((choices): readonly TeamsChoice[] => choices ?? [])
          .map((choice) => asWished(choice, plan.matches));
        const isContinued = continues && matches && !swiss && !knockout;
        return isContinued ? [...continuedPoule(continues, matches), ...listed] : listed;
      },
    };
  },
  shortlist: (choices) => {
    const matches = choices.filter(isOfMatches);
    return [...teamShortlist(matches), ...addedUpShortlist(choices.filter(isAddedUp), matches.length === 0)];
  },
  specs: (choice) => (isAddedUp(choice) ? [choice.spec, ...choice.further] : [choice.spec]),
  name: (choice, language) =>
    isAddedUp(choice) ? addedUpName(choice, language) : teamMovementName(choice.spec, language),
  sentence: (choice, language) =>
    isAddedUp(choice) ? addedUpSentence(choice, language) : teamChoiceSentence(choice, language),
  figures,
  compared: (choice, language) => comparedFigures(choice, figures(choice, language), language),
  usualMatches: (choice, regulation) => (isAddedUp(choice) ? null : usualMatchScoring(choice.spec, regulation)),
  addsUp: isAddedUp,
  Drawing: TeamsDrawing,
  Wishes: MatchWishes,
};

/** A Swiss or a knockout that is drawn and seated as the director wants. */
function asWished(choice: TeamsChoice, { swiss, knockout }: StartPlan['matches']): TeamsChoice {
  if (isAddedUp(choice)) return choice;
  const { spec } = choice;
  if (spec.kind === 'knockout' && knockout) return { ...choice, spec: asWishedKnockout(spec, knockout) };
  if (spec.kind !== 'swiss' || !swiss) return choice;
  const { draw, first, seats } = swiss;
  return { ...choice, spec: { ...spec, draw, first, seats } };
}

/** Null where something is wanted of matches, which pairs don't play. */
function addedUpWishesOf({ number: teams, matches, name: _name, date: _date, ...times }: StartPlan) {
  const { legs, segments, supply, boardsPerMatch, swiss, knockout } = matches;
  const isDrawn = swiss !== null || knockout !== null;
  const wantsMatches = legs === 2 || segments !== null || supply !== null || boardsPerMatch !== null || isDrawn;
  return wantsMatches || teams > MOST_TEAMS ? null : ({ teams, ...times } satisfies AddedUpWishes);
}

/** Null with several sections, in which only pairs play. */
function wishesOf({ number: teams, matches, name: _name, date: _date, sections, ...times }: StartPlan) {
  if (sections > 1) return null;
  const { legs, segments, supply, boardsPerMatch, swiss, knockout } = matches;
  if (swiss) {
    return {
      teams,
      ...times,
      kind: 'swiss',
      ...(swiss.rounds !== null && { rounds: swiss.rounds }),
      ...(supply !== null && { supply }),
      ...(boardsPerMatch !== null && { boardsPerMatch }),
    } satisfies TeamWishes;
  }
  return {
    teams,
    ...times,
    ...(knockout ? { kind: 'knockout' as const } : {}),
    legs: teams > 2 && !knockout ? legs : 1,
    ...(segments !== null && { segments }),
    ...(supply !== null && { supply }),
    ...(boardsPerMatch !== null && { boardsPerMatch }),
  } satisfies TeamWishes;
}

function figures(choice: TeamsChoice, language: Language): readonly Figure[] {
  const words = startWords[language];
  const { quality, copies } = choice;
  const { opponents, sharing } = quality;
  const byes = isAddedUp(choice) ? choice.quality.sitOuts : choice.quality.byes;
  const matches = isAddedUp(choice) ? words.none : `${choice.matches} × ${choice.boardsPerMatch}`;
  return [
    { head: words.matches, value: matches, none: isAddedUp(choice) },
    { head: comparisonWords[language].opponents, value: `${rangeText(opponents)}/${opponents.possible}` },
    {
      head: words.sharing,
      value: sharing.rounds === 0 ? words.none : words.sharedRounds(sharing.rounds),
      none: sharing.rounds === 0,
    },
    { head: words.copies, value: String(copies), none: copies === 1 },
    { head: words.byes, value: byes.most === 0 ? words.noByes : rangeText(byes), none: byes.most === 0 },
  ];
}
