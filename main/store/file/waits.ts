import { FILE_WAITS, isFileWait } from '../../../src/language/files/file-wait.ts';
import type { StoreProblem } from '../problem.ts';
import type { FileNotices } from './notices.ts';

/** Tells, on every page, what saving waits for, or that the file is damaged. @returns the problem as it is answered */
export function noteProblem(notices: FileNotices, problem: StoreProblem): StoreProblem {
  const failed = asWait(problem);
  if (isFileWait(failed.code)) {
    const { code, file } = failed;
    stopWaiting(notices, code);
    notices.add({ kind: 'wait', code, file, reason: 'reason' in failed ? failed.reason : '' });
  } else if (failed.code === 'fileDamaged') notices.add(failed);
  return failed;
}

/** A file that was open can't be missing: where the system can't open what belongs to it, the disk is at fault. */
function asWait(problem: StoreProblem): StoreProblem {
  return problem.code === 'fileNotOpened' ? { ...problem, code: 'diskFault' } : problem;
}

export function isWaiting(notices: FileNotices): boolean {
  return notices.list().some(({ code }) => isFileWait(code));
}

/** Takes back what saving waited for, but for one reason that stays. */
export function stopWaiting(notices: FileNotices, staying?: string): void {
  for (const code of FILE_WAITS) if (code !== staying) notices.remove(code);
}
