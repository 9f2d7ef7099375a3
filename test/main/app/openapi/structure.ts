/** What OpenAPI 3.1 asks of a document, as far as ours has it: faults as sentences with the place. */

const METHODS: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'patch']);
const TYPES: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
const PLACES: ReadonlySet<unknown> = new Set(['path', 'query', 'header', 'cookie']);

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nodes(value: unknown): readonly (readonly [string, Node])[] {
  return isNode(value) ? Object.entries(value).filter((entry): entry is [string, Node] => isNode(entry[1])) : [];
}

export function structureFaults(document: unknown): readonly string[] {
  if (!isNode(document)) return ['no document'];
  const { openapi, info, paths, components } = document;
  const ids = nodes(paths).flatMap(([, item]) => nodes(item).map(([, operation]) => operation['operationId']));
  return [
    ...(typeof openapi === 'string' && /^3\.1\.\d+$/.test(openapi) ? [] : ['openapi']),
    ...(isNode(info) && isText(info['title']) && isText(info['version']) ? [] : ['info']),
    ...(new Set(ids).size === ids.length ? [] : ['an operationId twice']),
    ...nodes(paths).flatMap(([path, item]) => pathFaults(path, item)),
    ...nodes(isNode(components) ? components['responses'] : null).flatMap(([name, answer]) =>
      answerFaults(name, answer),
    ),
    ...securityFaults(document),
    ...referencesIn(document).filter((reference) => !isNode(at(document, reference))),
  ];
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function pathFaults(path: string, item: Node): readonly string[] {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();
  const faults = /^\/[\w./{}-]*$/.test(path) ? [] : [`${path}: not a path`];
  return [
    ...faults,
    ...Object.keys(item).filter((method) => !METHODS.has(method)),
    ...nodes(item).flatMap(([method, operation]) =>
      operationFaults(operation, named).map((fault) => `${method} ${path}: ${fault}`),
    ),
  ];
}

function operationFaults(operation: Node, named: readonly string[]): readonly string[] {
  const { operationId, tags, parameters, requestBody, responses } = operation;
  const all = Array.isArray(parameters) ? parameters.filter(isNode) : [];
  const keys = all.map((parameter) => `${String(parameter['in'])} ${String(parameter['name'])}`);
  const inPath = all.filter((parameter) => parameter['in'] === 'path').map(({ name }) => String(name));
  const codes = isNode(responses) ? Object.keys(responses) : [];
  return [
    ...(isText(operationId) ? [] : ['no operationId']),
    ...(Array.isArray(tags) && tags.every(isText) ? [] : ['tags']),
    ...(new Set(keys).size === keys.length ? [] : ['a parameter twice']),
    ...(JSON.stringify(inPath.toSorted()) === JSON.stringify(named) ? [] : ['parameters of the path']),
    ...all.flatMap(parameterFaults),
    ...(requestBody === undefined ? [] : contentFaults('body', requestBody)),
    ...(codes.includes('200') && codes.every((code) => /^[1-5]\d\d$/.test(code)) ? [] : ['responses']),
    ...nodes(responses).flatMap(([code, answer]) => ('$ref' in answer ? [] : answerFaults(code, answer))),
  ];
}

function parameterFaults(parameter: Node): readonly string[] {
  const { name, in: place, required, schema } = parameter;
  const isWhole = isText(name) && PLACES.has(place) && typeof required === 'boolean' && isNode(schema);
  const isGiven = place !== 'path' || required === true;
  return [...(isWhole && isGiven ? [] : [`parameter ${String(name)}`]), ...schemaFaults(String(name), schema)];
}

function answerFaults(code: string, answer: Node): readonly string[] {
  return [...(isText(answer['description']) ? [] : [`${code} without a description`]), ...contentFaults(code, answer)];
}

function contentFaults(where: string, holder: unknown): readonly string[] {
  const content = isNode(holder) ? holder['content'] : null;
  if (!isNode(content) || Object.keys(content).length === 0) return [`${where} without content`];
  return nodes(content).flatMap(([type, { schema }]) => [
    ...(/^[a-z]+\/[a-z-]+$/.test(type) ? [] : [`${where}: ${type} is no media type`]),
    ...(schema === undefined ? [] : schemaFaults(where, schema)),
  ]);
}

/** The keywords of JSON Schema that our schemas have, wherever they stand in one another. */
function schemaFaults(where: string, schema: unknown): readonly string[] {
  if (typeof schema === 'boolean') return [];
  if (!isNode(schema)) return [`${where}: no schema`];
  const { type, properties, required, pattern, enum: values } = schema;
  const types = Array.isArray(type) ? type : [type];
  const inside = ['items', 'additionalProperties', 'propertyNames', 'not'].flatMap((key) =>
    key in schema ? [[key, schema[key]] as const] : [],
  );
  const lists = ['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((key) => {
    const list = schema[key];
    return Array.isArray(list) ? list.map((one: unknown) => [key, one] as const) : [];
  });
  return [
    ...(type === undefined || types.every((one) => TYPES.has(one)) ? [] : [`${where}: type`]),
    ...(values === undefined || (Array.isArray(values) && values.length > 0) ? [] : [`${where}: enum`]),
    ...(required === undefined || isListOf(required, properties) ? [] : [`${where}: required`]),
    ...(pattern === undefined || isPattern(pattern) ? [] : [`${where}: pattern`]),
    ...[...nodes(properties), ...inside, ...lists].flatMap(([key, one]) => schemaFaults(`${where} ${key}`, one)),
  ];
}

function isListOf(required: unknown, properties: unknown): boolean {
  return Array.isArray(required) && isNode(properties) && required.every((name) => String(name) in properties);
}

function isPattern(pattern: unknown): boolean {
  try {
    return typeof pattern === 'string' && RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}

function securityFaults({ security, components }: Node): readonly string[] {
  const schemes = isNode(components) ? nodes(components['securitySchemes']) : [];
  const wanted = Array.isArray(security) ? security.filter(isNode).flatMap((one) => Object.keys(one)) : [];
  return [
    ...wanted.filter((name) => !schemes.some(([known]) => known === name)),
    ...schemes.flatMap(([name, { type, in: place, name: key }]) =>
      type === 'apiKey' && PLACES.has(place) && isText(key) ? [] : [`scheme ${name}`],
    ),
  ];
}

function referencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isNode(value)) return [];
  const { $ref } = value;
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(value).flatMap(referencesIn)];
}

/** What `#/components/responses/Malformed` leads to. */
function at(document: Node, reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>((node, step) => (isNode(node) ? node[step] : undefined), document);
}
