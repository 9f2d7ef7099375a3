/** How a rubber or a minibridge sheet stands, and what a deal is worth, in sentences. */
import { GAME_POINTS } from '../../bridge/score/contract-points.ts';
import type { Level } from '../../bridge/contract.ts';
import type { DealPoints } from '../../bridge/rubber/deal.ts';
import { settleRubber, type RubberSheet } from '../../bridge/rubber/sheet.ts';
import { minibridgeLevel } from '../../bridge/score/minibridge.ts';
import { SIDES, type Seat, type Side } from '../../bridge/seat.ts';
import type { MinibridgeDeclarer } from '../../bridge/sheet/minibridge-line.ts';
import type { Language } from '../../language.ts';
import { rubberKindNames } from '../game/rubber.ts';
import { seatNames, sideNames } from '../game/seats.ts';
import { formatWhole } from '../numbers.ts';
import { formatList } from '../sentences.ts';
import { dictionary } from '../typography.ts';

const en = {
  side: sideNames.en,
  seat: seatNames.en,
  game: (number: number) => `Game ${number}`,
  over: 'The rubber is over',
  left: 'The rubber was left',
  games: ['no game', 'one game', 'two games'],
  markedAt: (points: string, needed: string) => `marked at ${points}, ${needed} still needed`,
  unmarked: (needed: string) => `${needed} needed for game`,
  vulnerable: 'vulnerable',
  notVulnerable: 'not vulnerable',
  wins: (side: string, margin: string, hundreds: number) =>
    `${side} win by ${margin}: ${hundreds} ${hundreds === 1 ? 'hundred' : 'hundreds'}.`,
  leads: (side: string, margin: string) => `${side} lead by ${margin}.`,
  level: 'Both sides have the same.',
  nothingYet: 'Nothing is written yet.',
  below: (points: string) => `${points} below the line`,
  to: (side: string, what: string) => `${side}: ${what}.`,
  worthNothing: 'Passed out: nothing is written.',
  makesGame: (side: string) => `Game to ${side}.`,
  endsRubber: (side: string, points: string) => `${side} win the rubber, and ${points} for it.`,
  minibridge: (side: string, points: string) => `${side}: ${points}.`,
  thrownIn: 'Thrown in: nothing is written.',
  declares: (seat: string, points: number, level: number) => `${seat} declares with ${points} points: level ${level}.`,
  otherDeclares: (seat: string, typed: string) => `By the points ${seat} would declare, not ${typed}.`,
  bothTwenty: 'Both sides have 20 points: throw the deal in with P, or say who declares.',
};

type StandingWords = typeof en;

const fr: StandingWords = {
  side: sideNames.fr,
  seat: seatNames.fr,
  game: (number) => `Manche ${number}`,
  over: 'Le robre est fini',
  left: 'Partie interrompue',
  games: ['pas de manche', 'une manche', 'deux manches'],
  markedAt: (points, needed) => `marqué à ${points}, encore ${needed}`,
  unmarked: (needed) => `${needed} pour la manche`,
  vulnerable: 'vulnérable',
  notVulnerable: 'non vulnérable',
  wins: (side, margin, hundreds) =>
    `${side} gagne de ${margin} : ${hundreds} ${hundreds < 2 ? 'centaine' : 'centaines'}.`,
  leads: (side, margin) => `${side} mène de ${margin}.`,
  level: 'Les deux camps ont autant.',
  nothingYet: 'Rien n’est encore marqué.',
  below: (points) => `${points} sous la ligne`,
  to: (side, what) => `${side} : ${what}.`,
  worthNothing: 'Passe général : rien ne se marque.',
  makesGame: (side) => `Manche pour ${side}.`,
  endsRubber: (side, points) => `${side} gagne le robre, et ${points} de prime.`,
  minibridge: (side, points) => `${side} : ${points}.`,
  thrownIn: 'Donne annulée : rien ne se marque.',
  declares: (seat, points, level) => `${seat} déclare avec ${points} points : palier de ${level}.`,
  otherDeclares: (seat, typed) => `D’après les points ${seat} serait le déclarant, et non ${typed}.`,
  bothTwenty: 'Les deux camps ont 20 points : annulez la donne avec P, ou dites qui déclare.',
};

const WORDS = dictionary<StandingWords>({ en, fr });

/** Game 2; The rubber is over; The rubber was left. */
export function rubberStage(sheet: RubberSheet, isLeft: boolean, language: Language): string {
  const words = WORDS[language];
  if (sheet.finished) return words.over;
  return isLeft ? words.left : words.game(sheet.games.length + 1);
}

/** What a side has of the rubber: its games, whether it is vulnerable, and what it needs in the game being played. */
export interface SideStanding {
  readonly side: Side;
  readonly name: string;
  readonly games: string;
  readonly vulnerability: string;
  readonly isVulnerable: boolean;
  /** Null once the rubber is over or left. */
  readonly needs: string | null;
}

export function sideStandings(sheet: RubberSheet, isLeft: boolean, language: Language): readonly SideStanding[] {
  const words = WORDS[language];
  return SIDES.map((side) => {
    const won = sheet.games.filter((winner) => winner === side).length;
    const marked = sheet.partScores[side];
    const needed = formatWhole(GAME_POINTS - marked);
    const isOver = sheet.finished || isLeft;
    const needs = marked === 0 ? words.unmarked(needed) : words.markedAt(formatWhole(marked), needed);
    return {
      side,
      name: words.side[side],
      games: words.games[won] ?? '',
      vulnerability: sheet.vulnerable[side] ? words.vulnerable : words.notVulnerable,
      isVulnerable: sheet.vulnerable[side],
      needs: isOver ? null : needs,
    };
  });
}

/** Who wins and what is paid, or who leads. */
export function settlementSentence(sheet: RubberSheet, isLeft: boolean, language: Language): string {
  const words = WORDS[language];
  const { winner, margin, hundreds } = settleRubber(sheet);
  if (winner === null) return sheet.entries.length === 0 ? words.nothingYet : words.level;
  const points = formatWhole(margin);
  const isOver = sheet.finished || isLeft;
  return isOver ? words.wins(words.side[winner], points, hundreds) : words.leads(words.side[winner], points);
}

/** Who leads a minibridge sheet. */
export function minibridgeStanding(totals: Readonly<Record<Side, number>>, language: Language): string {
  const words = WORDS[language];
  const margin = totals.NS - totals.EW;
  if (margin === 0) return totals.NS === 0 ? words.nothingYet : words.level;
  return words.leads(words.side[margin > 0 ? 'NS' : 'EW'], formatWhole(Math.abs(margin)));
}

/** What a deal of a rubber is worth, and whether it makes a game or ends the rubber. */
export function rubberDealSentence(amounts: readonly DealPoints[], after: RubberSheet, language: Language): string {
  const words = WORDS[language];
  const kinds = rubberKindNames[language];
  if (amounts.length === 0) return words.worthNothing;
  const parts = SIDES.flatMap((side) => {
    const own = amounts.filter((amount) => amount.side === side);
    const texts = own.map(({ kind, points }) =>
      kind === 'tricks' ? words.below(formatWhole(points)) : `${formatWhole(points)} ${kinds[kind]}`,
    );
    return texts.length === 0 ? [] : [words.to(words.side[side], formatList(texts, language))];
  });
  return [...parts, ...gameSentences(after, words)].join(' ');
}

/** The sentence of the game that the last deal of a sheet has won; none where it has won none. */
function gameSentences({ entries, games, finished }: RubberSheet, words: StandingWords): readonly string[] {
  const bonus = entries.find(({ kind }) => kind === 'rubber');
  const last = entries.findLast(({ kind }) => kind === 'tricks');
  const newest = Math.max(-1, ...entries.map(({ deal }) => deal ?? -1));
  const winner = games.at(-1);
  if (winner === undefined || last?.deal !== newest || last.game !== games.length - 1) return [];
  return finished && bonus
    ? [words.endsRubber(words.side[winner], formatWhole(bonus.points))]
    : [words.makesGame(words.side[winner])];
}

/** What a deal of minibridge is worth. */
export function minibridgeDealSentence(side: Side | null, points: number, language: Language): string {
  const words = WORDS[language];
  return side === null ? words.thrownIn : words.minibridge(words.side[side], formatWhole(points));
}

/** Who declares by the points, and at which level by the table that French clubs teach. */
export function declarerSentence({ declarer, points }: MinibridgeDeclarer, language: Language): string {
  const words = WORDS[language];
  const level: Level | null = minibridgeLevel(points);
  if (declarer === null || level === null) return words.bothTwenty;
  return words.declares(words.seat[declarer], points, level);
}

/** That somebody declared who would not by the points. */
export function otherDeclarerSentence(expected: Seat, typed: Seat, language: Language): string {
  const words = WORDS[language];
  return words.otherDeclares(words.seat[expected], words.seat[typed]);
}
