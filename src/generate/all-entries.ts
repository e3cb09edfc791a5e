import { cliEntries } from '../cli/terminal/cli-entries.ts';
import { sitePathEntries } from '../core/address/site-path-entries.ts';
import { colorEntries } from '../core/checks/color-entries.ts';
import { contentEntries } from '../core/checks/content-entries.ts';
import { elementEntries } from '../core/checks/element-entries.ts';
import { siteEntries } from '../core/checks/site-entries.ts';
import { componentEntries } from '../core/components/component-entries.ts';
import { configEntries } from '../core/config/config-entries.ts';
import type { AnyEntry } from '../core/diagnostic/catalogue.ts';
import { migrateEntries } from '../core/migrate/migrate-entries.ts';
import { navigationEntries } from '../core/navigation/navigation-entries.ts';
import { pageEntries } from '../core/pages/page-entries.ts';
import { openapiContentEntries } from '../core/reference/document/openapi-content-entries.ts';
import { openapiEntries } from '../core/reference/document/openapi-entries.ts';
import { openapiReferenceEntries } from '../core/reference/pages/openapi-reference-entries.ts';
import { renameEntries } from '../core/rename/rename-entries.ts';
import { islandEntries } from '../markdown/islands/island-entries.ts';
import { markdownEntries } from '../markdown/model/markdown-entries.ts';
import { snippetEntries } from '../markdown/model/snippet-entries.ts';
import { filesEntries } from '../node/disk/files-entries.ts';
import { outputEntries } from '../node/output/output-entries.ts';

/** The whole catalogue by code, for those who describe it; a test holds that nothing is left out. */
export const allEntries: Readonly<Record<string, AnyEntry>> = {
  ...configEntries,
  ...colorEntries,
  ...navigationEntries,
  ...filesEntries,
  ...siteEntries,
  ...sitePathEntries,
  ...pageEntries,
  ...markdownEntries,
  ...contentEntries,
  ...elementEntries,
  ...componentEntries,
  ...islandEntries,
  ...snippetEntries,
  ...openapiEntries,
  ...openapiContentEntries,
  ...openapiReferenceEntries,
  ...outputEntries,
  ...cliEntries,
  ...renameEntries,
  ...migrateEntries,
};
