import type { AnyEntry } from './catalogue.ts';
import { cliEntries } from './cli-entries.ts';
import { colorEntries } from './color-entries.ts';
import { componentEntries } from './component-entries.ts';
import { configEntries } from './config-entries.ts';
import { contentEntries } from './content-entries.ts';
import { filesEntries } from './files-entries.ts';
import { markdownEntries } from './markdown-entries.ts';
import { navigationEntries } from './navigation-entries.ts';
import { openapiContentEntries } from './openapi-content-entries.ts';
import { openapiEntries } from './openapi-entries.ts';
import { openapiReferenceEntries } from './openapi-reference-entries.ts';
import { outputEntries } from './output-entries.ts';
import { pageEntries } from './page-entries.ts';
import { renameEntries } from './rename-entries.ts';
import { siteEntries } from './site-entries.ts';
import { sitePathEntries } from './site-path-entries.ts';
import { snippetEntries } from './snippet-entries.ts';

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
  ...componentEntries,
  ...snippetEntries,
  ...openapiEntries,
  ...openapiContentEntries,
  ...openapiReferenceEntries,
  ...outputEntries,
  ...cliEntries,
  ...renameEntries,
};
