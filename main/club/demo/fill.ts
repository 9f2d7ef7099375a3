/**
 * A club to look around in: members, events that are over, events under way, a championship. It is played through the
 * club's own functions, so that whatever it shows could have been typed.
 */
import { demoWords } from '../../../src/language/commands/demo.ts';
import type { Language } from '../../../src/language.ts';
import { USUAL_SEASON_RULE } from '../../../src/season/rule.ts';
import type { Club } from '../club.ts';
import { beginSeason } from '../seasons/seasons.ts';
import { changeSettings } from '../settings.ts';
import { atMinute, dayBefore, daysSinceTuesday, minutesAfter } from './days.ts';
import { playAllButOne, playAwarded, playMatch, playPublished, playSwiss, type DemoEvent } from './evenings.ts';
import { addPeople, demoPairs } from './people.ts';
import { orThrow } from './play.ts';

export interface DemoWishes {
  /** The same deals and results for the same seed. */
  readonly seed: number;
  readonly language: Language;
}

export interface DemoContents {
  readonly events: number;
  readonly members: number;
}

const WEEKS = 3;
/** Half past seven in the evening, and two in the afternoon. */
const EVENING = 19 * 60 + 30;
const AFTERNOON = 14 * 60;

/** Rounds of the event that is under way, and the minutes that a round takes. */
const RUNNING = { tables: 7, boardsPerRound: 3, minutesARound: 22 } as const;
const SWISS_ROUNDS_IN = 3;

/** Fills a new club. Days and times are counted back from the club's present moment. */
export function fillDemo(club: Club, { seed, language }: DemoWishes): DemoContents {
  const words = demoWords[language];
  const today = club.now();
  const opened = atMinute(dayBefore(today, daysSinceTuesday(today) + 7 * WEEKS), AFTERNOON);
  const before: Club = { ...club, now: () => opened };
  orThrow(changeSettings(before, { language, clubName: words.club, clubLine: words.line }));
  const members = addPeople(before);
  const season = { name: words.season, from: null, to: null, has: words.weekly, planned: 8 };
  orThrow(beginSeason(before, { ...season, rules: [{ ...USUAL_SEASON_RULE, least: 2 }] }));
  const plays = [...weekly(club, { seed, language }), ...others(club, { seed, language })];
  for (const { play } of plays.toSorted((a, b) => a.begins.getTime() - b.begins.getTime())) play();
  return { events: plays.length, members };
}

interface Planned {
  readonly begins: Date;
  readonly play: () => number;
}

/** Three Tuesdays, published, with other opponents and now and then another partner. */
function weekly(club: Club, { seed, language }: DemoWishes): readonly Planned[] {
  const today = club.now();
  const pairs = demoPairs();
  const figures = { tables: 6, rounds: 6, boardsPerRound: 4 };
  return Array.from({ length: WEEKS }, (_, week): Planned => {
    const begins = atMinute(dayBefore(today, daysSinceTuesday(today) + 7 * (WEEKS - 1 - week)), EVENING);
    const event: DemoEvent = {
      name: demoWords[language].weekly,
      begins,
      spec: { kind: 'mitchell', ...figures, phantom: null, even: 'share', arrowSwitch: 0 },
      names: pairs.map(([first], index) => [
        first,
        pairs[(index + (index % 4 === week ? 4 : 0)) % pairs.length]?.[1] ?? '',
      ]),
      seed: seed + week,
      language,
    };
    return { begins, play: () => playPublished(club, event) };
  });
}

function others(club: Club, { seed, language }: DemoWishes): readonly Planned[] {
  const words = demoWords[language];
  const today = club.now();
  const pairs = demoPairs();
  const daysAgo = (days: number, minutes: number) => atMinute(dayBefore(today, days), minutes);
  const { tables, boardsPerRound, minutesARound } = RUNNING;
  const begun = minutesAfter(today, -minutesARound * (tables - 1) - 5);
  const common = { names: pairs, language };
  const howell: DemoEvent = {
    ...common,
    name: words.howell,
    begins: daysAgo(5, EVENING),
    spec: { kind: 'howell', tables: 4, phantom: false, rounds: 7, boardsPerRound: 3 },
    seed: seed + 10,
  };
  const match: DemoEvent = {
    ...common,
    name: words.match,
    begins: daysAgo(4, AFTERNOON),
    spec: { kind: 'match', teams: 2, boardsPerMatch: 24, segments: 2, supply: 'copies' },
    seed: seed + 11,
  };
  const individual: DemoEvent = {
    ...common,
    name: words.individual,
    begins: daysAgo(3, AFTERNOON),
    spec: { kind: 'individual', players: 12, rounds: 11, boardsPerRound: 2 },
    names: pairs.flat().map((name) => [name, '']),
    seed: seed + 12,
  };
  const swiss: DemoEvent = {
    ...common,
    name: words.swiss,
    begins: daysAgo(1, EVENING),
    spec: {
      kind: 'swiss-pairs',
      pairs: 12,
      rounds: 5,
      boardsPerRound: 5,
      supply: 'copies',
      draw: 'top',
      first: 'halves',
    },
    seed: seed + 13,
  };
  const figures = { tables, rounds: tables, boardsPerRound };
  const running: DemoEvent = {
    ...common,
    name: words.running,
    begins: begun,
    spec: { kind: 'mitchell', ...figures, phantom: null, even: 'share', arrowSwitch: 0 },
    seed: seed + 14,
  };
  return [
    { begins: howell.begins, play: () => playAwarded(club, howell) },
    { begins: match.begins, play: () => playMatch(club, match, words.teams) },
    { begins: individual.begins, play: () => playPublished(club, individual) },
    { begins: swiss.begins, play: () => playSwiss(club, swiss, SWISS_ROUNDS_IN) },
    { begins: running.begins, play: () => playAllButOne(club, running) },
  ];
}
