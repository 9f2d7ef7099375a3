import type { GivenMasterpoints, MasterpointTerms } from '../../../src/scoring/masterpoints/ranking-awards.ts';
import { exact } from '../../../src/scoring/numbers/exact.ts';
import type { RankingTerms } from '../../../src/scoring/standing/terms.ts';
import type { TermsView } from '../model/scoring.ts';
import type { SessionView } from '../model/session.ts';
import { masterpointScheme } from '../scoring/masterpoints.ts';

/** The terms of some pairs, for the scorer. */
export function rankingTerms({ unit, entries }: TermsView, of: readonly { readonly id: number }[]): RankingTerms {
  const asked = new Set(of.map(({ id }) => id));
  const own = entries.filter(({ entry }) => asked.has(entry));
  const given = own.flatMap(({ entry, handicap }) =>
    handicap === null ? [] : [[entry, exact(handicap, 100)] as const],
  );
  return {
    handicap: given.length > 0 ? { unit, of: new Map(given) } : null,
    stratumOf: new Map(own.flatMap(({ entry, stratum }) => (stratum === null ? [] : [[entry, stratum] as const]))),
    withoutStanding: new Set(own.flatMap(({ entry, withoutStanding }) => (withoutStanding ? [entry] : []))),
  };
}

/** Where the masterpoints of a session come from, for the scorer; null where there are none. */
export function masterpointTerms({
  terms,
  ranks,
}: Pick<SessionView, 'terms' | 'ranks'>): MasterpointTerms | GivenMasterpoints | null {
  if (terms.masterpoints?.scheme === 'file') {
    const given = (terms.ofFile ?? []).map(({ entry, amount, kind }) => {
      return [entry, { points: exact(amount, 100), kind }] as const;
    });
    return { given: new Map(given) };
  }
  const scheme = terms.masterpoints && masterpointScheme(terms.masterpoints);
  return scheme ? { scheme, contestants: ranks === 'player' ? 'individuals' : 'pairs' } : null;
}
