import { sideNamesShort } from '../../game/seats.ts';
import { dictionary } from '../../typography.ts';

/** The ranking of teams whose pairs are added up. */
const en = {
  who: 'Ranking of',
  whoOf: { teams: 'Teams', pairs: 'Pairs' },
  views: 'Ranking of teams',
  view: { table: 'Table', rounds: 'After a round' },
  team: 'Team',
  teams: (teams: number) => `${teams} ${teams === 1 ? 'team' : 'teams'}, by the sum of their two pairs`,
  pair: sideNamesShort.en,
  pairLong: { NS: 'the team’s North-South pair', EW: 'the team’s East-West pair' },
  pairsOf: 'What the pairs gave',
  noBoards: 'no board yet',
  keyTeam: 'team',
  keyPairs: 'ranking of pairs',
  keyTeams: 'ranking of teams',
};

type Words = typeof en;

const fr: Words = {
  who: 'Classement des',
  whoOf: { teams: 'Équipes', pairs: 'Paires' },
  views: 'Classement des équipes',
  view: { table: 'Tableau', rounds: 'Après un tour' },
  team: 'Équipe',
  teams: (teams) => `${teams} ${teams < 2 ? 'équipe' : 'équipes'}, à la somme de leurs deux paires`,
  pair: sideNamesShort.fr,
  pairLong: { NS: 'la paire Nord-Sud de l’équipe', EW: 'la paire Est-Ouest de l’équipe' },
  pairsOf: 'Ce que les paires ont donné',
  noBoards: 'aucun étui',
  keyTeam: 'équipe',
  keyPairs: 'classement des paires',
  keyTeams: 'classement des équipes',
};

/** The words of the ranking of teams whose pairs are added up. */
export const addedUpWords = dictionary<Words>({ en, fr });
