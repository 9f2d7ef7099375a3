import type { PrintJob } from './job.ts';
import type { Lacking } from './press/typesetter.ts';

/**
 * The names that hold letters no font has. Where a letter is in none of them, the lines of the document that it is in.
 */
export function unprintedNames({ letters, texts }: Lacking, known: readonly string[]): readonly string[] {
  if (letters.length === 0) return [];
  const composed = known.map((name) => name.normalize('NFC'));
  const names = composed.filter((name) => letters.some((letter) => name.includes(letter)));
  const others = letters.filter((letter) => !names.some((name) => name.includes(letter)));
  const lines = texts.filter((text) => others.some((letter) => text.normalize('NFC').includes(letter)));
  return [...new Set([...names, ...lines])];
}

/** The names on the papers of a session: of players, of the event, of the club. */
export function sessionNames({ session, settings }: PrintJob): readonly string[] {
  const pairs = session.sections.flatMap(({ entries }) => entries);
  const substitutes = pairs.flatMap((pair) => pair.substitutes?.map(({ name }) => name) ?? []);
  const teams = [...pairs, ...session.teams].flatMap(({ team }) => (team ? [team.name, ...team.players] : []));
  return [
    ...pairs.flatMap(({ players }) => players),
    ...substitutes,
    ...teams,
    session.eventName,
    settings.clubName,
    settings.clubLine,
  ];
}
