import { Zip, ZipDeflate } from 'fflate';
import { hc } from 'hono/client';
import type { DirectorApi } from '../../../main/app/director/app.ts';
import type { Language } from '../../../src/language.ts';
import { sendOnce } from './connection.ts';

const { season } = hc<DirectorApi>('/', { fetch: sendOnce }).api.site;

/** The pages that are put into one file, and who is told how many of them there are already. */
export interface ZipWish {
  readonly sessions: readonly number[];
  readonly language: Language;
  readonly onPage: (made: number) => void;
  readonly signal: AbortSignal;
}

/** A file to be saved. */
export interface NamedBlob {
  readonly name: string;
  readonly content: Blob;
}

/**
 * The result pages of events and the page that leads to them in one zip, asked for one by one, so that whatever else
 * the director wants comes between them. Fails where a page could not be made, and where `signal` aborts.
 */
export async function zipPages({ sessions, language, onPage, signal }: ZipWish): Promise<NamedBlob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(new Uint8Array(part));
  });
  const add = (name: string, content: string) => {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    entry.push(new TextEncoder().encode(content), true);
  };
  const init = { signal };
  for (const [place, id] of sessions.entries()) {
    const request = { param: { id: String(id) }, query: { language } };
    const page = await (await season.pages[':id'].$get(request, { init })).json();
    if ('kind' in page) throw new Error(`the page of ${id} could not be made: ${page.code}`);
    add(page.name, page.content);
    onPage(place + 1);
  }
  const index = await (
    await season.events.$get({ query: { sessions: sessions.join(','), language } }, { init })
  ).json();
  if ('kind' in index) throw new Error(`the index could not be made: ${index.code}`);
  add(index.name, index.content);
  zip.end();
  return { name: index.zip, content: new Blob(parts, { type: 'application/zip' }) };
}
