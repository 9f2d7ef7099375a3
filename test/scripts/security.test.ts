import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8');
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version: string }>;
};

/** The packages that the headings of the advisories name, with their versions. */
const named = page
  .split('\n')
  .filter((line) => line.startsWith('### '))
  .flatMap((line) =>
    [...line.matchAll(/(?<!\w)(@?[a-z][\w./-]*) (\d+\.\d+\.\d+)/g)].map(([, name, version]) => [name, version]),
  );

describe('the list of advisories', () => {
  test.each(named)('was read for %s %s, which is the version in use', (name, version) => {
    expect(packages[`node_modules/${name}`]?.version).toBe(version);
  });

  test('names what Etui is built from, and the SQLite that is in it', () => {
    expect(named.map(([name]) => name)).toEqual(
      expect.arrayContaining(['electron', 'node', 'better-sqlite3', 'hono', 'papaparse', 'pdfkit', 'pdfjs-dist']),
    );
    const db = new SQLite(':memory:');
    expect(page).toContain(`SQLite ${db.prepare('SELECT sqlite_version()').pluck().get() as string})`);
    db.close();
  });

  test('answers each: fixed, not reached, or why it does not matter', () => {
    const rows = page
      .slice(page.indexOf('## Advisories'))
      .split('\n')
      .filter((line) => /^\| (?!advisory|---)/.test(line));
    expect(rows.length).toBeGreaterThan(30);
    for (const row of rows) {
      const [, advisory = '', about = '', answer = ''] = row.split('|').map((cell) => cell.trim());
      expect(advisory).toMatch(/CVE-\d{4}-\d{4,5}|GHSA(-[\w]{4}){3}|issue \d+|no number/);
      expect(about.length).toBeGreaterThan(5);
      expect(answer.length).toBeGreaterThan(10);
    }
  });
});
