import { formatSigned, formatSignedExact } from '../../../../src/language/numbers.ts';
import { teamEntryWords } from '../../../../src/language/screens/teams/entry.ts';
import { readExact } from '../../../../src/scoring/numbers/exact.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { matchTables } from '../../session/teams/matchTables.ts';
import { teamNameText } from '../../session/teams/teamName.ts';
import type { PageLine } from '../sheet/lines.ts';
import { boardOf, sectionOnLine, type Sheet } from '../sheet/sheet.ts';
import { boardOnCase } from '../../session/boardOnCase.ts';
import { roomsRowsOf } from '../sheet/roomsRows.ts';
import classes from './Panel.module.css';

/** The board of the current line in each of its matches: the score of both rooms, and what it gives the home team. */
export function BothRooms({ sheet, line }: { readonly sheet: Sheet; readonly line: PageLine }) {
  const words = useWords(teamEntryWords);
  const language = useLanguage();
  const board = boardOf(sheet, line);
  const rows = roomsRowsOf(sheet, board);
  const tables = matchTables(sectionOnLine(sheet, line), line.match);
  const heads = words.heads[tables];
  const score = (value: number | null | undefined) =>
    value === undefined ? words.notIn : value === null ? '–' : formatSigned(value);
  const imps = (text: string | null) => {
    const value = text === null ? null : readExact(text);
    return value === null ? '' : formatSignedExact(value, value.denominator === 1n ? 0 : 1, language);
  };
  const figure = rows.find((row) => row.figure !== null)?.unit ?? 'imps';
  return (
    <section className={classes['block']}>
      <header>
        <h2>{words.both[tables]}</h2>
        <p>{words.matches(boardOnCase(sheet.sections, board), rows.length)}</p>
      </header>
      <table className={classes['rooms']} aria-label={words.both[tables]}>
        <thead>
          <tr>
            <th scope="col">{words.match}</th>
            <th scope="col">{heads.open}</th>
            <th scope="col">{heads.closed}</th>
            <th scope="col">{figure === 'imps' ? words.imps : words.points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ match, home, away, open, closed, figure: worth }) => (
            <tr key={match} aria-current={match === line.match?.id || undefined}>
              <th scope="row">
                <bdi>{teamNameText(home, language)}</bdi> – <bdi>{teamNameText(away, language)}</bdi>
              </th>
              <td>{score(open)}</td>
              <td>{score(closed)}</td>
              <td>{imps(worth)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
