/** The words of `etui openapi`. */
import { dictionary } from '../typography.ts';

const en = {
  usage: [
    'Usage: npm run -s etui -- openapi [--language en|fr] [--json]',
    'The routes that the screens use, with what each takes and answers, as a document in OpenAPI 3.1.',
  ].join('\n'),
};

const fr: typeof en = {
  usage: [
    'Emploi : npm run -s etui -- openapi [--language en|fr] [--json]',
    'Les routes que les écrans emploient, avec ce que chacune prend et répond, en un document OpenAPI 3.1.',
  ].join('\n'),
};

export const openApiCommandWords = dictionary<typeof en>({ en, fr });
