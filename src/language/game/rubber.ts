import type { RubberEntryKind } from '../../bridge/rubber/sheet.ts';
import { dictionary } from '../typography.ts';

type Kinds = Readonly<Record<RubberEntryKind, string>>;

const en: Kinds = {
  tricks: 'tricks',
  overtricks: 'overtricks',
  undertricks: 'undertricks',
  insult: 'doubled and made',
  slam: 'slam',
  honours: 'honours',
  rubber: 'rubber',
  unfinishedGame: 'game of an unfinished rubber',
  unfinishedPartScore: 'part score of an unfinished rubber',
};

const fr: Kinds = {
  tricks: 'levées',
  overtricks: 'levées de mieux',
  undertricks: 'levées de chute',
  insult: 'contré et gagné',
  slam: 'chelem',
  honours: 'honneurs',
  rubber: 'robre',
  unfinishedGame: 'manche d’un robre inachevé',
  unfinishedPartScore: 'partielle d’un robre inachevé',
};

/** What points on the sheet of a rubber are for. */
export const rubberKindNames = dictionary<Kinds>({ en, fr });
