import { isInFull } from '../../../../src/language/game/ruling.ts';
import { boardOnCase } from '../../session/boardOnCase.ts';
import { capitalize } from '../../../../src/language/sentences.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';
import type { Language } from '../../../../src/language.ts';
import { entryWords } from '../../../../src/language/screens/entry/entry.ts';
import { entryMessageWords, type EntryMessageWords } from '../../../../src/language/screens/entry/messages.ts';
import { rulingWords } from '../../../../src/language/screens/ruling.ts';
import { unfinishedSentence, shorthandProblemSentence } from '../../../../src/language/game/shorthand.ts';
import type { Draft, Refusal } from '../typing/drafts.ts';
import type { ActualPlay } from '../sheet/actualPlay.ts';
import type { PageLine } from '../sheet/lines.ts';
import { outcomeText } from '../../../../src/language/game/outcome.ts';
import { actualPlay, type LineReading } from '../typing/reading.ts';
import { entryById, resultOnLine, type Sheet } from '../sheet/sheet.ts';
import { tableName } from '../../session/tableName.ts';
import { worthSentence } from './worthSentence.ts';
import { wordsFor } from '../../../../src/language/typography.ts';

/** The messages of a line. */
export interface LineMessages {
  /** What is wrong with the text. It takes the place of the parsed columns. */
  readonly problem: string | null;
  /** What is wrong though the text can be read. It is shown under the columns. */
  readonly warning: string | null;
  /** What the line is worth, or what is still to be typed. */
  readonly note: string | null;
  /** That the line was not played as scheduled. */
  readonly playedNote: string | null;
}

/**
 * @param current whether the cursor is on the line
 * @param attention whether the line was left behind unrecorded
 * @param room how many characters of a ruling the line itself shows
 */
export function lineMessages(
  sheet: Sheet,
  line: PageLine,
  reading: LineReading,
  draft: Draft | undefined,
  { current, attention, room = 0 }: { readonly current: boolean; readonly attention: boolean; readonly room?: number },
): LineMessages {
  const { language } = sheet.manner;
  const words = wordsFor(entryWords, language, sheet.ranks);
  const happening = actualPlay(line, resultOnLine(sheet, line), draft);
  const { board, ns } = happening;
  const played = playedSentence(sheet, line, happening);
  const nothing: LineMessages = { problem: null, warning: null, note: null, playedNote: played };
  const warning = draft?.refusal ? refusalSentence(sheet, line, draft.refusal, language) : null;
  switch (reading.kind) {
    case 'expected':
      return { ...nothing, note: current ? words.howToType : null };
    case 'recorded':
      return {
        ...nothing,
        warning,
        note: current ? recordedNote(sheet, line, reading.result, { language, room }) : null,
      };
    case 'unfinished': {
      const waitsFor = capitalize(unfinishedSentence(reading.parsed, language));
      return attention && !current ? { ...nothing, problem: waitsFor } : { ...nothing, note: waitsFor };
    }
    case 'problem':
      return { ...nothing, problem: problemText(reading, language) };
    case 'emptied': {
      const outcome = outcomeText(reading.result.outcome, language);
      return { ...nothing, warning, problem: draft?.erasing ? words.eraseConfirm(outcome) : words.emptied(outcome) };
    }
    case 'ready':
      if (reading.otherPairs) {
        const { ns, ew } = reading.otherPairs;
        const said = [ns, ...(ew === null ? [] : [ew])].join('–');
        return {
          ...nothing,
          warning: wordsFor(entryMessageWords, language, sheet.ranks).saidOther(said, line.ns.label, line.ew.label),
        };
      }
      if (draft?.correcting) {
        const recorded = resultOnLine(sheet, line);
        const text = recorded ? outcomeText(recorded.outcome, language) : '';
        return { ...nothing, warning: wordsFor(entryMessageWords, language, sheet.ranks).passedLine(text) };
      }
      if (warning !== null) return { ...nothing, warning };
      if (attention && !current) return { ...nothing, warning: words.notRecordedYet };
      return {
        ...nothing,
        note: current ? worthSentence(sheet, line, { outcome: reading.outcome, board, ns }, language) : null,
      };
  }
}

/** What a recorded result is worth, the form of a fouled board, and the note of a ruling. */
function recordedNote(
  sheet: Sheet,
  line: PageLine,
  { outcome, board, ns, form, note }: ResultView,
  { language, room }: { readonly language: Language; readonly room: number },
): string | null {
  const { formOf } = rulingWords[language];
  // A ruling that stands in the line is not said again below it.
  const isSaid = outcome.kind === 'ruled' && isInFull(outcome, language, room);
  const worth = isSaid ? [] : [worthSentence(sheet, line, { outcome, board, ns }, language)];
  const texts = [...worth, ...(form === undefined ? [] : [formOf(form)]), ...(note === undefined ? [] : [note])];
  // A figure ends without a stop, unless something follows it.
  return texts.length > 0
    ? texts.map((text, at) => (at < texts.length - 1 ? endSentence(text) : text)).join(' ')
    : null;
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** What is wrong with a text. */
export function problemText({ parsed }: Extract<LineReading, { kind: 'problem' }>, language: Language): string {
  return capitalize(shorthandProblemSentence(parsed, language));
}

function refusalSentence(sheet: Sheet, line: PageLine, refusal: Refusal, language: Language): string {
  const words = wordsFor(entryMessageWords, language, sheet.ranks);
  switch (refusal.code) {
    case 'unreachable':
      return words.unreachable;
    case 'refused':
      return words.refused(refusal.reason);
    case 'pairAlreadyPlayed': {
      const pair = entryById(sheet, line, refusal.entry)?.label ?? '';
      return words.pairAlreadyPlayed(pair, tableName(sheet, refusal), refusal.round);
    }
    case 'versionConflict':
      return refusal.current
        ? words.changedMeanwhile(outcomeText(refusal.current.outcome, language))
        : words.erasedMeanwhile;
  }
}

function playedSentence(sheet: Sheet, line: PageLine, played: ActualPlay): string | null {
  const words = wordsFor(entryMessageWords, sheet.manner.language, sheet.ranks);
  const { slot } = line;
  const board =
    played.board === slot.slotBoard ? null : words.otherBoard(boardOnCase(sheet.sections, played.board), line.shown);
  const beside = line.unscheduled ? words.notScheduled : null;
  const left = line.withdrawn ? words.left : null;
  return [pairsSentence(line, played, words), board, beside, left].filter((one) => one !== null).join(' ') || null;
}

function pairsSentence({ ns, ew }: PageLine, played: ActualPlay, words: EntryMessageWords): string | null {
  if (played.ns === ns.id && played.ew === ew.id) return null;
  const turned = played.ns === ew.id && played.ew === ns.id;
  return (turned ? words.otherWay : words.otherPairs)(ns.label, ew.label);
}
