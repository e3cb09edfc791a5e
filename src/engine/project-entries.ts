/**
 * The catalog of all diagnostics for authors, except those about the command line itself. Each sentence is
 * next to its rule; here they are looked up by code to be explained.
 */
import { sitePathEntries } from '../core/address/site-path-entries.ts';
import { colorEntries } from '../core/checks/color-entries.ts';
import { contentEntries } from '../core/checks/content-entries.ts';
import { elementEntries } from '../core/checks/element-entries.ts';
import { siteEntries } from '../core/checks/site-entries.ts';
import { browserEntries } from '../core/components/browser-entries.ts';
import { componentEntries } from '../core/components/component-entries.ts';
import { configEntries } from '../core/config/config-entries.ts';
import type { AnyEntry } from '../core/diagnostic/catalog.ts';
import { ignoreEntries } from '../core/diagnostic/silence/ignore-entries.ts';
import { linkEntries } from '../core/links/link-entries.ts';
import { liveEntries } from '../core/live/live-entries.ts';
import { migrateEntries } from '../core/migrate/migrate-entries.ts';
import { navigationEntries } from '../core/navigation/navigation-entries.ts';
import { pageEntries } from '../core/pages/page-entries.ts';
import { loadEntries } from '../core/policy/load-entries.ts';
import { openapiSchemaEntries } from '../core/reference/checks/openapi-schema-entries.ts';
import { openapiValueEntries } from '../core/reference/checks/openapi-value-entries.ts';
import { openapiContentEntries } from '../core/reference/document/openapi-content-entries.ts';
import { openapiEntries } from '../core/reference/document/openapi-entries.ts';
import { graphqlEntries } from '../core/reference/graphql/graphql-entries.ts';
import { sdkEntries } from '../core/reference/sdk/sdk-entries.ts';
import { overlayEntries } from '../core/reference/overlay/overlay-entries.ts';
import { openapiReferenceEntries } from '../core/reference/pages/openapi-reference-entries.ts';
import { renameEntries } from '../core/rename/rename-entries.ts';
import { balanceEntries } from '../markdown/balance/balance-entries.ts';
import { islandEntries } from '../markdown/islands/island-entries.ts';
import { markEntries } from '../markdown/slips/mark-entries.ts';
import { slipEntries } from '../markdown/slips/slip-entries.ts';
import { codeEntries } from '../markdown/model/code-entries.ts';
import { repairEntries } from '../markdown/repair/repair-entries.ts';
import { markdownEntries } from '../markdown/model/markdown-entries.ts';
import { snippetEntries } from '../markdown/model/snippet-entries.ts';
import { filesEntries } from '../node/disk/files-entries.ts';
import { outputEntries } from '../node/output/output-entries.ts';

export const projectEntries: Readonly<Record<string, AnyEntry>> = {
  ...sitePathEntries,
  ...colorEntries,
  ...contentEntries,
  ...elementEntries,
  ...siteEntries,
  ...componentEntries,
  ...browserEntries,
  ...configEntries,
  ...ignoreEntries,
  ...linkEntries,
  ...liveEntries,
  ...loadEntries,
  ...migrateEntries,
  ...navigationEntries,
  ...pageEntries,
  ...graphqlEntries,
  ...sdkEntries,
  ...openapiContentEntries,
  ...openapiEntries,
  ...openapiReferenceEntries,
  ...openapiSchemaEntries,
  ...openapiValueEntries,
  ...overlayEntries,
  ...renameEntries,
  ...balanceEntries,
  ...islandEntries,
  ...codeEntries,
  ...markdownEntries,
  ...repairEntries,
  ...slipEntries,
  ...markEntries,
  ...snippetEntries,
  ...filesEntries,
  ...outputEntries,
};
