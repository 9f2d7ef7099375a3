import type { Language } from '../../language.ts';
import { exact, type Exact } from '../../scoring/numbers/exact.ts';
import { stratumLetter } from '../../scoring/standing/strata.ts';
import { CSV_SEPARATOR, formatCsvNumber } from '../csv-number.ts';
import { OWN_FEDERATION } from './columns.ts';
import { writeCsv } from '../csv.ts';

/** A member as a line of a file. */
export interface MemberLine {
  readonly name: string;
  readonly member: boolean;
  readonly numbers: readonly { readonly federation: string; readonly number: string }[];
  readonly stratum: number | null;
  /** Hundredths of a percent. */
  readonly handicap: number | null;
  readonly sessions: number;
  readonly last: string | null;
  readonly masterpoints: Exact;
}

/** The heads of the columns, which reading knows again. */
export interface MembersCsvWords {
  readonly name: string;
  readonly member: string;
  readonly yes: string;
  readonly no: string;
  readonly ownNumber: string;
  readonly stratum: string;
  readonly handicap: string;
  readonly sessions: string;
  readonly last: string;
  readonly masterpoints: string;
}

const PLACES = 2;

/** The members as CSV with heads and numbers in the language: a column for each federation anybody has a number of. */
export function writeMembersCsv(members: readonly MemberLine[], words: MembersCsvWords, language: Language): string {
  const all = new Set(members.flatMap(({ numbers }) => numbers.map(({ federation }) => federation)));
  const federations = [...all].filter((federation) => federation !== OWN_FEDERATION).toSorted();
  const numberOf = ({ numbers }: MemberLine, wanted: string) =>
    numbers.find(({ federation }) => federation === wanted)?.number ?? '';
  return writeCsv(
    [
      [
        words.name,
        words.member,
        words.ownNumber,
        ...federations,
        words.stratum,
        words.handicap,
        words.sessions,
        words.last,
        words.masterpoints,
      ],
      ...members.map((member) => [
        member.name,
        member.member ? words.yes : words.no,
        numberOf(member, OWN_FEDERATION),
        ...federations.map((federation) => numberOf(member, federation)),
        member.stratum === null ? '' : stratumLetter(member.stratum),
        member.handicap === null ? '' : formatCsvNumber(exact(member.handicap, 100), PLACES, language),
        String(member.sessions),
        member.last ?? '',
        formatCsvNumber(member.masterpoints, PLACES, language),
      ]),
    ],
    CSV_SEPARATOR[language],
  );
}
