/** Movements in words: their names, what speaks for each in the list of choices, and the announcement between two rounds. */
import type { ChoiceSentence } from '../../movement/choice/sentence.ts';
import { familyOf } from '../../movement/family-of.ts';
import { skipAfter, type MitchellSpec } from '../../movement/families/mitchell.ts';
import type { MovementSpec } from '../../movement/movement.ts';
import type { BoardMove, NextMove, PairMove } from '../../movement/next-move.ts';
import { hasLines, phantomOf } from '../../movement/pairs.ts';
import type { Range } from '../../movement/range.ts';
import { sectionLetter } from '../../movement/sections/letter.ts';
import type { Language } from '../../language.ts';
import { familyWords } from './names.ts';
import { movementWords, type MovementWords } from './words.ts';

/** Up to so many rounds left out are counted in a name; beyond, it tells how many of them are played. */
const MOST_ROUNDS_FEWER = 3;

/** A movement's name: Mitchell; Mitchell, rounds 12 and 13 arrow-switched; Howell without pair 10, one round fewer. */
export function movementName(spec: MovementSpec, language: Language): string {
  const words = movementWords[language];
  if (spec.kind === 'own') return spec.name;
  const full = fullRounds(spec);
  const fewer = full - spec.rounds;
  const parts = [`${familyName(spec, language)}${missingPair(spec, words)}`];
  if (fewer > 0) parts.push(fewer > MOST_ROUNDS_FEWER ? words.roundsOf(spec.rounds, full) : words.roundsFewer(fewer));
  if (hasLines(spec) && spec.arrowSwitch > 0) {
    parts.push(words.switched(spec.rounds - spec.arrowSwitch + 1, spec.rounds));
  }
  return parts.join(', ');
}

/** The movements of a choice: Mitchell; of several sections A and B Mitchell, or A Mitchell, B Web Mitchell (7 sets). */
export function choiceName(
  { spec, further }: { readonly spec: MovementSpec; readonly further: readonly MovementSpec[] },
  language: Language,
): string {
  const name = movementName(spec, language);
  if (further.length === 0) return name;
  const names = [name, ...further.map((each) => movementName(each, language))];
  const letters = Map.groupBy(names.keys(), (place) => names[place]);
  return [...letters]
    .map(([each, places]) => `${inOneList(places.map(sectionLetter), movementWords[language])} ${each}`)
    .join(', ');
}

/** One sentence for a line of the list of choices. */
export function choiceSentence(sentence: ChoiceSentence, language: Language): string {
  const words = movementWords[language];
  const better = sentence.betterWithout ? [words.betterWithout[sentence.betterWithout]] : [];
  return asSentence([...choiceParts(sentence, language), ...better].join(words.semicolon));
}

/** What the director announces at a change of round: East-West up one table, boards down one. Tables 1 and 12 share boards. */
export function nextMoveSentence(move: NextMove, language: Language): string {
  const words = movementWords[language];
  return [
    asSentence(`${pairsMove(move.pairs, words)}, ${boardsMove(move.boards, words)}`),
    ...move.shared.map((tables) => words.share(inOneList(tables, words))),
    ...(move.arrow ? [words.arrow[move.arrow]] : []),
  ].join(' ');
}

/** Rounds of the complete movement; with revenge rounds beyond it there are none fewer. */
function fullRounds(spec: MovementSpec): number {
  const { complete, rounds } = familyOf(spec).bounds(spec);
  return Math.max(complete ?? rounds, spec.rounds);
}

function familyName(spec: MovementSpec, language: Language): string {
  const words = movementWords[language];
  if (spec.kind === 'mitchell') return words.mitchell[walkOf(spec)];
  if (spec.kind === 'appendix' && spec.phantom === 'NS') return words.oneAndAHalf;
  if (spec.kind === 'reduced-howell' && spec.sets === spec.tables + 2) return words.doubleHesitation;
  const { name } = familyWords[language][spec.kind];
  const { sets, setsToChoose } = familyOf(spec).bounds(spec);
  return setsToChoose ? `${name} (${words.setCount(sets)})` : name;
}

/** What makes the Mitchell of an even number of tables work; nothing is shared opposite a missing North-South pair. */
function walkOf(spec: MitchellSpec): keyof MovementWords['mitchell'] {
  if (spec.tables % 2 === 1) return 'straight';
  if (spec.even === 'share') return spec.phantom === 'NS' ? 'relay' : 'share';
  return skipAfter(spec) === null ? 'straight' : 'skip';
}

/** In two lines the missing pair is named by its line and its number there. */
function missingPair(spec: MovementSpec, words: MovementWords): string {
  const phantom = phantomOf(spec);
  // A rover and an appendix of one and a half tables have their half table in the name.
  if (phantom === null || spec.kind === 'rover' || (spec.kind === 'appendix' && spec.phantom === 'NS')) return '';
  const inLine = hasLines(spec) && spec.arrowSwitch === 0 ? spec.phantom : null;
  return ` ${inLine ? words.withoutInLine(inLine, spec.tables) : words.without(phantom)}`;
}

function choiceParts(sentence: ChoiceSentence, language: Language): string[] {
  const words = movementWords[language];
  const names = familyWords[language];
  const { sitOut } = sentence;
  const inTurn = sitOut ? [words.sitOut[sitOut]] : [];
  switch (sentence.key) {
    case 'complete':
      if (sitOut) return [allBoards(sentence, words), ...inTurn];
      return [allBoards(sentence, words), sentence.usual ? words.usual(sentence.tables) : words.ownRankings];
    case 'shared':
      return [allBoards(sentence, words), words.sharedThroughout(inOneList(sentence.tables, words)), ...inTurn];
    case 'switched':
      return sentence.sameWalk ? [words.sameWalk(sentence.rounds)] : [words.exchange(sentence.rounds), ...inTurn];
    case 'skip':
      return [words.skip, words.misses(sentence.missed), ...inTurn];
    case 'shorter':
      return [words.shorter(sentence.minutes), words.misses(sentence.missed), ...inTurn];
    case 'part':
      return [words.part(sentence.boards, sentence.of, sentence.missed), ...inTurn];
    case 'family':
      return [names[sentence.kind].sentence(sentence), ...inTurn];
    case 'sections':
      return [
        words.sections(inOneList(sentence.tables.map(words.halves), words), sentence.boards, sentence.copies),
        ...(sentence.shared ? [words.sectionsShare] : []),
        ...missedInSections(sentence.missed, words),
        ...(sentence.half ? [words.sitOutInSection(sentence.half)] : []),
      ];
    case 'everyone':
      return [words.everyone, words.oneRanking, ...inTurn];
    case 'almost-everyone':
      return [words.oneRanking, words.misses(sentence.missed), ...inTurn];
  }
}

function missedInSections({ least, most }: Range, words: MovementWords): string[] {
  if (most === 0) return [];
  return [least === most ? words.misses(most) : words.missesUpTo(most)];
}

/** With a half table all boards are played only by the line that is a pair short: its pairs never sit out. */
function allBoards({ boards, sitOut }: ChoiceSentence & { readonly boards: number }, words: MovementWords): string {
  if (sitOut !== 'NS' && sitOut !== 'EW') return words.complete(boards);
  return words.completeFor(sitOut === 'NS' ? 'EW' : 'NS', boards);
}

function pairsMove(move: PairMove, words: MovementWords): string {
  switch (move.kind) {
    case 'lines': {
      const moves = [move.ns > 0 ? words.up('NS', move.ns) : '', move.ew > 0 ? words.up('EW', move.ew) : ''];
      return moves.filter((text) => text !== '').join(', ') || words.nobodyMoves;
    }
    case 'follow': {
      const stationary = inOneList(move.stationary.map(words.pair), words);
      return words.follow(stationary, move.movers[0] ?? 0, move.movers.at(-1) ?? 0);
    }
    case 'follow-tables': {
      const { movers, stationary, next } = move;
      const [first, last] = [movers[0] ?? 0, movers.at(-1) ?? 0];
      const stay = stationary.length > 0 ? [words.stay(stationary)] : [];
      const [from, to] = next === 'lower' ? [first, last] : [last, first];
      return [...stay, words.followTables(next, from, to), words.directionsByCard].join(', ');
    }
    case 'weave':
      return words.weave;
    case 'halves':
      return move.across ? words.acrossHalves : words.inHalves(move.half);
    case 'guide-card':
      return words.guideCard;
  }
}

function boardsMove(move: BoardMove, words: MovementWords): string {
  switch (move.kind) {
    case 'down': {
      const stands = move.stands.map(({ from, to }) => inOneList([Math.min(from, to), Math.max(from, to)], words));
      return words.boardsDown + (stands.length > 0 ? words.byWayOf(stands) : '');
    }
    case 'weave':
      return words.boardsWeave[move.down];
    case 'opposite':
      return words.boardsOpposite(move.half);
    case 'new':
      return words.newBoards;
    case 'table-card':
      return words.boardsByCard;
  }
}

function inOneList(items: readonly (string | number)[], { and }: MovementWords): string {
  const last = String(items.at(-1) ?? '');
  return items.length > 1 ? `${items.slice(0, -1).join(', ')}${and}${last}` : last;
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
