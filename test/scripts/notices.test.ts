import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NOTICES_FILE, noticesText } from '../../scripts/notices.mjs';

describe('the notices of what comes with Etui', () => {
  const notices = noticesText();

  test('are those of package-lock.json: after a change of packages, node scripts/notices.mjs writes them anew', () => {
    expect(readFileSync(NOTICES_FILE, 'utf8')).toBe(notices);
    expect(noticesText()).toBe(notices);
  });

  test('hold the words of every package, needed by another or not', () => {
    const heads = notices.split(`${'='.repeat(80)}\n`).slice(1);
    for (const notice of heads) {
      expect(notice).toMatch(/^(@[\w-]+\/)?[\w.-]+ \d+\.\d+\.\d+( \([^\n]+\))?\n\n/);
      expect(notice.length).toBeGreaterThan(100);
    }
    const names = heads.map((notice) => notice.split(' ')[0]);
    expect(names).toEqual(expect.arrayContaining(['react', 'hono', 'zod', 'papaparse', 'pdfkit', 'better-sqlite3']));
    expect(names).toEqual(expect.arrayContaining(['fontkit', 'scheduler', '@fontsource/inter', 'dejavu-fonts-ttf']));
    expect(names).not.toContain('electron-builder');
  });
});
