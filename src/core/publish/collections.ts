/**
 * Offers all requests of a document to other clients, as files of the site: collections for Postman, which
 * others import as well, and for Bruno, a file for REST clients, and commands for curl.
 */
import { shownDocuments } from '../reference/document/download.ts';
import type { HttpRequest } from '../reference/model/request-model.ts';
import type { Reference } from '../reference/model/model.ts';
import { formatBrunoCollection } from '../reference/request/exports/bruno-collection.ts';
import { formatHttpFile, type NamedRequest } from '../reference/request/exports/http-file.ts';
import { printCurl } from '../reference/request/samples/curl.ts';
import {
  formatPostman,
  type PostmanEntry,
  toPostmanItem,
} from '../reference/request/exports/postman.ts';
import { sampleBaseOf } from '../reference/operation/build-sample-request.ts';
import { listVariables, withVariables } from '../reference/request/exports/variables.ts';
import type { Site } from '../site.ts';

/** Finds the request of an operation with example values, by the key of the operation. */
export type FindRequest = (document: Reference, key: string) => HttpRequest | undefined;

/** The path from the site's root, without a leading slash, and the function that makes the text. */
type CollectionFile = readonly [path: string, format: () => string];

export function listCollections(
  site: Pick<Site, 'pages' | 'references' | 'url'>,
  findRequest: FindRequest,
): readonly CollectionFile[] {
  const offered = new Set<string>();
  return shownDocuments(site).flatMap((document): readonly CollectionFile[] => {
    if (document.collections === undefined) return [];
    const { postman, bruno, http, curl } = document.collections;
    if (offered.has(postman)) return [];
    offered.add(postman);
    let collection: Collection | undefined;
    const read = () => (collection ??= readCollection(document, findRequest, site.url));
    return [
      [postman, () => printPostman(read())],
      [bruno, () => printBruno(read())],
      [http, () => printHttp(read())],
      [curl, () => printCommands(read())],
    ];
  });
}

/** A request with variables, and as samples show it. */
interface CollectedRequest extends NamedRequest {
  readonly sample: HttpRequest;
}

interface Collection {
  readonly name: string;
  /** `''` names the requests that are not in a group. */
  readonly groups: readonly {
    readonly name: string;
    readonly requests: readonly CollectedRequest[];
  }[];
  readonly variables: readonly (readonly [name: string, value: string])[];
}

const BASE = 'baseUrl';

function readCollection(
  document: Reference,
  findRequest: FindRequest,
  origin: string | undefined,
): Collection {
  const [server] = document.info.servers;
  const base = server?.defaultUrl ?? '';
  const sampleBase = sampleBaseOf(server);
  const groups = document.groups.map(({ label, operations }) => ({
    name: label,
    requests: operations.flatMap(({ key, title, visibility }): readonly CollectedRequest[] => {
      const sample = visibility === 'excluded' ? undefined : findRequest(document, key);
      if (sample === undefined) return [];
      return [{ name: title, sample, request: withVariables(withBase(sample, sampleBase)) }];
    }),
  }));
  const used = groups.flatMap(({ requests }) =>
    requests.flatMap(({ request }) => listVariables(request)),
  );
  const isPath = sampleBase !== base;
  const address = isPath ? `${origin ?? `<${BASE}>`}${base}` : base;
  return {
    name: document.info.title,
    groups: groups.filter(({ requests }) => requests.length > 0),
    variables: [
      ...(used.includes(BASE) ? [[BASE, address] as const] : []),
      ...[...new Set(used)]
        .filter((name) => name !== BASE)
        .map((name) => [name, `<${name}>`] as const),
    ],
  };
}

/** Replaces the URL of the first server by a variable, so that a reader can change it in one place. */
function withBase(request: HttpRequest, base: string): HttpRequest {
  const rest = request.url.slice(base.length);
  const isThere = request.url.startsWith(base) && /^(?:[/?]|$)/.test(rest);
  return isThere ? { ...request, url: `{{${BASE}}}${rest}` } : request;
}

function printPostman({ name, groups, variables }: Collection): string {
  const item = groups.flatMap(({ name: folder, requests }): readonly PostmanEntry[] => {
    const items = requests.map((named) => toPostmanItem(named.name, named.request));
    return folder === '' ? items : [{ name: folder, item: items }];
  });
  return formatPostman({ name, item, variables });
}

function printBruno({ name, groups, variables }: Collection): string {
  return formatBrunoCollection({ name, folders: groups, variables });
}

function printHttp({ groups, variables }: Collection): string {
  return formatHttpFile(
    groups.flatMap(({ requests }) => requests),
    variables,
  );
}

/** Formats commands to pick from, as samples show them: what a reader fills in is in angle brackets. */
function printCommands({ groups }: Collection): string {
  const commands = groups.flatMap(({ requests }) =>
    requests.map(({ name, sample }) => `# ${name.replace(/\s+/g, ' ')}\n${printCurl(sample)}\n`),
  );
  return commands.join('\n');
}
