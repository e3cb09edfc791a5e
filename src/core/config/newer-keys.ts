import type { z } from 'zod';
import type { ConfigDocument, ConfigSdk, ConfigTree, SiteDocument } from './config-tree.ts';
import type { FolderMetadata, organization } from './keys/search-engines.ts';

/** The parts of a configuration that only the newer format can express. */
export interface NewerKeys {
  /** The branches that contain the groups of `navigation`, if docs.json declares branches. */
  readonly tree?: ConfigTree;
  /** OpenAPI documents from which parts of the tree request pages. */
  readonly documents?: readonly ConfigDocument[];
  /** GraphQL schemas from which parts of the tree request pages. */
  readonly graphql?: readonly ConfigDocument[];
  /** The documentation of SDKs from which parts of the tree request pages. */
  readonly sdks?: readonly ConfigSdk[];
  /** The documents in `openapi` about which more is said than their paths. */
  readonly siteDocuments?: readonly SiteDocument[];
  /** Whether OpenAPI documents keep their own servers in spite of `api.baseUrl`. */
  readonly keepsServers?: boolean;
  /** Images for dark mode, if they differ from those for light mode. */
  readonly inDarkMode?: { readonly favicon?: string; readonly backgroundImage?: string };
  /** Meta tags of folders, outer folders first. */
  readonly folderMetadata?: readonly FolderMetadata[];
  /** The publisher of the site. */
  readonly organization?: z.output<typeof organization>;
  /** Whether pages show the date of their last change; they do by default. */
  readonly timestamp?: boolean;
}
