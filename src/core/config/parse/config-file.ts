import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import { formatPath } from '../../text/format-path.ts';
import { findRepeatedKeys, type JsonTree, valueOf } from '../../text/json/json-tree.ts';
import { type DataPath, type FindSpan, spansIn } from '../../text/source-tree.ts';
import { diagnoseConfig, type ConfigFacts } from '../config-entries.ts';
import type { ReportConfig } from '../report.ts';

/** A configuration that is valid JSON, and the problems found in it. Paths are those of the file. */
export class ConfigFile {
  readonly diagnostics: Diagnostic[] = [];
  private readonly tree: JsonTree;
  private readonly spanOf: FindSpan;
  private readonly placeOf: (offset: number) => Place;

  /** `placeOf` returns the place of an offset in the tree. */
  constructor(tree: JsonTree, placeOf: (offset: number) => Place) {
    this.tree = tree;
    this.spanOf = spansIn(tree);
    this.placeOf = placeOf;
  }

  /** Returns the place of a value or its key; for a missing one, that of the object without it. */
  locate(path: DataPath, at: 'key' | 'value' = 'value'): Place {
    return this.placeOf(this.spanOf(path, at).start);
  }

  /** Returns the text at a path; undefined for other values, and where there is none. */
  readonly textAt = (path: DataPath): string | undefined => {
    let node: JsonTree | undefined = this.tree;
    for (const segment of path) {
      if (node?.kind === 'list') node = node.items[Number(segment)];
      else if (node?.kind === 'map')
        node = node.entries.findLast(({ key }) => key === segment)?.value;
      else return undefined;
    }
    const value = node?.kind === 'scalar' ? valueOf(node) : undefined;
    return typeof value === 'string' ? value : undefined;
  };

  /** Adds a diagnostic. It is a function property, so that it can be passed to rules on its own. */
  readonly report: ReportConfig = (code, { path, at }, facts) => {
    // The compiler cannot infer that these are the facts of this code.
    const all = { ...facts, key: formatPath(path) } as unknown as ConfigFacts<typeof code>;
    this.diagnostics.push(diagnoseConfig(code, all, this.locate(path, at)));
  };

  /** Reports every duplicate key. Duplicates have no path, because parsed JSON keeps only the last one. */
  reportDuplicates(): void {
    for (const { key, first, again } of findRepeatedKeys(this.tree)) {
      const facts = { name: key, firstLine: this.placeOf(first.start).position?.line ?? 1 };
      const place = this.placeOf(again.start);
      this.diagnostics.push(diagnoseConfig('config/duplicate-key', facts, place));
    }
  }
}
