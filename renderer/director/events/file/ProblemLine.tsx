import { BWS_FILE_PROBLEMS } from '../../../../src/format/bws/problem.ts';
import type { FileFormat, FileProblem } from '../../../../src/format/event/file.ts';
import { dealWords } from '../../../../src/language/files/deals.ts';
import { importFileWords } from '../../../../src/language/screens/events/import.ts';
import { useWords } from '../../../shared/language.tsx';
import { FileLine } from './FileLine.tsx';

/** Formats that are no text. */
const HAS_RECORDS: ReadonlySet<FileFormat> = new Set(['bri', 'dge', 'dup', 'bws']);

/** What is wrong in a file, with its line or record, or with the file as a whole. */
export function ProblemLine(props: {
  readonly format: FileFormat;
  readonly problem: FileProblem;
  readonly text: string;
}) {
  const { format, problem, text } = props;
  const { line, wholeFile } = useWords(importFileWords);
  const { record } = useWords(dealWords);
  const isOfFile = format === 'bws' && BWS_FILE_PROBLEMS.has(problem.code);
  const where = isOfFile ? wholeFile : HAS_RECORDS.has(format) ? record(problem.line) : line(problem.line);
  return <FileLine where={where} text={text} />;
}
