/**
 * Where the masterpoints of a place come from: the scheme's rule for each place that is filled, and how a shared place
 * is divided.
 *
 *     const table = masterpointTable(MASTERPOINT_SCHEMES['abf-green'], field);
 *     deriveMasterpoints('abf-green', table, 3, 2); // third, shared by two
 */
import { divide, exact, type Exact } from '../numbers/exact.ts';
import { placeMasterpoints } from '../masterpoints/award.ts';
import type {
  MasterpointReason,
  MasterpointSource,
  MasterpointTable,
  MasterpointScheme,
} from '../masterpoints/scheme.ts';
import { CLAUSES, type Clause } from './clause.ts';

/** A place that is filled and what it gets alone. */
export interface FilledPlace {
  readonly place: number;
  readonly award: Exact;
  /** Null where the scheme gives nothing so far down. */
  readonly reason: MasterpointReason | null;
}

/** How entries that share a place divide what the places they fill are worth. */
export interface SharedAward {
  readonly clause: Clause;
  readonly sum: Exact;
  /** Before it was rounded. */
  readonly each: Exact;
  readonly rounded: MasterpointTable['shared'];
  /** The smallest award, where the share was raised to it; null otherwise. */
  readonly raisedTo: Exact | null;
}

export interface MasterpointDerivation {
  readonly scheme: MasterpointSource;
  /** What awards are whole multiples of, in hundredths. */
  readonly unit: MasterpointTable['unit'];
  /** Null for the club's own table, and for what was given elsewhere. */
  readonly clause: Clause | null;
  readonly place: number;
  /** Entries with the place. */
  readonly sharing: number;
  /** Places that get anything. */
  readonly awarded: number;
  readonly filled: readonly FilledPlace[];
  /** Null for an entry alone, and where there is nothing to share. */
  readonly shared: SharedAward | null;
  /** What `placeMasterpoints` answers. */
  readonly points: Exact;
}

/** Derives what each entry gets that has a place, alone or with others. */
export function deriveMasterpoints(
  scheme: MasterpointScheme['code'],
  table: MasterpointTable,
  place: number,
  sharing: number,
): MasterpointDerivation {
  const filled = Array.from({ length: sharing }, (_, index): FilledPlace => {
    const at = place - 1 + index;
    return { place: at + 1, award: exact(table.places[at] ?? 0, 100), reason: table.reasons[at] ?? null };
  });
  const points = placeMasterpoints(table, place, sharing);
  return {
    scheme,
    unit: table.unit,
    clause: SOURCES[scheme.split('-')[0] ?? ''] ?? null,
    place,
    sharing,
    awarded: table.places.length,
    filled,
    shared: sharing > 1 ? sharedAward(table, place, sharing) : null,
    points,
  };
}

/** What was given elsewhere: there is no rule to derive it by. */
export function givenDerivation(points: Exact, place: number, sharing: number): MasterpointDerivation {
  const nothing = { clause: null, awarded: 0, filled: [], shared: null } as const;
  return { scheme: 'file', unit: 1, place, sharing, points, ...nothing };
}

function sharedAward(
  { places, unit, shared, least }: MasterpointTable,
  place: number,
  sharing: number,
): SharedAward | null {
  const hundredths = places.slice(place - 1, place - 1 + sharing).reduce((sum, award) => sum + award, 0);
  if (hundredths === 0) return null;
  const sum = exact(hundredths, 100);
  const units = hundredths / (sharing * unit);
  const isRaised = (shared === 'up' ? Math.ceil(units) : Math.floor(units + 0.5)) * unit < least;
  return {
    clause: CLAUSES.sharedMasterpoints,
    sum,
    each: divide(sum, exact(sharing)),
    rounded: shared,
    raisedTo: isRaised ? exact(least, 100) : null,
  };
}

/** The clause of a scheme, by the federation that its code begins with; null for the club's own table. */
const SOURCES: Readonly<Record<string, Clause>> = {
  ebu: { source: 'ebu-forum', at: '1365' },
  acbl: { source: 'acbl-handbook', at: 'Calculating the Awards' },
  abf: { source: 'abf-masterpoint-manual', at: '4' },
  nz: { source: 'victoria-bridge', at: 'C points' },
};
