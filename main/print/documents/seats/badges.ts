import { seatingWords } from '../../../../src/language/paper/seating.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { eventLine } from '../../lines.ts';
import { inOrderOfName, printedPlayers, type PrintedPlayer } from '../../people.ts';
import { cardSize, gridSheets, type CardSize } from '../../press/card-sheets.ts';
import { shrinkOrWrap } from '../../press/fit.ts';
import { textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';

/** Ten badges a sheet: 105 x 59 mm on A4. */
const GRID = { across: 2, down: 5 } as const;
const PADDING = 28;
const CLUB = { size: 11 } as const;
const CLUB_BASELINE = 36;
const NAME = { size: 30, bold: true } as const;
const LEAST_NAME = 17;
const NAME_LEADING = 1.15;
const NOTE = { size: 11 } as const;
const LEAST_NOTE = 7;
const NOTE_LEADING = 1.2;
const NUMBER = { size: 15, bold: true } as const;
const NUMBER_FROM_BELOW = 28;
const BETWEEN = 14;

/** A badge for each player, in order of name, with the team. */
export const badgesDocument: PrintedDocument = {
  use: 'before',
  options: [],
  title: (language) => seatingWords[language].badges,
  layOut(job, measure): PrintedPage[] {
    const size = cardSize(job.paper, GRID);
    const named = printedPlayers(job).filter(({ name }) => name !== '');
    const players = inOrderOfName(named, job.language);
    return gridSheets(
      job.paper,
      GRID,
      players.map((player) => badgeMarks(job, player, size, measure)),
    );
  },
};

function badgeMarks(job: PrintJob, player: PrintedPlayer, size: CardSize, measure: MeasureText): Mark[] {
  const { name, label } = player;
  const width = size.width - 2 * PADDING;
  const number = `${paperWordsFor(job).pair} ${label}`;
  const numberLeft = size.width - PADDING;
  const foot = size.height - NUMBER_FROM_BELOW;
  const club = shrinkOrWrap(job.settings.clubName, width, CLUB, LEAST_NOTE, measure);
  const room = width - measure(number, NUMBER) - BETWEEN;
  const team = player.team ?? player.ownTeam;
  const notes = [...(team === null ? [] : [team]), eventLine(job)].flatMap((text) => {
    const { lines, ...style } = shrinkOrWrap(text, room, NOTE, LEAST_NOTE, measure);
    return lines.map((line) => ({ line, style }));
  });
  const names = fitName(name, width, measure);
  const leading = names.size * NAME_LEADING;
  const middle = size.height / 2 + names.size * 0.36;
  const first = middle - ((names.lines.length - 1) * leading) / 2;
  const noteLeading = NOTE.size * NOTE_LEADING;
  return [
    ...club.lines.map((line, index) => textMark(line, PADDING, CLUB_BASELINE + index * club.size * NOTE_LEADING, club)),
    ...names.lines.map((line, index) => textMark(line, PADDING, first + index * leading, names)),
    ...notes.map(({ line, style }, index) =>
      textMark(line, PADDING, foot - (notes.length - 1 - index) * noteLeading, style),
    ),
    textMark(number, numberLeft, foot, NUMBER, 'right'),
  ];
}

/** On one line if it is large enough, otherwise on two or more. */
function fitName(name: string, width: number, measure: MeasureText) {
  const words = name.split(' ');
  const whole = shrinkOrWrap(name, width, NAME, NAME.size, measure);
  if (whole.lines.length === 1 || words.length === 1) return shrinkOrWrap(name, width, NAME, LEAST_NAME, measure);
  for (let { size } = NAME; size >= LEAST_NAME; size -= 1) {
    const fitted = shrinkOrWrap(name, width, { ...NAME, size }, size, measure);
    if (fitted.lines.length <= 2) return fitted;
  }
  return shrinkOrWrap(name, width, { ...NAME, size: LEAST_NAME }, LEAST_NAME, measure);
}
