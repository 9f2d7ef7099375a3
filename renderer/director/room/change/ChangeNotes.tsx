import { changeWords } from '../../../../src/language/screens/change.ts';
import { roomWords } from '../../../../src/language/screens/room.ts';
import { boardsText } from '../../../../src/movement/board-set.ts';
import type { Side } from '../../../../src/bridge/seat.ts';
import type { EntryView } from '../../../../main/club/model/session.ts';
import { meetingsSentence } from '../../../../src/language/movement/individual.ts';
import { formatDecimal } from '../../../../src/language/numbers.ts';
import { eventMovementName } from '../../../../src/language/movement/event-movement.ts';
import { useLanguage, useRanks, useWords } from '../../../shared/language.tsx';
import classes from './Change.module.css';
import type { ChangeFact } from './facts.ts';
import { pairName } from '../../session/pairName.ts';
import { teamNameText } from '../../session/teams/teamName.ts';

/** What the schedule says about the typed pair or tables, line by line. */
export function ChangeNotes({ facts }: { readonly facts: readonly ChangeFact[] }) {
  const words = useWords(changeWords);
  const language = useLanguage();
  const { lineShort, phantom } = useWords(roomWords);
  const isTeams = useRanks() === 'team';
  if (facts.length === 0) return null;
  const nameOf = (entry: EntryView) => (isTeams ? teamNameText(entry, language) : pairName(entry));
  // The name of a team without one holds its number.
  const numberOf = (entry: EntryView) => (isTeams && !entry.team?.name ? null : entry.number);
  const seat = (entry: EntryView, side: Side | null) =>
    [side && lineShort[side], numberOf(entry), entry.phantom ? phantom : nameOf(entry)]
      .filter((part) => part !== null && part !== '')
      .join(' ');
  const lines = (fact: ChangeFact): readonly string[] => {
    switch (fact.kind) {
      case 'rounds':
        return [words.roundsNow(fact.rounds)];
      case 'cut': {
        const [now, then] = [fact.balance, fact.cut.balance].map((balance) => formatDecimal(balance, 0, language));
        return [words.balanceIfCut(fact.rounds, now ?? '', then ?? ''), meetingsSentence(fact.cut, language)];
      }
      case 'boards':
        return [words.boardsNow(fact.boards)];
      case 'movement':
        return [words.movementNow(eventMovementName(fact.spec, language), fact.rounds, fact.boards)];
      case 'ahead':
        return [words.ahead(fact)];
      case 'alone':
        return [words.alone(fact.round, fact.pairs)];
      case 'pair':
        return [seat(fact.entry, fact.entry.line)];
      case 'table': {
        const { cell, ns, ew } = fact;
        return [words.expected(cell.round, cell.table, boardsText(cell.boards)), seat(ns, 'NS'), seat(ew, 'EW')];
      }
    }
  };
  return (
    <ul className={classes['facts']}>
      {facts.map((fact, place) => (
        <li key={place}>
          {lines(fact).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}
