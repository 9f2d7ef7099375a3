import { dictionary } from '../typography.ts';

const en = {
  title: 'About Etui',
  version: (version: string) => `Version ${version}`,
  licence: 'Free software under the MIT licence: use it, copy it, change it. It comes without any warranty.',
  private: 'What you enter stays on this machine and in the copies you choose. Etui sends nothing anywhere.',
  notices: 'Made with the work of others',
  noNotices: 'The notices could not be read.',
  back: 'Back to the settings',
  seeAll: 'Version, licence and notices',
};

type AboutWords = typeof en;

const fr: AboutWords = {
  title: 'À propos d’Etui',
  version: (version) => `Version ${version}`,
  licence: 'Logiciel libre sous licence MIT : utilisez-le, copiez-le, modifiez-le. Il est fourni sans aucune garantie.',
  private: 'Ce que vous saisissez reste sur cette machine et dans les copies que vous choisissez. Etui n’envoie rien.',
  notices: 'Réalisé grâce au travail d’autrui',
  noNotices: 'Les mentions n’ont pas pu être lues.',
  back: 'Retour aux réglages',
  seeAll: 'Version, licence et mentions',
};

export const aboutWords = dictionary<AboutWords>({ en, fr });
