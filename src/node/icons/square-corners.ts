/**
 * Makes the rounded corners of a drawing square, which is what the sharp styles of Font Awesome
 * look like. Circles and large curves stay as they are. Pure.
 */
import { distance, formatPath, parsePath } from './path-data.ts';
import type { Outline, Point, Segment } from './path-data.ts';

/** Longer curves are part of the drawing's shape, not corners. Units of the icon's canvas. */
const longestCorner = 110;

/** Path data with square corners; unchanged where it cannot be read. */
export function squareCorners(data: string): string {
  const outlines = parsePath(data);
  return outlines === undefined ? data : formatPath(outlines.map(squareOutline));
}

function squareOutline(outline: Outline): Outline {
  const solid = outline.filter(
    ({ from, to, kind }) => kind !== 'line' || distance(from, to) > 0.05,
  );
  const start = solid.findIndex(({ kind }) => kind === 'line');
  if (start === -1) return outline;
  const runs = toRuns([...solid.slice(start), ...solid.slice(0, start)]);
  return runs.flatMap((run, index) => {
    const next = runs[(index + 1) % runs.length];
    return isCorner(run, runs[index - 1], next) ? squareRun(run) : run;
  });
}

/** Neighbouring curves make one run; every other segment is a run of its own. */
function toRuns(segments: readonly Segment[]): Segment[][] {
  const runs: Segment[][] = [];
  for (const segment of segments) {
    const last = runs.at(-1);
    if (segment.kind === 'curve' && last?.[0]?.kind === 'curve') last.push(segment);
    else runs.push([segment]);
  }
  return runs;
}

/** Whether `run` rounds off the meeting of two straight lines that it continues smoothly. */
function isCorner(
  run: readonly Segment[],
  before: readonly Segment[] | undefined,
  after: readonly Segment[] | undefined,
): boolean {
  const [first, last] = [run[0], run.at(-1)];
  const [incoming, outgoing] = [before?.at(-1), after?.[0]];
  if (first?.kind !== 'curve' || last?.kind !== 'curve' || run.length > 2) return false;
  if (incoming?.kind !== 'line' || outgoing?.kind !== 'line') return false;
  if (distance(first.from, last.to) > longestCorner) return false;
  const isSmoothBefore = isParallel(direction(incoming.from, incoming.to), leaving(first));
  return isSmoothBefore && isParallel(arriving(last), direction(outgoing.from, outgoing.to));
}

type Curve = Segment & { kind: 'curve' };

/** Which way a curve sets out. */
function leaving({ from, first }: Curve): Point {
  return direction(from, first);
}

/** Which way a curve ends. */
function arriving({ second, to }: Curve): Point {
  return direction(second, to);
}

/** Whether two directions are the same, within about ten degrees. */
function isParallel(one: Point, other: Point): boolean {
  return one.x * other.x + one.y * other.y > 0.985;
}

function direction(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function squareRun(run: readonly Segment[]): readonly Segment[] {
  const [first, last] = [run[0], run.at(-1)];
  if (first?.kind !== 'curve' || last?.kind !== 'curve') return run;
  const tip = findTip(first, last);
  return tip === undefined ? run : toLines([first.from, ...tip, last.to]);
}

/** The points of the square corner: one where the lines meet, two at the end of a bar. */
function findTip(first: Curve, last: Curve): readonly Point[] | undefined {
  const into = leaving(first);
  const out = arriving(last);
  const gap = distance(first.from, last.to);
  const turn = into.x * out.y - into.y * out.x;
  const facing = into.x * out.x + into.y * out.y;
  if (Math.abs(turn) < 0.2 && facing < 0) {
    return [move(first.from, into, gap / 2), move(last.to, out, -gap / 2)];
  }
  const [dx, dy] = [last.to.x - first.from.x, last.to.y - first.from.y];
  const reach = (dx * out.y - dy * out.x) / turn;
  const isNear = reach > 0 && reach < gap * 1.5;
  return isNear ? [move(first.from, into, reach)] : undefined;
}

function move(point: Point, towards: Point, by: number): Point {
  return { x: point.x + towards.x * by, y: point.y + towards.y * by };
}

function toLines(points: readonly Point[]): Segment[] {
  return points.slice(1).map((to, index) => ({ kind: 'line', from: points[index] ?? to, to }));
}
