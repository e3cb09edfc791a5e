/**
 * Keeps what OpenAPI 2 says about operations, parameters, headers and form fields but an upgrade to OpenAPI
 * 3 loses: list formats without an equivalent in OpenAPI 3 (tab-separated values, lists in headers),
 * `x-example` of a single value, the schemes of one operation, and responses that are files.
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

/** The separator of a list's values, as the `style` that expresses it. */
const STYLES = new Map<unknown, string>([
  ['ssv', 'spaceDelimited'],
  ['pipes', 'pipeDelimited'],
  ['tsv', 'tabDelimited'],
]);

/**
 * The document with OpenAPI 3 keywords added next to those of OpenAPI 2, so that they survive the upgrade.
 */
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
 * Restores bodies in the upgraded document: form fields, which become properties and cannot carry keywords
 * themselves, and responses that are files.
 * @param written the document before the upgrade
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
  // A required field makes the body required.
  const isRequired = fields.some(({ required }) => required === true);
  return {
    ...operation,
    requestBody: { ...body, content, ...(isRequired && { required: true }) },
  };
}

/**
 * A file response does not have the content types of the operation's data, and the other responses are not
 * files.
 */
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

/**
 * Whether a list has no declared format: OpenAPI 2 then means commas. For parameters, the upgrader already
 * writes this.
 */
function isPlainList({ type, collectionFormat, items }: Loose): boolean {
  return type === 'array' && collectionFormat === undefined && get(items, 'type') !== 'file';
}

/**
 * The schemes of an operation override those of the document: a password may be sent over `https` only, for
 * example.
 */
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

/** Bodies have a schema, which already expresses all of this. */
function withWords(part: Loose): Loose {
  return part['in'] === 'body' ? part : { ...part, ...wordsOf(part) };
}

interface Words {
  readonly style?: string;
  readonly explode?: boolean;
  readonly example?: unknown;
}

/** Object examples survive without help: they are keyed by name or content type. */
function wordsOf({ type, collectionFormat, 'x-example': example }: Loose): Words {
  const style = type === 'array' ? STYLES.get(collectionFormat) : undefined;
  return {
    ...(style !== undefined && { style, explode: false }),
    ...(!isRecord(example) && optional('example', example)),
  };
}
