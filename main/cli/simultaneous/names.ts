import { readClubNamesCsv, type ClubNameRow } from '../../../src/format/entries/club-names.ts';
import { findEntry } from '../../../src/format/entries/details.ts';
import { combineCommandWords } from '../../../src/language/commands/combine.ts';
import { clubNamesProblemSentence } from '../../../src/language/files/club-names.ts';
import { entriesCsvProblemSentence } from '../../../src/language/files/entries.ts';
import type { Language } from '../../../src/language.ts';
import type { CommandAnswer, CommandContext } from '../command/command.ts';
import { badInput, located, unreadableFile, type LocatedProblem } from '../command/problems.ts';
import { readTextFile } from '../command/text-file.ts';
import type { ClubFile } from './clubs.ts';

/** The name of each entry of a club that has one, by club, both by their numbers from 0. */
export type ClubNames = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** The names that the clubs' own files have. */
export function namesInFiles(clubs: readonly ClubFile[]): ClubNames {
  return new Map(clubs.flatMap(({ names }, place) => (names && names.size > 0 ? [[place, names] as const] : [])));
}

/** Reads the file of names and finds whose they are; where it is wrong, what the command answers. */
export async function readClubNames(
  file: string,
  clubs: readonly ClubFile[],
  context: CommandContext,
): Promise<ClubNames | CommandAnswer> {
  const { language } = context;
  const read = await readTextFile(file);
  if (read.kind === 'problem') return unreadableFile(file, read, language);
  const csv = readClubNamesCsv(read.text);
  if (csv.kind === 'problems') {
    const problems = located(csv.problems, (problem) => clubNamesProblemSentence(problem, language));
    return badInput(file, problems, context);
  }
  const numbers = new Map(clubs.map(({ club }, place) => [club.toLowerCase(), place]));
  const names = new Map<number, Map<number, string>>();
  const problems = csv.rows.flatMap((row): readonly LocatedProblem[] => {
    const place = numbers.get(row.club.toLowerCase());
    const club = place === undefined ? undefined : clubs[place];
    if (place === undefined || !club) return [clubUnknown(row, language)];
    const entry = findEntry(row, club.results);
    if (typeof entry !== 'number') {
      const { line, column, code } = entry;
      return [{ line, column, code, message: entriesCsvProblemSentence(entry, language) }];
    }
    const ofClub = names.get(place) ?? new Map<number, string>();
    names.set(place, ofClub.set(entry, row.name));
    return [];
  });
  return problems.length > 0 ? badInput(file, problems, context) : names;
}

function clubUnknown({ line, club }: ClubNameRow, language: Language): LocatedProblem {
  return { line, column: 'club', code: 'clubUnknown', message: combineCommandWords[language].clubUnknown(club) };
}
