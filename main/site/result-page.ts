import { LANGUAGES, type Language } from '../../src/language.ts';
import type { LocalPage, ResultPage } from '../../src/page/sheet.ts';
import { localPage } from './local-page.ts';
import type { PageJob } from './page-job.ts';

/** The results of an event in every language. It opens in the job's own. */
export function resultPage(job: PageJob): ResultPage {
  const inLanguage = (language: Language): LocalPage => localPage({ ...job, language });
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language)]));
  return { language: job.language, texts: texts as Readonly<Record<Language, LocalPage>> };
}
