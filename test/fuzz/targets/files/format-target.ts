import { deepStrictEqual } from 'node:assert/strict';
import { formatDeal, isDeal, parseDeal } from '../../../../src/bridge/deal/text.ts';
import { decodeText } from '../../../../src/format/decode-text.ts';
import { distinctDeals } from '../../../../src/format/event/deals.ts';
import type { FileDeal, TournamentEvent } from '../../../../src/format/event/event.ts';
import type { FormatOfFile, TournamentFile } from '../../../../src/format/event/file.ts';
import { fileFaultSentence } from '../../../../src/language/files/formats.ts';
import { demand, lineCount, saysWhatIsWrong } from '../../judge.ts';
import type { FuzzTarget } from '../../target.ts';
import { judgePlan } from './planned.ts';

/** What a target says of its format. */
interface FormatUnderAttack extends Pick<FuzzTarget, 'words' | 'longest' | 'megabyteMs'> {
  /** What of an event comes back from a file that it was written to. */
  readonly survives: (event: TournamentEvent) => unknown;
  /** Bytes of a record; left out where problems stand on lines of text. */
  readonly record?: number;
  /** Codes of what is still wrong in an event that was written and is read again. */
  readonly remains?: readonly string[];
  /** Whether the text is written in UTF-8; else a character is a byte. */
  readonly utf8?: boolean;
}

/** A format of files: any bytes give an event or located problems, and what was read can be written and read again. */
export function formatTarget(format: FormatOfFile, attack: FormatUnderAttack): FuzzTarget {
  const { words, longest = 700, survives, record, remains = [], utf8 = false } = attack;
  const bytesOf = (text: string) => Buffer.from(text, utf8 ? 'utf8' : 'latin1');
  return {
    name: format.format,
    format: format.format,
    words,
    longest,
    ...(attack.megabyteMs !== undefined && { megabyteMs: attack.megabyteMs }),
    linear: (text) => format.parse(bytesOf(text)),
    check(text) {
      const bytes = bytesOf(text);
      format.isLikely(bytes);
      const file = format.parse(bytes);
      demand(file.events.length + file.problems.length > 0, () => 'neither data nor a problem');
      const lines = record === undefined ? lineCount(decodeText(bytes).text) : Math.floor(bytes.length / record) + 1;
      judgeProblems(file, lines, text);
      judgeEvents(file);
      const [event] = file.events;
      if (event && format.make) {
        const again = format.parse(format.make(event));
        deepStrictEqual(
          again.problems.filter(({ code }) => !remains.includes(code)),
          [],
        );
        deepStrictEqual(again.events[0] && survives(again.events[0]), survives(event));
      }
      const codes = [...new Set(file.problems.map(({ code }) => code))].toSorted();
      const kinds = Object.entries(event ?? {}).flatMap(([name, list]) =>
        Array.isArray(list) && list.length > 0 ? [`${name} ${Math.min(list.length, 3)}`] : [],
      );
      const plan = event ? judgePlan(event, text) : '';
      return [...kinds, ...codes, plan].join(' ');
    },
  };
}

function judgeProblems({ format, problems }: TournamentFile, lines: number, text: string): void {
  let before = 1;
  for (const problem of problems) {
    const { line, code } = problem;
    demand(Number.isInteger(line) && line >= before && line <= lines, () => `${code} on line ${line} of ${lines}`);
    before = line;
    saysWhatIsWrong((language) => fileFaultSentence(format, problem, language), `${text}${problem.text}`);
    const sentence = fileFaultSentence(format, problem, 'en');
    demand(sentence !== code, () => `no sentence for ${code}`);
  }
}

/** Places in lists are there, and deals are deals. */
function judgeEvents({ events }: TournamentFile): void {
  for (const { entries, results, deals, ranking, teams } of events) {
    const has = (place: number) => place >= 0 && place < entries.length;
    for (const { seats, board, at } of results) {
      demand(Number.isInteger(board) && board >= 1 && at >= 1, () => 'a result without a board');
      demand(
        Object.values(seats ?? {}).every((place) => has(place)),
        () => 'a seat of nobody',
      );
    }
    for (const { entry } of ranking) demand(teams.length > 0 || has(entry), () => 'a place of nobody');
    for (const { deal, board } of deals) {
      demand(isDeal(parseDeal(formatDeal(deal))) && board >= 1, () => 'a deal that is none');
    }
  }
}

/** The boards and deals, each once. */
export function boardsAndDeals(deals: readonly FileDeal[]): readonly string[] {
  return distinctDeals(deals).map(({ board, deal }) => `${board} ${formatDeal(deal)}`);
}
