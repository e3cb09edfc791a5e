import type { z } from 'zod';
import type { ConfigDocument, ConfigTree } from './config-tree.ts';
import type { FolderMetadata, organization } from './keys/search-engines.ts';

/** What a configuration holds that only the newer format can say. */
export interface NewerKeys {
  /** The branches that hold the groups of `navigation`, where they are written down themselves. */
  readonly tree?: ConfigTree;
  /** OpenAPI documents that parts of the tree ask pages of. */
  readonly documents?: readonly ConfigDocument[];
  /** Whether `api.baseUrl` leaves OpenAPI documents the servers that they name. */
  readonly keepsServers?: boolean;
  /** Pictures of dark mode, where they differ from those of light mode. */
  readonly inDarkMode?: { readonly favicon?: string; readonly backgroundImage?: string };
  /** Meta tags of folders, outer ones first. */
  readonly folderMetadata?: readonly FolderMetadata[];
  /** Who publishes the site. */
  readonly organization?: z.output<typeof organization>;
  /** Whether pages show the day of their last change; they do where it is absent. */
  readonly timestamp?: boolean;
}
