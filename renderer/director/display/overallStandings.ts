import type { OverallRankingView, OverallView } from '../../../main/club/model/overall.ts';
import type { FieldStandingsView, RankingRowView, StandingsView } from '../../../main/club/model/standings.ts';
import { isMean } from '../../../src/scoring/stages/carry.ts';

/** The standings of a session with the places and figures that it has together with the sessions before. */
export function overallStandings(
  standings: StandingsView,
  overall: Pick<OverallView, 'unit' | 'way' | 'rankings'>,
): StandingsView {
  const { teams: _teams, ...own } = standings;
  return { ...own, fields: standings.fields.map((field) => overallField(field, overall)) };
}

function overallField(
  field: FieldStandingsView,
  overall: Pick<OverallView, 'unit' | 'way' | 'rankings'>,
): FieldStandingsView {
  const { matches: _matches, ...own } = field;
  return {
    ...own,
    unit: overall.unit === 'imps' ? 'imps' : 'matchpoints',
    rankedBy: isMean(overall.way) ? 'average' : 'total',
    rankings: field.rankings.map((ranking) => {
      const { line } = ranking;
      const together = overall.rankings.find((one) => one.line === line && isOfField(one, field));
      const rows = new Map(ranking.rows.map((row) => [row.entry, row]));
      return {
        ...ranking,
        rows: (together?.rows ?? []).flatMap(({ entry, place, tied, figure }): RankingRowView[] => {
          const row = rows.get(entry);
          // A figure that was won before counts before the first board of this session.
          return row
            ? [{ ...row, place, tied, ranked: figure, boards: figure === null ? 0 : Math.max(1, row.boards) }]
            : [];
        }),
      };
    }),
  };
}

function isOfField({ sections }: OverallRankingView, field: FieldStandingsView): boolean {
  return String(sections) === String(field.sections);
}
