import type { Diagnostic } from '../core/diagnostic/diagnostic.ts';
import { parseConfig } from '../core/config/parse/parse-config.ts';
import { compareSites } from '../core/migrate/compare-sites.ts';
import {
  type ConfigFormat,
  describesApi,
  configFormatOf,
  migrateConfig,
} from '../core/migrate/migrate-config.ts';
import { leftFaults } from '../core/migrate/left-faults.ts';
import { diagnoseMigration } from '../core/migrate/migrate-entries.ts';
import type { Remark } from '../core/migrate/remark.ts';
import { formatUnifiedDiff } from '../core/migrate/unified-diff.ts';
import type { Site } from '../core/site.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import { applyMigration } from '../node/apply-migration.ts';
import { hasFile } from '../node/apply-rename.ts';
import { assembleSite } from '../node/assemble-site.ts';
import type { LoadedSite } from '../node/loaded-site.ts';
import { loadWhole, type WholeProject } from './load-whole.ts';

export interface MigrateOptions extends WholeProject {
  readonly to: ConfigFormat;
  /** Plans the migration without changing the disk. */
  readonly dryRun: boolean;
}

export type MigrateResult =
  | {
      readonly kind: 'migrated';
      /** The configuration before and after. */
      readonly from: SourceFile;
      readonly to: SourceFile;
      /** The changes in the format of `diff -u`. */
      readonly diff: string;
      readonly remarks: readonly Remark[];
      /** How many pages the site has. */
      readonly pages: number;
    }
  | { readonly kind: 'up-to-date'; readonly file: string }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] };

/**
 * Writes the configuration of a project in the other format. Assembles the site from both, and reports the
 * differences between them.
 *
 * @throws if a file cannot be written.
 */
export async function migrateSite({
  to,
  dryRun,
  ...project
}: MigrateOptions): Promise<MigrateResult> {
  const { loaded, diagnostics } = await loadWhole(project);
  const file = loaded?.docs.configFile;
  if (loaded === undefined || file === undefined) return { kind: 'refused', diagnostics };
  const { docs, site } = loaded;
  const { written, locate, diagnostics: faults } = parseConfig(file, docs.configParts);
  if (written === undefined) return { kind: 'refused', diagnostics };
  if (configFormatOf(written) === to) return { kind: 'up-to-date', file: file.path };
  const migration = migrateConfig({ file, written, locate, site });
  const target = migration.file;
  if (target.path !== file.path && hasFile(docs.dir, target.path)) {
    const facts = { target: target.path, source: file.path };
    const taken = diagnoseMigration('migrate/taken', facts, { file: target.path });
    return { kind: 'refused', diagnostics: [taken] };
  }
  const after = await loadAfter(loaded, target);
  const differences = compareSites({
    before: site,
    after,
    locate,
    hasApi: describesApi(site),
    isReported: migration.hasLost,
  });
  const gone = differences.filter(({ severity }) => severity === 'error');
  if (gone.length > 0) return { kind: 'refused', diagnostics: gone };
  const joined = [...docs.configParts.keys()].map((part) =>
    diagnoseMigration('migrate/joined-file', { target: target.path }, { file: part }),
  );
  if (!dryRun) applyMigration(docs.dir, { from: file.path, to: target });
  return {
    kind: 'migrated',
    from: file,
    to: target,
    diff: formatUnifiedDiff(file, target),
    remarks: [...leftFaults(faults), ...migration.remarks, ...joined, ...differences],
    pages: site.pages.length,
  };
}

/** Assembles the site of the same folder with the other configuration. */
async function loadAfter({ docs, options }: LoadedSite, configFile: SourceFile): Promise<Site> {
  const changed = { ...docs, configFile, configParts: new Map<string, SourceFile>() };
  const { loaded } = await assembleSite(changed, options);
  if (loaded === undefined) throw new Error('The configuration that was written cannot be read');
  return loaded.site;
}
