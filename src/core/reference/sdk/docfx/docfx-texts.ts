/** Reads the comments of .NET code, which DocFX writes as Markdown with HTML. */
import { decodePath } from '../../../address/slug-path.ts';
import { decodeReferences } from '../../../html/references.ts';
import { parse } from '../../../html/parse.ts';
import { createElement, createText, type Element, type HtmlNode } from '../../../html/tree.ts';
import { formatAsMarkdown } from '../../../html/markdown/format-markdown.ts';
import { HtmlReading } from '../../../html/markdown/html-reading.ts';
import { findElement } from '../../../html/text.ts';
import { walk } from '../../../html/walk.ts';
import {
  escapeLabel,
  escapeMarkdown,
  formatCode,
  formatFence,
  formatLink,
} from '../../../text/markdown.ts';
import { symbolFragment } from '../../symbols/symbol-link.ts';
import type { DocfxNames } from './docfx-names.ts';

export class DocfxTexts {
  readonly #names: DocfxNames;
  readonly #reading = new CommentReading();

  constructor(names: DocfxNames) {
    this.#names = names;
  }

  /** Returns a comment as Markdown; undefined if it says nothing. */
  read(comment: string | undefined): string | undefined {
    if (comment === undefined) return undefined;
    if (!comment.includes('<')) return plainSigns(comment).trim() || undefined;
    const root = parse(comment);
    const references: Element[] = [];
    walk(root, [{ enter: (element) => element.name === 'xref' && references.push(element) }]);
    for (const reference of references) this.#link(reference);
    const text = root.children.map((node) => this.#format(node)).join('');
    return text.replace(/\n{3,}/g, '\n\n').trim() || undefined;
  }

  /** Returns an example as Markdown. One that is only code without tags becomes a block of code. */
  readExample(comment: string): string | undefined {
    const isMarked = comment.includes('```') || findElement(parse(comment), isBlockOfText);
    if (isMarked || !/[;{}]\s*$/.test(comment)) return this.read(comment);
    return formatFence('csharp', decodeReferences(comment).trim());
  }

  /** Returns a link to a type or a member. */
  linkTo(id: string): string {
    const { label, href } = this.#names.outside(id);
    if (this.#names.isOwn(id)) return formatLink(formatCode(label), symbolFragment(id));
    return href === undefined ? formatCode(label) : formatLink(formatCode(label), href);
  }

  /** Returns a link to an address, if it is an absolute one. */
  linkToUrl(url: string, label = url): string {
    return /^https?:/i.test(url) ? formatLink(escapeLabel(label), url) : escapeMarkdown(label);
  }

  /** Turns `<xref href="id">`, a reference to a type or a member, into a link. */
  #link(reference: Element): void {
    const written = reference.get('href') ?? reference.get('uid') ?? '';
    const [id = '', query = ''] = decodePath(written).split('?');
    const { label, href } = this.#names.outside(id);
    const words = /(?:^|&)text=([^&]*)/.exec(query)?.[1] ?? reference.get('text');
    const code = createElement('code');
    code.append(createText(label));
    const given = words === undefined ? [code] : [createText(words)];
    const content = reference.children.length > 0 ? reference.children : given;
    const target = this.#names.isOwn(id) ? symbolFragment(id) : href;
    if (target === undefined) reference.replaceWith(content);
    else {
      const link = createElement('a', { href: target });
      for (const node of content) link.append(node);
      reference.replaceWith([link]);
    }
  }

  /** Text is Markdown already; elements are not. */
  #format(node: HtmlNode): string {
    if (node.kind === 'text') return plainSigns(node.source);
    if (node.kind !== 'element') return '';
    if (node.name === 'br') return '\\\n';
    const text = formatAsMarkdown([node], this.#reading);
    return this.#reading.isBlock(node) ? `\n\n${text}\n\n` : text;
  }
}

/** Decodes references to characters that mean nothing in Markdown where they stand. */
function plainSigns(text: string): string {
  return text
    .replace(/&(?:apos|#39);/g, "'")
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/(\S[ \t]*)&gt;/g, '$1>');
}

function isBlockOfText({ name }: Element): boolean {
  return ['pre', 'code', 'p'].includes(name);
}

/** Knows how DocFX marks the language of code. */
class CommentReading extends HtmlReading {
  override languageOf(element: Element): string {
    const names = [element, ...element.children]
      .flatMap((each) => (each.kind === 'element' ? each.classes : []))
      .flatMap((name) => /^lang(?:uage)?-(.+)$/.exec(name)?.[1] ?? []);
    return names[0] ?? 'csharp';
  }
}
