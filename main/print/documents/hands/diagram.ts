import { dealerOf, vulnerabilityOf } from '../../../../src/bridge/board.ts';
import type { Suit } from '../../../../src/bridge/card.ts';
import { highCardPoints, SUITS_FROM_SPADES, type Hand } from '../../../../src/bridge/deal/deal.ts';
import { rankLetter, suitSymbol } from '../../../../src/bridge/notation/card.ts';
import { strainSymbol } from '../../../../src/bridge/notation/contract.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { SEATS, type Seat } from '../../../../src/bridge/seat.ts';
import { STRAINS_FROM_NO_TRUMP } from '../../../../src/format/event/tricks-text.ts';
import type { Language } from '../../../../src/language.ts';
import { handsWords } from '../../../../src/language/paper/hands.ts';
import { boardGlyph, GLYPH_SIZE } from '../../press/glyph.ts';
import { textMark, type Mark, type MeasureText, type TextStyle } from '../../press/marks.ts';
import type { DealtBoard } from './dealt-boards.ts';

/** The size of a diagram. */
export const DIAGRAM = { width: 320, height: 242 } as const;
const GLYPH = 54;
const CARD = { size: 13 } as const;
const LEAST_CARD = 8;
const LEADING = 17;
/** From a suit's symbol to its cards. */
const INDENT = 16;
const NOTE = { size: 11 } as const;
const NOTE_BASELINE = 72;
const NOTE_LEADING = 14;
/** The compass stands between the hands. */
const COMPASS = { left: 112, top: 89, size: 72 } as const;
const EAST = COMPASS.left + COMPASS.size + 28;
/** Double-dummy figures, and the par. */
const FIGURE = { size: 9 } as const;
const LEAST_FIGURE = 6;
const FIGURES = { left: 8, column: 18, first: 174, line: 12 } as const;
const PAR = { baseline: 238, room: 104 } as const;
/** Between the edge of the compass and what is written in it. */
const INSET = 6;
/** Between the cards of West and the compass. */
const GAP = 8;
/** From this length on the cards of a suit are set closer. */
const LONG_SUIT = 8;
const THIN_SPACE = '\u2009';

/** Where a hand stands: its left edge, the baseline of its spades, and the room of a line. */
const PLACES: Readonly<Record<Seat, { readonly x: number; readonly first: number; readonly room: number }>> = {
  N: { x: COMPASS.left, first: 12, room: DIAGRAM.width - COMPASS.left },
  E: { x: EAST, first: 103, room: DIAGRAM.width - EAST },
  S: { x: COMPASS.left, first: 190, room: DIAGRAM.width - COMPASS.left },
  W: { x: 0, first: 103, room: COMPASS.left - GAP },
};

/** The four hands around the compass, with dealer, vulnerability and the points of each hand. */
export function diagramMarks(board: DealtBoard, language: Language, measure: MeasureText): Mark[] {
  const { number, deal } = board;
  return [
    ...boardGlyph(number, 0, 0, GLYPH / GLYPH_SIZE),
    ...noteMarks(number, language),
    ...SEATS.flatMap((seat) => handMarks(seat, deal[seat], language, measure)),
    { kind: 'box', x: COMPASS.left, y: COMPASS.top, width: COMPASS.size, height: COMPASS.size, filled: false },
    ...SEATS.flatMap((seat) => pointsMarks(seat, highCardPoints(deal[seat]), language, measure)),
    ...figureMarks(board, language, measure),
  ];
}

/** Tricks of each declarer and par at the lower left, as the file of the deals has them. */
function figureMarks({ tricks, par }: DealtBoard, language: Language, measure: MeasureText): Mark[] {
  const right = (text: string, column: number, row: number): Mark =>
    textMark(
      text,
      FIGURES.left + column * FIGURES.column - measure(text, FIGURE),
      FIGURES.first + row * FIGURES.line,
      FIGURE,
    );
  const heads = STRAINS_FROM_NO_TRUMP.map((strain, place) => right(strainSymbol(strain, language), place + 1, 0));
  const rows = SEATS.flatMap((seat, row) => [
    textMark(seatLetter(seat, language), 0, FIGURES.first + (row + 1) * FIGURES.line, { ...FIGURE, bold: true }),
    ...STRAINS_FROM_NO_TRUMP.map((strain, place) => right(String(tricks?.[seat][strain] ?? ''), place + 1, row + 1)),
  ]);
  return [...(tricks ? [...heads, ...rows] : []), ...(par === null ? [] : parMarks(par, measure))];
}

/** The par on one line under the figures, smaller and then cut where it is long. */
function parMarks(par: string, measure: MeasureText): Mark[] {
  const size = Math.max(LEAST_FIGURE, Math.min(FIGURE.size, (FIGURE.size * PAR.room) / measure(par, FIGURE)));
  let text = par;
  while (text !== '' && measure(`${text}…`, { size }) > PAR.room && measure(par, { size }) > PAR.room) {
    text = text.slice(0, -1);
  }
  return [textMark(text === par ? par : `${text}…`, 0, PAR.baseline, { size })];
}

function noteMarks(number: number, language: Language): Mark[] {
  const words = handsWords[language];
  const notes = [words.deals(dealerOf(number)), words.vulnerable[vulnerabilityOf(number)]];
  return notes.map((note, index) => textMark(note, 0, NOTE_BASELINE + index * NOTE_LEADING, NOTE));
}

function handMarks(seat: Seat, hand: Hand, language: Language, measure: MeasureText): Mark[] {
  const { x, first, room } = PLACES[seat];
  return SUITS_FROM_SPADES.flatMap((suit, index) => {
    const baseline = first + index * LEADING;
    const { text, style } = suitText(hand, suit, room - INDENT, language, measure);
    return [textMark(suitSymbol(suit), x, baseline, CARD), textMark(text, x + INDENT, baseline, style)];
  });
}

/** The cards of a suit: set closer where it is long or the room small, and smaller where that is not enough. */
function suitText(hand: Hand, suit: Suit, room: number, language: Language, measure: MeasureText) {
  const cards = hand[suit].map((rank) => rankLetter(rank, language));
  if (cards.length === 0) return { text: '–', style: CARD };
  const spaced = cards.join(' ');
  const isClose = cards.length >= LONG_SUIT || measure(spaced, CARD) > room;
  const text = isClose ? cards.join(THIN_SPACE) : spaced;
  const width = measure(text, CARD);
  const style: TextStyle = width <= room ? CARD : { size: Math.max(LEAST_CARD, (CARD.size * room) / width) };
  return { text, style };
}

/** The letter of a seat and its points, at its side of the compass. */
function pointsMarks(seat: Seat, points: number, language: Language, measure: MeasureText): Mark[] {
  const letter = seatLetter(seat, language);
  const bold = { ...NOTE, bold: true };
  const [one, other] = [measure(letter, bold), measure(String(points), NOTE)];
  const between = measure(' ', NOTE);
  const width = one + between + other;
  const { left, top, size } = COMPASS;
  const at = {
    N: { x: left + (size - width) / 2, y: top + 15 },
    S: { x: left + (size - width) / 2, y: top + size - 7 },
    W: { x: left + INSET, y: top + size / 2 + 4 },
    E: { x: left + size - INSET - width, y: top + size / 2 + 4 },
  }[seat];
  if (seat === 'E') {
    return [textMark(String(points), at.x, at.y, NOTE), textMark(letter, at.x + other + between, at.y, bold)];
  }
  return [textMark(letter, at.x, at.y, bold), textMark(String(points), at.x + one + between, at.y, NOTE)];
}
