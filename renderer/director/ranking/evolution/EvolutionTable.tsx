import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { formatDecimal } from '../../../../src/language/numbers.ts';
import { statisticsWords } from '../../../../src/language/screens/statistics.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { pairName } from '../../session/pairName.ts';
import type { RankedLine } from '../../session/rankedLines.ts';

/** The curves as a table of figures, for screen readers. */
export function EvolutionTable(props: {
  readonly line: RankedLine;
  readonly lastRound: number;
  readonly unit: FieldStandingsView['unit'];
  /** The name of the line. */
  readonly title: string;
}) {
  const { line, lastRound, unit, title } = props;
  const words = useWords(statisticsWords);
  const language = useLanguage();
  const rounds = Array.from({ length: lastRound }, (_, index) => index);
  return (
    <div className="visually-hidden">
      <table aria-label={words.leaders(title)}>
        <thead>
          <tr>
            <th scope="col">{words.pairHead}</th>
            {rounds.map((round) => (
              <th key={round} scope="col">
                {words.roundHead(round + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {line.pairs.map(({ entry, row }) => (
            <tr key={entry.id}>
              <th scope="row">
                {entry.label} {pairName(entry)}
              </th>
              {rounds.map((round) => {
                const figure = row.byRound[round] ?? null;
                return (
                  <td key={round}>{figure !== null && formatDecimal(figure, unit === 'imps' ? 2 : 1, language)}</td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
