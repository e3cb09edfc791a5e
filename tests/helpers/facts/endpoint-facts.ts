/** Collects the facts of an operation, a webhook or a request of a callback. */
import {
  type FactList,
  entriesOf,
  extensionsOf,
  isRecord,
  leavesOf,
  listOf,
  recordOf,
} from './fact.ts';
import type { Loose, Pointers } from './fact.ts';
import { addDocs, addNames, addSchema, type Direction, withoutExamples } from './schema-facts.ts';
import { addSecurity } from './security-facts.ts';

export const METHODS = 'get put post delete options head patch trace query'.split(' ');

export interface Reading {
  readonly facts: FactList;
  readonly pointers: Pointers;
}

export interface EndpointFacts {
  readonly operation: Loose;
  readonly item: Loose;
  /** The directions in which bodies are sent; only operations have any. */
  readonly directions: { readonly body: Direction; readonly answer: Direction };
}

/** Returns the methods of a path with their operations. */
export function methodsOf(item: unknown): readonly (readonly [string, Loose])[] {
  const own = entriesOf(item).filter(([key]) => METHODS.includes(key));
  const others = entriesOf(recordOf(item)['additionalOperations']);
  return [
    ...own.map(([key, value]) => [key.toUpperCase(), recordOf(value)] as const),
    ...others.map(([key, value]) => [key, recordOf(value)] as const),
  ];
}

export function addEndpoint(
  reading: Reading,
  { operation, item, directions }: EndpointFacts,
): void {
  const { facts, pointers } = reading;
  for (const name of extensionsOf(operation, pointers)) facts.code('extension', name);
  facts.prose('summary', operation['summary']);
  facts.prose('description', operation['description']);
  facts.prose('summary of the path', item['summary']);
  facts.prose('description of the path', item['description']);
  facts.code('operationId', operation['operationId']);
  if (operation['deprecated'] === true) facts.code('deprecated', ['deprecated', 'Deprecated']);
  addDocs(facts, operation['externalDocs']);
  addServers(facts, operation['servers'] ?? item['servers']);
  const root = operation['security'] ?? pointers.root['security'];
  addSecurity(reading, root);
  for (const parameter of listParameters(operation, item, pointers))
    addParameter(reading, parameter, directions.body);
  addBody(reading, operation['requestBody'], directions.body);
  for (const [status, response] of entriesOf(operation['responses']))
    addResponse(reading, { status, response, direction: directions.answer });
  for (const [name, callback] of entriesOf(operation['callbacks']))
    addCallback(reading, name, pointers.follow(callback));
}

/** Returns the parameters of an operation, which override the parameters of its path. */
function listParameters(operation: Loose, item: Loose, pointers: Pointers): readonly Loose[] {
  const all = [...listOf(item['parameters']), ...listOf(operation['parameters'])].map((each) => {
    const overriding = recordOf(each)['$ref'] === undefined ? {} : recordOf(each);
    return { ...recordOf(pointers.follow(each)), ...overriding };
  });
  const byName = new Map(all.map((each) => [JSON.stringify([each['in'], each['name']]), each]));
  return [...byName.values()];
}

const OWN_PLACES = ['body', 'formData'];

function addParameter(reading: Reading, written: Loose, direction: Direction): void {
  const { facts, pointers } = reading;
  const parameter = withExample(written);
  const name = String(parameter['name']);
  const place = String(parameter['in']);
  // The security and the content type of the body already say this.
  const isSaid = place === 'header' && /^(?:authorization|content-type|accept)$/i.test(name);
  if (isSaid || name === 'undefined') return;
  facts.prose('parameter description', parameter['description']);
  if (place === 'body') {
    addContent(reading, { schema: parameter['schema'] }, direction);
    return;
  }
  facts.code('parameter', name);
  if (parameter['required'] === true) facts.code('required', ['required'], [name]);
  if (parameter['deprecated'] === true) facts.code('deprecated', ['deprecated'], [name]);
  addSerialization(facts, parameter, name);
  // A parameter can have only one content type.
  const content = entriesOf(parameter['content']).slice(0, 1);
  for (const [type] of content) facts.code('content type', type, [name]);
  // An example of the parameter replaces the examples of its schema.
  const schemas = [parameter['schema'], ...content.map(([, each]) => recordOf(each)['schema'])];
  const isOld = parameter['schema'] === undefined && content.length === 0;
  const hasOwn = parameter['example'] !== undefined || parameter['examples'] !== undefined;
  for (const schema of isOld ? [withoutDescription(parameter)] : schemas)
    addWhole(reading, hasOwn ? withoutExamples(pointers.follow(schema)) : schema, {
      direction: undefined,
      owners: [name],
    });
  if (OWN_PLACES.includes(place)) return;
  addExamples(reading, parameter, [name]);
  for (const [, each] of content) addExamples(reading, recordOf(each), [name]);
}

/** Reads the extension `x-example`, because OpenAPI 2 has no keyword for examples of parameters. */
function withExample({ 'x-example': example, ...parameter }: Loose): Loose {
  return example === undefined ? parameter : { ...parameter, example };
}

function withoutDescription({ description: _, example: _e, ...parameter }: Loose): Loose {
  return parameter;
}

const USUAL: Readonly<Record<string, string>> = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  cookie: 'form',
};

/** Adds how a parameter is serialized, as far as it differs from the default. */
function addSerialization(facts: FactList, parameter: Loose, name: string): void {
  const { style, explode, allowReserved, allowEmptyValue, collectionFormat } = parameter;
  const usual = USUAL[String(parameter['in'])] ?? 'simple';
  if (style !== undefined && style !== usual) facts.code('style', style, [name]);
  const isExploded = (style ?? usual) === 'form' || style === 'cookie';
  if (typeof explode === 'boolean' && explode !== isExploded)
    facts.code('explode', [`explode=${explode}`, `explode: ${explode}`], [name]);
  if (allowReserved === true) facts.code('allowReserved', 'allowReserved', [name]);
  if (allowEmptyValue === true) facts.code('allowEmptyValue', 'allowEmptyValue', [name]);
  const own = {
    csv: 'explode',
    ssv: 'spaceDelimited',
    pipes: 'pipeDelimited',
    tsv: 'tabDelimited',
  };
  const format = typeof collectionFormat === 'string' ? collectionFormat : '';
  const isQuery = parameter['in'] === 'query' || parameter['in'] === 'formData';
  if (isQuery && Object.hasOwn(own, format))
    facts.code('collectionFormat', own[format as keyof typeof own], [name]);
}

function addWhole(
  { facts, pointers }: Reading,
  schema: unknown,
  { direction, owners }: { direction: Direction; owners: string[] },
): void {
  addSchema(facts, schema, { pointers, direction, owners });
  addNames(facts, schema, { pointers, direction });
}

/** Adds examples: primitive values whole, objects and lists leaf by leaf. */
function addExamples({ facts, pointers }: Reading, holder: Loose, owners: readonly string[]): void {
  for (const each of leavesOf(holder['example'] ?? [])) facts.code('example', each, owners);
  const isOneOfSeveral = entriesOf(holder['examples']).length > 1;
  for (const [name, written] of entriesOf(holder['examples'])) {
    const example = recordOf(pointers.follow(written));
    // A single example needs no name.
    if (example['summary'] === undefined && isOneOfSeveral) facts.prose('name of an example', name);
    facts.prose('summary of an example', example['summary']);
    facts.prose('description of an example', example['description']);
    facts.code('external example', example['externalValue']);
    const value = example['value'] ?? example['dataValue'] ?? example['serializedValue'] ?? [];
    for (const each of leavesOf(value)) facts.code('example', each, owners);
  }
}

function addBody(reading: Reading, written: unknown, direction: Direction): void {
  const body = recordOf(reading.pointers.follow(written));
  reading.facts.prose('body description', body['description']);
  for (const [type, content] of entriesOf(body['content'])) {
    reading.facts.code('content type', type);
    addContent(reading, recordOf(reading.pointers.follow(content)), direction);
  }
}

function addContent(reading: Reading, content: Loose, direction: Direction): void {
  for (const key of ['schema', 'itemSchema'])
    addWhole(reading, content[key], { direction, owners: [] });
  addExamples(reading, content, []);
  for (const [name, written] of entriesOf(content['encoding'])) {
    const encoding = recordOf(written);
    for (const key of ['contentType', 'style'])
      reading.facts.code(`encoding ${key}`, encoding[key]);
    if (typeof encoding['explode'] === 'boolean')
      reading.facts.code('encoding explode', [`explode=${encoding['explode']}`], [name]);
    if (encoding['allowReserved'] === true)
      reading.facts.code('encoding allowReserved', 'allowReserved', [name]);
    addHeaders(reading, encoding['headers']);
  }
}

function addHeaders(reading: Reading, headers: unknown): void {
  for (const [name, written] of entriesOf(headers)) {
    if (/^content-type$/i.test(name)) continue;
    const header = recordOf(reading.pointers.follow(written));
    addParameter(reading, { ...header, name, in: 'header of an answer' }, undefined);
  }
}

function addResponse(
  reading: Reading,
  { status, response, direction }: { status: string; response: unknown; direction: Direction },
): void {
  const { facts, pointers } = reading;
  const found = recordOf(pointers.follow(response));
  facts.code('status', status);
  facts.prose('response summary', found['summary']);
  facts.prose('response description', found['description']);
  addHeaders(reading, found['headers']);
  for (const [type, content] of entriesOf(found['content'])) {
    facts.code('content type', type);
    addContent(reading, recordOf(pointers.follow(content)), direction);
  }
  addContent(reading, { schema: found['schema'] }, direction);
  if (found['content'] === undefined && found['schema'] !== undefined)
    for (const [, each] of entriesOf(found['examples']))
      for (const leaf of leavesOf(each)) facts.code('example', leaf);
  for (const [name, written] of entriesOf(found['links'])) {
    const link = recordOf(pointers.follow(written));
    facts.code('link', name);
    facts.prose('link description', link['description']);
    facts.code('link', [link['operationId'], link['operationRef']]);
    for (const [key, value] of entriesOf(link['parameters'])) {
      facts.code('link parameter', key);
      for (const each of leavesOf(value)) facts.code('link parameter', each);
    }
    for (const each of leavesOf(link['requestBody'] ?? [])) facts.code('link body', each);
    addServers(facts, link['server'] === undefined ? undefined : [link['server']]);
  }
}

function addCallback(reading: Reading, name: string, callback: unknown): void {
  reading.facts.code('callback', name);
  for (const [expression, item] of entriesOf(callback)) {
    const found = reading.pointers.follow(item);
    reading.facts.code('expression', expression);
    for (const [method, operation] of methodsOf(found)) {
      reading.facts.code('callback method', method);
      const own = { security: [], ...operation };
      addEndpoint(reading, {
        operation: own,
        item: recordOf(found),
        directions: { body: undefined, answer: undefined },
      });
    }
  }
}

export function addServers(facts: FactList, servers: unknown): void {
  for (const server of listOf(servers).filter(isRecord)) {
    const url = typeof server['url'] === 'string' ? server['url'].replace(/\/+$/, '') : '';
    facts.code('server', url);
    facts.prose('server description', server['description']);
    facts.prose('server name', server['name']);
    for (const [name, written] of entriesOf(server['variables'])) {
      const variable = recordOf(written);
      facts.code('server variable', name);
      facts.code('server variable', variable['default'], [name]);
      facts.prose('variable description', variable['description']);
      for (const value of listOf(variable['enum'])) facts.code('server variable', value, [name]);
    }
  }
}
