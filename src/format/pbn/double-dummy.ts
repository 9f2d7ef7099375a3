import { SEATS } from '../../bridge/seat.ts';
import { doubleDummyOf } from '../event/double-dummy.ts';
import type { DoubleDummyTricks, FileDeal } from '../event/event.ts';
import { parseTricksText, STRAINS_FROM_NO_TRUMP } from '../event/tricks-text.ts';
import { pbnProblem, type PbnProblem } from './faults.ts';
import type { PbnGame, PbnTag } from './games.ts';
import { readPbnTable } from './table.ts';

/** Double-dummy figures and par of a game, as the file has them. */
export interface FiguresOfGame extends Pick<FileDeal, 'doubleDummy' | 'par'> {
  readonly problems: readonly PbnProblem[];
}

/** Reads the figures where all twenty are given, from the first tag that has them. */
export function readDoubleDummy(game: PbnGame, board: number): FiguresOfGame {
  const [tricks, ability] = [game.get('DoubleDummyTricks'), game.get('Ability')];
  const [compact, spread] = [digitsOf(tricks), digitsOf(ability)];
  const wrong = [
    { tag: tricks, figures: compact },
    { tag: ability, figures: spread },
  ].filter(({ figures }) => figures === 'unreadable');
  const problems = wrong.flatMap(({ tag }) => (tag ? [pbnProblem('double-dummy', tag.line, tag.value, board)] : []));
  const figures = [compact, tableFigures(game.get('OptimumResultTable')), spread].find(isComplete) ?? null;
  return { doubleDummy: figures, par: parOf(game), problems };
}

type Figures = DoubleDummyTricks | 'unreadable' | null;

function isComplete(figures: Figures): figures is DoubleDummyTricks {
  return figures !== null && figures !== 'unreadable';
}

/** Twenty hexadecimal digits, or five after each seat: `N:63456 E:7A986 ...`. Null where some are left open. */
function digitsOf(tag: PbnTag | undefined): Figures {
  const text = tag?.value.trim() ?? '';
  if (text === '' || /[-*?]/.test(text)) return null;
  const spread = [...text.matchAll(/([NESW]):([\dA-D]{5})(?!\S)/gi)];
  const bySeat = new Map(spread.map(([, seat = '', digits = '']) => [seat.toUpperCase(), digits]));
  const compact = parseTricksText(text);
  if (compact) return compact;
  if (bySeat.size !== SEATS.length) return 'unreadable';
  return doubleDummyOf((seat, strain) => parseInt(bySeat.get(seat)?.[STRAINS_FROM_NO_TRUMP.indexOf(strain)] ?? '', 16));
}

/** The twenty lines of `OptimumResultTable` in any order. */
function tableFigures(tag: PbnTag | undefined): Figures {
  const tricks = new Map<string, number>();
  for (const { cell } of readPbnTable(tag)) {
    const result = cell('Result');
    const strain = cell('Denomination').toUpperCase();
    const count = /^\d{1,2}$/.test(result) ? Number(result) : NaN;
    tricks.set(`${cell('Declarer').toUpperCase()} ${strain === 'N' ? 'NT' : strain}`, count);
  }
  return doubleDummyOf((seat, strain) => tricks.get(`${seat} ${strain}`) ?? NaN);
}

/** The par: the contracts and the score from North-South, each where the file has it: `NS 4S= +420`. */
function parOf(game: PbnGame): string | null {
  const value = (name: string) => game.get(name)?.value.trim() ?? '';
  const [, contract = '', doubled = '', declarer = '', points = ''] =
    /^([1-7](?:NT|[NSHDC]))(D?)([NESW])([+-]?\d{1,4})$/.exec(value('Minimax')) ?? [];
  const [, optimum = '', by = ''] = /^(\S+)\s+([NESW])\b/.exec(value('OptimumContract')) ?? [];
  const contracts =
    value('ParContract') ||
    (optimum && `${by} ${optimum}`) ||
    (contract && `${declarer} ${contract}${doubled === 'D' ? 'X' : ''}`);
  const [, side, score] = /^(NS|EW)?\s*([+-]?\d{1,4})$/.exec(value('OptimumScore')) ?? [];
  const fromNs =
    score === undefined ? (points === '' ? null : Number(points)) : Number(score) * (side === 'EW' ? -1 : 1);
  const signed = fromNs === null ? '' : `${fromNs > 0 ? '+' : ''}${fromNs === 0 ? 0 : fromNs}`;
  const par = [contracts, signed].filter((part) => part !== '').join(' ');
  return par === '' ? null : par;
}
