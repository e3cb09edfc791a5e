import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import { formatPath } from '../../text/format-path.ts';
import { findRepeatedKeys, type JsonTree } from '../../text/json/json-tree.ts';
import { type DataPath, type FindSpan, spansIn } from '../../text/source-tree.ts';
import { diagnoseConfig, type ConfigFacts } from '../config-entries.ts';
import type { ReportConfig } from '../report.ts';

/** A configuration that is valid JSON, and what has been found in it. Paths are those of the file. */
export class ConfigFile {
  readonly diagnostics: Diagnostic[] = [];
  private readonly tree: JsonTree;
  private readonly spanOf: FindSpan;
  private readonly placeOf: (offset: number) => Place;

  /** `placeOf` knows the place of an offset in the tree. */
  constructor(tree: JsonTree, placeOf: (offset: number) => Place) {
    this.tree = tree;
    this.spanOf = spansIn(tree);
    this.placeOf = placeOf;
  }

  /** The place of a value or its key; of what is missing, the object that lacks it. */
  locate(path: DataPath, at: 'key' | 'value' = 'value'): Place {
    return this.placeOf(this.spanOf(path, at).start);
  }

  /** Adds a diagnostic; a function of its own, so that rules can be given it alone. */
  readonly report: ReportConfig = (code, { path, at }, facts) => {
    // The compiler cannot see that these are the facts of this code, whichever it is.
    const all = { ...facts, key: formatPath(path) } as unknown as ConfigFacts<typeof code>;
    this.diagnostics.push(diagnoseConfig(code, all, this.locate(path, at)));
  };

  /** Adds every key that is written twice. They have no path: JSON knows only the last. */
  reportDuplicates(): void {
    for (const { key, first, again } of findRepeatedKeys(this.tree)) {
      const facts = { name: key, firstLine: this.placeOf(first.start).position?.line ?? 1 };
      const place = this.placeOf(again.start);
      this.diagnostics.push(diagnoseConfig('config/duplicate-key', facts, place));
    }
  }
}
