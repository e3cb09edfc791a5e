/** Reads the files of a configuration as one tree, whose values know where they are written. */
import { readConfigJson } from '../config/parse/read-config-json.ts';
import type { JsonMap, JsonTree, Span } from '../text/json/json-tree.ts';
import { offsetAt, type SourceFile } from '../text/source-file.ts';
import type { TextChange } from '../text/text-change.ts';

export interface ConfigFiles {
  readonly config: SourceFile;
  /** Further files that the configuration is written in, by their paths. */
  readonly parts: ReadonlyMap<string, SourceFile>;
}

export interface ConfigTexts {
  readonly config: SourceFile;
  /** The merged contents of all files, without keys that others override. */
  readonly tree: JsonMap;
  readonly spanOf: (node: JsonTree) => WrittenSpan;
}

/** Offsets in the text of one file. */
export interface WrittenSpan extends Span {
  readonly source: SourceFile;
}

/** What changes in one file. */
export interface ConfigChanges {
  readonly file: string;
  readonly changes: readonly TextChange[];
}

/** Returns undefined if the configuration is not an object. */
export function readConfigTexts({ config, parts }: ConfigFiles): ConfigTexts | undefined {
  const { tree, placeOf } = readConfigJson(config, parts);
  if (tree?.kind !== 'map') return undefined;
  const offsetOf = (text: string, offset: number) => {
    const { position } = placeOf(offset);
    return position === undefined ? 0 : offsetAt(text, position);
  };
  const spanOf = ({ start, end }: JsonTree): WrittenSpan => {
    const source = parts.get(placeOf(start).file) ?? config;
    return { source, start: offsetOf(source.text, start), end: offsetOf(source.text, end) };
  };
  return { config, tree, spanOf };
}
