/**
 * Converts a configuration to the other of the two formats: its text, and what it could not express. Only
 * plans; `compare-sites.ts` then reports what pages show differently.
 */
import { configSchema } from '../config/config.ts';
import type { Locate, WrittenConfig } from '../config/parse/parse-config.ts';
import { newerSchema } from '../config/newer/newer-schema.ts';
import type { SourceFile } from '../text/source-file.ts';
import type { Site } from '../site.ts';
import { hasAnchors } from './anchor-colors.ts';
import { formatConfig } from './format-config.ts';
import { DroppedKeys } from './dropped-keys.ts';
import type { Remark } from './remark.ts';
import { toNewerKeys } from './to-newer-keys.ts';
import { toNewerTree } from './to-newer-tree.ts';
import { toOlderKeys } from './to-older-keys.ts';
import { toOlderNavigation } from './to-older-navigation.ts';

/** The formats as the command line calls them: that of `mint.json`, and the newer `docs.json`. */
export type ConfigFormat = 'mint' | 'docs';

export interface MigrationInput {
  readonly file: SourceFile;
  readonly written: WrittenConfig;
  readonly locate: Locate;
  /** The site that the file makes. */
  readonly site: Site;
}

export interface MigratedConfig {
  readonly file: SourceFile;
  readonly remarks: readonly Remark[];
  /** Whether something below a key of `Config` could not be expressed. */
  readonly hasLost: (key: string) => boolean;
}

export function configFormatOf({ format }: WrittenConfig): ConfigFormat {
  return format === 'older' ? 'mint' : 'docs';
}

/** Converts the file to the format that it is not in. */
export function migrateConfig(input: MigrationInput): MigratedConfig {
  const { file, written, locate } = input;
  const left = new DroppedKeys(written.value);
  const isOlder = written.format === 'older';
  const { value, remarks } = isOlder
    ? toNewer(input, written.value, left)
    : toOlder(input, written, left);
  const schema = isOlder ? configSchema : newerSchema;
  return {
    file: { path: isOlder ? 'docs.json' : 'mint.json', text: formatConfig(value, file.text) },
    remarks: [...left.toRemarks(schema, locate), ...remarks],
    hasLost: (key) => left.has(key),
  };
}

type Made = { readonly value: unknown; readonly remarks: readonly Remark[] };

function toNewer(
  { site, locate }: MigrationInput,
  written: Extract<WrittenConfig, { format: 'older' }>['value'],
  left: DroppedKeys,
): Made {
  const { navigation, remarks } = toNewerTree(site, locate);
  const value = toNewerKeys({
    written,
    config: site.config,
    navigation,
    left,
    hasApi: describesApi(site),
    hasDocuments: hasDocuments(site),
    hasAnchors: hasAnchors(site.config),
  });
  return { value, remarks };
}

function toOlder(
  { site, locate }: MigrationInput,
  { value, read }: Extract<WrittenConfig, { format: 'newer' }>,
  left: DroppedKeys,
): Made {
  const { tree } = site.config;
  if (tree === undefined) throw new Error('A configuration of the newer format has a tree');
  const { keys, remarks } = toOlderNavigation(site, tree, { locate, left });
  return {
    value: toOlderKeys({
      value,
      read,
      navigation: keys,
      left,
      hasApi: describesApi(site),
      hasDocuments: hasDocuments(site),
    }),
    remarks,
  };
}

/** Whether pages describe endpoints, so that settings of the API reference mean something. */
export function describesApi(site: Site): boolean {
  return hasDocuments(site) || site.pages.some(({ frontMatter }) => frontMatter.api !== undefined);
}

function hasDocuments({ references }: Site): boolean {
  return references.documents.length > 0;
}
