import type { Language } from '../../../src/language.ts';
import { formatPlace } from '../../../src/language/ranking/place.ts';
import { scoreCommandWords } from '../../../src/language/commands/score.ts';
import { addedUpWords } from '../../../src/language/screens/teams/added-up.ts';
import { divide, exact, toNumber } from '../../../src/scoring/numbers/exact.ts';
import { rankTeamsOfPairs } from '../../../src/scoring/teams/ranked-pairs-of-teams.ts';
import type { PairsOfTeamStanding } from '../../../src/scoring/teams/pairs-of-teams.ts';
import { textTable, type TextColumn } from '../command/text-table.ts';
import type { MethodColumns } from './columns.ts';
import { entryName } from './names.ts';
import type { PrintedSession } from './session.ts';

/** A team of the file of entries, with its row. */
interface RankedTeam {
  readonly team: string;
  readonly row: PairsOfTeamStanding;
}

/** The teams of the file of entries by the sum of their pairs; none where it names no team. */
function rankedTeams({ details, session, afterRound }: PrintedSession): readonly RankedTeam[] {
  const names = [...new Set(details.teamOf.values())];
  if (names.length === 0) return [];
  const pairsOf = new Map(
    names.map((name, team) => [team, [...details.teamOf].flatMap(([entry, of]) => (of === name ? [entry] : []))]),
  );
  const { rows } = rankTeamsOfPairs([session], { pairsOf }, ...(afterRound === null ? [] : [afterRound]));
  return rows.map((row) => ({ team: names[row.entry] ?? '', row }));
}

/** The ranking of teams as JSON; nothing where the file of entries names no team. */
export function teamsJson(printed: PrintedSession): object {
  const teams = rankedTeams(printed).map(({ team, row: { place, tied, total, available, boards, pairs } }) => ({
    team,
    place,
    tied,
    total: toNumber(total),
    percentage:
      available === 0 ? null : toNumber(divide({ ...total, numerator: total.numerator * 100n }, exact(available))),
    boards,
    pairs: pairs.map((pair) => ({ entry: printed.file.entries[pair.entry]?.name, total: toNumber(pair.total) })),
  }));
  return teams.length === 0 ? {} : { teams };
}

/** The ranking of teams as a table, with the pairs of each. */
export function teamsBlocks(
  printed: PrintedSession,
  figures: MethodColumns['ranking'],
  language: Language,
): readonly string[] {
  const teams = rankedTeams(printed);
  if (teams.length === 0) return [];
  const words = scoreCommandWords[language];
  const own = addedUpWords[language];
  const columns: TextColumn[] = [
    { head: words.place, align: 'right' },
    { head: own.team, align: 'left' },
    { head: own.whoOf.pairs, align: 'left' },
    ...figures.map(({ head }): TextColumn => ({ head, align: 'right' })),
  ];
  const lines = teams.map(({ team, row }) => {
    const { place, tied, total, available, pairs } = row;
    const percentage = available === 0 ? null : divide(total, exact(available));
    return [
      place === null ? '\u2013' : formatPlace(place, tied),
      team,
      pairs.map(({ entry }) => entryName(printed.file, entry)).join(' + '),
      ...figures.map(({ cell }) => cell({ ...row, points: total, percentage })),
    ];
  });
  return [`${own.views}\n${textTable(columns, lines)}`];
}
