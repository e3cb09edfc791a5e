/**
 * Reads an SVG that an author provides and keeps only what draws: an allow-list of elements and attributes,
 * nothing that runs, loads, links or styles. Pure.
 */
import { parse } from '../../core/html/parse.ts';
import { findElement } from '../../core/html/text.ts';
import type { Element, HtmlNode } from '../../core/html/tree.ts';
import type { Drawing } from './svg-markup.ts';

const shapes = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);

/** Elements that are dropped together with their content. */
const skipped = new Set(
  'animate defs desc filter foreignobject metadata script set style switch symbol text title'.split(
    ' ',
  ),
);

const attributes = new Set(
  (
    'clip-rule cx cy d fill fill-opacity fill-rule height opacity points r rx ry stroke ' +
    'stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity ' +
    'stroke-width transform width x x1 x2 y y1 y2'
  ).split(' '),
);

/** Numbers, colors, keywords, path data and transforms; no quotes, angle brackets or URLs. */
const plainValue = /^(?!.*url\()[\w\s#.,%()+-]*$/is;

/** The drawing in `text`, or undefined if it is not an SVG that draws anything. */
export function parseSvg(text: string): Drawing | undefined {
  const root = findElement(parse(text), ({ name }) => name === 'svg');
  const drawn = root === undefined ? [] : listDrawn(root);
  const hasShapes = drawn.some(({ name }) => shapes.has(name));
  return root !== undefined && hasShapes && drawn.every(isWhole) ? toDrawing(root) : undefined;
}

function isDrawn(node: HtmlNode): node is Element {
  return node.kind === 'element' && !skipped.has(node.name);
}

/** Descendants of `element` that are not dropped. */
function listDrawn({ children }: Element): readonly Element[] {
  return children.filter(isDrawn).flatMap((child) => [child, ...listDrawn(child)]);
}

/** Whether an element is properly closed. Only the author knows where an unclosed group was meant to end. */
function isWhole({ name, opening, closing }: Element): boolean {
  return name !== 'g' || closing !== '' || opening.endsWith('/>');
}

function toDrawing(root: Element): Drawing | undefined {
  const viewBox = root.get('viewbox') ?? `0 0 ${root.get('width')} ${root.get('height')}`;
  if (!/^[-\d.\s,]+$/.test(viewBox)) return undefined;
  const kept = listKept(root);
  const fill = kept.find(([name]) => name === 'fill')?.[1];
  const stroke = kept.filter(([name]) => name.startsWith('stroke'));
  return {
    viewBox,
    body: formatInside(root),
    ...(fill !== undefined && { fill }),
    attributes: formatAttributes(stroke),
  };
}

/** Formats the children; elements that neither draw nor group are replaced by their content. */
function formatInside({ children }: Element): string {
  return children.filter(isDrawn).map(formatElement).join('');
}

/** Shapes are always written as empty elements; anything inside them follows. */
function formatElement(element: Element): string {
  const { name } = element;
  const inside = formatInside(element);
  if (shapes.has(name)) return `<${name}${formatAttributes(listOwn(element))}/>${inside}`;
  if (name !== 'g' || element.opening.endsWith('/>')) return inside;
  return `<g${formatAttributes(listOwn(element))}>${inside}</g>`;
}

type NamedValue = readonly [name: string, value: string];

function listKept(element: Element): readonly NamedValue[] {
  return element.attributeNames
    .map((name): NamedValue => [name, element.get(name)?.trim() ?? ''])
    .filter(([name, value]) => attributes.has(name) && plainValue.test(value));
}

function listOwn(element: Element): readonly NamedValue[] {
  // Files of the Pro edition mark the paler half of a duotone drawing by a class, styled in a <style>
  // element.
  const isSecondary =
    element.get('class') === 'fa-secondary' && element.get('opacity') === undefined;
  return isSecondary ? [...listKept(element), ['opacity', '.4']] : listKept(element);
}

function formatAttributes(values: readonly NamedValue[]): string {
  return values.map(([name, value]) => ` ${name}="${value}"`).join('');
}
