import { sendOnce } from './connection.ts';

/** Copies a text of the application, to be pasted elsewhere. */
export async function copyText(path: string): Promise<void> {
  const response = await sendOnce(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await navigator.clipboard.writeText(await response.text());
}
