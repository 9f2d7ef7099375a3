import { expect, test } from 'vitest';
import { contentDisposition } from '../../../../main/app/http/content-disposition.ts';
import { savedName } from '../../../../renderer/director/api/saveFile.ts';

test.each(['Tuesday pairs 2026-11-24 ranking.csv', 'Étui d’été (2).pdf', `a'b"c;d%20*.csv`, ''])(
  'a file is saved under the name the header has: %s',
  (name) => {
    expect(savedName(contentDisposition('attachment', name))).toBe(name);
  },
);
