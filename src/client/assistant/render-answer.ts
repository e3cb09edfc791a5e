/**
 * The Markdown of an answer as elements: paragraphs, lists, code, bold words and links. Everything else
 * stays the text that it is, and becomes text nodes: nothing of an answer is ever markup.
 */

/** Blocks of the answer so far; a fence that is still open holds all that follows. */
export function renderAnswer(markdown: string): HTMLElement[] {
  const parts = markdown.split(/^```.*$/m);
  return parts.flatMap((part, rank) => (rank % 2 === 1 ? [renderCode(part)] : renderText(part)));
}

/** Where a link may lead: to the web, or into the site. */
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

/** The marks of a heading are no words; as a paragraph it reads well. */
function plainHeading(block: string): string {
  return block.replace(/^#{1,6} (.*)$/m, '**$1**');
}

/** Undefined for a block whose lines are no items. */
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

/** The label alone where the address leads to no page. */
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
