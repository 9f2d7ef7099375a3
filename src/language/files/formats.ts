/** What is wrong in a file of any format, and how to correct it. */
import type { FileFormat, FileProblem } from '../../format/event/file.ts';
import type { Language } from '../../language.ts';
import type { Dictionary } from '../typography.ts';
import { bwsSentences } from './bws.ts';
import { csvEventSentences } from './csv-event.ts';
import { dealingMachineSentences } from './formats/dealing-machine.ts';
import { linSentences } from './formats/lin.ts';
import { pbnSentences } from './formats/pbn.ts';
import { usebioSentences } from './xml/usebio.ts';

/** The sentences of a format by the codes of its problems. */
type SentencesByCode = Readonly<Record<string, (problem: FileProblem) => string>>;

/** The sentences of each format. A new format is a line here. */
const SENTENCES: Partial<Readonly<Record<FileFormat, Dictionary<SentencesByCode>>>> = {
  pbn: pbnSentences,
  lin: linSentences,
  csv: csvEventSentences,
  bri: dealingMachineSentences,
  dge: dealingMachineSentences,
  dup: dealingMachineSentences,
  dlm: dealingMachineSentences,
  bws: bwsSentences,
  usebio: usebioSentences,
};

/** The sentence for a problem of a file, with its cure; without the line. */
export function fileFaultSentence(format: FileFormat, problem: FileProblem, language: Language): string {
  return SENTENCES[format]?.[language][problem.code]?.(problem) ?? problem.code;
}
