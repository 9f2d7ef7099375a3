/** A match of a bracket as it is drawn, on screen and on paper: its rows, and what stands under it. */
import type { BracketNode } from '../../draw/knockout/bracket-tree.ts';
import type { KnockoutDecision } from '../../draw/knockout/played.ts';
import type { KnockoutReason } from '../../draw/knockout/reason.ts';
import { triangleGoOn, type TriangleRow } from '../../draw/knockout/triangle.ts';
import type { KnockoutRules } from '../../draw/knockout/rules.ts';
import type { Language } from '../../language.ts';
import { readExact, ZERO } from '../../scoring/numbers/exact.ts';
import type { Serialized } from '../../scoring/numbers/serialize.ts';
import type { ForTeams } from '../../scoring/teams/team.ts';
import { formatShort } from '../numbers.ts';
import { bracketWords } from '../screens/teams/bracket.ts';

/** Decimals of figures that are not whole. */
const PLACES = 2;

/** What of a knockout its drawing says. Exact numbers are text. */
interface DrawnKnockout {
  readonly seeds: readonly number[];
  readonly spec: Pick<KnockoutRules, 'opponents'>;
}

interface DrawnNode extends Pick<BracketNode, 'sides'> {
  readonly matches: readonly DrawnMatch[];
  /** Of a triangle whose matches are all in, best first; null elsewhere. */
  readonly rows: Serialized<readonly TriangleRow[]> | null;
}

interface DrawnMatch {
  readonly home: number;
  readonly away: number | null;
  readonly reason: KnockoutReason;
  readonly decision: Serialized<KnockoutDecision> | null;
  readonly score: ForTeams<string> | null;
  readonly extra: readonly { readonly boards: number; readonly score: ForTeams<string> }[];
  readonly compared: number;
  readonly due: number;
}

/** A row of a match in the drawing. */
export interface BracketRow {
  readonly seed: string;
  readonly name: string;
  readonly score: string;
  readonly state: 'won' | 'lost' | 'open' | 'unknown';
}

/** The rows of a match: who plays, with what each has, in order of the bracket. */
export function bracketRows(
  { sides, matches, rows }: DrawnNode,
  { seeds, spec: { opponents } }: DrawnKnockout,
  nameOf: (number: number) => string,
  language: Language,
): readonly BracketRow[] {
  const words = bracketWords[language];
  const [match] = matches;
  const winners = goOnFrom({ matches, rows });
  const isOver = matches.length > 0 && matches.every(({ decision }) => decision && isDecided(decision));
  return sides.map(({ entry }): BracketRow => {
    if (entry === null) {
      const name = opponents === 'lot' ? words.byLot : '';
      return { seed: '', name, score: '', state: 'unknown' };
    }
    const seed = String(seeds.indexOf(entry) + 1);
    const row = rows?.find((one) => one.entry === entry);
    if (row) {
      const won = words.score(figureText(row.impsWon.exact, language), figureText(row.impsLost.exact, language));
      const state = winners.length === 0 ? 'open' : winners.includes(entry) ? 'won' : 'lost';
      return { seed, name: nameOf(entry), score: won, state };
    }
    const isBye = sides.length === 1;
    const score = isBye ? words.bye : match && matches.length === 1 ? scoreText(match, entry, language) : '';
    const state = isBye || !isOver || matches.length > 1 ? 'open' : winners.includes(entry) ? 'won' : 'lost';
    return { seed, name: nameOf(entry), score, state: isBye ? 'lost' : state };
  });
}

function isDecided({ kind }: NonNullable<DrawnMatch['decision']>): boolean {
  return kind === 'won' || kind === 'unplayed' || kind === 'drawn';
}

/** Who goes on from a match, or from the three of a triangle; nobody while it is open or level. */
export function goOnFrom({ matches, rows }: Pick<DrawnNode, 'matches' | 'rows'>): readonly number[] {
  const reason = matches[0]?.reason;
  if (reason?.code === 'triangle') return (rows && triangleGoOn(rows, reason.goOn)) ?? [];
  return matches.flatMap((one) => winnerOf(one) ?? []);
}

/** Who won a match by itself; null while nobody did. */
export function winnerOf({ decision, home, away }: DrawnMatch): number | null {
  if (decision?.kind !== 'won' && decision?.kind !== 'unplayed') return null;
  return decision.winner === null ? null : decision.winner === 'home' ? home : away;
}

function scoreText({ score, home }: DrawnMatch, entry: number, language: Language): string {
  const own = score?.[home === entry ? 'home' : 'away'];
  return own === undefined ? '' : figureText(own, language);
}

/** An exact figure as text, with only the decimals it needs. */
export function figureText(text: string, language: Language): string {
  return formatShort(readExact(text) ?? ZERO, PLACES, language);
}

/** What stands under a match: how far it is, or by what it was decided; empty where the rows say it all. */
export function bracketNote({ matches, sides, rows }: DrawnNode, language: Language): string {
  const words = bracketWords[language];
  const [match] = matches;
  if (!match || sides.length === 1) return '';
  if (match.reason.code === 'triangle') {
    const { goOn } = match.reason;
    const isLevel = rows !== null && triangleGoOn(rows, goOn) === null;
    return isLevel ? words.levelTriangle(goOn) : words.triangle(goOn);
  }
  const { decision, extra } = match;
  const parts = extra.map(({ score, boards }) =>
    words.extraNote(`${figureText(score.home, language)}–${figureText(score.away, language)}`, boards),
  );
  if (decision?.kind === 'unplayed') parts.push(words.unplayed);
  if (decision?.kind === 'level') parts.push(words.level(decision.boards));
  if (decision?.kind === 'won' && decision.by === 'carry-over') parts.push(words.byCarry);
  if (decision?.kind === 'won' && decision.by === 'higher-placed') parts.push(words.byHigher);
  if (decision?.kind === 'open' && match.score && match.compared < match.due) {
    parts.push(words.inPlay(match.compared, match.due));
  }
  return parts.join(', ');
}
