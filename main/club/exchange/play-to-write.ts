import type { PlannedMasterpoints } from '../../../src/format/plan/masterpoints.ts';
import type { Store } from '../../store/store.ts';

/** What is written of a file beside its plan, within a change. */
export interface PlayToWrite {
  readonly change: number;
  /** The players of the club in each planned roster; null where no name is known. */
  readonly rosters: readonly (readonly (number | null)[])[];
  /** What the file gave; empty where it gave none. */
  readonly masterpoints: readonly PlannedMasterpoints[];
  /** The name of the file. */
  readonly source: string;
}

/** The first two players of a roster as a partnership; null where neither is known. */
export function partnershipOf(
  roster: readonly (number | null)[] | undefined,
): { readonly first: number | null; readonly second: number | null } | null {
  const [first = null, second = null] = roster ?? [];
  return first === null && second === null ? null : { first, second };
}

/**
 * Writes the masterpoints that a file gave, and that these are what the session gives.
 * @param entryOf the entry of a contestant of the file; nothing for one who doesn't come in
 */
export function writeMasterpoints(
  { givenMasterpoints, stageRules }: Store,
  { session, change }: { readonly session: number; readonly change: number },
  masterpoints: readonly PlannedMasterpoints[],
  entryOf: (contestant: number) => number | undefined,
): void {
  const given = masterpoints.flatMap(({ contestant, amount, kind }) => {
    const entry = entryOf(contestant);
    return entry === undefined || entry === 0 ? [] : [{ entry, amount, kind }];
  });
  if (given.length === 0) return;
  for (const row of given) givenMasterpoints.add(session, change, row);
  stageRules.addTerms(session, change, { ...stageRules.terms(session), masterpoints: { scheme: 'file' } });
}
