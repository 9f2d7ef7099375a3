import type { WithdrawalOutcome } from '../../scoring/ranked-session/withdrawals.ts';
import type { Language } from '../../language.ts';
import { dictionary, type SomeWords } from '../typography.ts';

/** The words for a pair's standing in the ranking: ranked, guest or withdrawn. */
const en = {
  title: 'Withdrawal or guest',
  key: 'withdrawal or guest',
  how: {
    ranked: 'Ranked',
    guest: 'Guest, without a place',
    withdrawn: 'Withdrawn',
  },
  /** What happens to the results of a pair that withdraws. */
  outcome: {
    cancelled: (played: number, due: number) =>
      `It has played ${played} of ${due} boards, less than half: its results are cancelled, and its opponents have played fewer boards.`,
    stand: (played: number, due: number) =>
      `It has played ${played} of ${due} boards, half or more: its results stand, and whoever was still to meet it has average plus.`,
  } satisfies Record<WithdrawalOutcome, (played: number, due: number) => string>,
  /** The same for a pair of a Swiss, which is drawn no more. */
  inSwiss: {
    cancelled: (played: number, due: number) =>
      `It leaves after ${played} of ${due} boards, less than half: its results are cancelled, and its matches count for nobody.`,
    stand: (played: number, due: number) =>
      `It leaves after ${played} of ${due} boards, half or more: its results stand, and it is drawn no more. Opponents of a match that it leaves unfinished have 60 % of the victory points.`,
  } satisfies Record<WithdrawalOutcome, (played: number, due: number) => string>,
  source: 'EBU White Book 2.4.4',
  /** Actions for a pair that has withdrawn. */
  withdrew: 'withdrew',
  became: {
    cancelled: 'Withdrawn: its results are cancelled.',
    stand: 'Withdrawn: its results stand, and whoever was still to meet it has average plus.',
  } satisfies Record<WithdrawalOutcome, string>,
  nobodyMoves: 'Nobody moves.',
  save: 'Save',
  cancel: 'cancel',
  failed: 'That could not be saved. Try again.',
};

type WithdrawalWords = typeof en;

const fr: WithdrawalWords = {
  title: 'Abandon ou invitée',
  key: 'abandon ou invitée',
  how: {
    ranked: 'Classée',
    guest: 'Invitée, hors classement',
    withdrawn: 'A abandonné',
  },
  outcome: {
    cancelled: (played, due) =>
      `Elle a joué ${played} ${played < 2 ? 'étui' : 'étuis'} sur ${due}, moins de la moitié : ses résultats sont annulés, ses adversaires ont joué moins d’étuis.`,
    stand: (played, due) =>
      `Elle a joué ${played} ${played < 2 ? 'étui' : 'étuis'} sur ${due}, la moitié ou plus : ses résultats restent, et qui devait encore la rencontrer a moyenne plus.`,
  },
  inSwiss: {
    cancelled: (played, due) =>
      `Elle part après ${played} ${played < 2 ? 'étui' : 'étuis'} sur ${due}, moins de la moitié : ses résultats sont annulés, ses matchs ne comptent pour personne.`,
    stand: (played, due) =>
      `Elle part après ${played} ${played < 2 ? 'étui' : 'étuis'} sur ${due}, la moitié ou plus : ses résultats restent et elle n’est plus tirée. Les adversaires d’un match qu’elle laisse inachevé ont 60 % des points de victoire.`,
  },
  source: 'EBU White Book 2.4.4',
  withdrew: 'a abandonné',
  became: {
    cancelled: 'A abandonné : ses résultats sont annulés.',
    stand: 'A abandonné : ses résultats restent, et qui devait encore la rencontrer a moyenne plus.',
  },
  nobodyMoves: 'Personne ne bouge.',
  save: 'Enregistrer',
  cancel: 'annuler',
  failed: 'Cela n’a pas pu être enregistré. Réessayez.',
};

const ofPlayers: Readonly<Record<Language, SomeWords<WithdrawalWords>>> = {
  en: {
    title: 'Guest',
    key: 'guest',
  },
  fr: {
    title: 'Invité',
    key: 'invité',
    how: { ranked: 'Classé', guest: 'Invité, hors classement' },
  },
};

const ofTeams: Readonly<Record<Language, SomeWords<WithdrawalWords>>> = {
  en: {
    outcome: {
      cancelled: (played, due) =>
        `It has played ${played} of ${due} ${due === 1 ? 'match' : 'matches'}, less than half: its results are cancelled.`,
      stand: (played, due) =>
        `It has played ${played} of ${due} ${due === 1 ? 'match' : 'matches'}, half or more: its results stand, and whoever was still to meet it is given a result.`,
    },
    source: 'EBU White Book 2.4',
    became: {
      cancelled: 'Withdrawn: its results are cancelled.',
      stand: 'Withdrawn: its results stand, and whoever was still to meet it is given a result.',
    },
  },
  fr: {
    outcome: {
      cancelled: (played, due) =>
        `Elle a joué ${played} ${played < 2 ? 'match' : 'matchs'} sur ${due}, moins de la moitié : ses résultats sont annulés.`,
      stand: (played, due) =>
        `Elle a joué ${played} ${played < 2 ? 'match' : 'matchs'} sur ${due}, la moitié ou plus : ses résultats restent, et qui devait encore la rencontrer reçoit un résultat.`,
    },
    source: 'EBU White Book 2.4',
    became: {
      cancelled: 'A abandonné : ses résultats sont annulés.',
      stand: 'A abandonné : ses résultats restent, et qui devait encore la rencontrer reçoit un résultat.',
    },
  },
};

export const withdrawalWords = dictionary<WithdrawalWords>({ en, fr }, ofPlayers, ofTeams);
