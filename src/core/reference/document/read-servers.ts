/**
 * Reads where the API is: from the servers of a document, or from those that docs.json puts in their place.
 */
import { linkFault } from '../../address/link.ts';
import {
  entriesOf,
  get,
  isRecord,
  listOf,
  type Loose,
  optional,
  textOf,
  textsOf,
} from './loose.ts';
import type { Bound } from '../model/binding-model.ts';
import type { Server, ServerVariable } from '../model/server-model.ts';
import type { ReferenceSettings } from '../model/settings.ts';

/**
 * Returns the document's own URL: the one that it declares (OpenAPI 3.2), otherwise the one that it was
 * read from.
 *
 * @param self value of `$self`.
 */
export function readDocumentBase(self: unknown, address: string | undefined): string | undefined {
  const written = textOf(self);
  if (written === undefined || !URL.canParse(written, address)) return address;
  const { href } = new URL(written, address);
  return /^https?:/.test(href) ? href : address;
}

/**
 * Reads a list of servers. Relative URLs are resolved against `base`, the document's own URL, if it has
 * one.
 */
export function readServers(written: unknown, base: string | undefined): readonly Server[] {
  return listOf(written).flatMap((server) => readServer(server, base) ?? []);
}

/** Reads the servers of AsyncAPI. Pages send them no requests, so their addresses are plain text. */
export function readBrokers(written: readonly Loose[]): readonly Server[] {
  return written.filter(isReadable).map((server) => {
    const variables = readVariables(server['variables']);
    const url = textOf(server['url']) ?? '';
    return {
      kind: 'server',
      url,
      defaultUrl: fillVariables(url, variables),
      ...wordsOf(server),
      variables,
      ...optional('protocolVersion', textOf(server['protocolVersion'])),
      ...optional('bindings', server['bindings'] as Bound['bindings']),
    };
  });
}

export function serversOfSettings(baseUrls: readonly string[]): readonly Server[] {
  return baseUrls.map((url) => ({ kind: 'server', url, defaultUrl: url, variables: [] }));
}

/** Returns the servers for a whole document whose own URL is `base`. */
export function chooseServers(
  written: unknown,
  settings: ReferenceSettings,
  base: string | undefined,
): readonly Server[] {
  const set = serversOfSettings(settings.baseUrl);
  if (replacesServers(settings)) return set;
  const own = readServers(written ?? (base === undefined ? [] : [{ url: '/' }]), base);
  return own.length > 0 ? own : set;
}

/** Whether the servers of docs.json replace those that documents name. */
export function replacesServers({ baseUrl, keepsServers = false }: ReferenceSettings): boolean {
  return baseUrl.length > 0 && !keepsServers;
}

function readServer(value: unknown, base: string | undefined): Server | undefined {
  if (!isRecord(value) || !isReadable(value)) return undefined;
  const variables = readVariables(value['variables']);
  const url = toUrl(textOf(value['url']) ?? '', base);
  const defaultUrl = withoutEndSlash(fillVariables(url, variables));
  // An empty URL was `/`, which is what a document without servers means; `{scheme}:` could hide anything.
  if (url === '' || linkFault(defaultUrl) !== undefined) return undefined;
  return {
    kind: 'server',
    url,
    defaultUrl,
    ...wordsOf(value),
    variables,
  };
}

/**
 * The longest address of a server, and the longest default in one. Addresses that are longer reach no
 * server, and filling in long defaults many times takes all memory.
 */
const maxCharacters = 2000;

function isReadable({ url, variables }: Loose): boolean {
  const defaults = entriesOf(variables).map(([, variable]) => get(variable, 'default'));
  return [url, ...defaults].every((text) => (textOf(text) ?? '').length <= maxCharacters);
}

function wordsOf(server: Loose): Pick<Server, 'label' | 'description'> {
  return {
    ...optional('label', textOf(server['name']) ?? textOf(server['x-name'])),
    ...optional('description', textOf(server['description'])),
  };
}

function toUrl(written: string, base: string | undefined): string {
  // A URL without a scheme takes that of the document, but here there is none.
  if (written.startsWith('//') && base === undefined) return toUrl(`https:${written}`, base);
  const isRelative = !/^[a-z{][^/]*:\/\//i.test(written) && !written.startsWith('{');
  const whole = isRelative && base !== undefined ? resolve(written, base) : written.trim();
  return withoutEndSlash(whole);
}

/**
 * Removes slashes at the end, because paths begin with one. Once variables are filled in, an empty one can
 * leave a slash there.
 */
function withoutEndSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

function resolve(url: string, base: string): string {
  if (!URL.canParse(url, base)) return url;
  return new URL(url, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
}

function readVariables(value: unknown): readonly ServerVariable[] {
  return entriesOf(value).flatMap(([name, variable]) => {
    if (!isRecord(variable)) return [];
    const values = textsOf(variable['enum']);
    return {
      name,
      default: textOf(variable['default']) ?? values[0] ?? '',
      values,
      ...optional('description', textOf(variable['description'])),
    };
  });
}

/** Fills in defaults, which are text: braces in one stand for no other variable. */
function fillVariables(url: string, variables: readonly ServerVariable[]): string {
  const defaults = new Map(variables.map(({ name, default: value }) => [name, value]));
  return url.replace(/\{([^{}]+)\}/g, (braces, name: string) => defaults.get(name) ?? braces);
}
