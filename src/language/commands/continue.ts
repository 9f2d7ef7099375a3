/** The words of `etui movement --continue`. */
import { dictionary } from '../typography.ts';

const en = {
  usage:
    'Usage: npm run -s etui -- movement --continue FILE.csv [--after N] --late-pair|--late-pairs N|--pair-leaves N|--pair-replaced N|--rounds N|--boards N|--merge|--wrong-way T2R3|--wrong-boards T2R3:7|--wrong-opponents T2T5R3|--skip-forgotten R4 [--take N] [--boards-per-round N] [--copies N] [--language en|fr] [--json]',
  noFile: 'Which schedule goes on? --continue tuesday.csv, with a line for each table in each round',
  noFurther: (text: string) => `${text} is not understood here. What happened follows its option: --pair-leaves 5`,
  count: (option: string) => `--${option} takes a whole number: --${option} 2`,
  oneEvent: 'What happened? One of the options: --late-pair, --pair-leaves 5, --rounds 8, --wrong-way T2R3 ...',
  events: {
    'late-pair': '--late-pair stands alone',
    'late-pairs': 'How many pairs are late? --late-pairs 1 or --late-pairs 2',
    'pair-leaves': 'Which pair leaves? --pair-leaves 5',
    'pair-replaced': 'Which pair is replaced? --pair-replaced 5',
    rounds: 'How many rounds are played altogether? --rounds 8',
    boards: 'How many boards a round from now on? --boards 2',
    merge: '--merge stands alone',
    'wrong-way': 'At which table and in which round? --wrong-way T2R3',
    'wrong-boards': 'At which table, in which round, and which was the first board? --wrong-boards T2R3:7',
    'wrong-opponents': 'Which two tables exchanged East-West, in which round? --wrong-opponents T2T5R3',
    'skip-forgotten': 'Before which round was the skip forgotten? --skip-forgotten R4',
  },
  tooLate: (after: number, rounds: number) =>
    `The schedule has ${rounds} ${rounds === 1 ? 'round' : 'rounds'}: --after ${after} is beyond.`,
  noProposal: (take: number, most: number) =>
    `There is no proposal ${take}: ${most === 1 ? 'there is one' : `1 to ${most} are there`}.`,
  sitOut: 'Sit out',
};

type Words = typeof en;

const fr: Words = {
  usage:
    'Emploi : npm run -s etui -- movement --continue FILE.csv [--after N] --late-pair|--late-pairs N|--pair-leaves N|--pair-replaced N|--rounds N|--boards N|--merge|--wrong-way T2R3|--wrong-boards T2R3:7|--wrong-opponents T2T5R3|--skip-forgotten R4 [--take N] [--boards-per-round N] [--copies N] [--language en|fr] [--json]',
  noFile: 'Quel mouvement continue ? --continue mardi.csv, avec une ligne par table et par tour',
  noFurther: (text) => `${text} n’est pas compris ici. Ce qui s’est passé suit son option : --pair-leaves 5`,
  count: (option) => `--${option} demande un nombre entier : --${option} 2`,
  oneEvent:
    'Que s’est-il passé ? Une seule des options : --late-pair, --pair-leaves 5, --rounds 8, --wrong-way T2R3 ...',
  events: {
    'late-pair': '--late-pair s’écrit seul',
    'late-pairs': 'Combien de paires sont en retard ? --late-pairs 1 ou --late-pairs 2',
    'pair-leaves': 'Quelle paire s’en va ? --pair-leaves 5',
    'pair-replaced': 'Quelle paire est remplacée ? --pair-replaced 5',
    rounds: 'Combien de tours en tout ? --rounds 8',
    boards: 'Combien d’étuis par tour désormais ? --boards 2',
    merge: '--merge s’écrit seul',
    'wrong-way': 'À quelle table et à quel tour ? --wrong-way T2R3',
    'wrong-boards': 'À quelle table, à quel tour, et quel fut le premier étui ? --wrong-boards T2R3:7',
    'wrong-opponents': 'Quelles deux tables ont échangé Est-Ouest, à quel tour ? --wrong-opponents T2T5R3',
    'skip-forgotten': 'Avant quel tour le saut a-t-il été oublié ? --skip-forgotten R4',
  },
  tooLate: (after, rounds) =>
    `Le mouvement a ${rounds} ${rounds === 1 ? 'tour' : 'tours'} : --after ${after} va au-delà.`,
  noProposal: (take, most) =>
    `Il n’y a pas de proposition ${take} : ${most === 1 ? 'il n’y en a qu’une' : `elles vont de 1 à ${most}`}.`,
  sitOut: 'Relais',
};

export const continueCommandWords = dictionary<Words>({ en, fr });
