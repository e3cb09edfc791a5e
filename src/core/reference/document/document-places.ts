/** Where the values of a document stand in its text, for those who tell what is wrong with them. */
import { placeIn } from '../../diagnostic/diagnostic.ts';
import { readJson } from '../../text/json/read-json.ts';
import type { Span } from '../../text/json/json-tree.ts';
import { type Position, positionsIn } from '../../text/source-file.ts';
import { type DataPath, type FindSpan, type SourceNode, spansIn } from '../../text/source-tree.ts';
import { depthLimit } from './depth.ts';
import type { ApiDocument } from './document.ts';
import { parseYamlDocument } from './yaml-document.ts';

/** The position of a value, or of its key; undefined where that cannot be told. */
type FindPosition = (path: DataPath, at?: 'key' | 'value') => Position | undefined;

/** Where values stand in a file of JSON or YAML. */
export function placesIn(file: string, text: string): ApiDocument['placeOf'] {
  const locate = createLocate(text);
  return (path, at) => placeIn(file, locate(path, at));
}

/** Where values stand in a text of JSON or YAML. Places are wanted only where something is wrong, so they are looked up when first asked for. */
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

/** The spans of all values of a text of JSON or YAML that have no parts, by where they begin. */
export function listScalarSpans(text: string): ReadonlyMap<number, Span> {
  const spans = new Map<number, Span>();
  const tree = readTree(text);
  const pending = tree === undefined ? [] : [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.kind === 'scalar') spans.set(node.start, node);
    else if (node.kind === 'list') pending.push(...node.items);
    else pending.push(...node.entries.map(({ value }) => value));
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
