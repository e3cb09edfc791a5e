/**
 * Reads an SVG that an author brought and keeps what draws: an allow-list of elements and
 * attributes, nothing that runs, loads, links or styles. Pure.
 */
import { parse } from '../../core/html/parse.ts';
import { findElement } from '../../core/html/text.ts';
import type { Element, HtmlNode } from '../../core/html/tree.ts';
import type { Drawing } from './svg-markup.ts';

const shapes = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);

/** Elements that are passed over together with what they hold. */
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

/** Numbers, colours, keywords, path data and transforms; no quotes, brackets of markup or URLs. */
const plainValue = /^(?!.*url\()[\w\s#.,%()+-]*$/is;

/** The drawing in `text`, or undefined when it is not an SVG with something to draw. */
export function parseSvg(text: string): Drawing | undefined {
  const root = findElement(parse(text), ({ name }) => name === 'svg');
  const drawn = root === undefined ? [] : listDrawn(root);
  const hasShapes = drawn.some(({ name }) => shapes.has(name));
  return root !== undefined && hasShapes && drawn.every(isWhole) ? toDrawing(root) : undefined;
}

function isDrawn(node: HtmlNode): node is Element {
  return node.kind === 'element' && !skipped.has(node.name);
}

/** Elements inside of `element` that are not passed over. */
function listDrawn({ children }: Element): readonly Element[] {
  return children.filter(isDrawn).flatMap((child) => [child, ...listDrawn(child)]);
}

/** Where a group that nobody closed was meant to end, only its author knows. */
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

/** Elements that neither draw nor group leave what they hold. */
function formatInside({ children }: Element): string {
  return children.filter(isDrawn).map(formatElement).join('');
}

/** Shapes are always written empty, whatever stands in them follows. */
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
  // Pro's own files mark the paler half of a duotone drawing by class, styled in a <style> element.
  const isSecondary =
    element.get('class') === 'fa-secondary' && element.get('opacity') === undefined;
  return isSecondary ? [...listKept(element), ['opacity', '.4']] : listKept(element);
}

function formatAttributes(values: readonly NamedValue[]): string {
  return values.map(([name, value]) => ` ${name}="${value}"`).join('');
}
