import { sendOnce } from './connection.ts';

/**
 * Saves a file under the name that the application gives it. The desktop window asks where; a browser takes its folder
 * of downloads.
 * @returns the name
 */
export async function saveFile(path: string): Promise<string> {
  const response = await sendOnce(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const name = savedName(response.headers.get('Content-Disposition') ?? '');
  saveBlob(name, await response.blob());
  return name;
}

/** Saves what this page has made itself. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over when the click is done; what it holds is let go of afterwards.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** The name of a file in a header of ours, which has it encoded at its end. */
export function savedName(disposition: string): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]*)$/.exec(disposition) ?? [];
  return decodeURIComponent(encoded);
}
