import { describe, expect, test } from 'vitest';
import {
  fileNoticeSentence,
  fileProblemSentence,
  type ClubFileProblem,
} from '../../../../src/language/files/club-file.ts';
import { FILE_WAITS } from '../../../../src/language/files/file-wait.ts';
import { LANGUAGES } from '../../../../src/language.ts';

const file = 'club.sqlite';
const reason = 'the wire is loose';
const PROBLEMS: readonly ClubFileProblem[] = [
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
  ...(
    [
      'fileDamaged',
      'fileNotOpened',
      'diskFault',
      'notConfirmed',
      'copyFailed',
      'fileGone',
      'secondPlaceFailed',
    ] as const
  ).map((code) => {
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

  test.each(FILE_WAITS)('%s names the file, what becomes of what is typed, and differs from every other', (code) => {
    const sentence = fileNoticeSentence({ kind: 'wait', code, file, reason }, language);
    expect(sentence).toContain(file);
    expect(sentence).toMatch(language === 'en' ? /stays here/ : /reste ici/);
    const all = FILE_WAITS.map((other) => fileNoticeSentence({ kind: 'wait', code: other, file, reason }, language));
    expect(all.filter((other) => other === sentence)).toHaveLength(1);
  });

  test('a newer file is told by its versions', () => {
    expect(
      fileProblemSentence({ kind: 'problem', code: 'newerDatabase', file, version: 7, newest: 1 }, language),
    ).toMatch(/7.*1/);
  });
});
