import { join } from 'node:path';
import { onTestFinished, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createDirectorApp } from '../../../../main/app/director/app.ts';
import { openDoor } from '../../../../main/app/director/door.ts';
import { openApiDocument, type OpenApiDocument, type Operation } from '../../../../main/app/openapi/document.ts';
import { run } from '../../../../main/cli/run.ts';
import { BASES, type BaseRequest } from '../../../fuzz/routes/bases.ts';
import { withApp } from '../../../fuzz/routes/requests.ts';
import { temporaryFolder, testClub, testClock, unwrap } from '../../support.ts';
import { structureFaults } from './structure.ts';

const documentOfApp = (): OpenApiDocument => openApiDocument(createDirectorApp({ club: testClub() }).routes);

function operation({ paths }: OpenApiDocument, route: string): Operation {
  const [method = '', path = ''] = route.split(' ');
  const found = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!found) throw new Error(`${route} is not in the document`);
  return found;
}

describe('the document of the routes', () => {
  test('has every route that the application answers, and no other', () => {
    const app = createDirectorApp({ club: testClub() });
    const answered = app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
    const wanted = new Set(answered.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`));
    const { paths } = openApiDocument(app.routes);
    const described = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual([...wanted].toSorted());
    expect(described.length).toBeGreaterThan(150);
  });

  test('is what OpenAPI 3.1 asks of a document', () => {
    expect(structureFaults(documentOfApp())).toEqual([]);
  });

  test('has the schemas that the routes check requests with', () => {
    const results = operation(documentOfApp(), 'POST /api/sessions/:id/results');
    expect(results.parameters).toMatchObject([
      { name: 'id', in: 'path', schema: { pattern: String.raw`^[1-9]\d{0,11}$` } },
      { name: 'Idempotency-Key', in: 'header', required: false },
    ]);
    expect(results.requestBody?.content['application/json'].schema).toMatchObject({
      required: expect.arrayContaining(['section', 'round', 'table', 'slotBoard', 'outcome', 'expectedVersion']) as [],
      additionalProperties: false,
    });
  });

  test('changes its version with the paths', () => {
    const app = createDirectorApp({ club: testClub() });
    const fewer = app.routes.filter(({ path }) => path !== '/api/logo');
    expect(openApiDocument(fewer).info.version).not.toBe(openApiDocument(app.routes).info.version);
    expect(openApiDocument([...app.routes])).toEqual(openApiDocument(app.routes));
  });
});

describe('what is described', () => {
  test('takes the bodies that screens send', () => {
    const document = documentOfApp();
    const refused = Object.entries(BASES).flatMap(([route, { body }]) => {
      const described = operation(document, route).requestBody?.content['application/json'].schema;
      if (described === undefined) return [];
      const { error } = z.fromJSONSchema(described as Parameters<typeof z.fromJSONSchema>[0]).safeParse(body);
      return error ? [`${route}: ${error.message}`] : [];
    });
    expect(refused).toEqual([]);
  });

  test('is how every route answers: to what screens send, to nonsense, and where there is nothing', async () => {
    const undescribed = await withApp(async (app) => {
      const document = openApiDocument(app.routes);
      const found: string[] = [];
      for (const [route, base] of Object.entries(BASES)) {
        for (const request of [addressed(route, base), addressed(route, base, '999'), nonsense(route, base)]) {
          const response = await app.request(request.path, request.init);
          await response.arrayBuffer();
          const type = response.headers.get('content-type')?.split(';')[0] ?? '';
          const isFine = response.status < 500 && describes(document, route, response.status, type);
          if (!isFine) found.push(`${route}: ${response.status} ${type}`);
        }
      }
      return found;
    });
    expect(undescribed).toEqual([]);
  });
});

interface Asked {
  readonly path: string;
  readonly init: RequestInit;
}

/** The first of what screens ask of a route. @param id in the place of every number of the address */
function addressed(route: string, { params = {}, query = {}, body }: BaseRequest, id?: string): Asked {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const [first = '1'] = params[name] ?? [];
    return id !== undefined && /^\d+$/.test(first) ? id : first;
  });
  const search = new URLSearchParams(Object.entries(query).map(([name, [first = '']]) => [name, first])).toString();
  const init = body === undefined ? { method } : { method, headers: JSON_HEADERS, body: JSON.stringify(body) };
  return { path: search === '' ? path : `${path}?${search}`, init };
}

function nonsense(route: string, base: BaseRequest): Asked {
  const { path, init } = addressed(route, base);
  const [address = ''] = path.split('?');
  return {
    path: `${address}?nobody=asks`,
    init: { ...init, ...(init.body !== undefined && { body: '{"nobody":1}' }) },
  };
}

const JSON_HEADERS = { 'content-type': 'application/json' };

function describes(document: OpenApiDocument, route: string, status: number, type: string): boolean {
  const answer = operation(document, route).responses[String(status)];
  if (!answer) return false;
  const named = '$ref' in answer ? document.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer;
  return type in (named?.content ?? {});
}

describe('the document is given', () => {
  test('by the application, with the routes of its door', async () => {
    const door = unwrap(openDoor({ file: join(temporaryFolder(), 'club.sqlite'), now: testClock().now }));
    onTestFinished(() => door.close());
    const response = await door.fetch(new Request('http://etui/api/openapi.json'));
    const document = (await response.json()) as OpenApiDocument;
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/recovery/restore', '/api/sessions/{id}']),
    );
    expect(structureFaults(document)).toEqual([]);
  });

  test('by the command line, in full or on one line', async () => {
    const [{ exit, out }, short] = [await run(['openapi']), await run(['openapi', '--json'])];
    expect([exit, short.exit]).toEqual([0, 0]);
    expect(JSON.parse(out)).toEqual(JSON.parse(short.out));
    expect(JSON.parse(out)).toHaveProperty(['paths', '/api/recovery', 'get']);
    expect(short.out.split('\n')).toHaveLength(2);
  });

  test('without arguments', async () => {
    expect(await run(['openapi', 'out.json'])).toMatchObject({ exit: 2, out: '' });
    expect((await run(['openapi', '--help', '--language', 'fr'])).out).toContain('Emploi');
  });
});

describe('the check of its structure', () => {
  const small = {
    openapi: '3.1.0',
    info: { title: 'a', version: '1' },
    paths: {
      '/a/{id}': {
        get: {
          operationId: 'a',
          tags: ['a'],
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: { 200: { description: 'Done.', content: { 'application/json': { schema: {} } } } },
        },
      },
    },
  };

  test('passes a small document', () => {
    expect(structureFaults(small)).toEqual([]);
  });

  test.each([
    ['another version', ['openapi'], '3.0.3'],
    ['no title', ['info', 'title'], ''],
    ['a parameter of the path that the path has not', ['paths', '/a/{id}', 'get', 'parameters', 0, 'name'], 'no'],
    ['a type that there is not', ['paths', '/a/{id}', 'get', 'parameters', 0, 'schema', 'type'], 'text'],
    ['a reference to nothing', ['paths', '/a/{id}', 'get', 'responses', 200], { $ref: '#/components/x' }],
    ['an answer without a description', ['paths', '/a/{id}', 'get', 'responses', 200, 'description'], ''],
    ['a method that there is not', ['paths', '/a/{id}', 'take'], {}],
  ])('finds %s', (_, at, value) => {
    const copy = structuredClone(small);
    const last = at.at(-1) as string;
    const holder = at.slice(0, -1).reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], copy);
    (holder as Record<string, unknown>)[last] = value;
    expect(structureFaults(copy)).not.toEqual([]);
  });
});
