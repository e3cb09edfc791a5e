/** JSON as a tree that folds. What is folded, or far down a long list, is drawn when asked for. */
import { type JsonTree, kindOf } from '../../../core/text/json/json-tree.ts';
import { button, type ElementContent, element } from '../parts/elements.ts';
import { listTokens } from './json-nodes.ts';
import { say } from '../parts/say.ts';

/** Entries drawn at once. */
const step = 100;
/** Lines that are open at first. */
const mostOpen = 300;
/** Text of this length is coloured. */
const mostColoured = 100_000;

const classes = { string: 'ts', number: 'tn', literal: 'tk', mark: undefined } as const;

export function drawJson(node: JsonTree): HTMLElement {
  return element(
    'div',
    { class: 'json-view' },
    ...drawNode({ node, tail: '', lines: { left: mostOpen } }),
  );
}

interface Drawing {
  readonly node: JsonTree;
  /** `"name": ` */
  readonly key?: string;
  /** `,` after all but the last. */
  readonly tail: string;
  /** How many more may be open; shared by a whole tree. */
  readonly lines: { left: number };
}

function drawNode(drawing: Drawing): readonly ElementContent[] {
  const { node, key, tail, lines } = drawing;
  lines.left -= 1;
  const name = key === undefined ? [] : [element('span', { class: 'ta' }, key), ': '];
  if (node.kind !== 'scalar') return [drawFold(drawing, name)];
  const value = element('span', { class: classes[kindOf(node)] }, node.text);
  return [element('div', { class: 'json-line' }, ...name, value, tail)];
}

function drawFold({ node, tail, lines }: Drawing, name: readonly ElementContent[]): HTMLElement {
  const [open, close] = node.kind === 'list' ? '[]' : '{}';
  const parts = listParts(node);
  if (parts.length === 0) {
    return element('div', { class: 'json-line' }, ...name, `${open}${close}${tail}`);
  }
  const count = say(node.kind === 'list' ? 'itemCount' : 'fieldCount', { count: parts.length });
  const inside = element('div', { class: 'json-inside' });
  const fold = element(
    'details',
    { class: 'json-fold' },
    element(
      'summary',
      {},
      ...name,
      open ?? '',
      element('span', { class: 'json-count' }, ` ${count} ${close}${tail}`),
    ),
    inside,
    element('div', { class: 'json-line' }, `${close}${tail}`),
  );
  const draw = () => {
    if (inside.childElementCount === 0) drawParts(inside, parts, lines);
  };
  fold.addEventListener('toggle', draw);
  if (lines.left > Math.min(parts.length, step)) {
    draw();
    fold.open = true;
  }
  return fold;
}

interface Part {
  readonly key?: string;
  readonly value: JsonTree;
}

function listParts(node: JsonTree): readonly Part[] {
  if (node.kind === 'list') return node.items.map((value) => ({ value }));
  return node.kind === 'map'
    ? node.entries.map(({ keySpan, value }) => ({ key: keySpan.text, value }))
    : [];
}

function drawParts(inside: HTMLElement, parts: readonly Part[], lines: { left: number }): void {
  const drawFrom = (start: number): void => {
    const drawn = parts.slice(start, start + step).flatMap(({ key, value }, rank) =>
      drawNode({
        node: value,
        ...(key !== undefined && { key }),
        tail: start + rank + 1 < parts.length ? ',' : '',
        lines,
      }),
    );
    inside.append(...drawn);
    const left = parts.length - start - step;
    if (left <= 0) return;
    const more = button(say('showMore', { count: Math.min(left, step), left }), () => {
      more.remove();
      drawFrom(start + step);
    });
    inside.append(more);
  };
  drawFrom(0);
}

/** Text in a block of its own, coloured where it is JSON. */
export function drawText(text: string, isJson: boolean): HTMLPreElement {
  const code = element('code');
  code.append(...(isJson && text.length <= mostColoured ? colour(text) : [text]));
  // Scrolled by keys as well.
  return element('pre', { class: 'answer-text', tabindex: '0' }, code);
}

function colour(text: string): readonly ElementContent[] {
  const content: ElementContent[] = [];
  let end = 0;
  for (const { kind, text: found, start } of listTokens(text)) {
    const isKey =
      kind === 'string' &&
      /^\s*:/.test(text.slice(start + found.length, start + found.length + 20));
    content.push(text.slice(end, start));
    end = start + found.length;
    const name = isKey ? 'ta' : classes[kind];
    content.push(name === undefined ? found : element('span', { class: name }, found));
  }
  return [...content, text.slice(end)];
}
