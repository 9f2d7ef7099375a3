import { REGULATIONS, type Regulation } from '../../../src/scoring/regulation/regulation.ts';
import { regulationOf } from '../../../src/scoring/session-scoring.ts';
import type { Club } from '../club.ts';
import { readSettings } from '../settings.ts';

/** The regulation that an event of the club is scored by until the director chooses another. */
export function ownRegulationOf(club: Club): Regulation {
  const { regulation, ownRegulation } = readSettings(club);
  return regulationOf(regulation, ownRegulation)?.regulation ?? REGULATIONS.wbf;
}
