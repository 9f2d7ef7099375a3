/** Sentences for changes of running matches of teams or pairs: proposals, what they come to, problems. */
import type { Language } from '../../language.ts';
import type { TeamMovementKind } from '../../movement/teams/families/index.ts';
import type {
  RedrawnRound,
  TeamConsequences,
  TeamContinuationProblem,
  TeamContinuationRule,
} from '../../movement/teams/continuation/change.ts';
import type { Meeting } from '../../movement/teams/continuation/running.ts';
import type { EventRanks } from '../../session/event-ranks.ts';
import { teamSubject, teamSubjects } from '../game/team-subject.ts';
import { formatList, formatRuns, joints } from '../sentences.ts';
import { dictionary, wordsFor, type SomeWords } from '../typography.ts';
import { withdrawalWords } from '../screens/withdrawal.ts';
import { teamKindName } from './teams.ts';

type RuleKind = TeamContinuationRule['kind'];
type RuleOf<Kind> = Extract<TeamContinuationRule, { readonly kind: Kind }>;
type ProblemOf<Code> = Extract<TeamContinuationProblem, { readonly code: Code }>;
/** The name of a team by its number. */
export type TeamName = (team: number) => string;
/** Who is ranked, and how they are named. */
export interface ContinuationSaying {
  readonly language: Language;
  readonly ranks: EventRanks;
  readonly name: TeamName;
}
type Rules = { readonly [Kind in RuleKind]: (rule: RuleOf<Kind>, name: TeamName) => string };
type Problems = {
  readonly [Code in TeamContinuationProblem['code']]: (problem: ProblemOf<Code>, name: TeamName) => string;
};

const en = {
  rule: {
    'draw-stands': ({ tables }) =>
      `The draw stands. Only tables ${tables[0]} and ${tables[1]} were wrong: what they played is in no match.`,
    redrawn: ({ round, met }, name) =>
      `The draw of round ${round} becomes what was played, in both rooms: ${meetingsText(met, name, 'en')}.`,
    cut: ({ rounds }) => `Play ends after round ${rounds}.`,
    'added-rounds': ({ rounds, leg }) => {
      const added = rounds === 1 ? 'One round is added' : `${rounds} rounds are added`;
      return leg === 2 ? `${added}: a second leg, with home and away exchanged.` : `${added}: the draw goes on.`;
    },
    'fewer-boards': ({ boards, from }) =>
      `From round ${from} on ${boards} ${boards === 1 ? 'board' : 'boards'} a round. Matches that have begun keep theirs.`,
    'team-leaves': ({ team }, name) => `${name(team)} leaves.`,
    'late-team': ({ team, from, tables }) =>
      `The late team becomes number ${team} and takes the place of the bye from round ${from} on, at tables ${formatList(tables, 'en')}.`,
    'joins-swiss': ({ team, from, tables, waits }) =>
      tables.length > 0
        ? `The late team becomes number ${team} and takes the place of the bye in round ${from}, at tables ${formatList(tables, 'en')}. From then on it is drawn with the others.`
        : waits === from
          ? `The late team becomes number ${team}.`
          : `The late team becomes number ${team} and is drawn with the others from round ${from} on.`,
  } satisfies Rules as Rules,
  missing: {
    'draw-stands': (list) => `Not played to the end: ${list}.`,
    redrawn: (list) => `Not to be played: ${list}.`,
    cut: (list) => `They will not have met: ${list}.`,
    'added-rounds': (list) => `Not to be played: ${list}.`,
    'fewer-boards': (list) => `Not to be played: ${list}.`,
    'team-leaves': (list) => `Not to be played: ${list}.`,
    'late-team': (list) => `Missed, as they were played or begun before: ${list}.`,
    'joins-swiss': (list) => `Not to be played: ${list}.`,
  } satisfies Record<RuleKind, (list: string) => string> as Record<RuleKind, (list: string) => string>,
  standsToRule: 'Give these matches a result under Matches, or let the boards be played again.',
  all: 'Everybody still meets as drawn.',
  keep: (one: string, other: string) => `${one} and ${other} keep each other’s places in all rounds to come.`,
  again: (list: string) => `They meet again: ${list}.`,
  replay: (team: string, boards: string, round: number) =>
    `${team} would play boards ${boards} again in round ${round}: other boards, or a ruling.`,
  redraw: (round: number, list: string) => `Round ${round} becomes ${list}`,
  bye: (team: string) => `bye ${team}`,
  turned: (results: number) =>
    results === 1
      ? 'One result typed for the teams drawn becomes that of the teams that sat there.'
      : `${results} results typed for the teams drawn become those of the teams that sat there.`,
  rulingsGo: (lines: number) =>
    lines === 1
      ? 'A ruling on a board to come goes with its line.'
      : `${lines} rulings on boards to come go with their lines.`,
  counts: (least: number, most: number) =>
    `${least === most ? least : `${least} or ${most}`} ${most === 1 ? 'match' : 'matches'} a team; the standing adds up what was played.`,
  unevenByes: 'Not every team has had a bye: under Ranking, how matches are scored, a bye can be given victory points.',
  boards: (least: number, most: number) =>
    least === most
      ? `All matches have ${most} ${most === 1 ? 'board' : 'boards'}.`
      : `Matches have ${least} to ${most} boards; each is read from the scale for its own number.`,
  missedRounds: (rounds: number) =>
    rounds === 1
      ? 'It has nothing for round 1; under Ranking, B can give it a bonus.'
      : `It has nothing for rounds 1 to ${rounds}; under Ranking, B can give it a bonus.`,
  waits: (round: number) => `Round ${round} is drawn without it. To have it play there, draw that round anew (T).`,
  copies: 'One more copy of the boards is needed in each of these rounds.',
  problem: {
    'team-no-such-team': ({ team }) => `There is no team ${team}.`,
    'team-has-left': ({ team }, name) => `${name(team)} has left already. Under Ranking, W lets it come back.`,
    'team-no-such-round': ({ round, most }) =>
      most === 0
        ? 'No round has begun, so nobody can have met the wrong team.'
        : `Round ${round} has not begun: ${most === 1 ? 'round 1 has' : `rounds 1 to ${most} have`}.`,
    'team-no-such-table': ({ round, table }) => `There is no table ${table} in round ${round}.`,
    'team-same-match': ({ tables }) =>
      `Tables ${tables[0]} and ${tables[1]} play the same match. Who sat where in it is said by the line-up (L), or by the pairs of a result under Entry.`,
    'team-match-decided': ({ round, home, away }, name) =>
      `The match ${name(home)} – ${name(away)} of round ${round} has a penalty or a given result. Take that away first, then give it again in the match that takes its place.`,
    'team-round-count': ({ given, now, possible, movement, allBegun }) => {
      if (given === now) return `There ${now === 1 ? 'is 1 round' : `are ${now} rounds`} already.`;
      if (possible.length > 0)
        return `${given} ${given === 1 ? 'round is' : 'rounds are'} not possible: rounds that have begun stay, and matches are played whole, in two legs at most. Possible: ${formatRuns(possible, 'en')}.`;
      return isInTwoRounds(movement)
        ? `${teamKindName(movement, 'en')}: every match is finished only in a later round, so no round can be left out or added. ${allBegun ? 'All have begun: give those that are not finished a result under Matches, or record the boards left as not played.' : 'Fewer boards a round shorten it.'}`
        : 'Neither fewer nor more rounds are possible: those that have begun stay, and the draw has no more.';
    },
    'team-boards': ({ given, now }) =>
      given === now
        ? `There are ${now} ${now === 1 ? 'board' : 'boards'} a round already.`
        : now === 1
          ? 'There is one board a round, and no fewer can be played.'
          : `${given} boards a round are not possible: teams can play 1 to ${now - 1} instead of ${now}.`,
    'team-all-begun': () => 'Every match has begun, and plays the boards it has.',
    'team-no-round-left': () => 'Every round has begun, so there is no place for a late team.',
    'team-no-bye': ({ movement }) =>
      movement === 'poule' || movement === 'patton'
        ? 'No round to come has a bye, so there is no place for a late team. Its players can come in as substitutes.'
        : `${teamKindName(movement, 'en')}: there is no bye, so there is no place for a late team. Its players can come in as substitutes, or the event is started again with one team more.`,
  } satisfies Problems as Problems,
};

type Words = typeof en;

const fr: Words = {
  rule: {
    'draw-stands': ({ tables }) =>
      `Le tirage reste. Seules les tables ${tables[0]} et ${tables[1]} se sont trompées : ce qu’elles ont joué n’est d’aucun match.`,
    redrawn: ({ round, met }, name) =>
      `Le tirage du tour ${round} devient ce qui a été joué, dans les deux salles : ${meetingsText(met, name, 'fr')}.`,
    cut: ({ rounds }) => `Le jeu s’arrête après le tour ${rounds}.`,
    'added-rounds': ({ rounds, leg }) => {
      const added = rounds === 1 ? 'Un tour s’ajoute' : `${rounds} tours s’ajoutent`;
      return leg === 2 ? `${added} : les matchs retour.` : `${added} : le tirage continue.`;
    },
    'fewer-boards': ({ boards, from }) =>
      `À partir du tour ${from}, ${boards} ${boards === 1 ? 'étui' : 'étuis'} par tour. Les matchs commencés gardent les leurs.`,
    'team-leaves': ({ team }, name) => `${teamSubject(name(team), 'fr')} s’en va.`,
    'late-team': ({ team, from, tables }) =>
      `L’équipe en retard reçoit le numéro ${team} et prend la place de l’exempt à partir du tour ${from}, aux tables ${formatList(tables, 'fr')}.`,
    'joins-swiss': ({ team, from, tables, waits }) =>
      tables.length > 0
        ? `L’équipe en retard reçoit le numéro ${team} et prend la place de l’exempt au tour ${from}, aux tables ${formatList(tables, 'fr')}. Elle participe ensuite au tirage.`
        : waits === from
          ? `L’équipe en retard reçoit le numéro ${team}.`
          : `L’équipe en retard reçoit le numéro ${team} et participe au tirage à partir du tour ${from}.`,
  },
  missing: {
    'draw-stands': (list) => `Inachevés : ${list}.`,
    redrawn: (list) => `Ne se joueront pas : ${list}.`,
    cut: (list) => `Ne se seront pas rencontrées : ${list}.`,
    'added-rounds': (list) => `Ne se joueront pas : ${list}.`,
    'fewer-boards': (list) => `Ne se joueront pas : ${list}.`,
    'team-leaves': (list) => `Ne se joueront pas : ${list}.`,
    'late-team': (list) => `Manqués, car joués ou commencés avant : ${list}.`,
    'joins-swiss': (list) => `Ne se joueront pas : ${list}.`,
  },
  standsToRule: 'Attribuez un résultat à ces matchs sous Matchs, ou faites rejouer les étuis.',
  all: 'Chacune rencontre toujours celles que le tirage prévoit.',
  keep: (one, other) =>
    `${formatList(teamSubjects([one, other], 'fr'), 'fr')} gardent la place l’une de l’autre à tous les tours à venir.`,
  again: (list) => `Se rencontrent de nouveau : ${list}.`,
  replay: (team, boards, round) =>
    `${teamSubject(team, 'fr')} jouerait de nouveau les étuis ${boards} au tour ${round} : d’autres étuis, ou une décision.`,
  redraw: (round, list) => `Le tour ${round} devient ${list}`,
  bye: (team) => `${team} exempte`,
  turned: (results) =>
    results === 1
      ? 'Un résultat saisi pour les équipes tirées devient celui des équipes assises là.'
      : `${results} résultats saisis pour les équipes tirées deviennent ceux des équipes assises là.`,
  rulingsGo: (lines) =>
    lines === 1
      ? 'Une décision sur un étui à venir part avec sa ligne.'
      : `${lines} décisions sur des étuis à venir partent avec leurs lignes.`,
  counts: (least, most) =>
    `${least === most ? most : `${least} ou ${most}`} ${most < 2 ? 'match' : 'matchs'} par équipe ; le classement additionne ce qui est joué.`,
  unevenByes:
    'Toutes les équipes n’ont pas été exemptes : sous Classement, calcul des matchs, une exemption peut valoir des points de victoire.',
  boards: (least, most) =>
    least === most
      ? `Tous les matchs ont ${most} ${most < 2 ? 'étui' : 'étuis'}.`
      : `Les matchs ont de ${least} à ${most} étuis ; chacun est lu dans l’échelle de sa longueur.`,
  missedRounds: (rounds) =>
    rounds === 1
      ? 'Elle n’a rien pour le tour 1 ; sous Classement, B peut lui donner une bonification.'
      : `Elle n’a rien pour les tours 1 à ${rounds} ; sous Classement, B peut lui donner une bonification.`,
  waits: (round) => `Le tour ${round} est tiré sans elle. Pour qu’elle y joue, tirez ce tour à nouveau (T).`,
  copies: 'Il faut un exemplaire de plus des étuis à chacun de ces tours.',
  problem: {
    'team-no-such-team': ({ team }) => `Il n’y a pas d’équipe ${team}.`,
    'team-has-left': ({ team }, name) =>
      `${teamSubject(name(team), 'fr')} est déjà partie. Sous Classement, W la fait revenir.`,
    'team-no-such-round': ({ round, most }) =>
      most === 0
        ? 'Aucun tour n’a commencé : personne n’a pu rencontrer la mauvaise équipe.'
        : `Le tour ${round} n’a pas commencé : ${most === 1 ? 'seul le tour 1 l’a fait' : `seuls les tours 1 à ${most} l’ont fait`}.`,
    'team-no-such-table': ({ round, table }) => `Il n’y a pas de table ${table} au tour ${round}.`,
    'team-same-match': ({ tables }) =>
      `Les tables ${tables[0]} et ${tables[1]} jouent le même match. Qui y était assis se dit par la composition (L), ou par les paires d’un résultat sous Saisie.`,
    'team-match-decided': ({ round, home, away }, name) =>
      `Le match ${name(home)} – ${name(away)} du tour ${round} a une pénalité ou un résultat attribué. Retirez-le d’abord, puis donnez-le au match qui prend sa place.`,
    'team-round-count': ({ given, now, possible, movement, allBegun }) => {
      if (given === now) return `Il y a déjà ${now} ${now === 1 ? 'tour' : 'tours'}.`;
      if (possible.length > 0)
        return `${given === 1 ? '1 tour n’est pas possible' : `${given} tours ne sont pas possibles`} : les tours commencés restent, et les matchs se jouent en entier, en aller et retour au plus. Possibles : ${formatRuns(possible, 'fr')}.`;
      return isInTwoRounds(movement)
        ? `${teamKindName(movement, 'fr')} : chaque match ne s’achève qu’à un tour suivant, aucun tour ne peut donc être retiré ni ajouté. ${allBegun ? 'Tous ont commencé : attribuez un résultat aux matchs inachevés sous Matchs, ou notez non joués les étuis qui restent.' : 'Moins d’étuis par tour le raccourcissent.'}`
        : 'Ni moins ni plus de tours ne sont possibles : ceux qui ont commencé restent, et le tirage n’en a pas d’autres.';
    },
    'team-boards': ({ given, now }) =>
      given === now
        ? `Il y a déjà ${now} ${now === 1 ? 'étui' : 'étuis'} par tour.`
        : now === 1
          ? 'Il y a un étui par tour, et il ne peut y en avoir moins.'
          : `${given} ${given < 2 ? 'étui' : 'étuis'} par tour ne sont pas possibles : les équipes peuvent en jouer de 1 à ${now - 1} au lieu de ${now}.`,
    'team-all-begun': () => 'Tous les matchs ont commencé, et jouent les étuis qu’ils ont.',
    'team-no-round-left': () => 'Tous les tours ont commencé : il n’y a pas de place pour une équipe en retard.',
    'team-no-bye': ({ movement }) =>
      movement === 'poule' || movement === 'patton'
        ? 'Aucun tour à venir n’a d’exempt : il n’y a pas de place pour une équipe en retard. Ses joueurs peuvent entrer comme remplaçants.'
        : `${teamKindName(movement, 'fr')} : sans exempt, il n’y a pas de place pour une équipe en retard. Ses joueurs peuvent entrer comme remplaçants, ou le tournoi recommence avec une équipe de plus.`,
  },
};

/** The pairs of a Swiss have one room, and each table is a match. */
const ofPairs: Readonly<Record<Language, SomeWords<Words>>> = {
  en: {
    rule: {
      redrawn: ({ round, met }, name) =>
        `The draw of round ${round} becomes what was played: ${meetingsText(met, name, 'en')}.`,
      'joins-swiss': ({ team, from, tables, waits }) =>
        tables.length > 0
          ? `The late pair becomes number ${team} and takes the place of the bye in round ${from}, at table ${formatList(tables, 'en')}. From then on it is drawn with the others.`
          : waits === from
            ? `The late pair becomes number ${team}.`
            : `The late pair becomes number ${team} and is drawn with the others from round ${from} on.`,
    },
    turned: (results) =>
      results === 1
        ? 'One result typed for the pairs drawn becomes that of the pairs that sat there.'
        : `${results} results typed for the pairs drawn become those of the pairs that sat there.`,
    problem: {
      'team-no-such-round': ({ round, most }) =>
        most === 0
          ? 'No round has begun, so nobody can have met the wrong pair.'
          : `Round ${round} has not begun: ${most === 1 ? 'round 1 has' : `rounds 1 to ${most} have`}.`,
      'team-no-round-left': () =>
        'Every round has begun, so there is no place for a late pair, unless a round is added beside the draw (T).',
      'team-same-match': () => 'Name two tables: the pairs of one changed places with those of the other.',
    },
  },
  fr: {
    rule: {
      redrawn: ({ round, met }, name) =>
        `Le tirage du tour ${round} devient ce qui a été joué : ${meetingsText(met, name, 'fr')}.`,
      'joins-swiss': ({ team, from, tables, waits }) =>
        tables.length > 0
          ? `La paire en retard reçoit le numéro ${team} et prend la place de l’exempt au tour ${from}, à la table ${formatList(tables, 'fr')}. Elle participe ensuite au tirage.`
          : waits === from
            ? `La paire en retard reçoit le numéro ${team}.`
            : `La paire en retard reçoit le numéro ${team} et participe au tirage à partir du tour ${from}.`,
    },
    turned: (results) =>
      results === 1
        ? 'Un résultat saisi pour les paires tirées devient celui des paires assises là.'
        : `${results} résultats saisis pour les paires tirées deviennent ceux des paires assises là.`,
    problem: {
      'team-no-such-round': ({ round, most }) =>
        most === 0
          ? 'Aucun tour n’a commencé : personne n’a pu rencontrer la mauvaise paire.'
          : `Le tour ${round} n’a pas commencé : ${most === 1 ? 'seul le tour 1 l’a fait' : `seuls les tours 1 à ${most} l’ont fait`}.`,
      'team-no-round-left': () =>
        'Tous les tours ont commencé : pas de place pour une paire en retard, sauf si un tour s’ajoute à côté du tirage (T).',
      'team-same-match': () => 'Nommez deux tables : les paires de l’une ont pris la place de celles de l’autre.',
    },
  },
};

/** The players of a Swiss come late, and nothing else changes for them here. */
const ofPlayers: Readonly<Record<Language, SomeWords<Words>>> = {
  en: {
    rule: {
      'joins-swiss': ({ team, from, tables, waits }) =>
        tables.length > 0
          ? `The late player becomes number ${team} and sits in round ${from} at table ${formatList(tables, 'en')}, with the three who would have sat out. From then on player ${team} is drawn with the others.`
          : waits === from
            ? `The late player becomes number ${team}.`
            : `The late player becomes number ${team} and is drawn with the others from round ${from} on.`,
    },
    missedRounds: (rounds) =>
      rounds === 1
        ? 'Round 1, which was missed, gives nothing; under Ranking, B can give a bonus.'
        : `Rounds 1 to ${rounds}, which were missed, give nothing; under Ranking, B can give a bonus.`,
    waits: (round) => `Round ${round} is drawn without this player. To have everybody drawn, draw that round anew (T).`,
    problem: {
      'team-no-round-left': () =>
        'Every round has begun, so there is no place for a late player, unless a round is added beside the draw (T).',
    },
  },
  fr: {
    rule: {
      'joins-swiss': ({ team, from, tables, waits }) =>
        tables.length > 0
          ? `Le joueur en retard reçoit le numéro ${team} et s’assied au tour ${from} à la table ${formatList(tables, 'fr')}, avec les trois qui auraient été au relais. Il participe ensuite au tirage.`
          : waits === from
            ? `Le joueur en retard reçoit le numéro ${team}.`
            : `Le joueur en retard reçoit le numéro ${team} et participe au tirage à partir du tour ${from}.`,
    },
    missedRounds: (rounds) =>
      rounds === 1
        ? 'Il n’a rien pour le tour 1 ; sous Classement, B peut lui donner une bonification.'
        : `Il n’a rien pour les tours 1 à ${rounds} ; sous Classement, B peut lui donner une bonification.`,
    waits: (round) => `Le tour ${round} est tiré sans lui. Pour qu’il y joue, tirez ce tour à nouveau (T).`,
    problem: {
      'team-no-round-left': () =>
        'Tous les tours ont commencé : pas de place pour un joueur en retard, sauf si un tour s’ajoute à côté du tirage (T).',
    },
  },
};

const teamContinuationWords = dictionary<Words>({ en, fr }, ofPlayers, null, ofPairs);

function isInTwoRounds(movement: TeamMovementKind): boolean {
  return movement === 'american-whist' || movement === 'new-england';
}

function meetingsText(meetings: readonly Meeting[], name: TeamName, language: Language): string {
  return meetings.map(([one, other]) => `${name(one)} – ${name(other)}`).join(joints[language].semicolon);
}

/** What a proposal for teams does. */
export function teamRuleSentence(rule: TeamContinuationRule, saying: ContinuationSaying): string {
  const say = wordsOf(saying).rule[rule.kind] as (rule: TeamContinuationRule, name: TeamName) => string;
  return say(rule, saying.name);
}

/** What a proposal for teams comes to, a sentence a line. */
export function teamConsequenceLines(
  rule: TeamContinuationRule,
  all: TeamConsequences,
  saying: ContinuationSaying,
): readonly string[] {
  const { language, name } = saying;
  const words = wordsOf(saying);
  const list = (meetings: readonly Meeting[]) => meetingsText(meetings, name, language);
  const isPlan = rule.kind === 'cut' || rule.kind === 'added-rounds';
  return [
    ...(rule.kind === 'team-leaves' ? [leavingSentence(rule, language)] : []),
    ...(rule.kind === 'redrawn' && all.missing.length + all.again.length === 0 ? [words.all] : []),
    ...(all.missing.length > 0 ? [words.missing[rule.kind](list(all.missing))] : []),
    ...(rule.kind === 'draw-stands' ? [words.standsToRule] : []),
    ...(all.again.length > 0 ? [words.again(list(all.again))] : []),
    ...laterRounds(rule, all.redraws, name, language),
    ...all.replays.map(({ team, boards, round }) => words.replay(name(team), formatRuns(boards, language), round)),
    ...(all.turned > 0 ? [words.turned(all.turned)] : []),
    ...(all.rulingsGone > 0 ? [words.rulingsGo(all.rulingsGone)] : []),
    ...(isPlan ? [words.counts(all.matches.least, all.matches.most)] : []),
    ...(isPlan && all.byes.least < all.byes.most ? [words.unevenByes] : []),
    ...(rule.kind === 'fewer-boards' ? [words.boards(all.boards.least, all.boards.most)] : []),
    ...(rule.kind === 'late-team' && rule.copies ? [words.copies] : []),
    ...(rule.kind === 'joins-swiss' ? joiningLines(rule, words) : []),
  ];
}

function joiningLines({ from, waits }: RuleOf<'joins-swiss'>, words: Words): readonly string[] {
  return [...(waits === null ? [] : [words.waits(waits)]), ...(from > 1 ? [words.missedRounds(from - 1)] : [])];
}

function laterRounds(
  rule: TeamContinuationRule,
  redraws: readonly RedrawnRound[],
  name: TeamName,
  language: Language,
): readonly string[] {
  if (rule.kind === 'redrawn' && rule.keep) {
    const [one, other] = rule.keep;
    return [teamContinuationWords[language].keep(name(one), name(other))];
  }
  return redraws.map((redraw) => redrawSentence(redraw, name, language));
}

function leavingSentence({ outcome, played, due }: RuleOf<'team-leaves'>, language: Language): string {
  return wordsFor(withdrawalWords, language, 'team').outcome[outcome](played, due);
}

function redrawSentence({ round, matches, bye }: RedrawnRound, name: TeamName, language: Language): string {
  const words = teamContinuationWords[language];
  const meetings = matches.map(({ home, away }) => `${name(home)} – ${name(away)}`);
  const parts = [...meetings, ...(bye === null ? [] : [words.bye(name(bye))])];
  return `${words.redraw(round, parts.join(joints[language].semicolon))}.`;
}

/** Why there is no proposal for teams. */
export function teamProblemSentence(problem: TeamContinuationProblem, saying: ContinuationSaying): string {
  const say = wordsOf(saying).problem[problem.code] as (problem: TeamContinuationProblem, name: TeamName) => string;
  return say(problem, saying.name);
}

function wordsOf({ language, ranks }: ContinuationSaying): Words {
  return wordsFor(teamContinuationWords, language, ranks);
}

/** Whether a problem is one of teams. */
export function isTeamContinuationProblem(problem: { readonly code: string }): problem is TeamContinuationProblem {
  return problem.code in teamContinuationWords.en.problem;
}
