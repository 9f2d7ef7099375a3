import type { ResultProblem } from '../../../../main/club/problem.ts';
import type { ResultInput } from '../../../../main/club/results/input.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import type { Refusal } from './drafts.ts';
import type { RecordedAnswer } from './mergeRecorded.ts';

/** Records lines of a session by one request. Answers for each line, in order, whether it was recorded or why not. */
export async function sendLines(
  session: number,
  lines: readonly ResultInput[],
): Promise<readonly (RecordedAnswer | Refusal)[]> {
  const [line, ...others] = lines;
  if (!line) return [];
  try {
    const answer =
      others.length === 0 ? await api.record(session, line) : await api.recordColumn(session, [line, ...others]);
    if (isProblemAnswer(answer)) return lines.map(() => refusalOf(answer as ResultProblem));
    if (!('lines' in answer)) return [answer];
    const { change } = answer;
    return answer.lines.map((one) => (isProblemAnswer(one) ? refusalOf(one) : { ...one, change }));
  } catch {
    return lines.map(() => ({ code: 'unreachable' }));
  }
}

function refusalOf(problem: ResultProblem): Refusal {
  if (problem.code === 'pairAlreadyPlayed') {
    const { entry, section, round, table, sides } = problem;
    return { code: 'pairAlreadyPlayed', entry, section, round, table, sides };
  }
  if (problem.code === 'versionConflict') {
    // Without a version the line has no result any more.
    return { code: 'versionConflict', current: problem.version === undefined ? null : (problem as ResultView) };
  }
  return { code: 'refused', reason: problem.code };
}
