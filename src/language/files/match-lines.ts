/** Sentences for the problems of lines and line-ups in a match of teams. */
import type { LineUpFinding, PlayerPair } from '../../scoring/teams/line-up.ts';
import type { MatchProblem } from '../../scoring/teams/match.ts';
import type { MatchTeam } from '../../scoring/teams/team.ts';
import type { Language } from '../../language.ts';
import { matchWords } from '../game/match.ts';
import { formatShortPercentage } from '../numbers.ts';
import { exact } from '../../scoring/numbers/exact.ts';
import { dictionary } from '../typography.ts';

const en = {
  'line-twice': (board: number, room: string) => `Board ${board} has two results (${room}). Remove one.`,
  'board-not-due': (board: number, room: string) =>
    `Board ${board} (${room}) is not a board of this match. Correct its number.`,
  half: (half: number) => `Half ${half}`,
  segment: (segment: number) => `Segment ${segment}`,
  playerTwice: (part: string, player: string) =>
    `${part}: ${player} stands in two places. Put somebody else in one of them.`,
  otherTeam: (part: string, player: string, team: string) =>
    `${part}: ${player} plays for the other team. Put somebody else in for ${team}.`,
  pairsMeetAgain: {
    exchange: (part: string, home: string, away: string) =>
      `${part}: ${home} and ${away} have met already. Let the pairs of one team change rooms, or bring in a third.`,
    remake: (part: string, home: string, away: string) =>
      `${part}: ${home} and ${away} have met already, and they would whichever rooms the pairs take. Make a pair of other players, or bring in a third.`,
  },
  substitute: (part: string, player: string, team: string) => `${part}: ${player} comes in for ${team}.`,
  mostlySubstitutes: (team: string, share: string) =>
    `Substitutes of ${team} play ${share} of what its four seats play, more than half.`,
};

type Words = typeof en;

const fr: Words = {
  'line-twice': (board, room) => `L’étui ${board} a deux résultats (${room}). Supprimez-en un.`,
  'board-not-due': (board, room) => `L’étui ${board} (${room}) n’est pas de ce match. Corrigez son numéro.`,
  half: (half) => `Mi-temps ${half}`,
  segment: (segment) => `Segment ${segment}`,
  playerTwice: (part, player) => `${part} : ${player} figure à deux places. Mettez quelqu’un d’autre à l’une d’elles.`,
  otherTeam: (part, player, team) =>
    `${part} : ${player} joue pour l’autre équipe. Mettez quelqu’un d’autre pour ${team}.`,
  pairsMeetAgain: {
    exchange: (part, home, away) =>
      `${part} : ${home} et ${away} se sont déjà rencontrées. Échangez les salles des paires d’une équipe, ou faites entrer la troisième.`,
    remake: (part, home, away) =>
      `${part} : ${home} et ${away} se sont déjà rencontrées, et se rencontreraient quelles que soient les salles. Formez une paire d’autres joueurs, ou faites entrer la troisième.`,
  },
  substitute: (part, player, team) => `${part} : ${player} entre pour ${team}.`,
  mostlySubstitutes: (team, share) =>
    `Les remplaçants de ${team} jouent ${share} de ce que jouent ses quatre places, plus de la moitié.`,
};

const WORDS = dictionary<Words>({ en, fr });

/** What is wrong with the lines of a match, and what to do. */
export function matchProblemSentence({ code, line }: MatchProblem, language: Language): string {
  return WORDS[language][code](line.board, matchWords[language].rooms[line.room]);
}

/** Whom a line-up is of, in the club's names. */
export interface LineUpNames {
  readonly player: (player: number) => string;
  readonly team: (team: MatchTeam) => string;
  /** Segments of the match: two are halves. */
  readonly segments: number;
}

/** What is wrong with the line-ups of a match and what to do, or what should be known. Segments count from 1. */
export function lineUpSentence(finding: LineUpFinding, names: LineUpNames, language: Language): string {
  const words = WORDS[language];
  if (finding.code === 'mostly-substitutes') {
    const share = formatShortPercentage(exact(finding.bySubstitutes, finding.played), 1, language);
    return words.mostlySubstitutes(names.team(finding.team), share);
  }
  const part = (names.segments === 2 ? words.half : words.segment)(finding.segment + 1);
  const pair = (players: PlayerPair): string => players.map(names.player).join(' / ');
  switch (finding.code) {
    case 'player-twice':
      return words.playerTwice(part, names.player(finding.player));
    case 'other-team':
      return words.otherTeam(part, names.player(finding.player), names.team(finding.team));
    case 'pairs-meet-again':
      return words.pairsMeetAgain[finding.cure.kind](part, pair(finding.home), pair(finding.away));
    case 'substitute':
      return words.substitute(part, names.player(finding.player), names.team(finding.team));
  }
}
