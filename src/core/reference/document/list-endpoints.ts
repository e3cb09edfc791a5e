/** Lists the operations and webhooks of a document as short summaries, without reading their details. */
import { withoutTags } from '../../html/without-tags.ts';
import { stripBackticks } from '../../text/plain-words.ts';
import type { Place } from '../../diagnostic/diagnostic.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { joinPointer } from './json-pointer.ts';
import { entriesOf, isRecord, type Loose, optional, recordOf, textOf, textsOf } from './loose.ts';
import type { EndpointSummary } from '../model/endpoint-model.ts';
import { listMethods } from './read-info.ts';
import { readPageHints } from './read-mint.ts';
import type { Resolver } from './resolver.ts';

/** An operation with everything needed to build it. */
export interface EndpointSource {
  readonly summary: EndpointSummary;
  readonly operation: Loose;
  /** The path item that contains it, with what its operations share. */
  readonly item: Loose;
  /** Pointer of the operation, with references followed. */
  readonly pointer: string;
  readonly itemPointer: string;
}

export interface EndpointList {
  /** Id of the document. */
  readonly id: string;
  readonly resolver: Resolver;
  readonly toPlace: (path: DataPath) => Place;
}

export function listOperations(list: EndpointList): readonly EndpointSource[] {
  return listItems('paths', list).flatMap((found) =>
    found.methods.map(([method, operation, keys]) => {
      const { name: path } = found;
      const summary = summarize(operation, { method, path, kind: 'operation' }, found);
      const key = `${list.id} ${method} ${path}`;
      const locate = () => list.toPlace(['paths', path, ...keys]);
      return toSource({ ...summary, key, locate }, operation, { ...found, keys });
    }),
  );
}

export function listWebhooks(list: EndpointList): readonly EndpointSource[] {
  return listItems('webhooks', list).flatMap((found) =>
    found.methods.map(([method, operation, keys], rank) => {
      const { name } = found;
      const summary = summarize(operation, { method, path: name, kind: 'webhook' }, found);
      const key = webhookKey(list.id, rank === 0 ? name : `${name} ${method}`);
      const locate = () => list.toPlace(['webhooks', name, ...keys]);
      return toSource({ ...summary, key, locate }, operation, { ...found, keys });
    }),
  );
}

export interface FoundCallback {
  readonly name: string;
  readonly expression: string;
  readonly item: Loose;
  readonly pointer: string;
}

/** Lists the path items of an operation's callbacks, with references followed. */
export function listCallbacks(
  { operation, pointer }: Pick<EndpointSource, 'operation' | 'pointer'>,
  { follow }: Resolver,
): readonly FoundCallback[] {
  return entriesOf(operation['callbacks']).flatMap(([name, written]) => {
    const callback = follow(written, joinPointer(pointer, 'callbacks', name));
    return entriesOf(callback?.value).flatMap(([expression, value]) => {
      if (callback === undefined || expression.startsWith('x-')) return [];
      const item = follow(value, joinPointer(callback.pointer, expression));
      if (item === undefined || !isRecord(item.value)) return [];
      return [{ name, expression, item: item.value, pointer: item.pointer }];
    });
  });
}

/** @param id id of the document. */
export function webhookKey(id: string, name: string): string {
  return `${id} WEBHOOK ${name}`;
}

interface FoundItem {
  readonly name: string;
  readonly item: Loose;
  readonly itemPointer: string;
  readonly methods: ReturnType<typeof listMethods>;
}

function listItems(key: string, { resolver }: EndpointList): readonly FoundItem[] {
  return entriesOf(resolver.root[key]).flatMap(([name, value]) => {
    if (name.startsWith('x-')) return [];
    const found = resolver.follow(value, joinPointer('#', key, name));
    if (found === undefined) return [];
    const item = { ...recordOf(found.value) };
    return { name, item, itemPointer: found.pointer, methods: listMethods(item) };
  });
}

function toSource(
  summary: EndpointSummary,
  operation: Loose,
  { item, itemPointer, keys }: FoundItem & { keys: readonly string[] },
): EndpointSource {
  return { summary, operation, item, itemPointer, pointer: joinPointer(itemPointer, ...keys) };
}

function summarize(
  operation: Loose,
  named: Pick<EndpointSummary, 'kind' | 'method' | 'path'>,
  { item }: Pick<FoundItem, 'item'>,
): Omit<EndpointSummary, 'key' | 'locate'> {
  const { summary, description } = readWords(operation);
  const operationId = textOf(operation['operationId']);
  const hints = readPageHints(operation);
  // Titles have no full stop at the end; summaries are often sentences.
  const own = hints.frontMatter.title ?? summary?.replace(/(?<![.!?])\.$/, '');
  const title = stripBackticks(own ?? titleOf(operation, named));
  const isSameAsTitle =
    title ===
    withoutTags(description ?? '', PARAGRAPH)
      .trim()
      .replace(/\.$/, '');
  return {
    ...named,
    title,
    ...optional('summary', summary),
    ...(isSameAsTitle ? {} : optional('description', description)),
    ...optional('operationId', operationId),
    tags: textsOf(operation['tags']),
    deprecated: operation['deprecated'] === true || item['deprecated'] === true,
    visibility: visibilityOf(operation, item),
    hints,
  };
}

/**
 * The longest summary, in characters, that serves as a title. Longer ones are descriptions: they neither
 * fit a title nor distinguish pages.
 */
const longestSummary = 120;

/** Whether the summary of an operation is shown as part of its description. */
export function isLongSummary(summary: string): boolean {
  return summary.trim().length > longestSummary;
}

function readWords(operation: Loose): { summary?: string; description?: string } {
  const summary = textOf(operation['summary'])?.trim();
  const description = textOf(operation['description']);
  const isTitle = summary !== undefined && !isLongSummary(summary);
  return {
    ...optional('summary', isTitle ? summary : undefined),
    ...optional('description', isTitle ? description : joinTexts(summary, description)),
  };
}

function joinTexts(summary = '', description = ''): string | undefined {
  if (description.includes(summary)) return textOf(description);
  return textOf(`${summary}\n\n${description}`.trim());
}

/**
 * Returns the title of an operation without a summary: its id in words. If the id only repeats method and
 * path, a short first sentence of the description says more.
 */
function titleOf(
  operation: Loose,
  named: Pick<EndpointSummary, 'kind' | 'method' | 'path'>,
): string {
  const { kind, method, path } = named;
  const id = textOf(operation['operationId']) ?? (kind === 'webhook' ? path : undefined);
  const isDerived = id === undefined || lettersOf(id) === lettersOf(method + path);
  const sentence = isDerived ? shortSentence(textOf(operation['description'])) : undefined;
  return sentence ?? (id === undefined ? `${method} ${path}` : toWords(id));
}

/**
 * Reduces a name to lowercase letters and digits, without a version, to recognize generated ids: `GET
 * /v1/pets/{id}` and `get_pets_id` give the same result.
 */
function lettersOf(name: string): string {
  return name
    .replace(/\/v\d+(?=\/)/, '')
    .replace(/[^\p{L}\d]+/gu, '')
    .toLowerCase();
}

const PARAGRAPH = new Set(['p']);
/** Elements whose tags can be removed without changing what their text says. */
const PLAIN = new Set(['p', 'a', 'b', 'i', 'em', 'strong', 'code']);

/** The longest title, in characters, that is taken from a description. */
const longestTitle = 72;

/** Returns the first sentence of a description if it is short and free of Markdown syntax. */
function shortSentence(description = ''): string | undefined {
  const text = withoutTags(description, PLAIN).trim();
  const sentence = /^(.*?)(?:\.(?:\s|$)|\n|$)/.exec(text)?.[1] ?? '';
  const isPlain = sentence.includes(' ') && !/[<>[\]*_`#&:]/.test(sentence);
  return isPlain && sentence.length <= longestTitle ? sentence : undefined;
}

/** Turns an identifier into words: `listPets` becomes "List pets". */
function toWords(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-./]+/g, ' ')
    .trim()
    .split(/\s+/)
    .map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function visibilityOf(operation: Loose, item: Loose): EndpointSummary['visibility'] {
  const says = (key: string) => operation[key] === true || item[key] === true;
  if (['x-excluded', 'x-internal', 'x-scalar-ignore'].some(says)) return 'excluded';
  return says('x-hidden') ? 'hidden' : 'listed';
}
