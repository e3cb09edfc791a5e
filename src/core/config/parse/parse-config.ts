/**
 * Parses docs.json to a `Config`. All problems of the file are found in one run, and wrong values are left
 * out, so that the rest of the site can still be built.
 */
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import { orderDiagnostics } from '../../diagnostic/order.ts';
import { toExactJson } from '../../text/json/exact-json.ts';
import type { JsonTree } from '../../text/json/json-tree.ts';
import type { SourceFile } from '../../text/source-file.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { ConfigFile } from './config-file.ts';
import { checkConfig, checkEffects, checkSettings } from '../config-rules.ts';
import { type Config, configSchema, type UserConfig } from '../config.ts';
import { ConfigDraft } from './draft.ts';
import { extraKeys, type NewerConfig, newerSchema } from '../newer/newer-schema.ts';
import { toConfig, toUserConfig } from '../newer/to-config.ts';
import { toWrittenPath } from '../newer/written-path.ts';
import { readConfigJson } from './read-config-json.ts';
import { type ConfigProblem, repairConfig } from './repair-config.ts';
import { reportFaults } from './report-faults.ts';
import { createGuessKey } from './unknown-key.ts';
import { findInNewer, findInOlder } from './written-elsewhere.ts';
import type { ReportConfig, RuleContext } from '../report.ts';

/**
 * Returns the place of a config value or of its key. For a value that is a default or has another shape in
 * the file, it is the nearest place around it. If the file could not be read at all, it is the whole file.
 */
export type Locate = (path: DataPath, at?: 'key' | 'value') => Place;

/** The value of the file without wrong parts, and the format that it is in. */
export type WrittenConfig =
  | { readonly format: 'older'; readonly value: UserConfig }
  | {
      readonly format: 'newer';
      /** The value as written, with its references resolved. */
      readonly value: Readonly<Record<string, unknown>>;
      readonly read: NewerConfig;
    };

export interface ParsedConfig {
  /** Absent if parts of the file had to be guessed or could not be read. */
  readonly written?: WrittenConfig;
  /**
   * For an unreadable file, a placeholder with as much as can be guessed, so that all other problems are
   * reported too.
   */
  readonly config: Config;
  readonly diagnostics: readonly Diagnostic[];
  readonly locate: Locate;
  /**
   * Whether anything at a path of the config, inside it or around it was left out, which has been reported.
   */
  readonly lacks: Lacks;
}

export type Lacks = (path: DataPath) => boolean;

/** Placeholders for the keys without which there is no config. */
const STAND_INS = { name: 'Documentation', navigation: [{ group: '', pages: [] }] };

/**
 * Parses docs.json, or mint.json, which is the older of the two formats. Never throws because of the
 * contents of the file. `parts` are the files that it includes, by their paths.
 */
export function parseConfig(
  source: SourceFile,
  parts: ReadonlyMap<string, SourceFile> = new Map(),
): ParsedConfig {
  const { tree, placeOf, diagnostics: before, ...read } = readConfigJson(source, parts);
  if (tree === undefined) return unreadable(source, before);
  const file = new ConfigFile(tree, placeOf);
  file.reportDuplicates();
  const interpret = read.isNewer ? readNewer : readOlder;
  const interpreted = interpret(file, draftOf(tree), before.length === 0);
  return {
    ...(interpreted ?? unreadable(source, [])),
    diagnostics: orderDiagnostics([...before, ...file.diagnostics]),
  };
}

type Interpreted = Omit<ParsedConfig, 'diagnostics'>;

/** Returns a placeholder config for a file of which nothing could be read. */
function unreadable({ path }: SourceFile, diagnostics: readonly Diagnostic[]): ParsedConfig {
  const config = configSchema.parse(STAND_INS);
  return { config, diagnostics, locate: () => ({ file: path }), lacks: () => true };
}

/** Returns the value of a tree without the parts that could not be read. */
function draftOf(tree: JsonTree): ConfigDraft {
  const draft = new ConfigDraft(toExactJson(tree));
  draft.removeInvalid(findLost(tree, []));
  return draft;
}

function findLost(node: JsonTree, path: DataPath): DataPath[] {
  if (node.kind !== 'list' && node.isLost === true) return [path];
  switch (node.kind) {
    case 'scalar':
      return [];
    case 'list':
      return node.items.flatMap((item, rank) => findLost(item, [...path, rank]));
    case 'map':
      return node.entries.flatMap(({ key, value }) => findLost(value, [...path, key]));
  }
}

function readOlder(
  file: ConfigFile,
  draft: ConfigDraft,
  isWhole: boolean,
): Interpreted | undefined {
  const guessKey = createGuessKey(configSchema, findInOlder);
  const options = { schema: configSchema, guessKey, standIns: STAND_INS };
  const { config, faults, isGuess } = repairConfig(draft, options);
  reportFaults(isWhole ? faults : withoutLost(faults), {
    schema: configSchema,
    guessKey,
    report: file.report,
  });
  if (config === undefined) return undefined;
  const toSource = (path: DataPath) => draft.toSource(path);
  const locate: Locate = (path, at) => file.locate(toSource(path), at);
  const report = reportFrom({ file, draft, isWhole }, toSource);
  // Only a valid draft becomes a config.
  const value = draft.value as UserConfig;
  checkConfig(contextOf(draft, { config, written: value, report, locate }));
  checkEffects(value, configSchema, report);
  const written = { format: 'older', value } as const;
  const lacks: Lacks = (path) => draft.lacks(toSource(path));
  return { config, locate, lacks, ...(isWhole && !isGuess && { written }) };
}

function readNewer(file: ConfigFile, draft: ConfigDraft, isWhole: boolean): Interpreted {
  const guessKey = createGuessKey(newerSchema, findInNewer);
  const options = {
    schema: newerSchema,
    guessKey,
    standIns: { ...STAND_INS, navigation: {} },
  };
  const { config: read, faults, isGuess } = repairConfig(draft, options);
  reportFaults(isWhole ? faults : withoutLost(faults), {
    schema: newerSchema,
    guessKey,
    extraKeys,
    textAt: file.textAt,
    report: file.report,
  });
  // Only an object is recognized as the newer format.
  if (read === undefined) throw new Error('A configuration of the newer format is an object');
  const toSource = (path: DataPath) => draft.toSource(toWrittenPath(path));
  const locate: Locate = (path, at) => file.locate(toSource(path), at);
  const reportAsWritten = reportFrom({ file, draft, isWhole }, (path) => draft.toSource(path));
  const config = toConfig(read, reportAsWritten);
  const report = reportFrom({ file, draft, isWhole }, toSource);
  // The navigation is a tree here, which rules about the older navigation do not support.
  const user = { ...toUserConfig(read), navigation: [] };
  checkSettings(contextOf(draft, { config, written: user, report, locate }));
  checkEffects(draft.value, newerSchema, reportAsWritten);
  // Only an object becomes a config.
  const value = draft.value as Readonly<Record<string, unknown>>;
  const written = { format: 'newer', value, read } as const;
  const lacks: Lacks = (path) => draft.lacks(toSource(path));
  return { config, locate, lacks, ...(isWhole && !isGuess && { written }) };
}

/** Drops what may only be missing because a part of the file could not be read. */
function withoutLost(faults: readonly ConfigProblem[]): readonly ConfigProblem[] {
  return faults.filter(
    ({ kind, path }) => !(kind === 'missing-key' && path.length === 1) && kind !== 'empty',
  );
}

/**
 * Reports problems of a value whose paths `toSource` converts to those of the file. An empty value is not
 * reported if the repair may have emptied it.
 */
function reportFrom(
  { file, draft, isWhole }: { file: ConfigFile; draft: ConfigDraft; isWhole: boolean },
  toSource: (path: DataPath) => DataPath,
): ReportConfig {
  return (code, { path, at = 'value' }, facts) => {
    const source = toSource(path);
    if (code.startsWith('config/empty-') && (!isWhole || draft.lacks(source))) return;
    file.report(code, { path: source, at }, facts);
  };
}

/** Returns the context of rules. Its paths are those of the config. */
function contextOf(
  draft: ConfigDraft,
  { locate, ...given }: Pick<RuleContext, 'config' | 'written' | 'report'> & { locate: Locate },
): RuleContext {
  return {
    ...given,
    hasLost: (path) => draft.hasLost(path) || draft.lacks(draft.toSource(path)),
    lineOf: (path) => locate(path).position?.line ?? 1,
  };
}
