/**
 * What OpenAPI 2 says of operations, parameters, headers and fields of forms that gets lost when a
 * document is raised: how lists are written where OpenAPI 3 has no word for it (tabs between values,
 * lists of headers), `x-example` of a single value, and the schemes of one operation.
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
 * Fields of forms, which become properties of a body and can carry no words of their own.
 * @param written the document before it was raised
 */
export function withFields(raised: Loose, written: Loose): Loose {
  const paths = mapRecords(recordOf(raised['paths']), (item, path) =>
    mapRecords(item, (operation, method) => {
      const own = get(get(get(written['paths'], path), method), 'parameters');
      const fields = listOf(own).filter((each) => get(each, 'in') === 'formData');
      return fields.length === 0 ? operation : withFieldsOf(operation, fields.map(recordOf));
    }),
  );
  return { ...raised, paths };
}

function withFieldsOf(operation: Loose, fields: readonly Loose[]): Loose {
  const body = recordOf(operation['requestBody']);
  const content = mapRecords(recordOf(body['content']), (media) => {
    return fields.reduce((changed, field) => withField(changed, field), media);
  });
  return { ...operation, requestBody: { ...body, content } };
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
