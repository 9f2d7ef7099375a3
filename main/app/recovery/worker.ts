/** Lists the copies of a club, or exchanges its file, on a thread of its own: everything else is answered meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import type { RecoveryRequest } from './thread.ts';
import { exchangeFile, listCopiesOf } from './work.ts';

const request = workerData as RecoveryRequest;
const value =
  'list' in request ? listCopiesOf(request.file, request.list.folder) : exchangeFile(request.file, request.exchange);
// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage({ value });
