import { memo, useMemo } from 'react';
import type { EntryView } from '../../../main/club/model/session.ts';
import { FittedNames, type NamePlace } from './fitted/FittedNames.tsx';
import { knownNames } from './pairName.ts';

/** The players of a pair, in the fullest form that fits their place. */
export const PairNames = memo(function PairNames(
  props: NamePlace & {
    readonly entry: EntryView;
    /** Whether they stand in stronger type, which is wider: they are fitted again when that changes. */
    readonly strong?: boolean;
  },
) {
  const { entry, strong = false, ...place } = props;
  const names = useMemo(() => knownNames(entry), [entry]);
  return <FittedNames key={strong ? 'strong' : 'usual'} names={names} whole={entry.team !== undefined} {...place} />;
});
