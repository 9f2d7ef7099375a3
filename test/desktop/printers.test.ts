/** The printers of the desktop window, as its page asks for them. */
import { expect, test } from 'vitest';
import { createDirectorApp } from '../../main/app/director/app.ts';
import { windowPrinters } from '../../main/desktop/printers.ts';
import { clubWithEvent } from '../main/support.ts';
import type { WebContents, WebContentsPrintOptions } from 'electron';

/** A window's page on a machine with two printers, of which one is off. */
function pageWithPrinters() {
  const jobs: WebContentsPrintOptions[] = [];
  const contents: Pick<WebContents, 'getPrintersAsync' | 'print'> = {
    getPrintersAsync: () =>
      Promise.resolve([
        { name: 'Brother_HL', displayName: 'Office', description: '', options: {} },
        { name: 'Bar', displayName: '', description: '', options: {} },
      ]),
    print: (options, done) => {
      jobs.push(options ?? {});
      done?.(options?.deviceName === 'Brother_HL', '');
    },
  };
  return { jobs, contents: contents as WebContents };
}

function application(contents: WebContents | null) {
  const { club } = clubWithEvent();
  const app = createDirectorApp({ club, printers: windowPrinters(() => contents) });
  const print = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.request('/api/printers/print', { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  return { print, list: async () => (await app.request('/api/printers')).json() as Promise<unknown> };
}

test('are listed as people know them', async () => {
  expect(await application(pageWithPrinters().contents).list()).toEqual([
    { name: 'Brother_HL', shown: 'Office' },
    { name: 'Bar', shown: 'Bar' },
  ]);
});

test('print without a dialog, one side a sheet, edge to edge; one that is off says so', async () => {
  const { contents, jobs } = pageWithPrinters();
  const { print } = application(contents);
  expect(await print({ printer: 'Brother_HL', paper: 'Letter' })).toEqual({ status: 200, body: { isPrinted: true } });
  expect(await print({ printer: 'Bar', paper: 'A4' })).toEqual({ status: 200, body: { isPrinted: false } });
  expect(jobs).toMatchObject([
    {
      silent: true,
      deviceName: 'Brother_HL',
      pageSize: 'Letter',
      duplexMode: 'simplex',
      margins: { marginType: 'none' },
    },
    { silent: true, deviceName: 'Bar', pageSize: 'A4' },
  ]);
  expect(await print({ printer: '', paper: 'A4' })).toMatchObject({ status: 400 });
  expect(await print({ printer: 'Bar', paper: 'A5' })).toMatchObject({ status: 400 });
});

test('there are none while there is no window, and in a browser', async () => {
  const { list, print } = application(null);
  expect(await list()).toEqual([]);
  expect(await print({ printer: 'Bar', paper: 'A4' })).toMatchObject({ body: { isPrinted: false } });
  const browser = createDirectorApp({ club: clubWithEvent().club });
  expect(await (await browser.request('/api/printers')).json()).toEqual([]);
});
