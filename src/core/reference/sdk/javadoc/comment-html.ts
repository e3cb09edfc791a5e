/** Turns the HTML of comments into Markdown, in which names link to the pages of symbols. */
import { decodeReferences } from '../../../html/references.ts';
import { formatAsMarkdown } from '../../../html/markdown/format-markdown.ts';
import { codeText, elementText, findElement } from '../../../html/text.ts';
import { createElement, createText, type Element, type HtmlNode } from '../../../html/tree.ts';
import { symbolFragment } from '../../symbols/symbol-link.ts';
import { type ClassPage, isAbsolute, lastName, type ClassIndex } from './index-pages.ts';

export class CommentReader {
  readonly #index: ClassIndex;
  readonly #page: Pick<ClassPage, 'path'>;

  constructor(index: ClassIndex, page: Pick<ClassPage, 'path'>) {
    this.#index = index;
    this.#page = page;
  }

  /** Nodes can be read only once, because their links are changed. */
  read(nodes: readonly HtmlNode[]): string {
    return formatAsMarkdown(nodes.flatMap((node) => this.#tidy(node))).trim();
  }

  #tidy(node: HtmlNode): readonly HtmlNode[] {
    if (node.kind !== 'element') return [node];
    const tidy = TIDIED.get(node.name);
    if (node.name === 'a') return this.#tidyLink(node);
    if (node.name === 'code' || node.name === 'tt') return this.#tidyCode(node);
    return tidy === undefined ? [this.#tidyContent(node)] : tidy(node);
  }

  #tidyContent(element: Element): Element {
    const children = element.children.flatMap((child) => this.#tidy(child));
    element.children.length = 0;
    for (const child of children) element.append(child);
    return element;
  }

  #tidyLink(link: Element): readonly HtmlNode[] {
    const { children } = this.#tidyContent(link);
    const href = this.#toHref(link.get('href') ?? '');
    if (href === undefined) return children;
    const tidied = createElement('a', { href });
    for (const child of children) tidied.append(child);
    return [tidied];
  }

  /** Returns undefined for a link to something that this site does not have. */
  #toHref(href: string): string | undefined {
    if (isAbsolute(href)) {
      return /^(?:https?|mailto):/i.test(href) ? href.replace('?is-external=true', '') : undefined;
    }
    const target = this.#index.resolve(href, this.#page);
    return target && symbolFragment(target.id);
  }

  /** Code whose parts are links becomes links whose texts are code, because Markdown has no links in code. */
  #tidyCode(code: Element): readonly HtmlNode[] {
    if (findElement(code, ({ name }) => name === 'a') === undefined) return [toCode(code.children)];
    const parts = code.children.flatMap((child) => {
      if (child.kind === 'text') return splitSpaces(decodeReferences(child.source));
      if (child.kind !== 'element') return [];
      return child.name === 'a' ? this.#tidyName(child) : this.#tidyCode(child);
    });
    return joinCode(parts);
  }

  /** A name that is not that of its target is a type parameter, which has no page. */
  #tidyName(link: Element): readonly HtmlNode[] {
    const text = elementText(link);
    const label = toCode([createText(text)]);
    const target = this.#index.resolve(link.get('href') ?? '', this.#page);
    if (target?.isMember === false && lastName(text.replace(/^@/, '')) !== target.name)
      return [label];
    link.children.length = 0;
    link.append(label);
    return this.#tidyLink(link);
  }
}

function toCode(nodes: readonly HtmlNode[]): Element {
  const code = createElement('code');
  for (const node of nodes) code.append(node);
  return code;
}

/** Joins pieces of code that directly follow each other. */
function joinCode(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  const joined: HtmlNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (!isCode(last) || !isCode(node)) joined.push(node);
    else for (const child of node.children) last.append(child);
  }
  return joined;
}

function isCode(node: HtmlNode | undefined): node is Element {
  return node?.kind === 'element' && node.name === 'code';
}

/** Returns code between the spaces around it; a text of commas, between links, stays what it is. */
function splitSpaces(text: string): readonly HtmlNode[] {
  const code = text.trim();
  if (/^,?$/.test(code)) return [createText(text)];
  const at = text.indexOf(code);
  const [before, after] = [text.slice(0, at), text.slice(at + code.length)];
  const spaced = [createText(before), toCode([createText(code)]), createText(after)];
  return spaced.filter((node) => node.kind === 'element' || node.source !== '');
}

/** Elements that are written in another way, by their names. */
const TIDIED: ReadonlyMap<string, (element: Element) => readonly HtmlNode[]> = new Map([
  ['button', () => []],
  ['img', (image: Element) => [readImage(image)]],
  ['pre', (pre: Element) => [readPre(pre)]],
]);

/** An image that is a file of the folder is not copied, so only its text stays. */
function readImage(image: Element): HtmlNode {
  const isShown = /^https?:/i.test(image.get('src') ?? '');
  return isShown ? image : createText(image.get('alt') ?? '');
}

function readPre(pre: Element): Element {
  const text = withoutIndent(codeText(pre));
  const tidied = createElement('pre', { 'data-language': languageOf(pre, text) });
  tidied.append(createText(text));
  return tidied;
}

/** Removes empty lines around a text, and the spaces that all of its lines begin with. */
function withoutIndent(text: string): string {
  const lines = text.replaceAll('\r', '').split('\n');
  const isFilled = (line: string) => line.trim() !== '';
  const filled = lines.filter(isFilled);
  const indent = filled.reduce((least, line) => Math.min(least, line.search(/\S/)), Infinity);
  return lines
    .slice(Math.max(0, lines.findIndex(isFilled)), lines.findLastIndex(isFilled) + 1)
    .map((line) => line.slice(indent).trimEnd())
    .join('\n');
}

/** Returns the language that a snippet names, or else the one that its text looks like. */
function languageOf(pre: Element, text: string): string {
  const code = findElement(pre, ({ name }) => name === 'code');
  const named = [...pre.classes, ...(code?.classes ?? [])].find((name) =>
    /^lang(?:uage)?-./.test(name),
  );
  if (named !== undefined) return named.replace(/^lang(?:uage)?-/, '');
  if (text.startsWith('<')) return 'xml';
  if (/^[{[]\s*["[\]{}]/.test(text)) return 'json';
  if (text.startsWith('$ ')) return 'sh';
  return /[;{][ \t]*(?:\/\/.*)?$|\w\(|^[ \t]*@\w/m.test(text.slice(0, 2000)) ? 'java' : '';
}
