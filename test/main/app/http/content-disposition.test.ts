import { expect, test } from 'vitest';
import { contentDisposition } from '../../../../main/app/http/content-disposition.ts';

test('a file name in a header: plain for old readers, whole for the others', () => {
  expect(contentDisposition('attachment', "L’été d'or.csv")).toBe(
    `attachment; filename="Lete d'or.csv"; filename*=UTF-8''L%E2%80%99%C3%A9t%C3%A9%20d%27or.csv`,
  );
});
