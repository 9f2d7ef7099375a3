import { AsyncLocalStorage } from 'node:async_hooks';

/** A request as its client numbered it, and how many changes it has asked for so far. */
interface ClientRequest {
  readonly id: string;
  changes: number;
}

const requests = new AsyncLocalStorage<ClientRequest>();

/**
 * Runs what a client has asked for. Its changes take the client's own id of the request: when the request comes again
 * because its answer was lost, they are answered again and not made again.
 */
export function withClientRequest<T>(id: string, work: () => T): T {
  return requests.run({ id, changes: 0 }, work);
}

/** The id of the next change of the client's request; null where the client gave none. */
export function nextRequestId(): string | null {
  const request = requests.getStore();
  if (!request) return null;
  request.changes++;
  return request.changes === 1 ? request.id : `${request.id}/${request.changes}`;
}

/** Runs work later as part of the request of now. Whether it runs once or again, its change has the same id. */
export function sameRequest(): <T>(work: () => T) => T {
  const request = requests.getStore();
  return (work) => (request ? requests.run({ ...request }, work) : requests.exit(work));
}
