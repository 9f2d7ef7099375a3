import {
  clubScaleProblem,
  type ClubScale,
  type ClubVictoryPointRow,
  type ClubVictoryPointTable,
} from '../../victory-points/club.ts';
import { VICTORY_POINT_SCALE_CODES } from '../../victory-points/scale.ts';
import type { Rule } from '../rule.ts';
import { choice, list, nullable, record, whole } from '../shape.ts';

/** What IMPs of a match may become: victory points by a published scale, or by the club's own. */
export const MATCH_SCALES = [...VICTORY_POINT_SCALE_CODES, 'club'] as const;
export type MatchScale = (typeof MATCH_SCALES)[number];

/** What IMPs of a match become where the event doesn't say otherwise. */
export const victoryPointsRule: Rule<MatchScale> = {
  scope: 'teams',
  usual: 'wbf-continuous',
  shape: choice('victoryPoints', MATCH_SCALES),
};

const BOARDS = whole(0, 999);
const HUNDREDTHS = whole(-99_999, 99_999);
const MOST_TABLES = 20;
const MOST_ROWS = 99;

/** The scale a club typed in, used where `victoryPoints` is `club`; it stays beside any other. */
export const ownScaleRule: Rule<ClubScale | null> = {
  scope: 'teams',
  usual: null,
  shape: nullable(
    record<ClubScale>({
      takes: choice('takes', ['imps', 'percentage']),
      sum: nullable(HUNDREDTHS),
      tables: list(
        record<ClubVictoryPointTable>({
          least: BOARDS,
          most: BOARDS,
          rows: list(
            record<ClubVictoryPointRow>({ upTo: nullable(HUNDREDTHS), winner: HUNDREDTHS, loser: HUNDREDTHS }),
            MOST_ROWS,
          ),
        }),
        MOST_TABLES,
      ),
    }),
  ),
  problems: (scale) => {
    const problem = scale && clubScaleProblem(scale);
    return problem ? [{ kind: 'problem', code: 'own-scale', problem }] : [];
  },
};
