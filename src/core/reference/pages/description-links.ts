/**
 * Resolves links in descriptions: to whatever else the document describes, in the forms of the tools that
 * documents are written for (`#tag/pets`, `#operation/addPet`, `#section/Errors`,
 * `#/components/schemas/Pet`), and to the rest of the site.
 */
import { decodePath } from '../../address/slug-path.ts';
import { nearest } from '../../diagnostic/nearest.ts';
import type { Page } from '../../pages/page.ts';
import { listFences, replaceFences } from '../../text/markup/list-fences.ts';
import { stripMarkdown } from '../../text/plain-words.ts';
import { findFragment, toSlug } from '../../text/slug.ts';
import { documentIdOf } from '../document/document.ts';
import { parsePointer } from '../document/json-pointer.ts';
import type { Reference, References } from '../model/model.ts';
import { parseSymbolLink } from '../symbols/symbol-link.ts';

/** Returns where a link points to; undefined if that is nowhere. */
export type ResolveHref = (href: string) => string | undefined;

/**
 * Returns a function that resolves the fragments in descriptions of a document, and those that name symbols.
 * @param hrefOf Returns the address of the page about a part of a document, by its key.
 */
export function createFragmentResolver(
  reference: Reference | undefined,
  hrefOf: (key: string) => string | undefined,
): ResolveHref {
  return (fragment) => {
    const target = parseSymbolLink(fragment) ?? (reference && findTarget(reference, fragment));
    const href = target && hrefOf(target.key);
    return href && `${href}${target.anchor ?? ''}`;
  };
}

/** Returns a function that finds the name of the document or schema that a page shows a part of. */
export function namesOfDocuments({
  documents,
  symbols,
}: Pick<References, 'documents' | 'symbols'>): (page: Page) => string | undefined {
  const names = new Map([...documents, ...symbols].map(({ id, name }) => [id, name]));
  return ({ reference }) => reference && names.get(documentIdOf(reference.key));
}

/** Returns the document that a page shows a part of. */
export function documentOf(
  documents: readonly Reference[],
  { reference: shown }: Partial<Pick<Page, 'reference'>> = {},
): Reference | undefined {
  const id = shown && documentIdOf(shown.key);
  return documents.find((document) => document.id === id);
}

/** Returns the fragment of a document that a broken one most likely meant. */
export function nearestFragment(
  { operations, groups, schemas, info }: Reference,
  fragment: string,
): string | undefined {
  return nearest(decodePath(fragment), [
    ...operations.flatMap(({ operationId }) => (operationId ? `#operation/${operationId}` : [])),
    ...groups.map(({ key }) => `#tag/${key.replaceAll(' ', '-')}`),
    ...schemas.map(({ name }) => `#/components/schemas/${name}`),
    ...describedHeadings(info).flatMap((id) => [`#section/${id}`, `#${id}`]),
  ]);
}

interface FragmentTarget {
  /** The key of the operation, the schema or the document. */
  readonly key: string;
  readonly anchor?: string;
}

function findTarget(reference: Reference, fragment: string): FragmentTarget | undefined {
  const written = decodePath(fragment.slice(1));
  const pointer = written.startsWith('/') ? parsePointer(fragment) : undefined;
  if (pointer !== undefined) return findPart(reference, pointer);
  const [kind = '', ...rest] = written.split('/');
  const name = rest.join('/');
  if (kind === 'operation') return findById(reference, name);
  if (SCHEMA_KINDS.has(kind)) return findSchema(reference, name);
  if (kind === 'tag') return findOfTag(reference, rest);
  const isHeading = rest.length === 0 || kind === 'section' || kind === 'description';
  return isHeading ? findHeading(reference, rest.at(-1) ?? kind) : undefined;
}

/** Words that tools use in links to schemas. */
const SCHEMA_KINDS: ReadonlySet<string> = new Set(['schema', 'model', 'models']);

/** Finds a tag, or an operation below one. */
function findOfTag(reference: Reference, parts: readonly string[]): FragmentTarget | undefined {
  const [name = '', what = '', ...path] = parts;
  if (parts.length === 1) return name === '' ? undefined : findGroup(reference, name);
  if (what === 'operation') return findById(reference, path.join('/'));
  return findRequest(reference, what, `/${path.join('/')}`);
}

/** Finds a heading in the document's description, or the heading above its authentication schemes. */
function findHeading(reference: Reference, name: string): FragmentTarget | undefined {
  const { id: key, info } = reference;
  const own = info.schemes.length > 0 ? ['authentication'] : [];
  const found = findFragment(name, [...describedHeadings(info), ...own]);
  return found === undefined ? undefined : { key, anchor: `#${found}` };
}

const HEADING = /^ {0,3}#{1,6}[ \t]+(\S.*?)(?:[ \t]+#+)?[ \t]*$/gm;

/** Returns the ids of the headings in the description of a document. */
export function describedHeadings({ description = '' }: Reference['info']): readonly string[] {
  return listHeadings(description);
}

/** Returns the ids of the headings in Markdown text. */
export function listHeadings(description: string): readonly string[] {
  const prose = replaceFences(description, () => '');
  return Array.from(prose.matchAll(HEADING), ([, words = '']) => toSlug(stripMarkdown(words)));
}

/** Finds a part by a JSON pointer, or by a tag and an operation below it. */
function findPart(reference: Reference, parts: readonly string[]): FragmentTarget | undefined {
  const [kind = '', path = '', name = ''] = parts;
  if (kind === 'paths' && parts.length === 3) return findRequest(reference, name, path);
  if (kind === 'schemas' && parts.length === 2) return findSchema(reference, path);
  if (kind === 'components') {
    return path === 'schemas' && parts.length === 3 ? findSchema(reference, name) : undefined;
  }
  if (parts.length === 1) return kind === '' ? undefined : findGroup(reference, kind);
  return findById(reference, parts.slice(1).join('/'));
}

function findSchema({ schemas }: Reference, name: string): FragmentTarget | undefined {
  return schemas.find((schema) => schema.name === name);
}

function findById({ operations, webhooks }: Reference, id: string): FragmentTarget | undefined {
  return [...operations, ...webhooks].find(({ operationId }) => operationId === id);
}

function findRequest({ operations }: Reference, method: string, path: string) {
  const upper = method.toUpperCase();
  return operations.find((operation) => operation.method === upper && operation.path === path);
}

/**
 * Finds a group by its tag. In links, tools replace characters that addresses cannot contain with hyphens.
 */
function findGroup({ id, groups }: Reference, name: string): FragmentTarget | undefined {
  const listed = groups.filter(({ operations }) =>
    operations.some(({ visibility }) => visibility === 'listed'),
  );
  const slug = toSlug(name);
  const found =
    listed.find(({ key }) => key === name) ?? listed.find(({ key }) => toSlug(key) === slug);
  return found && { key: id, anchor: `#tag-${toSlug(found.key)}` };
}

/** Matches an address without a scheme or host; with either, it points to another site. */
const inside = /(?![a-z][a-z\d+.-]*:|[\\/]{2})/.source;
const code = /(?<!`)(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/;
/** Brackets in code mean nothing; a backtick without a second one is only a sign. */
const label = /(?:`[^`\n]*`|`(?![^`\n]*`)|\\[^]|[^\\[\]`])*/.source;
const link = String.raw`(?<!\\)(!?)\[(${label})\]\((<?)(${inside}[^\s()<>]+)(>?(?:\s+"[^"]*")?)\)`;
/** Matches inline code, which stays as it is, or a link. */
const piece = new RegExp(`${code.source}|${link}`, 'gi');

const insideTarget = new RegExp(
  String.raw`\](?:\(|:)\s*<?${inside}\S|\b(?:href|src)\s*=\s*(?:["']|(?!["']))${inside}\S`,
  'i',
);

/** Whether a text can contain links to places in its document or on the site; most have none. */
export function mayLinkToSite(text: string): boolean {
  return insideTarget.test(text);
}

/**
 * Resolves the addresses of links in Markdown. A link to a place that does not exist becomes its text; code
 * stays as it is.
 */
export function resolveLinks(markdown: string, resolve: ResolveHref): string {
  if (!mayLinkToSite(markdown)) return markdown;
  let at = 0;
  const parts = listFences(markdown).map(({ start, end }) => {
    const prose = resolveProse(markdown.slice(at, start), resolve);
    at = end;
    return prose + markdown.slice(start, end);
  });
  return parts.join('') + resolveProse(markdown.slice(at), resolve);
}

function resolveProse(prose: string, resolve: ResolveHref): string {
  return prose.replace(piece, (whole: string, ...groups: (string | undefined)[]) => {
    const [, mark = '', text = '', open = '', href, rest = ''] = groups;
    if (href === undefined) return whole;
    const found = resolve(href);
    return found === undefined ? text : `${mark}[${text}](${open}${found}${rest})`;
  });
}
