import { dictionary } from '../../typography.ts';

const en = {
  title: (name: string) => `Forget ${name}?`,
  what: (neutral: string, sessions: number) =>
    `Name, numbers and earlier names are taken out of the club’s file, for good: undo doesn’t bring them back. ${
      sessions === 0
        ? ''
        : `The results of ${sessions === 1 ? 'the session' : `${sessions} sessions`} stay, under “${neutral}”. `
    }Lists, rankings, papers, files and result pages made from now on have no other name. What was printed or sent before is not Etui’s to change.`,
  texts: 'These texts may name the person',
  textsHelp:
    'What is ticked is emptied too, for good. An event or a championship has a dash for a name then, until you write another.',
  kinds: {
    reason: 'reason of a change',
    penalty: 'reason of a penalty',
    note: 'note of a ruling',
    matchNote: 'note of a match',
    team: 'name of a team',
    club: 'club of a team',
    otherClub: 'name of another club',
    dealsFile: 'file that deals came from',
    event: 'name of an event',
    season: 'name of a championship',
    seasonText: 'text by which a championship takes its sessions',
    seasonClub: 'word by which a championship knows a club',
  },
  copies: 'Copies that still have the name',
  copiesHelp: 'A copy that takes the file’s place later has the name taken out again as it is opened.',
  noCopies: 'No copy has the name.',
  goes: (day: string) => `deleted by ${day}, where Etui is used every week`,
  stays: 'never deleted by Etui: delete it yourself',
  elsewhere: 'second place',
  made: (day: string) => `copy of ${day}`,
  forget: 'Forget for good',
  keep: 'Keep',
  looking: 'Looking through the copies …',
};

type ForgettingWords = typeof en;

const fr: ForgettingWords = {
  title: (name) => `Oublier ${name} ?`,
  what: (neutral, sessions) =>
    `Le nom, les numéros et les noms précédents sont retirés du fichier du club, pour de bon : annuler ne les ramène pas. ${
      sessions === 0
        ? ''
        : `Les résultats ${sessions === 1 ? 'de la séance' : `des ${sessions} séances`} restent, sous « ${neutral} ». `
    }Listes, classements, papiers, fichiers et pages de résultats faits désormais n’ont plus d’autre nom. Ce qui est déjà imprimé ou envoyé, Etui ne peut pas le changer.`,
  texts: 'Ces textes nomment peut-être la personne',
  textsHelp:
    'Ce qui est coché est vidé aussi, pour de bon. Un tournoi ou un championnat a alors un tiret pour nom, jusqu’à ce que vous en écriviez un autre.',
  kinds: {
    reason: 'motif d’une modification',
    penalty: 'motif d’une pénalité',
    note: 'note d’un arbitrage',
    matchNote: 'note d’un match',
    team: 'nom d’une équipe',
    club: 'club d’une équipe',
    otherClub: 'nom d’un autre club',
    dealsFile: 'fichier d’où viennent des donnes',
    event: 'nom d’un tournoi',
    season: 'nom d’un championnat',
    seasonText: 'texte par lequel un championnat prend ses séances',
    seasonClub: 'mot par lequel un championnat reconnaît un club',
  },
  copies: 'Copies qui ont encore le nom',
  copiesHelp: 'Si l’une d’elles prend un jour la place du fichier, le nom en est retiré à l’ouverture.',
  noCopies: 'Aucune copie n’a le nom.',
  goes: (day) => `supprimée au plus tard le ${day}, si Etui sert chaque semaine`,
  stays: 'jamais supprimée par Etui : à supprimer vous-même',
  elsewhere: 'second emplacement',
  made: (day) => `copie du ${day}`,
  forget: 'Oublier pour de bon',
  keep: 'Garder',
  looking: 'Recherche dans les copies…',
};

/** Forgetting a member: what it does, said before. */
export const forgettingWords = dictionary<ForgettingWords>({ en, fr });
