/** The first Chromium, Chrome or Edge found where systems keep them; null when there is none. */
export function installedBrowser(): string | null;
