/**
 * Reads an SVG that an author brought and keeps what draws: an allow-list of elements and
 * attributes, nothing that runs, loads, links or styles. Pure.
 */
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
    'stroke-dasharray stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity ' +
    'stroke-width transform width x x1 x2 y y1 y2'
  ).split(' '),
);

/** Numbers, colours, keywords, path data and transforms; no quotes, brackets of markup or URLs. */
const plainValue = /^(?!.*url\()[\w\s#.,%()+-]*$/is;

const token =
  /<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<![^>]*>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/gs;

/** The drawing in `text`, or undefined when it is not an SVG with something to draw. */
export function parseSvg(text: string): Drawing | undefined {
  const parts: string[] = [];
  let root: ReadonlyMap<string, string> | undefined;
  let skipping: string | undefined;
  for (const [, slash, tag = '', list = '', selfClosing] of text.matchAll(token)) {
    const name = tag.toLowerCase();
    if (skipping !== undefined) {
      if (slash === '/' && name === skipping) skipping = undefined;
    } else if (skipped.has(name)) {
      if (slash !== '/' && selfClosing !== '/') skipping = name;
    } else if (name === 'svg' && root === undefined) {
      root = parseAttributes(list);
    } else {
      parts.push(formatElement({ name, list, isEnd: slash === '/', isEmpty: selfClosing === '/' }));
    }
  }
  return root === undefined ? undefined : toDrawing(root, parts.join(''));
}

function parseAttributes(list: string): ReadonlyMap<string, string> {
  const found = list.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map([...found].map(([, name = '', one, other]) => [name, one ?? other ?? '']));
}

interface Tag {
  readonly name: string;
  readonly list: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
}

/** Shapes are always written empty, so a stray end tag cannot unbalance the markup. */
function formatElement({ name, list, isEnd, isEmpty }: Tag): string {
  if (shapes.has(name)) return isEnd ? '' : `<${name}${formatAttributes(list)}/>`;
  if (name !== 'g' || isEmpty) return '';
  return isEnd ? '</g>' : `<g${formatAttributes(list)}>`;
}

function formatAttributes(list: string): string {
  const given = parseAttributes(list);
  const kept = [...given].filter(([name, value]) => attributes.has(name) && plainValue.test(value));
  // Pro's own files mark the paler half of a duotone drawing by class, styled in a <style> element.
  const isSecondary = given.get('class') === 'fa-secondary' && !given.has('opacity');
  if (isSecondary) kept.push(['opacity', '.4']);
  return kept.map(([name, value]) => ` ${name}="${value.trim()}"`).join('');
}

function toDrawing(root: ReadonlyMap<string, string>, body: string): Drawing | undefined {
  const viewBox = root.get('viewBox') ?? `0 0 ${root.get('width')} ${root.get('height')}`;
  if (!/^[-\d.\s,]+$/.test(viewBox) || !hasShapes(body) || !isBalanced(body)) return undefined;
  const fill = root.get('fill');
  const stroke = [...root].filter(
    ([name, value]) => /^stroke/.test(name) && plainValue.test(value),
  );
  return {
    viewBox,
    body,
    ...(fill !== undefined && plainValue.test(fill) && { fill }),
    attributes: stroke.map(([name, value]) => ` ${name}="${value}"`).join(''),
  };
}

function hasShapes(body: string): boolean {
  return /<(?!\/?g)/.test(body);
}

/** Whether each `</g>` has its `<g>` before it. */
function isBalanced(body: string): boolean {
  let depth = 0;
  for (const [, slash] of body.matchAll(/<(\/?)g\b/g)) {
    depth += slash === '/' ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
