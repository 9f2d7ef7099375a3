import { expect, test } from 'vitest';
import { contentDisposition } from '../../../../main/app/http/content-disposition.ts';
import { HOSTILE_NAMES } from '../../../names.ts';

test('a file name in a header: plain for old readers, whole for the others', () => {
  expect(contentDisposition('attachment', "L’été d'or.csv")).toBe(
    `attachment; filename="Lete d'or.csv"; filename*=UTF-8''L%E2%80%99%C3%A9t%C3%A9%20d%27or.csv`,
  );
});

test.each([
  ...HOSTILE_NAMES,
  'a"; filename="evil.exe',
  'a\\"b',
  'a\r\nSet-Cookie: x=y',
  'half \ud83d of a pair',
  '\0',
  '%2e%2e%2f',
])('whatever stands in a name, the header is one name: %j', (name) => {
  const header = contentDisposition('attachment', name);
  expect(header).toMatch(/^attachment; filename="[^"\\%\r\n\0]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]*$/);
  expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header);
  const [, encoded = ''] = /UTF-8''(.*)$/.exec(header) ?? [];
  expect(decodeURIComponent(encoded)).toBe(name.toWellFormed());
});
