/**
 * What OpenAPI 2 says of operations, parameters, headers and fields of forms that gets lost when a
 * document is raised: how lists are written where OpenAPI 3 has no word for it (tabs between values,
 * lists of headers), `x-example` of a single value, the schemes of one operation, and answers that are
 * files.
 */
import {
  get,
  isRecord,
  listOf,
  type Loose,
  optional,
  recordOf,
  textOf,
  textsOf,
} from '../../core/reference/document/loose.ts';
import { isXml, takesJson } from '../../core/reference/request/media-type.ts';
import { mapRecords } from './inline-bodies.ts';

/** What stands between the values of a list, as `style` says it. */
const STYLES = new Map<unknown, string>([
  ['ssv', 'spaceDelimited'],
  ['pipes', 'pipeDelimited'],
  ['tsv', 'tabDelimited'],
]);

/** The document with words of OpenAPI 3 beside those of OpenAPI 2, which outlive it. */
export function withNotation(root: Loose): Loose {
  const paths = mapRecords(recordOf(root['paths']), (item) =>
    mapRecords(withParameters(item), (operation) =>
      withServers(withHeaders(withParameters(operation), 'responses'), root),
    ),
  );
  const { parameters } = root;
  const shared = isRecord(parameters) ? mapRecords(parameters, withWords) : undefined;
  return { ...withHeaders(root, 'responses'), paths, ...optional('parameters', shared) };
}

/**
 * Bodies: fields of forms, which become properties and can carry no words of their own, and answers
 * that are files.
 * @param written the document before it was raised
 */
export function withBodies(raised: Loose, written: Loose): Loose {
  const paths = mapRecords(recordOf(raised['paths']), (item, path) =>
    mapRecords(item, (operation, method) => {
      const own = recordOf(get(get(written['paths'], path), method));
      const produced = textsOf(own['produces'] ?? written['produces']);
      return withFiles(withForm(operation, own), own, produced);
    }),
  );
  return { ...raised, paths };
}

function withForm(operation: Loose, { parameters }: Loose): Loose {
  const fields = listOf(parameters)
    .map(recordOf)
    .filter((each) => each['in'] === 'formData');
  if (fields.length === 0) return operation;
  const body = recordOf(operation['requestBody']);
  const content = mapRecords(recordOf(body['content']), (media) => {
    return fields.reduce((changed, field) => withField(changed, field), media);
  });
  // Who has to send a field has to send a body.
  const isRequired = fields.some(({ required }) => required === true);
  return {
    ...operation,
    requestBody: { ...body, content, ...(isRequired && { required: true }) },
  };
}

/** A file is none of the data that an operation produces else, and its other answers are no files. */
function withFiles(operation: Loose, own: Loose, produced: readonly string[]): Loose {
  const types = produced.filter((type) => !takesJson(type));
  const media = { schema: { type: 'string', format: 'binary' } };
  const kinds = types.length > 0 ? types : ['application/octet-stream'];
  const content = Object.fromEntries(kinds.map((type) => [type, media]));
  const isFile = (answer: unknown) => get(get(answer, 'schema'), 'type') === 'file';
  if (!Object.values(recordOf(own['responses'])).some(isFile)) return operation;
  const responses = mapRecords(recordOf(operation['responses']), (response, status) => {
    if (isFile(get(own['responses'], status))) return { ...response, content };
    const written = Object.entries(recordOf(response['content']));
    const data = written.filter(([type]) => takesJson(type) || isXml(type));
    return data.length === 0 ? response : { ...response, content: Object.fromEntries(data) };
  });
  return { ...operation, responses };
}

function withField(media: Loose, field: Loose): Loose {
  const name = textOf(field['name']);
  const schema = recordOf(media['schema']);
  const known = get(schema['properties'], name ?? '');
  if (name === undefined || !isRecord(known)) return media;
  const { example, ...words } = wordsOf(field);
  const style = isPlainList(field) ? { style: 'form', explode: false } : words;
  const hasStyle = Object.keys(style).length > 0;
  const { 'x-example': _, ...plain } = known;
  const property = example === undefined ? known : { ...plain, example };
  return {
    ...media,
    schema: { ...schema, properties: { ...recordOf(schema['properties']), [name]: property } },
    ...(hasStyle && { encoding: { ...recordOf(media['encoding']), [name]: style } }),
  };
}

/** A list whose format nobody has named has commas; of parameters the upgrader says so itself. */
function isPlainList({ type, collectionFormat, items }: Loose): boolean {
  return type === 'array' && collectionFormat === undefined && get(items, 'type') !== 'file';
}

/** The schemes of an operation go before those of the document: a password may be for `https` alone. */
function withServers(operation: Loose, { host, basePath }: Loose): Loose {
  const schemes = textsOf(operation['schemes']);
  const address = textOf(host);
  if (address === undefined || schemes.length === 0) return operation;
  const path = textOf(basePath) ?? '';
  return {
    ...operation,
    servers: schemes.map((scheme) => ({ url: `${scheme}://${address}${path}` })),
  };
}

function withParameters(holder: Loose): Loose {
  const { parameters } = holder;
  if (!Array.isArray(parameters)) return holder;
  const own = parameters.map((each: unknown) => (isRecord(each) ? withWords(each) : each));
  return { ...holder, parameters: own };
}

function withHeaders(holder: Loose, key: string): Loose {
  const responses = holder[key];
  if (!isRecord(responses)) return holder;
  const own = mapRecords(responses, (response) => {
    const { headers } = response;
    return isRecord(headers) ? { ...response, headers: mapRecords(headers, withWords) } : response;
  });
  return { ...holder, [key]: own };
}

/** Bodies have a schema, which says all of this. */
function withWords(part: Loose): Loose {
  return part['in'] === 'body' ? part : { ...part, ...wordsOf(part) };
}

interface Words {
  readonly style?: string;
  readonly explode?: boolean;
  readonly example?: unknown;
}

/** Examples that are objects are kept anyway: they are by name or content type. */
function wordsOf({ type, collectionFormat, 'x-example': example }: Loose): Words {
  const style = type === 'array' ? STYLES.get(collectionFormat) : undefined;
  return {
    ...(style !== undefined && { style, explode: false }),
    ...(!isRecord(example) && optional('example', example)),
  };
}
