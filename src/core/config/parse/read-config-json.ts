import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import type { JsonTree } from '../../text/json/json-tree.ts';
import type { SourceFile } from '../../text/source-file.ts';
import { diagnoseConfig } from '../config-entries.ts';
import { isNewer } from '../newer/is-newer.ts';
import { joinFiles } from '../newer/join-files.ts';
import { readConfigText } from '../read-config-text.ts';

/** More than any real configuration has, and small enough to be read in one go. */
const MEGABYTE_LIMIT = 20;

export interface ConfigJson {
  /** The contents of all files together. Absent if the author's intent cannot be determined. */
  readonly tree?: JsonTree;
  readonly isNewer: boolean;
  /** Returns the place of an offset in the tree, in the file that contains its value. */
  readonly placeOf: (offset: number) => Place;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the configuration as one tree, including the files that it refers to: `parts`, by their paths. */
export function readConfigJson(
  source: SourceFile,
  parts: ReadonlyMap<string, SourceFile>,
): ConfigJson {
  const file = source.path;
  const megabytes = Math.ceil(source.text.length / 1024 / 1024);
  if (megabytes > MEGABYTE_LIMIT) {
    const facts = { megabytes, limit: MEGABYTE_LIMIT };
    const tooLarge = diagnoseConfig('config/too-large', facts, { file });
    return { isNewer: false, placeOf: () => ({ file }), diagnostics: [tooLarge] };
  }
  const { tree, positionOf, diagnostics } = readConfigText(source);
  if (tree === undefined) return { isNewer: false, placeOf: () => ({ file }), diagnostics };
  const joined = joinFiles({ source, tree, positionOf }, parts);
  return {
    ...joined,
    isNewer: isNewer(joined.tree),
    diagnostics: [...diagnostics, ...joined.diagnostics],
  };
}
