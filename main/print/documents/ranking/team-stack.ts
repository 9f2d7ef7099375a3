import { sideNamesShort } from '../../../../src/language/game/seats.ts';
import { formatPercentage, formatSignedExact } from '../../../../src/language/numbers.ts';
import { separationText } from '../../../../src/language/ranking/separation.ts';
import { standingWords } from '../../../../src/language/ranking/standing.ts';
import { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import type { RankingRowView } from '../../../club/model/standings.ts';
import { exactFromText } from '../../figures.ts';
import { pointsUnit, type PrintJob } from '../../job.ts';
import { teamOf } from '../../matches.ts';
import { wrapList, wrapText } from '../../press/fit.ts';
import type { MeasureText } from '../../press/marks.ts';
import type { TextStack } from '../../press/table.ts';
import type { PrintedField } from '../../sections.ts';

const NAME = { size: 14 } as const;
const PLAYERS = { size: 12 } as const;

/** A team's name over its players; then that it withdrew, or what split it from others of its figure. */
export function teamStack(
  job: PrintJob,
  field: PrintedField,
  row: RankingRowView,
  width: number,
  measure: MeasureText,
): TextStack {
  const { name, players, notes } = rankedTeam(job, field, row);
  const style = { ...NAME, bold: row.place === 1 && row.figure !== null };
  return {
    lines: wrapText(name, width, style, measure),
    ...style,
    below: {
      lines: [
        ...wrapList(players, width, PLAYERS, measure),
        ...notes.flatMap((text) => wrapText(text, width, PLAYERS, measure)),
      ],
      ...PLAYERS,
    },
  };
}

/** A team in a ranking: its name, and that it withdrew; its players; what it has from its pairs, what split a tie. */
export function rankedTeam(
  job: PrintJob,
  field: PrintedField,
  row: RankingRowView,
): { readonly name: string; readonly players: readonly string[]; readonly notes: readonly string[] } {
  const { language } = job;
  const { name, players } = teamOf(field, row.entry, language);
  const withdrew = row.withdrawn ? ` – ${withdrawalWords[language].withdrew}` : '';
  const pairs = addedPairs(job, row.entry);
  const notes = [
    ...(pairs === '' ? [] : [pairs]),
    ...row.separations.map(({ code, figure }) =>
      separationText(
        { code, figure: figure === 'unlimited' ? figure : exactFromText(figure) },
        SEPARATION_PLACES,
        language,
      ),
    ),
    ...(row.lotToDraw ? [standingWords[language].lotToDraw] : []),
  ];
  return { name: name + withdrew, players, notes };
}

/** What the pairs of a team that are added up have: N-S 3 54.30 %, E-W 11 58.20 %; empty for other teams. */
function addedPairs({ session, standings, language }: PrintJob, entry: number): string {
  const { pairs = [] } = session.teams.find(({ id }) => id === entry) ?? {};
  const rows = new Map(
    standings.fields.flatMap(({ rankings }) => rankings).flatMap(({ rows }) => rows.map((row) => [row.entry, row])),
  );
  const entries = new Map(session.sections.flatMap((section) => section.entries.map((pair) => [pair.id, pair])));
  const { shown } = session.scoring.regulation;
  return pairs
    .flatMap((id) => {
      const [pair, figure] = [entries.get(id), rows.get(id)?.figure];
      if (!pair) return [];
      const name = pair.line ? `${sideNamesShort[language][pair.line]} ${pair.label}` : pair.label;
      if (!figure) return [name];
      const value = exactFromText(figure);
      return pointsUnit({ session }) === 'imps'
        ? [`${name} ${formatSignedExact(value, shown.percentages, language)}`]
        : [`${name} ${formatPercentage(value, shown.percentages, language)}`];
    })
    .join(', ');
}

/** Quotients differ in the third decimal. */
const SEPARATION_PLACES = 3;
