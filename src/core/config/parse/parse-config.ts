/**
 * docs.json from text to `Config`. Every problem of the file is found in one run, and what is wrong
 * is left out, so that the rest of the site can still be built.
 */
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import { orderDiagnostics } from '../../diagnostic/order.ts';
import { toExactJson } from '../../text/json/exact-json.ts';
import type { JsonTree } from '../../text/json/json-tree.ts';
import { parseJson } from '../../text/json/parse-json.ts';
import { positionsIn, type SourceFile } from '../../text/source-file.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { diagnoseConfig } from '../config-entries.ts';
import { ConfigFile } from './config-file.ts';
import { checkConfig, checkEffects, checkSettings } from '../config-rules.ts';
import { type Config, configSchema, type UserConfig } from '../config.ts';
import { ConfigDraft } from './draft.ts';
import { joinFiles } from '../newer/join-files.ts';
import { isNewer } from '../newer/is-newer.ts';
import { type NewerConfig, newerSchema } from '../newer/newer-schema.ts';
import { toConfig, toUserConfig } from '../newer/to-config.ts';
import { toWrittenPath } from '../newer/written-path.ts';
import { repairConfig } from './repair-config.ts';
import { reportFaults } from './report-faults.ts';
import type { ReportConfig, RuleContext } from '../report.ts';

/** More than any real configuration has, and little enough to be read at once. */
const MEGABYTE_LIMIT = 20;

/**
 * The place of a value of the config, or of the key it is written under. Of a value that has a
 * default or another shape in the file, the nearest place around it. The whole file when it could
 * not be read at all.
 */
export type Locate = (path: DataPath, at?: 'key' | 'value') => Place;

/** The value of the file without what is wrong in it, and which of the two formats it is in. */
export type WrittenConfig =
  | { readonly format: 'older'; readonly value: UserConfig }
  | {
      readonly format: 'newer';
      /** As it stands in the file, its references followed. */
      readonly value: Readonly<Record<string, unknown>>;
      readonly read: NewerConfig;
    };

export interface ParsedConfig {
  /** Absent where there is no config. */
  readonly written?: WrittenConfig;
  /** Absent when there is no usable `name` and `navigation`. */
  readonly config?: Config;
  readonly diagnostics: readonly Diagnostic[];
  readonly locate: Locate;
}

/**
 * Parses docs.json (or a mint.json, which is the older format of the two). Never throws for what is
 * in the file. A docs.json of the newer format may take in other files: `parts`,
 * by their paths.
 */
export function parseConfig(
  source: SourceFile,
  parts: ReadonlyMap<string, SourceFile> = new Map(),
): ParsedConfig {
  const read = readSource(source);
  if ('code' in read) return { diagnostics: [read], locate: () => ({ file: source.path }) };
  if (isNewer(read.value)) {
    const { tree, placeOf, diagnostics } = joinFiles(source, read.tree, parts);
    const file = new ConfigFile(tree, placeOf);
    file.reportDuplicates();
    const interpreted = readNewer(file, new ConfigDraft(toExactJson(tree)));
    const all = [...diagnostics, ...orderDiagnostics(file.diagnostics)];
    return { ...interpreted, diagnostics: all };
  }
  const positionOf = positionsIn(source.text);
  const file = new ConfigFile(read.tree, (offset) => {
    return { file: source.path, position: positionOf(offset) };
  });
  file.reportDuplicates();
  const interpreted = readOlder(file, new ConfigDraft(read.value));
  return { ...interpreted, diagnostics: orderDiagnostics(file.diagnostics) };
}

type Interpreted = Omit<ParsedConfig, 'diagnostics'>;

function readOlder(file: ConfigFile, draft: ConfigDraft): Interpreted {
  const { config, faults } = repairConfig(draft, configSchema);
  reportFaults(faults, { schema: configSchema, report: file.report });
  const locate: Locate = (path, at) => file.locate(draft.toSource(path), at);
  if (config === undefined) return { locate };
  const report = reportFrom(file, (path) => draft.toSource(path));
  // Only a valid draft becomes a config.
  const written = draft.value as UserConfig;
  checkConfig(contextOf(draft, { config, written, report, locate }));
  checkEffects(written, configSchema, report);
  return { config, written: { format: 'older', value: written }, locate };
}

function readNewer(file: ConfigFile, draft: ConfigDraft): Interpreted {
  const { config: read, faults } = repairConfig(draft, newerSchema);
  reportFaults(faults, { schema: newerSchema, report: file.report });
  const toSource = (path: DataPath) => draft.toSource(toWrittenPath(path));
  const locate: Locate = (path, at) => file.locate(toSource(path), at);
  if (read === undefined) return { locate };
  const reportAsWritten = reportFrom(file, (path) => draft.toSource(path));
  const config = toConfig(read, reportAsWritten);
  const report = reportFrom(file, toSource);
  // Its navigation is a tree, which the rules that look at this do not know.
  const user = { ...toUserConfig(read), navigation: [] };
  checkSettings(contextOf(draft, { config, written: user, report, locate }));
  checkEffects(draft.value, newerSchema, reportAsWritten);
  // Only an object becomes a config.
  const value = draft.value as Readonly<Record<string, unknown>>;
  return { config, written: { format: 'newer', value, read }, locate };
}

/** Tells of places in a value whose paths `toSource` turns into those of the file. */
function reportFrom(file: ConfigFile, toSource: (path: DataPath) => DataPath): ReportConfig {
  return (code, { path, at = 'value' }, facts) =>
    file.report(code, { path: toSource(path), at }, facts);
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

/** What the rules see; their paths are those of the config. */
function contextOf(
  draft: ConfigDraft,
  { locate, ...given }: Pick<RuleContext, 'config' | 'written' | 'report'> & { locate: Locate },
): RuleContext {
  return {
    ...given,
    hasLost: (path) => draft.hasLost(path),
    lineOf: (path) => locate(path).position?.line ?? 1,
  };
}
