import { basename, extname } from 'node:path';
import { formatDeal } from '../../../src/bridge/deal/text.ts';
import { readPbnDeals } from '../../../src/format/pbn/deals.ts';
import { withHead } from '../../../src/format/results/columns.ts';
import { readResultsCsv, type ResultsCsv } from '../../../src/format/results/csv.ts';
import { combineCommandWords } from '../../../src/language/commands/combine.ts';
import { dealsFaultSentence } from '../../../src/language/files/deals-of-file.ts';
import { resultsCsvProblemSentence } from '../../../src/language/files/results.ts';
import { BETWEEN_NAMES } from '../../../src/names/fit.ts';
import type { Language } from '../../../src/language.ts';
import type { ClubSession } from '../../../src/simultaneous/club.ts';
import { clubSessionOf } from '../../club/event-file/club-session.ts';
import type { CommandAnswer, CommandContext } from '../command/command.ts';
import { badFiles, located, unreadableFile, type BadFile } from '../command/problems.ts';
import { readTextFile } from '../command/text-file.ts';
import { isEventFileName, readEventFile } from '../event-file/event-file.ts';
import type { CombineCall } from './arguments.ts';

/** The session of a club, and the files it was read from. */
export interface ClubFile extends ClubSession {
  readonly file: string;
  readonly results: Pick<ResultsCsv, 'entries' | 'sections'>;
  /** The names that its own file has, by entry. */
  readonly names?: ReadonlyMap<number, string>;
}

/** Reads the files of all clubs; where any is wrong, what the command answers. */
export async function readClubFiles(
  call: Pick<CombineCall, 'files' | 'regulation'>,
  context: CommandContext,
): Promise<readonly ClubFile[] | CommandAnswer> {
  const clubs: ClubFile[] = [];
  const bad: BadFile[] = [];
  for (const file of call.files) {
    // one after the other: a thousand files are more than may be open
    const read = isEventFileName(file)
      ? await readClubEvent(file, call, context)
      : await readClubFile(file, call, context.language);
    if ('exit' in read) return read;
    if ('problems' in read) bad.push(read);
    else clubs.push(read);
  }
  return bad.length === 0 ? clubs : badFiles(bad, context);
}

/** The session of a club in the file of its event. The club is called as it calls itself. */
async function readClubEvent(
  file: string,
  { regulation }: Pick<CombineCall, 'regulation'>,
  context: CommandContext,
): Promise<ClubFile | BadFile | CommandAnswer> {
  const opened = await readEventFile(file, context);
  if ('exit' in opened) return opened;
  try {
    const club = opened.clubName === '' ? basename(file, extname(file)) : opened.clubName;
    const session = clubSessionOf(opened, club, regulation.undertricks);
    if (session === null) return playersOnly(file, context.language);
    const { pairs, ...played } = session;
    const names = new Map(
      pairs.flatMap(({ players }, place) =>
        players.length === 0 ? [] : [[place, players.join(BETWEEN_NAMES)] as const],
      ),
    );
    const sections = pairs.some(({ section }) => section !== '');
    // Numbers that are unique say nothing of a line.
    const entries = pairs.map(({ name, section }) => ({ name, section, line: null }));
    return { ...played, file, results: { entries, sections }, names };
  } finally {
    opened.club.store.close();
  }
}

function playersOnly(file: string, language: Language): BadFile {
  const message = combineCommandWords[language].players;
  return { file, problems: [{ line: 1, column: null, code: 'players', message }] };
}

async function readClubFile(
  file: string,
  { regulation }: Pick<CombineCall, 'regulation'>,
  language: Language,
): Promise<ClubFile | BadFile | CommandAnswer> {
  const read = await readTextFile(file);
  if (read.kind === 'problem') return unreadableFile(file, read, language);
  const results = readResultsCsv(read.text, null, regulation.undertricks);
  if (results.kind === 'problems') {
    const problems = located(results.problems, (problem) =>
      resultsCsvProblemSentence(withHead(problem, language), language),
    );
    return { file, problems };
  }
  if (results.seating !== 'pairs') {
    return playersOnly(file, language);
  }
  const deals = await readDealsBeside(file, language);
  if (!(deals instanceof Map)) return deals;
  const { entries, sections } = results;
  return {
    club: basename(file, extname(file)),
    file,
    entries: entries.length,
    lineOf: (entry) => entries[entry]?.line ?? null,
    lines: results.results,
    deals,
    results: { entries, sections },
  };
}

/** The hands in the file of the same name that ends in .pbn; none where there is no such file. */
async function readDealsBeside(
  file: string,
  language: Language,
): Promise<Map<number, string> | BadFile | CommandAnswer> {
  const beside = `${file.slice(0, file.length - extname(file).length)}.pbn`;
  const read = await readTextFile(beside);
  if (read.kind === 'problem') {
    return read.code === 'noSuchFile' ? new Map<number, string>() : unreadableFile(beside, read, language);
  }
  const { deals, problems: found } = readPbnDeals(read.text);
  if (found.length === 0) return new Map(deals.map(({ board, deal }) => [board, formatDeal(deal)]));
  const problems = found.map((problem) => {
    const { line, code } = problem;
    return { line, column: null, code, message: dealsFaultSentence('pbn', problem, language) };
  });
  return { file: beside, problems };
}
