/** What other programs published, ranked here: the same to the file's rounding, or each difference has its reason. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outcomeScore } from '../../../../src/bridge/score/score.ts';
import type { FileResult, TournamentEvent } from '../../../../src/format/event/event.ts';
import { compareMatchRanking } from '../../../../src/format/plan/matches/published.ts';
import { scorePlannedMatches } from '../../../../src/format/plan/matches/scored.ts';
import { fitScoring } from '../../../../src/format/plan/matches/scoring.ts';
import { planEvent } from '../../../../src/format/plan/plan.ts';
import type { RankComparison } from '../../../../src/format/plan/difference.ts';
import { compareRanking } from '../../../../src/format/plan/published.ts';
import { parseUsebio } from '../../../../src/format/usebio/parse.ts';
import { imps } from '../../../../src/scoring/boards/imps.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import { toNumber } from '../../../../src/scoring/numbers/exact.ts';
import { rankSession } from '../../../../src/scoring/ranked-session.ts';
import { REGULATIONS, type RegulationCode } from '../../../../src/scoring/regulation/regulation.ts';
import { isVictoryPoints, victoryPoints } from '../../../../src/scoring/victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../../../../src/scoring/victory-points/scales.ts';
import { scoredOutcome } from '../../../../src/session/scored-outcome.ts';

const FOLDER = new URL('../../../../../shared/data/formats/samples/', import.meta.url);

function sample(file: string): TournamentEvent {
  const [event] = parseUsebio(readFileSync(new URL(file, FOLDER))).events;
  if (!event) throw new Error('no event');
  return event;
}

function compared(event: TournamentEvent, code: RegulationCode): RankComparison {
  const plan = planEvent(event);
  if (plan.kind !== 'plan') throw new Error(plan.kind);
  const comparison = compareRanking(event, plan, { method: plan.method, regulation: REGULATIONS[code] });
  if (!comparison) throw new Error('no ranking');
  return comparison;
}

function scoreOf({ outcome, board }: FileResult): number {
  return outcomeScore(outcome, board) ?? 0;
}

/** North and East of an individual, or the two pairs. */
function seatsOf({ seats }: FileResult): { readonly ns: number; readonly ew: number } {
  if (seats === null) throw new Error('nobody');
  return 'ns' in seats ? seats : { ns: seats.N, ew: seats.E };
}

function byBoard({ results }: TournamentEvent): readonly (readonly FileResult[])[] {
  return [...Map.groupBy(results, ({ board }) => board).values()];
}

describe.skipIf(!existsSync(FOLDER))('is ranked as published:', () => {
  test('matchpoints of a Howell, with an award', () => {
    expect(compared(sample('usebio-compscore-howell.xml'), 'abf')).toEqual({ ranked: 12, same: 12, differences: [] });
  });

  test('a Butler of two winners, by the datum of the ABF', () => {
    const event = sample('usebio-compscore-butler-two-winners.xml');
    expect(compared(event, 'abf')).toEqual({ ranked: 14, same: 14, differences: [] });
    // Other federations leave no results out of the datum.
    expect(compared(event, 'wbf').same).toBeLessThan(14);
  });

  test('two sections of one field, but for a hundredth of two pairs: it rounds every board to a tenth', () => {
    const { ranked, same, differences } = compared(sample('usebio-pairsscorer-two-sections.xml'), 'ebu');
    expect([ranked, same]).toEqual([32, 30]);
    for (const { published, own, cause } of differences) {
      expect(cause).toBe('rounding');
      expect(own.place).toBe(published.place);
      expect(Math.abs(Number(own.figure) - Number(published.figure))).toBeLessThan(0.011);
    }
  });

  test('with handicaps: places without them, percentages with half of them', () => {
    const event = sample('usebio-scorer-handicap.xml');
    const { ranked, differences } = compared(event, 'ebu');
    expect([ranked, differences.length]).toEqual([18, 16]);
    for (const { entry, published, own, cause } of differences) {
      const half = (event.entries[entry]?.handicap ?? 0) / 200;
      expect(cause).toBe('handicap');
      expect(own.place).toBe(published.place);
      expect(Math.abs(Number(published.figure) - Number(own.figure) - half)).toBeLessThan(0.03);
    }
  });

  test('cross-IMPs, but for boards on which a score of 0 stands for an award', () => {
    const event = sample('usebio-salliere-cross-imps-1.0.xml');
    const odd = byBoard(event).filter((results) => {
      const scores = results.map(scoreOf);
      return scores.some((own, place) => {
        const sum = scores.reduce((total, other) => total + imps(own - other), 0);
        return Math.abs(sum / (scores.length - 1) - Number(results[place]?.nsPoints)) > 0.005;
      });
    });
    expect(odd.map(([first]) => first?.board).toSorted((a = 0, b = 0) => a - b)).toEqual([3, 6, 9, 15, 27]);
    const awarded = odd.flatMap((results) => results.filter((one) => scoreOf(one) === 0));
    expect(awarded.map(({ nsPoints }) => Math.abs(Number(nsPoints)))).toEqual([3, 3, 3, 3, 0]);
    // The total is the sum of the boards, factored to the most boards that anybody played.
    for (const { entry, total } of event.ranking) {
      const own = event.results.flatMap((result) => {
        const { ns, ew } = seatsOf(result);
        if (ns === entry) return [Number(result.nsPoints)];
        return ew === entry ? [Number(result.ewPoints)] : [];
      });
      const sum = own.reduce((all, one) => all + one, 0);
      expect(Math.abs((sum * 27) / own.length - Number(total))).toBeLessThan(0.06);
    }
  });

  test('teams: every IMP, the victory points of a published scale, and their sums', () => {
    const event = sample('usebio-teamsscorer-teams.xml');
    const { matches, results, entries, teams, ranking } = event;
    const totals = teams.map(() => 0);
    const otherwise = matches.filter(({ home, away, homeScore, awayScore }, match) => {
      const boards = [
        ...Map.groupBy(
          results.filter((one) => one.match === match),
          ({ board }) => board,
        ).values(),
      ];
      const isHome = (line: FileResult) => entries[seatsOf(line).ns]?.team === home;
      const margin = boards.reduce((sum, lines) => {
        const won = imps(lines.reduce((all, line) => all + (isHome(line) ? 1 : -1) * scoreOf(line), 0));
        expect(lines.map((line) => Number(line.nsPoints) * (isHome(line) ? 1 : -1) + 0)).toEqual([won + 0, won + 0]);
        return sum + won;
      }, 0);
      totals[home] = (totals[home] ?? 0) + Number(homeScore);
      totals[away ?? -1] = (totals[away ?? -1] ?? 0) + Number(awayScore);
      const points = victoryPoints(VICTORY_POINT_SCALES['wbf-discrete'], { boards: 2, imps: margin });
      return !isVictoryPoints(points) || toNumber(points.own) !== Number(homeScore);
    });
    expect(ranking.map(({ entry, total }) => [entry, total])).toEqual(
      totals.map((total, team) => [team, String(total)]),
    );
    for (const { entry, place } of ranking) {
      expect(place).toBe(1 + totals.filter((total) => total > (totals[entry] ?? 0)).length);
    }
    // Its scale for three boards is the discrete one for two, but for a margin of 13 and of 16 IMPs.
    expect(otherwise.map(({ homeScore }) => homeScore)).toEqual(['2', '17']);
  });

  test('teams as an event of the club: what its scale gives otherwise is said, round by round as matches were met', () => {
    const event = sample('usebio-teamsscorer-teams.xml');
    const plan = planEvent(event);
    if (plan.kind !== 'matches') throw new Error(plan.kind);
    expect([plan.schedule.origin, plan.schedule.rounds, plan.results.length]).toEqual(['laid-out-anew', 8, 240]);
    const regulation = REGULATIONS.ebu;
    const { scoring, fitting, known } = fitScoring(plan, regulation, { said: event.method, method: plan.method });
    expect([scoring.comparison, scoring.scale, fitting, known]).toEqual(['imps', 'wbf-discrete', 20, 40]);
    const { ranked, differences } = compareMatchRanking(event, plan, { scoring, regulation }) ?? {};
    expect(ranked).toBe(10);
    expect(new Set(differences?.map(({ cause }) => cause))).toEqual(new Set(['matches', 'others']));
    for (const { published, own } of differences ?? []) {
      expect(Math.abs(Number(published.figure) - Number(own.figure))).toBeLessThanOrEqual(3);
    }
    const scored = scorePlannedMatches(plan, regulation, { said: event.method, method: plan.method });
    expect([scored.isOwnScale, scored.given]).toEqual([true, 0]);
    const by = { scoring: scored.fitted.scoring, regulation: scored.regulation };
    expect(compareMatchRanking(event, scored.plan, by)).toEqual({ ranked: 10, same: 10, differences: [] });
  });

  test('an individual in which every result stands twice, so that its twin is half a matchpoint', () => {
    const event = sample('usebio-individual-1.1.xml');
    const { rankings } = rankSession({
      lines: event.results.map(({ seats, board, outcome }) => {
        if (!seats || !('N' in seats)) throw new Error('no players');
        const { N, E, S, W } = seats;
        return { board, ns: N, ew: E, partners: { ns: S, ew: W }, ...scoredOutcome(outcome, board, 'since-1987') };
      }),
      winners: 1,
      method: METHODS.matchpoints,
      regulation: REGULATIONS.ebu,
    });
    const rows = new Map(rankings[0]?.rows.map((row) => [row.entry, row]));
    // 11 and 12 are also the numbers of the example's invented partners.
    const others = event.ranking.filter(({ entry }) => !['11', '12'].includes(event.entries[entry]?.number ?? ''));
    expect(others).toHaveLength(10);
    for (const { entry, percentage } of others) {
      const figure = rows.get(entry)?.figure;
      // Six results have 2 of 10 points for the four others and 1 for the twin, where three have 2 of 4.
      const share = ((figure ? toNumber(figure) : 0) * 10 - 1) / 8;
      expect((share * 100).toFixed(2)).toBe(percentage);
    }
  });
});
