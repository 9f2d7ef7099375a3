import { describe, expect, test } from 'vitest';
import { readSessionDiff } from '../../../../main/club/competitions/sessions.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { addPenalty } from '../../../../main/club/scoring/penalties.ts';
import { changeSettings, readSettings } from '../../../../main/club/settings.ts';
import { readUpdateDiff } from '../../../../main/club/standings/update-diff.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { regulationFrom } from '../../../../src/scoring/regulation/club.ts';
import { REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { mitchellSpec } from '../../../builders.ts';
import { clubWithEvent, handIn, newEvent, played, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';

function own(changes: Partial<Regulation> = {}): Regulation {
  const answer = regulationFrom(REGULATIONS.ebu, { code: 'Riverside', ...changes });
  if (answer.kind === 'problems') throw new Error(JSON.stringify(answer.problems));
  return answer.regulation;
}

/** Board 1 at three tables, nobody vulnerable: 420, 450 and 980 to North-South. */
function boardOne() {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  const cells = section.cells.filter((cell) => cell.boards.includes(1));
  for (const [index, outcome] of [played(4, 10), played(4, 11), played(6, 12)].entries()) {
    const cell = cells[index];
    if (cell) unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: 1, outcome })));
  }
  return { club, session, section };
}

describe('how a new event is scored', () => {
  test('as the club has it, or as it is asked; a sample session at matchpoints', () => {
    const club = testClub();
    const scoringOf = (event: number) => sessionOf(club, event).scoring;
    const first = unwrap(createEvent(club, newEvent()));
    expect(scoringOf(first.session)).toEqual({
      version: 1,
      method: 'matchpoints',
      preset: 'wbf',
      regulation: REGULATIONS.wbf,
      fields: 'all',
    });
    unwrap(changeSettings(club, { method: 'butler', regulation: 'abf' }));
    const second = unwrap(createEvent(club, newEvent()));
    expect(scoringOf(second.session)).toMatchObject({ method: 'butler', preset: 'abf', regulation: REGULATIONS.abf });
    const third = unwrap(createEvent(club, newEvent({ scoring: { method: 'cross-imps', regulation: 'ebu' } })));
    expect(scoringOf(third.session)).toMatchObject({ method: 'cross-imps', preset: 'ebu' });
    expect(scoringOf(first.session)).toMatchObject({ method: 'matchpoints', preset: 'wbf' });
  });

  test("by the club's own regulation, as a value: another one afterwards changes nothing old", () => {
    const club = testClub();
    expect(changeSettings(club, { regulation: 'own' })).toMatchObject({ code: 'noOwnRegulation' });
    expect(createEvent(club, newEvent({ scoring: { method: 'matchpoints', regulation: 'own' } }))).toMatchObject({
      code: 'noOwnRegulation',
    });
    unwrap(changeSettings(club, { regulation: 'own', ownRegulation: { preset: 'ebu', regulation: own() } }));
    const { session } = unwrap(createEvent(club, newEvent()));
    const sitOut = { percent: 60, imps: null };
    unwrap(changeSettings(club, { ownRegulation: { preset: 'ebu', regulation: own({ sitOut }) } }));
    expect(readSettings(club).ownRegulation?.regulation.sitOut).toEqual(sitOut);
    expect(sessionOf(club, session).scoring).toMatchObject({ preset: 'ebu', regulation: own() });
    unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'own' }));
    expect(sessionOf(club, session).scoring).toMatchObject({ version: 2, regulation: own({ sitOut }) });
    expect(changeSettings(club, { ownRegulation: null })).toMatchObject({ code: 'noOwnRegulation' });
    unwrap(changeSettings(club, { ownRegulation: null, regulation: 'ebu' }));
    expect(readSettings(club)).toMatchObject({ ownRegulation: null, regulation: 'ebu' });
    expect(sessionOf(club, session).scoring).toMatchObject({ version: 2, regulation: own({ sitOut }) });
  });

  test('a regulation that cannot be is not kept', () => {
    const club = testClub();
    const wrong = { ...own(), sitOut: { percent: 160, imps: null } };
    expect(changeSettings(club, { ownRegulation: { preset: 'ebu', regulation: wrong } })).toMatchObject({
      code: 'regulationNotPossible',
      problems: [{ code: 'percent', given: 160 }],
    });
    expect(readSettings(club).ownRegulation).toBeNull();
  });
});

describe('another way of scoring', () => {
  test('scores every board anew, is announced, and whoever knew the session gets it whole', () => {
    const { club, session, section } = boardOne();
    const before = unwrap(readStandings(club, session));
    const heard: unknown[] = [];
    club.updates.subscribe((notice) => heard.push(notice));
    const { change } = unwrap(changeScoring(club, session, { method: 'cross-imps', regulation: 'wbf' }));
    expect(heard).toEqual([{ kind: 'session', session, change }]);
    expect(unwrap(readSessionDiff(club, session, before.change)).kind).toBe('whole');
    const diff = unwrap(readUpdateDiff(club, session, before.change));
    // 420 against 450 and 980: -1 and -11; 450 against 420 and 980: 1 and -11; the mean of two each (Law 78B)
    expect(diff.standings.fields[0]).toMatchObject({
      unit: 'imps',
      boards: [{ board: 1, top: 0, results: [{ nsPoints: '-6' }, { nsPoints: '-5' }, { nsPoints: '11' }] }],
    });
    const rows = unwrap(readStandings(club, session)).fields[0]?.rankings[0]?.rows ?? [];
    expect(diff.standings.fields[0]?.rankings[0]?.rows).toEqual(rows);
    expect(rows.map(({ place, figure, total, available }) => [place, figure, total, available])).toEqual([
      [1, '11', '11', '0'],
      [2, '-5', '-5', '0'],
      [3, '-6', '-6', '0'],
    ]);
    expect(rows[0]?.byRound.at(-1)).toBe(11);
    expect(sectionOf(club, session).id).toBe(section.id);
  });

  test('that is the same is no change', () => {
    const { club, session } = boardOne();
    const before = sessionOf(club, session);
    unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'wbf' }));
    expect(sessionOf(club, session)).toBe(before);
  });

  test('Butler has its datum; the ACBL counts half matchpoints', () => {
    const { club, session } = boardOne();
    unwrap(changeScoring(club, session, { method: 'butler', regulation: 'wbf' }));
    // (420 + 450 + 980) / 3 = 616.7, to ten 620
    expect(unwrap(readStandings(club, session)).fields[0]?.boards[0]).toMatchObject({
      datum: 620,
      results: [{ nsPoints: '-5' }, { nsPoints: '-5' }, { nsPoints: '8' }],
    });
    unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'acbl' }));
    expect(unwrap(readStandings(club, session)).fields[0]?.boards[0]).toMatchObject({
      top: 2,
      datum: null,
      results: [{ nsPoints: '0' }, { nsPoints: '1' }, { nsPoints: '2' }],
    });
  });

  test('is refused where a penalty in matchpoints stands, and for a session that is not there', () => {
    const { club, session, section } = boardOne();
    const entry = section.entries[0]?.id ?? 0;
    unwrap(addPenalty(club, session, { entry, kind: 'penalty', amount: 100, unit: 'matchpoints', reason: 'late' }));
    expect(changeScoring(club, session, { method: 'butler', regulation: 'wbf' })).toMatchObject({
      code: 'penaltyUnit',
      unit: 'matchpoints',
    });
    expect(changeScoring(club, 99, { method: 'butler', regulation: 'wbf' })).toMatchObject({ code: 'unknownSession' });
  });
});

/** Four spades doubled four down by North on board 1, nobody vulnerable, in a club of the old scale. */
function downFour() {
  const { club, session } = clubWithEvent();
  unwrap(changeSettings(club, { ownRegulation: { preset: 'ebu', regulation: own({ undertricks: 'before-1987' }) } }));
  const section = sectionOf(club, session);
  const cells = section.cells.filter((cell) => cell.boards.includes(1));
  const doubled = {
    kind: 'played',
    contract: { level: 4, strain: 'S', risk: 'X' },
    declarer: 'N',
    tricks: 6,
  } as const;
  const [first, second] = cells;
  if (!first || !second) throw new Error('board 1 is played twice at least');
  unwrap(recordResult(club, session, handIn(section, first, { slotBoard: 1, outcome: { ...doubled, lead: null } })));
  const score = () => sessionOf(club, session).results[0]?.score;
  return { club, session, section, second, score };
}

describe('undertricks before 1987', () => {
  test('a contract is worth what the regulation in force says, and changes with it', () => {
    const { club, session, score } = downFour();
    const frequencies = () => unwrap(readStandings(club, session)).fields[0]?.boards[0]?.frequencies[0]?.score;
    expect([score(), frequencies()]).toEqual([-800, -800]);
    unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'own' }));
    expect([score(), frequencies()]).toEqual([-700, -700]);
    unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'wbf' }));
    expect([score(), frequencies()]).toEqual([-800, -800]);
  });

  test('what was recorded, and what is new, is told by it', () => {
    const { club, session, section, second } = downFour();
    const { change } = unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'own' }));
    const outcome = {
      kind: 'played',
      contract: { level: 1, strain: 'C', risk: 'XX' },
      declarer: 'N',
      tricks: 2,
      lead: null,
    } as const;
    const recorded = unwrap(recordResult(club, session, handIn(section, second, { slotBoard: 1, outcome })));
    // five down redoubled 1800, since 1987 2200
    expect(recorded.result?.score).toBe(-1800);
    expect(unwrap(readSessionDiff(club, session, change))).toMatchObject({ lines: [{ result: { score: -1800 } }] });
    const again = recordResult(club, session, handIn(section, second, { slotBoard: 1, outcome }));
    expect(again).toMatchObject({ code: 'versionConflict', score: -1800 });
  });

  test('a bare score is possible by it', () => {
    const { club, session, section, second } = downFour();
    const bare = (score: number) =>
      recordResult(club, session, handIn(section, second, { slotBoard: 1, outcome: { kind: 'score', score } }));
    expect(bare(-700)).toMatchObject({ code: 'impossibleScore' });
    unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'own' }));
    expect(bare(-2000)).toMatchObject({ code: 'impossibleScore', nearest: [-1960, -2100] });
    expect(unwrap(bare(-700)).result?.score).toBe(-700);
  });
});

describe('a sit-out', () => {
  test('counts what the regulation gives, once the round is played', () => {
    const spec = mitchellSpec(3, { phantom: 'EW' });
    const { club, session } = clubWithEvent({ spec, scoring: { method: 'matchpoints', regulation: 'pzbs' } });
    const section = sectionOf(club, session);
    const [first, second] = section.cells.filter(({ round, sitOut }) => round === 1 && !sitOut);
    const sitting = section.cells.find(({ round, sitOut }) => round === 1 && sitOut);
    if (!first || !second || !sitting) throw new Error('three tables, one sits out');
    const ranked = () => unwrap(readStandings(club, session)).fields[0]?.rankings[0]?.rows ?? [];
    const figure = () => ranked().find(({ entry }) => entry === sitting.ns)?.figure;
    expect(figure()).toBeNull();
    const [board = 1] = first.boards;
    unwrap(recordResult(club, session, handIn(section, first, { slotBoard: board, outcome: played(4, 10) })));
    const later = section.cells.find((cell) => cell.ns === sitting.ns && !cell.sitOut && cell.boards.includes(board));
    if (!later) throw new Error('the board is played again');
    unwrap(recordResult(club, session, handIn(section, later, { slotBoard: board, outcome: played(4, 9) })));
    // two boards at 60 %, one at nothing
    expect(figure()).toBe('2/5');
  });
});

test('teams are not scored by what their pairs have of the whole field', () => {
  const spec = { kind: 'patton', teams: 4, boardsPerMatch: 6, rounds: 3 } as const;
  for (const [comparison, scale] of [
    ['matchpoints', 'ebu-swiss-pairs'],
    ['cross-imps', 'wbf-discrete'],
    ['butler', 'wbf-discrete'],
  ] as const) {
    const matches = { comparison, scale, pool: null, bye: null, withdrawals: 'all-play-all' } as const;
    const scoring = { method: 'cross-imps', regulation: 'wbf', matches } as const;
    const refused = { code: 'matchScoringNotPossible', cause: { code: 'only-pairs' } };
    expect(createEvent(testClub(), newEvent({ spec, scoring }))).toMatchObject(refused);
    const { club, session } = clubWithEvent({ spec });
    expect(changeScoring(club, session, scoring)).toMatchObject(refused);
  }
});
