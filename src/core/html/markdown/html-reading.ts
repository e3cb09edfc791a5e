/** Answers questions about HTML for writing it as Markdown, from its tags alone. */
import { findElement } from '../text.ts';
import type { Element, HtmlNode } from '../tree.ts';
import type { ElementRole } from './element-role.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that are below each other rather than in a line. */
const BLOCKS = setOf(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search ' +
    'section summary table tbody td tfoot th thead tr ul',
);

/** Elements of a line, regardless of their content. */
const IN_LINE = setOf('a br code img input svg');

/** Elements whose content is skipped. */
const UNREAD = setOf('script style svg template');

export class HtmlReading {
  /** Whether elements that are allowed in a line contain blocks. */
  readonly #holders = new Map<Element, boolean>();

  /** Returns what an element is for, if more is known than its tags say. */
  roleOf(_element: Element): ElementRole | undefined {
    return undefined;
  }

  /** Returns the declarations that an element was written with. */
  styleOf(element: Element): string {
    return element.get('style') ?? '';
  }

  /** Returns the content of an element for readers of the Markdown. */
  contentOf(element: Element): readonly HtmlNode[] {
    return element.children;
  }

  /** Returns the language of the code in a `<pre>`; empty if it is not known. */
  languageOf(element: Element): string {
    return element.get('data-language') ?? '';
  }

  isUnread(element: Element): boolean {
    return UNREAD.has(element.name);
  }

  /** Finds the label of an element. */
  labelIn(element: Element): Element | undefined {
    return findElement(element, (inner) => this.roleOf(inner)?.kind === 'label');
  }

  /** Whether a node begins below the content before it. A link is one line, regardless of its content. */
  isBlock(node: HtmlNode): node is Element {
    if (node.kind !== 'element') return false;
    return BLOCKS.has(node.name) || (!IN_LINE.has(node.name) && this.#holdsBlocks(node));
  }

  /** Whether a node is shown on a separate line although it is allowed in one. */
  isApart(node: HtmlNode): boolean {
    return node.kind === 'element' && this.roleOf(node)?.kind === 'line';
  }

  /** Cached, because deeply nested content would otherwise be checked once for each level. */
  #holdsBlocks(element: Element): boolean {
    const known = this.#holders.get(element);
    if (known !== undefined) return known;
    const holds = this.contentOf(element).some((node) => this.isBlock(node));
    this.#holders.set(element, holds);
    return holds;
  }
}
