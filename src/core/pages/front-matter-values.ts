/** The values of front matter as YAML nodes, and the diagnostic for one of the wrong type. */
import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import { withoutControls } from '../text/control-characters.ts';
import { diagnosePage } from './page-entries.ts';

/** One `key: value` of the front matter. */
export interface Given {
  readonly key: string;
  readonly node: Node | null;
  readonly place: Place;
  /** Converts an offset in the YAML to a place in the file. */
  readonly toPlace: (offset: number) => Place;
}

export function isEmpty(node: Node | null): boolean {
  return node === null || (isScalar(node) && node.value === null);
}

/** Returns the text of a scalar; numbers and the like stay as written, so that `1.10` keeps its zero. */
export function scalarText(node: Node | null): string | undefined {
  if (!isScalar(node) || isEmpty(node)) return undefined;
  return typeof node.value === 'string' ? withoutControls(node.value).trim() : node.source;
}

/** Returns the text of a scalar, or those of a list of scalars with commas between them. */
export function listedText(node: Node | null): string | undefined {
  if (!isSeq(node)) return scalarText(node);
  const texts = node.items.map((item) => scalarText(isNode(item) ? item : null));
  return texts.every((text) => text !== undefined) ? texts.join(', ') : undefined;
}

/**
 * `yes` and `on` are strings in YAML 1.2 but were booleans in YAML 1.1. They are accepted, so that a page
 * meant to be hidden stays hidden.
 */
const SWITCHES: ReadonlyMap<string | undefined, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['on', true],
  ['false', false],
  ['no', false],
  ['off', false],
]);

export function switchOf(node: Node | null): boolean | undefined {
  return SWITCHES.get(scalarText(node)?.toLowerCase());
}

export function wrongType({ key, node, place }: Given, expected: string): Diagnostic {
  return diagnosePage('front-matter/wrong-type', { key, found: describe(node), expected }, place);
}

function describe(node: Node | null): string {
  if (isSeq(node)) return 'a list';
  if (isMap(node)) return 'an object';
  const text = scalarText(node);
  return text === undefined ? 'empty' : `"${text}"`;
}
