import { useMemo } from 'react';
import type { SectionView, SessionView } from '../../../main/club/model/session.ts';
import { roomMoveSentence } from '../../../src/language/movement/continuation.ts';
import { nextMoveWords } from '../../../src/language/movement/next-move.ts';
import { nextMoveSentence } from '../../../src/language/movement/next-move.ts';
import { roomMove } from '../../../src/movement/continuation/next-seat.ts';
import { boardsOfSet } from '../../../src/movement/board-set.ts';
import { capitalize } from '../../../src/language/sentences.ts';
import type { ScheduleCell } from '../../../src/movement/continuation/schedule.ts';
import { entriesRankedBy } from '../../../src/session/partnerships.ts';
import { drawWords } from '../../../src/language/screens/draw.ts';
import { teamMoveSentence } from '../../../src/language/movement/team-move.ts';
import { teamsWithBye } from './teams/teamsWithBye.ts';
import { teamNameText } from './teams/teamName.ts';
import type { Language } from '../../../src/language.ts';
import { teamRoomChange, type TeamTable } from '../../../src/movement/teams/room-change.ts';
import {
  isDrawnInPlay,
  isPairsSpec,
  isTeamSpec,
  type EventMovementSpec,
} from '../../../src/movement/event-movement.ts';
import { isSwissField } from '../../../src/movement/swiss/spec.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import type { Movement } from '../../../src/movement/movement.ts';
import { nextMove } from '../../../src/movement/next-move.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';

/**
 * The move after a round as a sentence; null where there is none. A changed schedule is read by its cells, but where
 * both rounds still are those of the movement.
 */
export function useMoveSentence(
  session: Pick<SessionView, 'terms' | 'matches'>,
  section: SectionView,
  round: number,
): string | null {
  const language = useLanguage();
  const words = useWords(nextMoveWords);
  const movement = useMemo(() => pairsMovement(section.spec), [section.spec]);
  const rounds = useMemo(() => roundsByNumber(section), [section]);
  if (round >= section.rounds) return null;
  const byGuideCard = `${capitalize(words.guideCard)}.`;
  if (isTeamSpec(section.spec)) return teamMove(session, section, round, language);
  if (isSwissField(section.spec)) {
    const isDrawn = section.cells.some((cell) => cell.round === round + 1);
    return isDrawn ? drawWords[language].byDraw(round + 1) : drawWords[language].toDraw(round + 1);
  }
  // Players of an individual scatter: only their guide cards can tell them.
  if (!isPairsSpec(section.spec)) return byGuideCard;
  if (section.scheduleVersion === 1 || (movement && isAsPlanned(movement, rounds, round))) {
    const move = movement && nextMove(movement, round);
    return move && nextMoveSentence(move, language);
  }
  const move = roomMove(rounds, round, section.tables);
  return move ? roomMoveSentence(move, language) : byGuideCard;
}

/** The move of teams after a round, read from the schedule. */
function teamMove(
  session: Pick<SessionView, 'terms' | 'matches'>,
  section: SectionView,
  round: number,
  language: Language,
): string | null {
  const numbers = new Map(section.entries.map((entry) => [entry.id, entry]));
  const teamOf = (pair: number) => numbers.get(entriesRankedBy(section, pair)[0] ?? pair)?.number ?? 0;
  const tablesIn = (of: number) =>
    section.cells.flatMap(({ round: at, table, ns, ew, boards, match }): readonly TeamTable[] =>
      at === of && match
        ? [{ table, ns: teamOf(ns), ew: teamOf(ew), boards, match: match.id, segment: match.segment }]
        : [],
    );
  const after = tablesIn(round + 1);
  if (after.length === 0 && isDrawnInPlay(section.spec)) return drawWords[language].toDraw(round + 1);
  const change = teamRoomChange(tablesIn(round), after, section.tables);
  if (!change) return null;
  const byNumber = new Map(section.entries.map((entry) => [entry.number, entry]));
  const parts = Math.max(...section.cells.map(({ match }) => match?.segment ?? 1));
  const said = {
    parts,
    teamOf: (team: number) => {
      const entry = byNumber.get(team);
      return entry ? teamNameText(entry, language) : String(team);
    },
    byes: teamsWithBye(session, section, round + 1).map(({ number }) => number),
  };
  return teamMoveSentence(change, said, language);
}

/** Whether a round and the next seat all pairs, at the same boards, as the movement does. */
function isAsPlanned(movement: Movement, rounds: readonly (readonly ScheduleCell[])[], round: number): boolean {
  return [round, round + 1].every((one) => {
    const cells = rounds[one - 1] ?? [];
    const seatings = movement.rounds[one - 1] ?? [];
    return (
      cells.length === seatings.length &&
      seatings.every(({ table, ns, ew, set }) =>
        cells.some(
          (cell) =>
            cell.table === table &&
            cell.ns === ns &&
            cell.ew === ew &&
            cell.boards.join() === boardsOfSet(set, movement.boardsPerRound).join(),
        ),
      )
    );
  });
}

function pairsMovement(spec: EventMovementSpec): Movement | null {
  if (!isPairsSpec(spec)) return null;
  const movement = makeMovement(spec);
  return isMovement(movement) ? movement : null;
}

/** The rounds of a section with pair numbers instead of entries. */
function roundsByNumber({ cells, entries, rounds }: SectionView): readonly (readonly ScheduleCell[])[] {
  const numbers = new Map(entries.map(({ id, number }) => [id, number]));
  const pair = (entry: number) => numbers.get(entry) ?? 0;
  return Array.from({ length: rounds }, (_, index) =>
    cells
      .filter(({ round }) => round === index + 1)
      .map(({ table, ns, ew, boards, absent }) => ({
        table,
        ns: pair(ns),
        ew: pair(ew),
        boards,
        absent: absent.map(pair),
      })),
  );
}
