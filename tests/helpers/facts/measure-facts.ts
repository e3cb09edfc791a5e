/**
 * Measures how many facts of a document its built site shows, and how many links away from the expected
 * page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { References } from '../../../src/core/reference/model/model.ts';
import { type FactGroup, listFacts } from './document-facts.ts';
import type { Loose } from './fact.ts';
import { isFound, readHtml, readTwin, type Shown } from './find-facts.ts';

export interface FactSums {
  readonly facts: number;
  readonly inPage: number;
  readonly withinTwoLinks: number;
  readonly lost: number;
  readonly lostInTwin: number;
  /** Each lost fact, and where it was searched for. */
  readonly lines: readonly string[];
}

export interface MeasuredSite {
  readonly out: string;
  readonly references: References;
}

/**
 * Searches the pages and twins of a site for the facts of a document.
 * @param root the only document of the site, as written.
 */
export function measureFacts(root: Loose, { out, references }: MeasuredSite): FactSums {
  const pages = new SitePages(out);
  const sums = { facts: 0, inPage: 0, withinTwoLinks: 0, lost: 0, lostInTwin: 0 };
  const lines: string[] = [];
  for (const { subject, facts } of listFacts(root)) {
    const href = hrefOf(subject, references);
    const name = nameOf(subject);
    // Some schemas have no page, because readers may not see them or other pages show all of them.
    if (href === undefined && subject.kind === 'schema') continue;
    const page = href === undefined ? [] : [...pages.around(href, 'page')];
    const twin = href === undefined ? [] : [...pages.around(href, 'twin')];
    for (const fact of facts) {
      sums.facts += 1;
      const step = page.findIndex((ring) => ring.some((shown) => isFound(fact, shown)));
      if (step === 0) sums.inPage += 1;
      else if (step > 0) sums.withinTwoLinks += 1;
      else sums.lost += 1;
      const isInTwin = twin.some((ring) => ring.some((shown) => isFound(fact, shown)));
      if (!isInTwin) sums.lostInTwin += 1;
      const where = [step < 0 && 'page', !isInTwin && 'twin'].filter(Boolean).join(' and ');
      if (where === '') continue;
      const owner = fact.owners.length === 0 ? '' : ` of ${fact.owners.join('|')}`;
      const text = fact.texts.join(' | ').replace(/\s+/g, ' ').slice(0, 120);
      lines.push(`${name}: ${where}: ${fact.kind}${owner}: ${text}`);
    }
  }
  return { ...sums, lines };
}

function nameOf(subject: FactGroup['subject']): string {
  if (subject.kind === 'document') return 'document';
  return subject.kind === 'schema' ? `schema ${subject.name}` : `${subject.method} ${subject.path}`;
}

/** Returns the address of a page; undefined for operations of a document that the site does not contain. */
function hrefOf(subject: FactGroup['subject'], { documents, hrefOf: find }: References) {
  const [reference] = documents;
  if (reference === undefined) return undefined;
  if (subject.kind === 'document') return find(reference.id);
  if (subject.kind === 'schema') {
    const schema = reference.schemas.find(({ name }) => name === subject.name);
    return schema && find(schema.key);
  }
  const list = subject.kind === 'operation' ? reference.operations : reference.webhooks;
  const found = list.find(({ method, path }) => method === subject.method && path === subject.path);
  return found && find(found.key);
}

class SitePages {
  readonly #out: string;
  readonly #read = new Map<string, Shown | undefined>();

  constructor(out: string) {
    this.#out = out;
  }

  /** Returns the page itself, the pages it links to, and the pages that these link to. */
  around(href: string, kind: 'page' | 'twin'): readonly (readonly Shown[])[] {
    const seen = new Set<string>();
    const rings: Shown[][] = [];
    let next = [href];
    for (let step = 0; step <= 2; step += 1) {
      const fresh = next.map((each) => this.#pathOf(each, kind)).filter((path) => !seen.has(path));
      for (const path of fresh) seen.add(path);
      const ring = [...new Set(fresh)].flatMap((path) => this.#readOne(path) ?? []);
      rings.push(ring);
      next = ring.flatMap(({ links }) => links);
    }
    return rings;
  }

  #pathOf(href: string, kind: 'page' | 'twin'): string {
    if (href.endsWith('.html')) return href;
    const path = href.replace(/(?:\.md|\/)?$/, '');
    if (kind === 'page') return join(decodeURI(path), 'index.html');
    return path === '' ? '/index.md' : `${decodeURI(path)}.md`;
  }

  #readOne(path: string): Shown | undefined {
    const known = this.#read.get(path);
    const file = join(this.#out, path);
    if (known !== undefined || !existsSync(file)) return known;
    const text = readFileSync(file, 'utf8');
    const shown = path.endsWith('.md') ? readTwin(text) : readHtml(text);
    this.#read.set(path, shown);
    return shown;
  }
}
