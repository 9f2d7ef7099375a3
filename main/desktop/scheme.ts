import type { CustomScheme } from 'electron';

/** The window's origin. A request to it reaches the director's application without a port being open. */
export const ORIGIN = 'etui://director';

/** Treated like https, and able to stream. It must be registered before the application is ready. */
export const SCHEME: CustomScheme = {
  scheme: 'etui',
  privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true },
};

/** Whether an address is one of the window's own pages. */
export function isOwn(address: string): boolean {
  return address === ORIGIN || address.startsWith(`${ORIGIN}/`);
}

/** Whether an address is a session's second display: the one page that has a window of its own. */
export function isDisplay(address: string): boolean {
  return isOwn(address) && /^\/sessions\/\d+\/display$/.test(address.slice(ORIGIN.length));
}
