/** What the routes answer: content types by what an address ends in, and every problem by its status. */
import { codesByStatus, type ProblemStatus } from '../http/problems.ts';
import type { JsonSchema } from './json-schema.ts';

interface MediaTypes {
  readonly [type: string]: { readonly schema?: JsonSchema | Reference };
}

export interface Reference {
  readonly $ref: string;
}

export interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content?: MediaTypes;
}

const TEXT: JsonSchema = { type: 'string' };

/** Files by their extension. One of bytes has no schema. */
const FILES: Readonly<Record<string, MediaTypes>> = {
  pdf: { 'application/pdf': {} },
  csv: { 'text/csv': { schema: TEXT } },
  pbn: { 'application/x-pbn': { schema: TEXT } },
  html: { 'text/html': { schema: TEXT } },
  txt: { 'text/plain': { schema: TEXT } },
};

/** Addresses that answer with something else than JSON and don't say so by an extension. */
const WITHOUT_EXTENSION: readonly (readonly [RegExp, MediaTypes])[] = [
  [/^\/api\/stream$/, { 'text/event-stream': { schema: TEXT } }],
  [/^\/api\/sessions\/[^/]+\/file$/, { 'application/octet-stream': {} }],
  [/^\/api\/sessions\/[^/]+\/formats\//, { 'application/octet-stream': {} }],
];

const JSON_VALUE: MediaTypes = { 'application/json': { schema: {} } };

/**
 * What a route answers when all is well.
 * @param names what the address may end in where that is a parameter, `ranking.pdf`
 */
export function successOf(method: string, path: string, names: readonly string[]): Answer {
  const found = WITHOUT_EXTENSION.find(([pattern]) => pattern.test(path))?.[1];
  const ends = names.length > 0 ? names : [path];
  const files = ends.map((name) => FILES[/\.([a-z]+)$/.exec(name)?.[1] ?? '']);
  const content: MediaTypes = Object.assign({}, ...(found ? [found] : files.map((file) => file ?? JSON_VALUE)));
  const changes = method !== 'GET' && method !== 'HEAD';
  return { description: 'Done.', ...(changes && { headers: CHANGE_HEADERS }), content };
}

const CHANGE_HEADERS: NonNullable<Answer['headers']> = {
  'Etui-Change': {
    description: 'The number of the newest change of the session, where one was made.',
    schema: { type: 'string' },
  },
};

const DESCRIPTIONS: Readonly<Record<ProblemStatus, string>> = {
  404: 'Not there.',
  409: 'Changed in the meantime.',
  422: 'Understood, and not possible.',
  500: 'The file of the club, or a fault of the program.',
  503: 'The file of the club is held by another program: again after a moment.',
  507: 'The disk does not take what is written.',
};

/** Problems that no function of the club answers. */
const OTHER_CODES: Partial<Readonly<Record<ProblemStatus, readonly string[]>>> = {
  404: ['unknownRoute'],
  500: ['bug'],
};

/** The problems of the file, which any request may meet. */
const OF_THE_FILE: readonly ProblemStatus[] = [500, 503, 507];

/** The answers that are not what was asked for, by their name in the document. */
export function problemAnswers(): Readonly<Record<string, Answer>> {
  const problems = [...codesByStatus()]
    .toSorted(([a], [b]) => a - b)
    .map(([status, codes]): readonly [string, Answer] => [
      nameOf(status),
      problemAnswer(DESCRIPTIONS[status], [...codes, ...(OTHER_CODES[status] ?? [])]),
    ]);
  return {
    Malformed: {
      description: 'A request that cannot be read; `path` leads to the field at fault.',
      content: { 'application/json': { schema: MALFORMED } },
    },
    NotInvited: {
      description: 'A browser that was not let in, or a page without its secret: what to do, as a page.',
      content: { 'text/html': { schema: TEXT } },
    },
    ...Object.fromEntries(problems),
  };
}

/**
 * References to the answers of a route beside its good one, by their status.
 * @param isPlain whether a request of the route reads, and has nothing to say
 */
export function problemsOf(isPlain: boolean): Readonly<Record<string, Reference>> {
  const statuses = [...codesByStatus().keys()].filter((status) => !isPlain || OF_THE_FILE.includes(status));
  return {
    400: { $ref: '#/components/responses/Malformed' },
    403: { $ref: '#/components/responses/NotInvited' },
    ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }])),
  };
}

function nameOf(status: ProblemStatus): string {
  return `Problem${status}`;
}

const problemSchema = (codes: JsonSchema, properties: Readonly<Record<string, JsonSchema>> = {}): JsonSchema => ({
  type: 'object',
  properties: { kind: { const: 'problem' }, code: codes, ...properties },
  required: ['kind', 'code', ...Object.keys(properties)],
});

const MALFORMED = problemSchema(
  { const: 'malformed' },
  { path: { type: 'array', items: { type: ['string', 'number'] } }, message: { type: 'string' } },
);

/** A problem has its code and what its sentence needs, which differs by code. */
function problemAnswer(description: string, codes: readonly string[]): Answer {
  return { description, content: { 'application/json': { schema: problemSchema({ enum: codes }) } } };
}
