/** What the classes of Sphinx's HTML say about its elements. */
import { formatAsMarkdown } from '../../../../html/markdown/format-markdown.ts';
import type { ElementRole } from '../../../../html/markdown/element-role.ts';
import { HtmlReading } from '../../../../html/markdown/html-reading.ts';
import { plainText } from '../../../../html/text.ts';
import type { Element, HtmlNode } from '../../../../html/tree.ts';
import { elementsOf, hasClass, isObjectList } from './html-parts.ts';

/** Lexers that have another name here, or whose marks are left out. */
const LANGUAGES: Readonly<Record<string, string | undefined>> = {
  default: 'python',
  python3: 'python',
  pycon: 'python',
  pycon3: 'python',
  ipython: 'python',
  ipython3: 'python',
  py: 'python',
  doctest: 'python',
  none: 'text',
  'shell-session': 'console',
};

/** An element around the code at most this far has the name of its language. */
const MAX_WRAPPERS = 4;

export class SphinxReading extends HtmlReading {
  override roleOf(element: Element): ElementRole | undefined {
    const { classes } = element;
    if (classes.includes('admonition')) return { kind: 'callout' };
    if (classes.includes('admonition-title') || classes.includes('rubric')) {
      return { kind: 'label' };
    }
    if (classes.includes('math')) return readFormula(element);
    return undefined;
  }

  override languageOf(pre: Element): string {
    let around: Element | undefined = pre;
    for (let count = 0; around !== undefined && count < MAX_WRAPPERS; count += 1) {
      for (const word of around.classes) {
        const name = /^highlight-([\w+.#-]+)$/.exec(word)?.[1];
        if (name !== undefined)
          return Object.hasOwn(LANGUAGES, name) ? (LANGUAGES[name] ?? name) : name;
      }
      around = around.parent;
    }
    return plainText(pre).trimStart().startsWith('>>>') ? 'python' : 'text';
  }

  /** Descriptions of objects inside another one are shown elsewhere. */
  override isUnread(element: Element): boolean {
    return (
      super.isUnread(element) ||
      hasClass(element, 'headerlink') ||
      hasClass(element, 'viewcode-link') ||
      hasClass(element, 'linenos') ||
      isObjectList(element)
    );
  }

  /** Returns nodes as Markdown; undefined if they say nothing. */
  format(nodes: readonly HtmlNode[]): string | undefined {
    for (const node of nodes) if (node.kind === 'element') tightenLists(node);
    const text = formatAsMarkdown(nodes, this).trim();
    return text === '' ? undefined : text;
  }
}

/** The marks around TeX, by whether it is in a line or on one of its own. */
const FORMULA_MARKS = [
  { opening: '\\(', closing: '\\)', isDisplay: false },
  { opening: '\\[', closing: '\\]', isDisplay: true },
] as const;

function readFormula(element: Element): ElementRole | undefined {
  const text = plainText(element).trim();
  for (const { opening, closing, isDisplay } of FORMULA_MARKS) {
    if (text.startsWith(opening) && text.endsWith(closing)) {
      return { kind: 'formula', source: text.slice(2, -2), isDisplay };
    }
  }
  return undefined;
}

/**
 * Items of only one paragraph need no space between them. Descriptions inside are left as they are: their lists
 * are read before they are written.
 */
function tightenLists(element: Element): void {
  if (isObjectList(element)) return;
  const inner = elementsOf(element);
  const [first, ...others] = element.name === 'li' ? inner : [];
  const isTight = others.every(({ name }) => name === 'ul' || name === 'ol');
  if (first?.name === 'p' && isTight) first.dissolve();
  for (const each of inner) tightenLists(each);
}
