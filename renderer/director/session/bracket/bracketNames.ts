import type { KnockoutNodeView, KnockoutMatchView, KnockoutView } from '../../../../main/club/model/knockout.ts';
import type { EntryView, SessionView } from '../../../../main/club/model/session.ts';
import { bracketWords } from '../../../../src/language/screens/teams/bracket.ts';
import { formatTeamFigure } from '../teams/figures.ts';
import { readExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import type { Language } from '../../../../src/language.ts';
import { teamNameText } from '../teams/teamName.ts';

/** The names of the teams of a knockout by their numbers. */
export function bracketNames(
  { sections }: Pick<SessionView, 'sections'>,
  language: Language,
): (number: number) => string {
  const entries = new Map(
    sections.flatMap((section) => section.entries.map((entry): [number, EntryView] => [entry.number, entry])),
  );
  return (number) => {
    const entry = entries.get(number);
    return entry ? teamNameText(entry, language) : String(number);
  };
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
  { sides, matches }: KnockoutNodeView,
  { seeds, spec }: Pick<KnockoutView, 'seeds' | 'spec'>,
  nameOf: (number: number) => string,
  language: Language,
): readonly BracketRow[] {
  const words = bracketWords[language];
  const [match] = matches;
  const winners = new Set(matches.flatMap((one) => winnerOf(one) ?? []));
  const isOver = matches.length > 0 && matches.every(({ decision }) => decision && isDecided(decision));
  return sides.map(({ entry }): BracketRow => {
    if (entry === null) {
      const name = spec.opponents === 'lot' ? words.byLot : '';
      return { seed: '', name, score: '', state: 'unknown' };
    }
    const seed = String(seeds.indexOf(entry) + 1);
    const isBye = sides.length === 1;
    const score = isBye ? words.bye : match && matches.length === 1 ? scoreText(match, entry, language) : '';
    const state = isBye || !isOver || matches.length > 1 ? 'open' : winners.has(entry) ? 'won' : 'lost';
    return { seed, name: nameOf(entry), score, state: isBye ? 'lost' : state };
  });
}

function isDecided({ kind }: NonNullable<KnockoutMatchView['decision']>): boolean {
  return kind === 'won' || kind === 'unplayed' || kind === 'drawn';
}

/** Who goes on from a match; null while nobody does. */
export function winnerOf({ decision, home, away }: KnockoutMatchView): number | null {
  if (decision?.kind !== 'won' && decision?.kind !== 'unplayed') return null;
  return decision.winner === null ? null : decision.winner === 'home' ? home : away;
}

function scoreText({ score, home }: KnockoutMatchView, entry: number, language: Language): string {
  const own = score?.[home === entry ? 'home' : 'away'];
  return own === undefined ? '' : figureText(own, language);
}

/** An exact figure as text, with only the decimals it needs. */
export function figureText(text: string, language: Language): string {
  return formatTeamFigure(readExact(text) ?? ZERO, language);
}

/** What stands under a match: how far it is, or by what it was decided; empty where the rows say it all. */
export function bracketNote({ matches, sides }: KnockoutNodeView, language: Language): string {
  const words = bracketWords[language];
  const [match] = matches;
  if (!match || sides.length === 1) return '';
  if (match.reason.code === 'triangle') return words.triangle(match.reason.goOn);
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
