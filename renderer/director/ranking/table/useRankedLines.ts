import { useMemo, useState } from 'react';
import type { SectionView } from '../../../../main/club/model/session.ts';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { rankedLines } from '../../session/rankedLines.ts';
import { lastRoundOf } from '../../session/standings.ts';
import type { RankedBy } from '../../../../src/scoring/standing/handicap.ts';
import { hasHandicaps, linesByHandicap } from '../byHandicap.ts';
import { useAfterRound } from './useAfterRound.ts';

/**
 * The rankings of a field: as they stand or after a round, by scratch or with handicap.
 * @param isAfterRound whether the ranking after a round is asked for
 */
export function useRankedLines(
  session: number,
  sections: readonly SectionView[],
  field: FieldStandingsView,
  isAfterRound: boolean,
) {
  const scratch = useMemo(() => rankedLines(sections, field), [sections, field]);
  const [wanted, rankBy] = useState<RankedBy>('scratch');
  const withHandicaps = hasHandicaps(scratch);
  const by = withHandicaps ? wanted : 'scratch';
  const after = useAfterRound(session, lastRoundOf(field), isAfterRound);
  const fieldAfter = after.standings?.fields.find((one) => one.sections[0] === field.sections[0]) ?? null;
  const lines = useMemo(() => {
    const listed = fieldAfter ? rankedLines(sections, fieldAfter) : scratch;
    return by === 'handicap' ? linesByHandicap(listed, field.rankedBy) : listed;
  }, [by, fieldAfter, sections, scratch, field]);
  return {
    /** The rankings listed. */
    lines,
    /** The rankings by scratch as they stand. */
    scratch,
    by,
    rankBy,
    hasHandicaps: withHandicaps,
    after,
    /** The field after the round; null while it is being fetched, and while it is not asked for. */
    fieldAfter,
  };
}
