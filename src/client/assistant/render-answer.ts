/**
 * Renders the Markdown of an answer as elements: paragraphs, lists, code, bold text and links. Everything
 * else stays plain text and becomes text nodes; no part of an answer is ever parsed as HTML.
 */

/** Renders the blocks received so far. A code fence that is still open contains everything after it. */
export function renderAnswer(markdown: string): HTMLElement[] {
  const parts = markdown.split(/^```.*$/m);
  return parts.flatMap((part, rank) => (rank % 2 === 1 ? [renderCode(part)] : renderText(part)));
}

/** Returns the address of a link if it points to the web or into the site. */
function safeHref(written: string): string | undefined {
  if (!URL.canParse(written, location.href)) return undefined;
  const { protocol, href } = new URL(written, location.href);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

function renderCode(text: string): HTMLElement {
  const block = document.createElement('pre');
  const code = document.createElement('code');
  code.append(text.replace(/^\n|\n$/g, ''));
  block.tabIndex = 0;
  block.append(code);
  return block;
}

function renderText(text: string): HTMLElement[] {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '');
  return blocks.map((block) => renderList(block) ?? create('p', renderLine(plainHeading(block))));
}

/** Turns a heading into bold text, which reads well as a paragraph. */
function plainHeading(block: string): string {
  return block.replace(/^#{1,6} (.*)$/m, '**$1**');
}

/** Renders a list; undefined for a block whose lines are not all items. */
function renderList(block: string): HTMLElement | undefined {
  const lines = block.trim().split('\n');
  const kinds = { ul: /^\s*[-*] (.*)$/, ol: /^\s*\d+[.)] (.*)$/ };
  for (const [name, pattern] of Object.entries(kinds)) {
    const items = lines.map((line) => pattern.exec(line)?.[1]);
    if (items.every((item) => item !== undefined)) {
      return create(
        name,
        items.map((item) => create('li', renderLine(item))),
      );
    }
  }
  return undefined;
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g;

function renderLine(text: string): (string | HTMLElement)[] {
  const nodes: (string | HTMLElement)[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, bold, label = '', target = ''] = match;
    nodes.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (code !== undefined) nodes.push(create('code', [code]));
    else if (bold !== undefined) nodes.push(create('strong', renderLine(bold)));
    else nodes.push(createAnswerLink(label, target));
  }
  return [...nodes, text.slice(end)];
}

/** Returns a link, or only the label if the address is not that of a page. */
export function createAnswerLink(label: string, target: string): HTMLElement {
  const href = safeHref(target);
  if (href === undefined) return create('span', [label]);
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'nofollow noopener';
  link.append(label);
  return link;
}

function create(name: string, children: readonly (string | HTMLElement)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
