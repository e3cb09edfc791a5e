/**
 * Places of a document as descriptions name them, in the words of the tools that documents are written
 * for: `#tag/pets`, `#operation/addPet`, `#section/Authentication`, `#/components/schemas/Pet`.
 */
import { decodePath } from '../../address/slug-path.ts';
import type { Page } from '../../pages/page.ts';
import { listFences } from '../../text/markup/list-fences.ts';
import { toSlug } from '../../text/slug.ts';
import { parsePointer } from '../document/json-pointer.ts';
import type { Reference } from '../model/model.ts';

/** The address of a place; undefined where the document has none, or no page shows it. */
export type FindPlace = (fragment: string) => string | undefined;

/**
 * Finds places of the document that `page` is about.
 *
 * @param hrefOf address of the page about a part of a document, by its key.
 */
export function findDocumentPlaces(
  documents: readonly Reference[],
  { reference: shown }: Partial<Pick<Page, 'reference'>> = {},
  hrefOf: (key: string) => string | undefined,
): FindPlace {
  const id = shown?.key.split(' ', 1)[0];
  const reference = documents.find((document) => document.id === id);
  return (fragment) => {
    const place = reference && findPlace(reference, fragment);
    const href = place && hrefOf(place.key);
    return href && `${href}${place.anchor ?? ''}`;
  };
}

interface DocumentPlace {
  /** Of the operation, the schema or the document. */
  readonly key: string;
  readonly anchor?: string;
}

function findPlace(reference: Reference, fragment: string): DocumentPlace | undefined {
  const written = decodePath(fragment.slice(1));
  const pointer = written.startsWith('/') ? parsePointer(fragment) : undefined;
  if (pointer !== undefined) return findPart(reference, pointer);
  const [kind, ...rest] = written.split('/');
  const [name = ''] = rest;
  if (kind === 'operation') return findById(reference, rest.join('/'));
  if (kind === 'section') {
    const hasWays = reference.info.schemes.length > 0 && toSlug(name) === 'authentication';
    return hasWays && rest.length === 1
      ? { key: reference.id, anchor: '#authentication' }
      : undefined;
  }
  if (kind !== 'tag' || name === '') return undefined;
  if (rest.length === 1) return findGroup(reference, name);
  const [, what = '', ...path] = rest;
  if (what === 'operation') return findById(reference, path.join('/'));
  return findRequest(reference, what, `/${path.join('/')}`);
}

/** By a JSON pointer. */
function findPart(reference: Reference, parts: readonly string[]): DocumentPlace | undefined {
  const [kind, path = '', name = ''] = parts;
  if (kind === 'paths' && parts.length === 3) return findRequest(reference, name, path);
  if (kind !== 'components' || path !== 'schemas' || parts.length !== 3) return undefined;
  return reference.schemas.find((schema) => schema.name === name);
}

function findById({ operations, webhooks }: Reference, id: string): DocumentPlace | undefined {
  return [...operations, ...webhooks].find(({ operationId }) => operationId === id);
}

function findRequest({ operations }: Reference, method: string, path: string) {
  const upper = method.toUpperCase();
  return operations.find((operation) => operation.method === upper && operation.path === path);
}

/** Tools write the names of tags with hyphens for what no address may hold. */
function findGroup({ id, groups }: Reference, name: string): DocumentPlace | undefined {
  const listed = groups.filter(({ operations }) =>
    operations.some(({ visibility }) => visibility === 'listed'),
  );
  const slug = toSlug(name);
  const found =
    listed.find(({ key }) => key === name) ?? listed.find(({ key }) => toSlug(key) === slug);
  return found && { key: id, anchor: `#tag-${toSlug(found.key)}` };
}

/** Whether a text may have links to such places: most have none. */
export function mayNamePlaces(text: string): boolean {
  return /#(?:\/|tag\/|operation\/|section\/)/.test(text);
}

/** Code in a line, which stays as it is, or a link. */
const piece =
  /(?<!`)(`+)(?!`)[^\n]*?[^`\n]\1(?!`)|(?<![!\\])\[([^[\]]*)\]\((#(?:\/|tag\/|operation\/|section\/)[^\s()]*)\)/g;

/** Markdown with the addresses of places that are known; others are their text. Code stays as it is. */
export function resolvePlaces(markdown: string, find: FindPlace): string {
  if (!mayNamePlaces(markdown)) return markdown;
  let at = 0;
  const parts = listFences(markdown).map(({ start, end }) => {
    const prose = resolveLinks(markdown.slice(at, start), find);
    at = end;
    return prose + markdown.slice(start, end);
  });
  return parts.join('') + resolveLinks(markdown.slice(at), find);
}

function resolveLinks(prose: string, find: FindPlace): string {
  return prose.replace(piece, (whole: string, ...groups: (string | undefined)[]) => {
    const [, text = '', fragment] = groups;
    if (fragment === undefined) return whole;
    const href = find(fragment);
    return href === undefined ? text : `[${text}](${href})`;
  });
}
