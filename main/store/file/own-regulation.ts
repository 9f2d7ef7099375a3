import { regulationFromStored, type Regulation } from '../../../src/scoring/regulation/regulation.ts';
import type { RegulationValue } from '../../../src/scoring/session-scoring.ts';
import { inspectDatabase } from './integrity.ts';
import { applicationIdProblem, olderFileProblem } from './application-id.ts';
import { problemOfError, type StoreProblem } from '../problem.ts';
import { settingsTable } from '../settings.ts';

/** The regulation a club made its own, read from its file without changing it; null where it made none. */
export function ownRegulationIn(file: string): Regulation | null | StoreProblem {
  try {
    const older = olderFileProblem(file);
    if (older) return older;
    return inspectDatabase(file, (db): Regulation | null | StoreProblem => {
      const problem = applicationIdProblem(db, file);
      if (problem) return problem;
      const own = (settingsTable(db).readAll().get('ownRegulation') ?? null) as RegulationValue | null;
      return own && regulationFromStored(own.regulation, own.preset);
    });
  } catch (error) {
    const problem = problemOfError(error, file);
    if (problem) return problem;
    throw error;
  }
}
