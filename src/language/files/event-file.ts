/** What is wrong with the file of an event, as sentences. */
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';

/** Why the bytes of a file can't be taken as an event. */
export type EventFileFault =
  | { readonly kind: 'fault'; readonly code: 'notAnEventFile' }
  | { readonly kind: 'fault'; readonly code: 'beforeFirstRelease' }
  | { readonly kind: 'fault'; readonly code: 'newer'; readonly version: number; readonly newest: number }
  | { readonly kind: 'fault'; readonly code: 'tooLarge'; readonly megabytes: number }
  /** The bytes are broken; `reason` in the words of SQLite. */
  | { readonly kind: 'fault'; readonly code: 'damaged'; readonly reason: string }
  /** It is whole, and has what Etui never writes. */
  | { readonly kind: 'fault'; readonly code: 'altered' }
  /** What it tells can't have happened; `reason` in the words of the tables. */
  | { readonly kind: 'fault'; readonly code: 'impossible'; readonly reason: string }
  /** A whole club, or nothing. */
  | { readonly kind: 'fault'; readonly code: 'notOneEvent'; readonly events: number };

type FaultOf<Code extends EventFileFault['code']> = Extract<EventFileFault, { readonly code: Code }>;
type Sentences = { readonly [Code in EventFileFault['code']]: (fault: FaultOf<Code>) => string };

const en: Sentences = {
  notAnEventFile: () =>
    'This is no event saved by Etui. Choose a file that ends in .etui; results in other formats are read elsewhere.',
  beforeFirstRelease: () =>
    'This file is from an Etui before its first release, which this one cannot read. Save the event again with the newest Etui.',
  newer: ({ version, newest }) =>
    `This file was saved by a newer Etui (version ${version}; this one reads up to ${newest}). Install the newest Etui, then bring it in again.`,
  tooLarge: ({ megabytes }) => `This file is larger than ${megabytes} MB: no event is. See that it is the right file.`,
  damaged: ({ reason }) => `This file is damaged (${reason}). Copy or send it again from where it was saved.`,
  altered: () =>
    'This file was changed by something else than Etui, and is not taken. Save the event again where it was played.',
  impossible: ({ reason }) =>
    `This file tells of something that cannot have happened (${reason}), and is not taken. Save the event again where it was played.`,
  notOneEvent: ({ events }) =>
    events === 0
      ? 'There is no event in this file. Save the event again where it was played.'
      : `This is the file of a whole club, with ${events} events. Open it there, and save the one event as a file.`,
};

const fr: Sentences = {
  notAnEventFile: () =>
    'Ce n’est pas un tournoi enregistré par Etui. Choisissez un fichier terminé par .etui ; les résultats en d’autres formats se lisent ailleurs.',
  beforeFirstRelease: () =>
    'Ce fichier vient d’un Etui d’avant sa première publication, que celui-ci ne sait pas lire. Enregistrez de nouveau le tournoi avec le dernier Etui.',
  newer: ({ version, newest }) =>
    `Ce fichier a été enregistré par un Etui plus récent (version ${version} ; celui-ci lit jusqu’à ${newest}). Installez le dernier Etui, puis reprenez le fichier.`,
  tooLarge: ({ megabytes }) =>
    `Ce fichier dépasse ${megabytes} Mo : aucun tournoi n’est aussi gros. Vérifiez que c’est le bon.`,
  damaged: ({ reason }) =>
    `Ce fichier est endommagé (${reason}). Copiez-le ou envoyez-le de nouveau depuis son lieu d’origine.`,
  altered: () =>
    'Ce fichier a été modifié par autre chose qu’Etui ; il n’est pas repris. Enregistrez de nouveau le tournoi là où il a été joué.',
  impossible: ({ reason }) =>
    `Ce fichier raconte quelque chose qui n’a pas pu se produire (${reason}) ; il n’est pas repris. Enregistrez de nouveau le tournoi là où il a été joué.`,
  notOneEvent: ({ events }) =>
    events === 0
      ? 'Ce fichier ne contient aucun tournoi. Enregistrez de nouveau le tournoi là où il a été joué.'
      : `C’est le fichier d’un club entier, avec ${events} tournois. Ouvrez-le là-bas et enregistrez le seul tournoi voulu.`,
};

const SENTENCES = dictionary<Sentences>({ en, fr });

/** What is wrong with a file, and what to do. */
export function eventFileFaultSentence<Code extends EventFileFault['code']>(
  fault: FaultOf<Code>,
  language: Language,
): string {
  const sentence: (fault: FaultOf<Code>) => string = SENTENCES[language][fault.code];
  return sentence(fault);
}
