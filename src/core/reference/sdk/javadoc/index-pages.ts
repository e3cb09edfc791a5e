/** Finds out which class each page of a folder documents, and what its links point to. */
import { decodePath } from '../../../address/slug-path.ts';
import { parse } from '../../../html/parse.ts';
import { elementText, findElement } from '../../../html/text.ts';
import type { Element } from '../../../html/tree.ts';
import { hasPlainClass } from './page-classes.ts';

export interface ClassPage {
  readonly path: string;
  readonly html: string;
  /** `com.example.Client.Builder`. */
  readonly id: string;
  /** `com.example`; empty for the unnamed package. */
  readonly module: string;
  /** `Client.Builder`. */
  readonly name: string;
}

/** The page of a package or a module. */
export interface PackagePage {
  readonly path: string;
  readonly root: Element;
  /** Not that of a class, even if one has the same name. */
  readonly id: string;
  /** `com.example`. */
  readonly name: string;
  readonly keyword: 'module' | 'package';
}

/** What a link names. */
export interface LinkTarget {
  readonly id: string;
  /** The last part of the name of the class, the package or the module. */
  readonly name: string;
  readonly isMember: boolean;
}

export class ClassIndex {
  readonly pages: readonly ClassPage[];
  readonly packages: readonly PackagePage[];
  readonly #byPath: ReadonlyMap<string, ClassPage | PackagePage>;

  constructor(files: ReadonlyMap<string, string>) {
    const known = new Map<string, ClassPage>();
    const all = Array.from(files, ([path, html]) => readPlace(path, html)).filter(
      (page) => page !== undefined,
    );
    // The same class can be documented twice, as in the pages of two versions.
    for (const page of all) if (!known.has(page.id)) known.set(page.id, page);
    this.pages = [...known.values()].sort(byName);
    const packages = Array.from(files, ([path, html]) => readPackagePlace(path, html));
    const named = packages.filter((page) => page !== undefined);
    this.packages = [...new Map(named.map((page) => [page.id, page])).values()];
    this.#byPath = new Map([...all, ...named].map((page) => [page.path, page]));
  }

  /** Returns what a link on a page names; undefined if that is nothing of the library. */
  resolve(href: string, page: Pick<ClassPage, 'path'>): LinkTarget | undefined {
    if (isAbsolute(href)) return undefined;
    const [address = '', fragment = ''] = href.split('#', 2);
    const [written = ''] = address.split('?', 1);
    const path = written === '' ? page.path : joinPath(page.path, decodePath(written));
    const target = this.#byPath.get(path);
    if (target === undefined) return undefined;
    const name = lastName(target.name);
    const isWhole = fragment === '' || IGNORED.has(fragment) || 'keyword' in target;
    if (isWhole) return { id: target.id, name, isMember: false };
    const member = toMember(decodePath(fragment), name);
    return { id: `${target.id}#${member}`, name, isMember: true };
  }
}

/** A class comes before those inside of it, which the names of files do not achieve: `A.B.html`, `A.html`. */
function byName(one: ClassPage, other: ClassPage): number {
  return compare(one.module, other.module) || compare(one.name, other.name);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Anchors of a page that mean the page. */
const IGNORED: ReadonlySet<string> = new Set(['class-description']);

/** Whether a link begins with a scheme or a host. */
export function isAbsolute(href: string): boolean {
  return /^(?:[a-z][\w+.-]*:|\/\/)/i.test(href);
}

export function lastName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/**
 * Returns an anchor as newer versions of the tool write it: `send(java.lang.String)`, before JDK 10
 * `send-java.lang.String-`.
 *
 * @param className By which older versions name constructors.
 */
export function toMember(anchor: string, className: string): string {
  const old = anchor.includes('(') || !anchor.endsWith('-') ? -1 : anchor.indexOf('-');
  const written =
    old === -1
      ? anchor
      : `${anchor.slice(0, old)}(${anchor
          .slice(old + 1, -1)
          .replaceAll('-', ',')
          .replaceAll(':A', '[]')})`;
  const plain = written.replace(/\s/g, '');
  return plain.startsWith(`${className}(`) ? `<init>${plain.slice(className.length)}` : plain;
}

const CLASS_PAGE = /START OF CLASS DATA|type-?signature|type-?name-?label/i;
const IN_MODULE = /declaration: module: |module-?label-?in-?type/i;

/** Returns undefined for a page that documents no class. */
function readPlace(path: string, html: string): ClassPage | undefined {
  if (isPackagePage(path) || !CLASS_PAGE.test(html)) return undefined;
  const folders = path.split('/');
  const name = folders.pop()?.replace(/\.html?$/i, '') ?? '';
  const depth = readDepth(html) ?? folders.length;
  const own = depth === 0 ? [] : folders.slice(-depth);
  const module = own.slice(IN_MODULE.test(html) ? 1 : 0).join('.');
  return { path, html, id: module === '' ? name : `${module}.${name}`, module, name };
}

const PACKAGE_PAGE = /(?:^|\/)(package|module)-summary\.html$/;

/** Whether a page is that of a package or a module. */
export function isPackagePage(path: string): boolean {
  return PACKAGE_PAGE.test(path);
}

/** Returns undefined for a page of something else. */
function readPackagePlace(path: string, html: string): PackagePage | undefined {
  const word = PACKAGE_PAGE.exec(path)?.[1];
  if (word === undefined) return undefined;
  const root = parse(html);
  const title = findElement(root, (element) => hasPlainClass(element, 'title'));
  // The name follows a word of the language.
  const name = title && /\S+$/.exec(elementText(title).trim())?.[0];
  if (name === undefined || !/^[\p{L}_$][\p{L}\p{N}_$.]*$/u.test(name)) return undefined;
  const keyword = word === 'module' ? word : 'package';
  return { path, root, id: `${keyword} ${name}`, name, keyword };
}

/** The longest head of a page that is read. */
const LONGEST_HEAD = 20_000;

/** Returns the number of folders between the main folder and that of a page, which links to style sheets tell. */
function readDepth(html: string): number | undefined {
  const end = html.indexOf('</head>');
  const head = parse(html.slice(0, end === -1 ? LONGEST_HEAD : Math.min(end, LONGEST_HEAD)));
  const isSheet = (link: Element) => {
    const href = link.get('href') ?? '';
    return link.name === 'link' && href.endsWith('.css') && !isAbsolute(href);
  };
  const href = findElement(head, isSheet)?.get('href');
  return href?.split('/').filter((part) => part === '..').length;
}

function joinPath(from: string, relative: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
