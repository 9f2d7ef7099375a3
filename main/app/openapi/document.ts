/**
 * The routes as OpenAPI 3.1 describes them. Paths and methods are those that the application answers, parameters and
 * bodies the schemas it checks them with, so that nothing here is to be updated when a route changes.
 */
import { createHash } from 'node:crypto';
import type { RouterRoute } from 'hono/types';
import { PAGE_KEY_HEADER } from '../http/browser-secrets.ts';
import { LONGEST_REQUEST_ID, REQUEST_ID_HEADER } from '../http/request-id.ts';
import { validationOf } from '../http/validated.ts';
import { problemAnswers, problemsOf, successOf, type Answer, type Reference } from './answers.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: true;
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
  };
  readonly responses: Readonly<Record<string, Answer | Reference>>;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  /** By path, then by method in small letters. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, Answer>>;
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

const DESCRIPTION = [
  'What the screens of Etui ask of it, on this machine alone. It comes with the program and has no version of its own:',
  'the version here is a digest of the paths. Answers in JSON are not described field by field.',
].join(' ');

/** The document of an application's routes. */
export function openApiDocument(routes: readonly RouterRoute[]): OpenApiDocument {
  const operations = Map.groupBy(routes.filter(isOperation), ({ method, path }) => `${method} ${path}`);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const handlers of operations.values()) {
    const [{ method, path } = { method: '', path: '' }] = handlers;
    (paths[templateOf(path)] ??= {})[method.toLowerCase()] = operationOf(method, path, handlers);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Etui', version: digestOf(paths), description: DESCRIPTION },
    security: [{ browser: [], page: [] }],
    paths,
    components: { responses: problemAnswers(), securitySchemes: SECURITY },
  };
}

/** A browser proves itself twice; the desktop window has no port, and needs neither. */
const SECURITY: OpenApiDocument['components']['securitySchemes'] = {
  browser: {
    type: 'apiKey',
    in: 'cookie',
    name: 'etui-{port}',
    description: 'Given to a browser that opens the address with its token; the port of the server stands in the name.',
  },
  page: { type: 'apiKey', in: 'header', name: PAGE_KEY_HEADER, description: 'Given to its first page.' },
};

function isOperation({ method, path }: RouterRoute): boolean {
  return method !== 'ALL' && path.startsWith('/api/');
}

function operationOf(method: string, path: string, handlers: readonly RouterRoute[]): Operation {
  const schemas = new Map(
    handlers.flatMap(({ handler }) => {
      const validation = validationOf(handler);
      return validation ? [[validation.target, jsonSchemaOf(validation.schema)] as const] : [];
    }),
  );
  const [inPath, inQuery, body] = [schemas.get('param'), schemas.get('query'), schemas.get('json')];
  const isReading = method === 'GET';
  const [last = ''] = namesIn(path).slice(-1);
  const names = path.endsWith(`:${last}`) ? (inPath?.properties?.[last]?.enum ?? []) : [];
  return {
    operationId: idOf(method, path),
    tags: [path.split('/')[2] ?? ''],
    parameters: [
      ...namesIn(path).map((name) => pathParameter(name, inPath)),
      ...queryParameters(inQuery),
      ...(isReading ? [] : [ONCE]),
    ],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { 200: successOf(method, path, names.map(String)), ...problemsOf(isReading && schemas.size === 0) },
  };
}

/** `/api/sessions/:id/deals` as `/api/sessions/{id}/deals`. */
function templateOf(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

/** `getSessionsIdDeals`. */
function idOf(method: string, path: string): string {
  const words = path.split(/\W+/).filter((word) => word !== '' && word !== 'api');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function pathParameter(name: string, schema: JsonSchema | undefined): Parameter {
  return { name, in: 'path', required: true, schema: schema?.properties?.[name] ?? { type: 'string' } };
}

function queryParameters(schema: JsonSchema | undefined): readonly Parameter[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema?.required?.includes(name) ?? false,
    schema: property,
  }));
}

const ONCE: Parameter = {
  name: REQUEST_ID_HEADER,
  in: 'header',
  required: false,
  description: 'A request that comes again with the same id is carried out once, and answered as before.',
  schema: { type: 'string', minLength: 1, maxLength: LONGEST_REQUEST_ID },
};

function digestOf(paths: object): string {
  return createHash('sha256').update(JSON.stringify(paths)).digest('hex').slice(0, 12);
}
