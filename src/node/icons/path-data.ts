/** SVG path data as absolute segments and back. Knows the commands that icon files use. Pure. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Segment =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }
  | {
      readonly kind: 'curve';
      readonly from: Point;
      readonly to: Point;
      /** Control points of a cubic curve. */
      readonly first: Point;
      readonly second: Point;
    }
  | {
      readonly kind: 'arc';
      readonly from: Point;
      readonly to: Point;
      /** Radii, rotation and flags as the command has them. */
      readonly shape: readonly number[];
    };

/** A closed outline; its last segment ends where the first one begins. */
export type Outline = readonly Segment[];

/** How many numbers each command takes at a time. */
const counts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 };

/** The outlines of path data; undefined when it uses a command that is not known here. */
export function parsePath(data: string): Outline[] | undefined {
  const outlines: Segment[][] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, command = '', text = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = counts[command.toLowerCase()];
    if (size === undefined) return undefined;
    for (const [index, values] of splitNumbers(text, size).entries()) {
      const isMove = command.toLowerCase() === 'm' && index === 0;
      if (isMove) outlines.push([]);
      const segment = toSegment({ command, values, from: at, before: outlines.at(-1)?.at(-1) });
      if (!isMove) outlines.at(-1)?.push(segment);
      at = segment.to;
    }
    if (size === 0) at = closeOutline(outlines.at(-1) ?? [], at);
  }
  return outlines.filter((outline) => outline.length > 0);
}

/** Sets of `size` numbers; the flags of arcs may stand without a blank between them. */
function splitNumbers(text: string, size: number): number[][] {
  const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
  const arc = String.raw`(${number})[\s,]*(${number})[\s,]*(${number})[\s,]*([01])[\s,]*([01])[\s,]*(${number})[\s,]*(${number})`;
  if (size === 7)
    return [...text.matchAll(new RegExp(arc, 'gi'))].map((m) => m.slice(1).map(Number));
  const all = (text.match(new RegExp(number, 'gi')) ?? []).map(Number);
  return size === 0
    ? []
    : Array.from({ length: all.length / size }, (_, index) =>
        all.slice(index * size, (index + 1) * size),
      );
}

interface Step {
  readonly command: string;
  readonly values: readonly number[];
  readonly from: Point;
  readonly before: Segment | undefined;
}

function toSegment({ command, values, from, before }: Step): Segment {
  const lower = command.toLowerCase();
  const origin = command === lower ? from : { x: 0, y: 0 };
  const point = (index: number): Point => ({
    x: origin.x + (values[index] ?? 0),
    y: origin.y + (values[index + 1] ?? 0),
  });
  if (lower === 'a') return { kind: 'arc', from, to: point(5), shape: values.slice(0, 5) };
  if (lower === 'c')
    return { kind: 'curve', from, to: point(4), first: point(0), second: point(2) };
  if (lower === 's') {
    const first = before?.kind === 'curve' ? mirror(before.second, from) : from;
    return { kind: 'curve', from, to: point(2), first, second: point(0) };
  }
  if (lower === 'h') return { kind: 'line', from, to: { x: point(0).x, y: from.y } };
  if (lower === 'v')
    return { kind: 'line', from, to: { x: from.x, y: origin.y + (values[0] ?? 0) } };
  return { kind: 'line', from, to: point(0) };
}

function mirror(point: Point, centre: Point): Point {
  return { x: 2 * centre.x - point.x, y: 2 * centre.y - point.y };
}

/** Adds the line back to the start, if there is a gap, and returns the start. */
function closeOutline(outline: Segment[], at: Point): Point {
  const start = outline[0]?.from ?? at;
  if (distance(at, start) > 0.01) outline.push({ kind: 'line', from: at, to: start });
  return start;
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Path data with one decimal, which is finer than icons are drawn. */
export function formatPath(outlines: readonly Outline[]): string {
  return outlines.map(formatOutline).join('');
}

function formatOutline(outline: Outline): string {
  const start = outline[0]?.from ?? { x: 0, y: 0 };
  return `M${formatPoint(start)}${outline.map(formatSegment).join('')}z`;
}

function formatSegment(segment: Segment): string {
  const to = formatPoint(segment.to);
  switch (segment.kind) {
    case 'line':
      return `L${to}`;
    case 'curve':
      return `C${formatPoint(segment.first)} ${formatPoint(segment.second)} ${to}`;
    case 'arc':
      return `A${segment.shape.join(' ')} ${to}`;
  }
}

function formatPoint({ x, y }: Point): string {
  return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
}
