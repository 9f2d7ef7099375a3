import type { GivenResultInput } from '../../../main/club/matches/given-results.ts';
import type { MismatchView } from '../../../main/club/model/draws.ts';
import type { TeamUnit } from '../../../main/club/model/matches.ts';
import type { MatchTeam } from '../../../src/scoring/teams/team.ts';

/** What the director gives a match in the place of its boards. */
export const GIVEN_KINDS = ['totals', 'mismatch', 'forfeit', 'void'] as const;

/** Who is to blame that a match was played against the wrong opponents. */
export const AT_FAULT = ['home', 'away', 'both', 'none'] as const;

/** The form for it, as typed. */
export interface GivenDraft {
  readonly kind: (typeof GIVEN_KINDS)[number];
  readonly home: string;
  readonly away: string;
  readonly unit: TeamUnit;
  readonly by: MatchTeam | 'both';
  readonly fault: (typeof AT_FAULT)[number];
}

/** What a match against the wrong opponents counts for a team, by who is to blame. */
export function mismatchCount(mismatch: MismatchView, team: MatchTeam, fault: GivenDraft['fault']): string {
  const { ownFault, noFault } = mismatch[team].counts;
  return fault === team || fault === 'both' ? ownFault : noFault;
}

/** The result of a form; null where a figure of the totals is none. */
export function readGiven(
  { kind, home, away, unit, by, fault }: GivenDraft,
  mismatch: MismatchView | null,
): NonNullable<GivenResultInput['given']> | null {
  if (kind === 'mismatch') {
    if (mismatch === null) return null;
    const [own, others] = (['home', 'away'] as const).map((team) => mismatchCount(mismatch, team, fault));
    return { kind, home: own ?? null, away: others ?? null, unit: 'victory-points', team: null };
  }
  const nothing = { home: null, away: null, unit: null } as const;
  if (kind === 'forfeit') return { kind, ...nothing, team: by === 'both' ? null : by };
  if (kind === 'void') return { kind, ...nothing, team: null };
  const figures = [home, away].map(readFigure);
  const [own, other] = figures;
  return own && other ? { kind, home: own, away: other, unit, team: null } : null;
}

/** A typed figure, with a point or a comma, as exact text. */
function readFigure(text: string): string | null {
  const typed = text.trim().replace(',', '.').replace('\u2212', '-');
  return /^-?\d{1,6}(\.\d{1,4})?$/.test(typed) ? typed : null;
}
