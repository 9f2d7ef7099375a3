import { memo, useMemo } from 'react';
import type { EntryView } from '../../../main/club/model/session.ts';
import { FittedNames, type NamePlace } from './FittedNames.tsx';
import { knownNames } from './pairName.ts';

/** The players of a pair, in the fullest form that fits their place. */
export const PairNames = memo(function PairNames({ entry, ...place }: NamePlace & { readonly entry: EntryView }) {
  const names = useMemo(() => knownNames(entry), [entry]);
  return <FittedNames names={names} {...place} />;
});
