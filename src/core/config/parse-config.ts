/**
 * docs.json from text to `Config`. Every problem of the file is found in one run, and what is wrong
 * is left out, so that the rest of the site can still be built.
 */
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { orderDiagnostics } from '../diagnostic/order.ts';
import type { JsonTree } from '../text/json/json-tree.ts';
import { parseJson } from '../text/json/parse-json.ts';
import { positionsIn, type Position, type SourceFile } from '../text/source-file.ts';
import type { DataPath } from '../text/source-tree.ts';
import { diagnoseConfig } from './config-entries.ts';
import { ConfigFile } from './config-file.ts';
import { checkConfig } from './config-rules.ts';
import type { Config, UserConfig } from './config.ts';
import { ConfigDraft } from './draft.ts';
import { findNewerTells } from './newer-schema.ts';
import { repairConfig } from './repair-config.ts';
import { reportFaults } from './report-faults.ts';
import type { RuleContext } from './report.ts';

/** More than any real configuration has, and little enough to be read at once. */
const MEGABYTE_LIMIT = 20;

/**
 * The position of a value of the config, or of the key it is written under. Of a value that has a
 * default or another shape in the file, the nearest place around it. Undefined when the file could
 * not be read at all.
 */
export type Locate = (path: DataPath, at?: 'key' | 'value') => Position | undefined;

export interface ParsedConfig {
  /** Absent when there is no usable `name` and `navigation`. */
  readonly config?: Config;
  readonly diagnostics: readonly Diagnostic[];
  readonly locate: Locate;
}

/** Parses docs.json (or a mint.json, which is the same). Never throws for what is in the file. */
export function parseConfig(source: SourceFile): ParsedConfig {
  const read = readSource(source);
  if ('code' in read) return { diagnostics: [read], locate: () => undefined };
  const file = new ConfigFile(source, read.tree);
  const tells = findNewerTells(read.value);
  if (tells.length > 0) {
    file.report('config/newer-schema', { path: ['navigation'], at: 'key' }, { tells });
    return { diagnostics: file.diagnostics, locate: (path, at) => file.locate(path, at) };
  }
  file.reportDuplicates();
  const draft = new ConfigDraft(read.value);
  const { config, faults } = repairConfig(draft);
  reportFaults(faults, file.report);
  const locate: Locate = (path, at) => file.locate(draft.toSource(path), at);
  if (config !== undefined) checkConfig(contextOf(file, { config, draft, locate }));
  const diagnostics = orderDiagnostics(file.diagnostics);
  return { ...(config && { config }), diagnostics, locate };
}

/** The value and its places, or what keeps the text from having any. */
function readSource(source: SourceFile): { value: unknown; tree: JsonTree } | Diagnostic {
  const file = source.path;
  const megabytes = Math.ceil(source.text.length / 1024 / 1024);
  if (megabytes > MEGABYTE_LIMIT) {
    return diagnoseConfig('config/too-large', { megabytes, limit: MEGABYTE_LIMIT }, { file });
  }
  const parsed = parseJson(source.text);
  if (!('problem' in parsed)) return parsed;
  const { problem, offset } = parsed;
  const place = { file, position: positionsIn(source.text)(offset) };
  if (problem.kind === 'empty') return diagnoseConfig('config/empty', {}, place);
  return diagnoseConfig('config/syntax', { problem }, place);
}

/** What the rules see; their paths, which are those of the config, become those of the file. */
function contextOf(
  file: ConfigFile,
  { config, draft, locate }: { config: Config; draft: ConfigDraft; locate: Locate },
): RuleContext {
  return {
    config,
    // Only a valid draft becomes a config.
    written: draft.value as UserConfig,
    report: (code, { path, at = 'value' }, facts) =>
      file.report(code, { path: draft.toSource(path), at }, facts),
    hasLost: (path) => draft.hasLost(path),
    lineOf: (path) => locate(path)?.line ?? 1,
  };
}
