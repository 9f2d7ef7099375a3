/** Why the file of another club is not added, and what to do. */
import type { EntryDetailsProblem } from '../../format/entries/details.ts';
import type { ClubNamesProblem } from '../../format/entries/club-names.ts';
import type { FileProblem } from '../../format/event/file.ts';
import type { ResultsCsvProblem } from '../../format/results/problem.ts';
import type { Language } from '../../language.ts';
import { clubNamesProblemSentence } from '../files/club-names.ts';
import { entriesCsvProblemSentence } from '../files/entries.ts';
import { eventFileFaultSentence, type EventFileFault } from '../files/event-file.ts';
import { dealsFaultSentence } from '../files/deals-of-file.ts';
import { resultsCsvProblemSentence } from '../files/results.ts';
import { dictionary } from '../typography.ts';

/** A club that a file of names has and no file of results. */
interface ClubUnknown {
  readonly kind: 'problem';
  readonly code: 'clubUnknown';
  readonly line: number;
  readonly club: string;
}

/** What is wrong in a file of names. */
export type NamesFault = ClubNamesProblem | EntryDetailsProblem | ClubUnknown;

export type ClubFileFault =
  | { readonly code: 'event'; readonly fault: EventFileFault }
  | { readonly code: 'results'; readonly problems: readonly ResultsCsvProblem[] }
  | { readonly code: 'names'; readonly problems: readonly NamesFault[] }
  | { readonly code: 'deals'; readonly problems: readonly FileProblem[] }
  /** Hands without the results of the same name. */
  | { readonly code: 'dealsAlone' }
  /** An event of players, of teams, or of pairs that meet in matches. */
  | { readonly code: 'notOfPairs' }
  | { readonly code: 'noResults' | 'tooManyResults' | 'ownEvent' | 'noClub' }
  /** The file is there already, under the name of a club. */
  | { readonly code: 'sameFile'; readonly club: string }
  /** Another file of these is of the same event. */
  | { readonly code: 'eventTwice'; readonly file: string }
  /** What is there of the club is newer. */
  | { readonly code: 'olderFile'; readonly club: string };

type FaultOf<Code extends ClubFileFault['code']> = Extract<ClubFileFault, { readonly code: Code }>;
type Sentences = {
  readonly [Code in Exclude<ClubFileFault['code'], 'event' | 'results' | 'names' | 'deals'>]: (
    fault: FaultOf<Code>,
  ) => string;
} & {
  readonly at: (line: number, column: string | null, sentence: string) => string;
  readonly clubUnknown: (club: string) => string;
};

const en: Sentences = {
  dealsAlone: () => 'Hands alone are no results. Add them with the results of the same name: Oak.csv and Oak.pbn.',
  notOfPairs: () => 'Only events of pairs that are compared with the whole field can be added.',
  noResults: () => 'There is no result in it yet. Have it saved again once play has begun.',
  tooManyResults: () => 'It has more results than any club plays. See that it is the right file.',
  ownEvent: () => 'This is the event that you have open: it is compared already.',
  noClub: () => 'Give its club a name.',
  sameFile: ({ club }) => `This file is there already, as ${club}.`,
  eventTwice: ({ file }) => `${file} is of the same event. Leave one of them out.`,
  olderFile: ({ club }) => `What is there of ${club} is newer than this file.`,
  at: (line, column, sentence) => `Line ${line}${column === null ? '' : `, ${column}`}: ${sentence}`,
  clubUnknown: (club) => `there are no results of ${club}. Write the name of a club as its file has it.`,
};

const fr: Sentences = {
  dealsAlone: () =>
    'Des mains seules ne sont pas des résultats. Ajoutez-les avec les résultats du même nom : Chêne.csv et Chêne.pbn.',
  notOfPairs: () => 'Seuls les tournois par paires comparés à tout le champ peuvent être ajoutés.',
  noResults: () => 'Il ne contient encore aucun résultat. Faites-le enregistrer de nouveau une fois le jeu commencé.',
  tooManyResults: () => 'Il contient plus de résultats qu’aucun club n’en joue. Vérifiez que c’est le bon fichier.',
  ownEvent: () => 'C’est le tournoi que vous avez ouvert : il est déjà comparé.',
  noClub: () => 'Donnez un nom à son club.',
  sameFile: ({ club }) => `Ce fichier est déjà là, sous le nom ${club}.`,
  eventTwice: ({ file }) => `${file} est du même tournoi. Retirez l’un des deux.`,
  olderFile: ({ club }) => `Ce qui est là de ${club} est plus récent que ce fichier.`,
  at: (line, column, sentence) => `Ligne ${line}${column === null ? '' : `, ${column}`} : ${sentence}`,
  clubUnknown: (club) => `il n’y a pas de résultats de ${club}. Écrivez le nom du club comme son fichier.`,
};

const SENTENCES = dictionary<Sentences>({ en, fr });

/** What is wrong with the file of a club, a sentence a problem; those of a table with their lines. */
export function clubFileFaultSentences(fault: ClubFileFault, language: Language): readonly string[] {
  const words = SENTENCES[language];
  const at = (line: number, column: string | null, sentence: string) => words.at(line, column, sentence);
  if (fault.code === 'event') return [eventFileFaultSentence(fault.fault, language)];
  if (fault.code === 'results')
    return fault.problems.map((one) => at(one.line, one.column, resultsCsvProblemSentence(one, language)));
  if (fault.code === 'names') return fault.problems.map((one) => at(one.line, null, namesSentence(one, language)));
  if (fault.code === 'deals')
    return fault.problems.map((one) => at(one.line, null, dealsFaultSentence('pbn', one, language)));
  const say = words[fault.code] as (fault: ClubFileFault) => string;
  return [say(fault)];
}

function namesSentence(problem: NamesFault, language: Language): string {
  if (problem.code === 'clubUnknown') return SENTENCES[language].clubUnknown(problem.club);
  const isOfEntry =
    problem.code === 'entryUnknown' || problem.code === 'entryAmbiguous' || problem.code === 'saidTwice';
  return isOfEntry ? entriesCsvProblemSentence(problem, language) : clubNamesProblemSentence(problem, language);
}
