import type { MembersWords } from '../../../../src/language/screens/members/members.ts';

/** Why a member was not saved. */
export interface ShownProblem {
  readonly text: string;
  /** Who is known by the name already. */
  readonly known: number | null;
}

/** A refusal, as far as it says more. */
interface Refusal {
  readonly code: string;
  readonly name?: unknown;
  readonly number?: unknown;
  readonly federation?: unknown;
  readonly member?: unknown;
  readonly isMember?: unknown;
}

/** The sentence for a refusal. */
export function memberProblem(refused: Refusal, words: MembersWords): ShownProblem {
  const { code, name, number, federation, member, isMember } = refused;
  if (code === 'memberKnown') {
    return { text: words.known(text(name), isMember === true), known: typeof member === 'number' ? member : null };
  }
  const sentences: Readonly<Record<string, string>> = {
    numberTaken: words.numberTaken(text(name), text(number)),
    numberTwice: words.numberTwice(federation === 'club' ? words.ownNumber : text(federation)),
    memberWithoutName: words.problems.memberWithoutName,
    memberMovedOn: words.problems.memberMovedOn,
  };
  return { text: sentences[code] ?? words.problems.other, known: null };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
