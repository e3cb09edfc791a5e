/**
 * docs.json from text to `Config`. Every problem of the file is found in one run, and what is wrong
 * is left out, so that the rest of the site can still be built.
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
import { repairConfig } from './repair-config.ts';
import { reportFaults } from './report-faults.ts';
import { createGuessKey } from './unknown-key.ts';
import { findInNewer, findInOlder } from './written-elsewhere.ts';
import type { ReportConfig, RuleContext } from '../report.ts';

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
  /** Absent where the file could not be read as it stands. */
  readonly written?: WrittenConfig;
  /** Of a file that could not be read, as much as can be guessed, so that all else is told too. */
  readonly config: Config;
  readonly diagnostics: readonly Diagnostic[];
  readonly locate: Locate;
  /** Whether something at the path of a config, in it or around it was left out, which was told. */
  readonly lacks: Lacks;
}

export type Lacks = (path: DataPath) => boolean;

/** What stands in for what a config cannot do without. */
const STAND_INS = { name: 'Documentation', navigation: [{ group: '', pages: [] }] };

/**
 * Parses docs.json (or a mint.json, which is the older format of the two). Never throws for what is
 * in the file. `parts`: the files that it takes in, by their paths.
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

/** Nothing is known but that there is a project. */
function unreadable({ path }: SourceFile, diagnostics: readonly Diagnostic[]): ParsedConfig {
  const config = configSchema.parse(STAND_INS);
  return { config, diagnostics, locate: () => ({ file: path }), lacks: () => true };
}

/** The value of a tree without what could not be read. */
function draftOf(tree: JsonTree): ConfigDraft {
  const draft = new ConfigDraft(toExactJson(tree));
  draft.tearOut(findLost(tree, []));
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
  reportFaults(faults, { schema: configSchema, guessKey, report: file.report });
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
  reportFaults(faults, { schema: newerSchema, guessKey, extraKeys, report: file.report });
  // What is no object is not of this format.
  if (read === undefined) throw new Error('A configuration of the newer format is an object');
  const toSource = (path: DataPath) => draft.toSource(toWrittenPath(path));
  const locate: Locate = (path, at) => file.locate(toSource(path), at);
  const reportAsWritten = reportFrom({ file, draft, isWhole }, (path) => draft.toSource(path));
  const config = toConfig(read, reportAsWritten);
  const report = reportFrom({ file, draft, isWhole }, toSource);
  // Its navigation is a tree, which the rules that look at this do not know.
  const user = { ...toUserConfig(read), navigation: [] };
  checkSettings(contextOf(draft, { config, written: user, report, locate }));
  checkEffects(draft.value, newerSchema, reportAsWritten);
  // Only an object becomes a config.
  const value = draft.value as Readonly<Record<string, unknown>>;
  const written = { format: 'newer', value, read } as const;
  const lacks: Lacks = (path) => draft.lacks(toSource(path));
  return { config, locate, lacks, ...(isWhole && !isGuess && { written }) };
}

/**
 * Tells of places in a value whose paths `toSource` turns into those of the file. That something is
 * empty is no mistake of its own where the repair may have emptied it.
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

/** What the rules see; their paths are those of the config. */
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
