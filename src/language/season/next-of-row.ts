import { compare, exact, readExact, type Exact } from '../../scoring/numbers/exact.ts';
import type { NeededResult } from '../../season/next-session.ts';
import type { SeasonRule } from '../../season/rule.ts';
import type { Language } from '../../language.ts';
import { rowName } from './names.ts';
import { nextSessionSentences, type Neighbour } from './next.ts';

/** Which result does something, its number as exact text. */
type WrittenNeeded = { readonly kind: 'any' | 'none' } | { readonly kind: 'more'; readonly than: string };

/** A row of a ranking with what the next session can change, as it is sent to a screen. */
export interface WrittenRow {
  readonly players: readonly number[];
  readonly place: number | null;
  readonly figure: string;
  /** For each of the rule's clubs; one where it names none; empty where no session is to come. */
  readonly next: readonly {
    readonly raises: WrittenNeeded;
    readonly passes: WrittenNeeded | null;
    readonly best: number | null;
    readonly worst: number | null;
  }[];
}

/** What the next session can change at one of the rule's clubs. */
export interface NextAtClub {
  /** Empty where the rule names none. */
  readonly club: string;
  readonly sentences: readonly string[];
}

/**
 * What the next session can change for a row of a ranking, and for whoever is just before and behind.
 * @param rows all of the ranking; where the row is none of them, it has no neighbours
 */
export function nextOfRow(
  rows: readonly WrittenRow[],
  row: WrittenRow,
  names: ReadonlyMap<number, string>,
  rule: SeasonRule,
  language: Language,
): readonly NextAtClub[] {
  const figure = figureOf(row);
  const at = rows.indexOf(row);
  const ahead = at < 0 ? undefined : rows.slice(0, at).findLast((one) => compare(figureOf(one), figure) > 0);
  const behind = at < 0 || row.place === null ? undefined : rows[at + 1];
  return row.next.map(({ raises, passes, best, worst }, index) => ({
    club: rule.clubs[index] ?? '',
    sentences: nextSessionSentences(
      {
        name: rowName(row.players, names),
        figure,
        next: { raises: needed(raises), passes: passes && needed(passes), best, worst },
        ahead: neighbour(ahead, index, names),
        behind: neighbour(behind, index, names),
      },
      rule,
      language,
    ),
  }));
}

function neighbour(row: WrittenRow | undefined, club: number, names: ReadonlyMap<number, string>): Neighbour | null {
  if (!row) return null;
  const passes = row.next[club]?.passes;
  return { name: rowName(row.players, names), figure: figureOf(row), passes: passes ? needed(passes) : null };
}

function figureOf({ figure }: WrittenRow): Exact {
  return readExact(figure) ?? exact(0);
}

function needed(written: WrittenNeeded): NeededResult {
  return written.kind === 'more' ? { kind: 'more', than: readExact(written.than) ?? exact(0) } : { kind: written.kind };
}
