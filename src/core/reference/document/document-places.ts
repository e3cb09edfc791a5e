/** Finds where the values of a document are in its text, for code that reports what is wrong with them. */
import { placeIn } from '../../diagnostic/diagnostic.ts';
import { readJson } from '../../text/json/read-json.ts';
import type { Span } from '../../text/json/json-tree.ts';
import { type Position, positionsIn } from '../../text/source-file.ts';
import { type DataPath, type FindSpan, type SourceNode, spansIn } from '../../text/source-tree.ts';
import { depthLimit } from './depth.ts';
import type { ApiDocument } from './document.ts';
import { parseYamlDocument } from './yaml-document.ts';

/** Returns the position of a value, or of its key; undefined if it cannot be determined. */
type FindPosition = (path: DataPath, at?: 'key' | 'value') => Position | undefined;

/** Locates values in a JSON or YAML file. */
export function placesIn(file: string, text: string): ApiDocument['placeOf'] {
  const locate = createLocate(text);
  return (path, at) => placeIn(file, locate(path, at));
}

/**
 * Locates values in a JSON or YAML text. Positions are needed only for reports, so the text is parsed for
 * them when the first one is asked for.
 */
function createLocate(text: string): FindPosition {
  let places:
    | { spanOf: FindSpan | undefined; toPosition: (offset: number) => Position }
    | undefined;
  return (path: DataPath, at) => {
    places ??= { spanOf: readSpans(text), toPosition: positionsIn(text) };
    const { spanOf, toPosition } = places;
    return spanOf && toPosition(spanOf(path, at).start);
  };
}

/** Maps the start offset of each scalar in a JSON or YAML text to its span. */
export function listScalarSpans(text: string): ReadonlyMap<number, Span> {
  const spans = new Map<number, Span>();
  const tree = readTree(text);
  const pending = tree === undefined ? [] : [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.kind === 'scalar') spans.set(node.start, node);
    else if (node.kind === 'list') for (const item of node.items) pending.push(item);
    else for (const { value } of node.entries) pending.push(value);
  }
  return spans;
}

function readSpans(text: string): FindSpan | undefined {
  const tree = readTree(text);
  return tree && spansIn(tree);
}

function readTree(text: string): SourceNode | undefined {
  if (text.trimStart().startsWith('{')) {
    const { tree } = readJson(text, depthLimit);
    if (tree !== undefined) return tree;
  }
  return parseYamlDocument(text).toTree();
}
