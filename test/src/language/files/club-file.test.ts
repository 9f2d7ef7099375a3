import { describe, expect, test } from 'vitest';
import { fileProblemSentence, type FileProblem } from '../../../../src/language/files/club-file.ts';
import { LANGUAGES } from '../../../../src/language.ts';

const file = 'club.sqlite';
const reason = 'the wire is loose';
const PROBLEMS: readonly FileProblem[] = [
  { kind: 'problem', code: 'olderEtuiFile', file },
  { kind: 'problem', code: 'newerDatabase', file, version: 7, newest: 1 },
  ...(
    [
      'notADatabase',
      'notAClubFile',
      'fileLocked',
      'fileReadOnly',
      'diskFull',
      'alreadyOpen',
      'clubMissing',
      'copyNotGood',
    ] as const
  ).map((code) => {
    return { kind: 'problem', code, file } as const;
  }),
  ...(['fileDamaged', 'fileNotOpened', 'copyFailed', 'fileGone', 'secondPlaceFailed'] as const).map((code) => {
    return { kind: 'problem', code, file, reason } as const;
  }),
  { kind: 'problem', code: 'secondPlaceMissing', file },
  ...[1, 3].map(
    (lost) => ({ kind: 'problem', code: 'changesLost', file, lost, at: '2026-11-24T21:04:00.000Z' }) as const,
  ),
];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(PROBLEMS)('$code names the file, the cause and what to do', (problem) => {
    const sentence = fileProblemSentence(problem, language);
    expect(sentence).toContain(file);
    expect(sentence).toContain('reason' in problem ? reason : file);
    expect(sentence.match(/[.;] ?\p{Lu}?/gu)?.length).toBeGreaterThan(1);
    expect(sentence).not.toMatch(/undefined|\[object/);
  });

  test('a newer file is told by its versions', () => {
    expect(
      fileProblemSentence({ kind: 'problem', code: 'newerDatabase', file, version: 7, newest: 1 }, language),
    ).toMatch(/7.*1/);
  });
});
