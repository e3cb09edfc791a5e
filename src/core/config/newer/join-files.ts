/**
 * Joins a configuration that is split into several files. An object with a string under `$ref` stands for
 * the contents of the file with that path, relative to the file around it. All files become one tree, whose
 * offsets identify the file of each value.
 */
import { normalizePath, parentOf } from '../../address/slug-path.ts';
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import {
  type JsonEntry,
  type JsonMap,
  type JsonScalar,
  type JsonTree,
  valueOf,
} from '../../text/json/json-tree.ts';
import type { Position, SourceFile } from '../../text/source-file.ts';
import { diagnoseConfig, type RefProblem } from '../config-entries.ts';
import { readConfigText } from '../read-config-text.ts';

/** The deepest nesting of files, more than any real project has. */
const MAX_NESTED_FILES = 32;

export interface JoinedFiles {
  readonly tree: JsonTree;
  /** Returns the place of an offset in the tree. */
  readonly placeOf: (offset: number) => Place;
  readonly diagnostics: readonly Diagnostic[];
}

/** A parsed file of a configuration, with the positions of the offsets in its tree. */
export interface ReadFile {
  readonly source: SourceFile;
  readonly tree: JsonTree;
  readonly positionOf: (offset: number) => Position;
}

/**
 * Joins a file with the files that it includes. `parts` are these files by their paths from the project
 * root.
 */
export function joinFiles(
  { tree, ...file }: ReadFile,
  parts: ReadonlyMap<string, SourceFile>,
): JoinedFiles {
  const { source } = file;
  const joiner = new Joiner(parts);
  const root = joiner.add({ tree, ...file });
  const joined = joiner.join(tree, { file: root, chain: [source.path] });
  return { tree: joined, placeOf: joiner.placeOf, diagnostics: joiner.diagnostics };
}

/** A file whose text begins at `start` in the concatenation of all texts. */
interface JoinedFile {
  readonly source: SourceFile;
  readonly start: number;
  readonly positionOf: (offset: number) => Position;
}

interface Scope {
  readonly file: JoinedFile;
  /** Paths of the files that include this one and its own, outermost first. */
  readonly chain: readonly string[];
}

class Joiner {
  readonly diagnostics: Diagnostic[] = [];
  readonly #parts: ReadonlyMap<string, SourceFile>;
  readonly #files: JoinedFile[] = [];
  #end = 0;

  constructor(parts: ReadonlyMap<string, SourceFile>) {
    this.#parts = parts;
  }

  add({ source, tree, positionOf }: ReadFile): JoinedFile {
    const file = { source, start: this.#end, positionOf };
    this.#files.push(file);
    // If a text was repaired, its tree can end after the text.
    this.#end += Math.max(source.text.length, tree.end) + 1;
    return file;
  }

  readonly placeOf = (offset: number): Place => {
    const file = this.#files.findLast(({ start }) => start <= offset) ?? this.#files[0];
    if (file === undefined) return { file: '' };
    return { file: file.source.path, position: file.positionOf(offset - file.start) };
  };

  /** Returns the tree with its references resolved, and with offsets in the concatenation of all texts. */
  join(node: JsonTree, scope: Scope): JsonTree {
    const { start } = scope.file;
    if (node.kind === 'scalar') return shift(node, start);
    if (node.kind === 'list') {
      return { ...shift(node, start), items: node.items.map((item) => this.join(item, scope)) };
    }
    const reference = referenceIn(node);
    if (reference !== undefined) return this.#follow(node, reference, scope);
    return this.#joinMap(node, scope);
  }

  #joinMap(node: JsonMap, scope: Scope): JsonMap {
    const { start } = scope.file;
    const entries = node.entries.map(({ key, keySpan, value }): JsonEntry => {
      return { key, keySpan: shift(keySpan, start), value: this.join(value, scope) };
    });
    return { ...shift(node, start), entries };
  }

  #follow(node: JsonMap, { key, value }: JsonEntry, scope: Scope): JsonTree {
    const others = { ...node, entries: node.entries.filter((entry) => entry.key !== key) };
    const own = this.#joinMap(others, scope);
    const found = this.#read(value, scope);
    if (found === undefined) return own.entries.length === 0 ? { ...own, isLost: true } : own;
    const target = this.join(found.tree, found.scope);
    if (target.kind !== 'map') return target;
    const named = new Set(own.entries.map((entry) => entry.key));
    // Keys next to the reference override those of its target.
    const rest = target.entries.filter((entry) => !named.has(entry.key));
    return { ...target, entries: [...rest, ...own.entries] };
  }

  #read(value: JsonTree, { file, chain }: Scope): { tree: JsonTree; scope: Scope } | undefined {
    const written = value.kind === 'scalar' ? String(valueOf(value)) : '';
    const place = this.placeOf(value.start + file.start);
    const path = normalizePath(`${parentOf(file.source.path)}/${written}`);
    const report = (reason: RefProblem) => {
      const facts = { target: written, reason, chain: [...chain, path ?? written] };
      this.diagnostics.push(diagnoseConfig('config/bad-ref', facts, place));
      return undefined;
    };
    if (path === undefined) {
      report('outside');
      return;
    }
    if (chain.includes(path)) {
      report('circle');
      return;
    }
    if (chain.length >= MAX_NESTED_FILES) {
      report('depth');
      return;
    }
    const source = this.#parts.get(path);
    if (source === undefined) {
      report('missing');
      return;
    }
    const { tree, positionOf, diagnostics } = readConfigText(source);
    for (const found of diagnostics) this.diagnostics.push(found);
    if (tree === undefined) return undefined;
    const added = this.add({ source, tree, positionOf });
    return { tree, scope: { file: added, chain: [...chain, path] } };
  }
}

/** Returns the `$ref` entry of an object, if it has one. */
function referenceIn({ entries }: JsonMap): JsonEntry | undefined {
  return entries.findLast(({ key, value }) => key === '$ref' && isText(value));
}

function isText(node: JsonTree): node is JsonScalar {
  return node.kind === 'scalar' && node.text.startsWith('"');
}

function shift<Node extends { start: number; end: number }>(node: Node, by: number): Node {
  return by === 0 ? node : { ...node, start: node.start + by, end: node.end + by };
}
