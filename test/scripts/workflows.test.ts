import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WORKFLOWS = join(import.meta.dirname, '..', '..', '.github', 'workflows');

const workflows = readdirSync(WORKFLOWS).map((name) => [name, readFileSync(join(WORKFLOWS, name), 'utf8')] as const);

test.each(workflows)('%s runs every action from one commit, which nobody can exchange', (_, text) => {
  const actions = text.split('\n').filter((line) => /\buses:/.test(line));
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+$/.test(line))).toEqual([]);
});

test.each(workflows)('%s may read the repository and nothing else, unless a job says so', (_, text) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  expect(text.match(/actions\/checkout@/g)?.length).toBe(text.match(/persist-credentials: false/g)?.length);
});

test('a release carries checksums and a signed statement of where its files come from', () => {
  const release = readFileSync(join(WORKFLOWS, 'release.yml'), 'utf8');
  const [checksums = -1, provenance = -1, published = -1] = [
    'sha256sum --',
    'attest-build-provenance@',
    'gh release create',
  ].map((step) => release.indexOf(step));
  expect([checksums > 0, provenance > checksums, published > provenance]).toEqual([true, true, true]);
  expect(release).toContain(
    'gh release create "$GITHUB_REF_NAME" --repo "$GITHUB_REPOSITORY" --draft --generate-notes installers/*',
  );
  // What another run stored could get into the installers.
  expect(release).not.toContain('cache:');
});
