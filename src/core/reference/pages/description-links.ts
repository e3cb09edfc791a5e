/**
 * Links of descriptions to what else the document describes, in the words of the tools that documents are written
 * for: `#tag/pets`, `#operation/addPet`, `#section/Authentication`, `#/components/schemas/Pet`.
 */
import { decodePath } from '../../address/slug-path.ts';
import type { Page } from '../../pages/page.ts';
import { listFences } from '../../text/markup/list-fences.ts';
import { toSlug } from '../../text/slug.ts';
import { parsePointer } from '../document/json-pointer.ts';
import type { Reference } from '../model/model.ts';

/** The address of what a fragment names; undefined where the document has none, or no page shows it. */
export type ResolveFragment = (fragment: string) => string | undefined;

/**
 * Resolves the fragments in descriptions of the document that `page` is about.
 *
 * @param hrefOf address of the page about a part of a document, by its key.
 */
export function createFragmentResolver(
  documents: readonly Reference[],
  { reference: shown }: Partial<Pick<Page, 'reference'>> = {},
  hrefOf: (key: string) => string | undefined,
): ResolveFragment {
  const id = shown?.key.split(' ', 1)[0];
  const reference = documents.find((document) => document.id === id);
  return (fragment) => {
    const target = reference && findTarget(reference, fragment);
    const href = target && hrefOf(target.key);
    return href && `${href}${target.anchor ?? ''}`;
  };
}

interface FragmentTarget {
  /** Of the operation, the schema or the document. */
  readonly key: string;
  readonly anchor?: string;
}

function findTarget(reference: Reference, fragment: string): FragmentTarget | undefined {
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
function findPart(reference: Reference, parts: readonly string[]): FragmentTarget | undefined {
  const [kind, path = '', name = ''] = parts;
  if (kind === 'paths' && parts.length === 3) return findRequest(reference, name, path);
  if (kind !== 'components' || path !== 'schemas' || parts.length !== 3) return undefined;
  return reference.schemas.find((schema) => schema.name === name);
}

function findById({ operations, webhooks }: Reference, id: string): FragmentTarget | undefined {
  return [...operations, ...webhooks].find(({ operationId }) => operationId === id);
}

function findRequest({ operations }: Reference, method: string, path: string) {
  const upper = method.toUpperCase();
  return operations.find((operation) => operation.method === upper && operation.path === path);
}

/** Tools write the names of tags with hyphens for what no address may hold. */
function findGroup({ id, groups }: Reference, name: string): FragmentTarget | undefined {
  const listed = groups.filter(({ operations }) =>
    operations.some(({ visibility }) => visibility === 'listed'),
  );
  const slug = toSlug(name);
  const found =
    listed.find(({ key }) => key === name) ?? listed.find(({ key }) => toSlug(key) === slug);
  return found && { key: id, anchor: `#tag-${toSlug(found.key)}` };
}

/** How a fragment begins that names a part of the document. */
const mention = /#(?:\/|tag\/|operation\/|section\/)/;
const code = /(?<!`)(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/;
const link = new RegExp(String.raw`(?<![!\\])\[([^[\]]*)\]\((${mention.source}[^\s()]*)\)`);
/** Code in a line, which stays as it is, or a link. */
const piece = new RegExp(`${code.source}|${link.source}`, 'g');

/** How a link from the root of the site begins, and what addresses in HTML stand in. */
const rooted = /\](?:\(|:)\s*[<]?\/|\b(?:href|src)\b/;

/** Whether a text may have links by such fragments, or from the root of the site: most have none. */
export function mayLeadToSite(text: string): boolean {
  return mention.test(text) || rooted.test(text);
}

/** Markdown with the addresses of fragments that are known; other links are their text. Code stays as it is. */
export function resolveFragments(markdown: string, find: ResolveFragment): string {
  if (!mention.test(markdown)) return markdown;
  let at = 0;
  const parts = listFences(markdown).map(({ start, end }) => {
    const prose = resolveLinks(markdown.slice(at, start), find);
    at = end;
    return prose + markdown.slice(start, end);
  });
  return parts.join('') + resolveLinks(markdown.slice(at), find);
}

function resolveLinks(prose: string, find: ResolveFragment): string {
  return prose.replace(piece, (whole: string, ...groups: (string | undefined)[]) => {
    const [, text = '', fragment] = groups;
    if (fragment === undefined) return whole;
    const href = find(fragment);
    return href === undefined ? text : `[${text}](${href})`;
  });
}
