import { dayOfRound, type EveningDays } from '../evenings.ts';

/** The matches of a knockout, as its bracket and its session name them. */
interface KnockoutDays extends EveningDays {
  readonly matches: readonly { readonly id: number; readonly round: number }[];
}

interface RoundOfBracket {
  /** Of the knockout, from 1. */
  readonly round: number;
  readonly matches: readonly { readonly match: number }[];
}

/**
 * The day, yyyy-mm-dd, of each round of a knockout that is drawn. Empty where all is played on one day, which the head
 * of a page says.
 */
export function knockoutDays(session: KnockoutDays, nodes: readonly RoundOfBracket[]): ReadonlyMap<number, string> {
  if (!session.evenings || session.evenings.length === 0) return new Map();
  const rounds = new Map(session.matches.map(({ id, round }) => [id, round]));
  return new Map(
    nodes.flatMap(({ round, matches }): [number, string][] => {
      const [first] = matches.flatMap(({ match }) => rounds.get(match) ?? []);
      return first === undefined ? [] : [[round, dayOfRound(session, first)]];
    }),
  );
}
