import { Fragment } from 'react';
import type { CellView, SectionView, SessionView } from '../../../main/club/model/session.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { boardsText } from '../../../src/movement/board-set.ts';
import { entriesRankedBy } from '../../../src/session/partnerships.ts';
import { lastRoundCalled } from '../../../src/session/clock.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { roundsOf } from '../session/clock.ts';
import { useMoveSentence } from '../session/useMoveSentence.ts';
import classes from './Display.module.css';
import { roundOrStart } from './seatedRound.ts';

/** The most tables whose boards are shown, and the most that fit side by side. */
const MOST_TABLES = 20;
const MOST_IN_A_ROW = 13;

/** The move at the end of the round, and the boards of each table after it. */
export function NextRound({ session, section }: { readonly session: SessionView; readonly section: SectionView }) {
  const words = useWords(displayWords);
  const language = useLanguage();
  const round = lastRoundCalled(session.clock);
  const sentence = useMoveSentence(session, section, round);
  if (round < 1 || round >= roundsOf(session) || round >= section.rounds) return null;
  const cells = section.cells.filter((cell) => cell.round === round + 1).toSorted((a, b) => a.table - b.table);
  return (
    <section className={classes['next']}>
      <h2>
        {session.sections.length > 1 && <span>{words.section(section.letter)} </span>}
        {sentence !== null && words.next(lower(sentence))}
        <span>{roundOrStart(session, round + 1, language)}</span>
      </h2>
      {cells.length <= MOST_TABLES && (
        <table>
          <tbody>
            {inRows(cells).map((row) => (
              <Fragment key={row[0]?.table}>
                <tr>
                  <th scope="row">{words.table}</th>
                  {row.map((cell) => (
                    <td key={cell.table}>
                      <b>{cell.table}</b>
                    </td>
                  ))}
                </tr>
                {cells.some(({ match }) => match) && (
                  <tr>
                    <th scope="row">{words.teams}</th>
                    {row.map((cell) => (
                      <td key={cell.table}>{teamsAt(section, cell)}</td>
                    ))}
                  </tr>
                )}
                <tr>
                  <th scope="row">{words.boards}</th>
                  {row.map((cell) => (
                    <td key={cell.table}>{boardsText(cell.boards.map((board) => section.shown[board] ?? board))}</td>
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The numbers of the teams at a table, North-South first. */
function teamsAt(section: SectionView, { ns, ew }: CellView): string {
  const labels = new Map(section.entries.map(({ id, label }) => [id, label]));
  return [ns, ew].map((sitter) => entriesRankedBy(section, sitter).map((id) => labels.get(id))).join('–');
}

/** The tables in one row or two. */
function inRows(cells: readonly CellView[]): readonly (readonly CellView[])[] {
  if (cells.length <= MOST_IN_A_ROW) return [cells];
  const half = Math.ceil(cells.length / 2);
  return [cells.slice(0, half), cells.slice(half)];
}

/** The sentence with a small first letter, unless it begins with a name such as East-West. */
function lower(sentence: string): string {
  return /^\p{Lu}\p{Ll}+-\p{Lu}/u.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
