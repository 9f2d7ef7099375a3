import { separationText } from '../../../../src/language/ranking/separation.ts';
import { standingWords } from '../../../../src/language/ranking/standing.ts';
import { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import type { RankingRowView } from '../../../club/model/standings.ts';
import { exactFromText } from '../../figures.ts';
import type { PrintJob } from '../../job.ts';
import { teamOf } from '../../matches.ts';
import { wrapText } from '../../press/fit.ts';
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
  const { language } = job;
  const { name, players } = teamOf(field, row.entry, language);
  const style = { ...NAME, bold: row.place === 1 && row.figure !== null };
  const withdrew = row.withdrawn ? ` – ${withdrawalWords[language].withdrew}` : '';
  const notes = [
    ...row.separations.map(({ code, figure }) =>
      separationText(
        { code, figure: figure === 'unlimited' ? figure : exactFromText(figure) },
        SEPARATION_PLACES,
        language,
      ),
    ),
    ...(row.lotToDraw ? [standingWords[language].lotToDraw] : []),
  ];
  const below = [...(players.length > 0 ? [players.join(', ')] : []), ...notes];
  return {
    lines: wrapText(name + withdrew, width, style, measure),
    ...style,
    below: { lines: below.flatMap((text) => wrapText(text, width, PLAYERS, measure)), ...PLAYERS },
  };
}

/** Quotients differ in the third decimal. */
const SEPARATION_PLACES = 3;
