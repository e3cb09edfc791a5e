/** The navigation as a tree of branches, if docs.json declares it as one. */
import type { DataPath } from '../text/source-tree.ts';
import type { Bars } from './bars.ts';
import type { Color } from './keys/color.ts';
import type { ConfigGroup } from './keys/navigation.ts';

/** The criteria by which branches divide a site. */
export type BranchAxis =
  | 'language'
  | 'version'
  | 'product'
  | 'dropdown'
  | 'tab'
  | 'item'
  | 'anchor';

/** A node of the tree: a list of branches along one axis, or a list of pages for one sidebar. */
export interface ConfigTree {
  readonly branches: readonly ConfigBranch[];
  /** The entries of the sidebar, with the path of each in docs.json. */
  readonly entries: readonly ListEntry[];
  /** Links shown after the branches of their axis on every page inside. */
  readonly globals: readonly ConfigBranch[];
}

export interface ListEntry {
  readonly entry: string | ConfigGroup;
  readonly at: DataPath;
}

/** A branch that readers can choose, with its contents. */
export interface ConfigBranch extends ConfigTree {
  readonly axis: BranchAxis;
  /** Path of the branch in docs.json. */
  readonly at: DataPath;
  /** The name of the branch; for a language, its canonical tag. */
  readonly name: string;
  readonly label: string;
  /** The link of the branch, if it contains no pages. */
  readonly href?: string;
  readonly icon?: { readonly name: string; readonly type?: string };
  readonly color?: Color;
  readonly description?: string;
  readonly tag?: string;
  /** For a language: the bars around its pages that replace the site's. */
  readonly bars?: Partial<Bars>;
  readonly isDefault: boolean;
  /** Whether a tab is at the end of its row. */
  readonly isAtEnd: boolean;
  readonly isHidden: boolean;
  /** Whether its pages are included in search and in files for machines. */
  readonly isSearchable: boolean;
}

/** What docs.json says about a document of the whole site. */
export type SiteDocument = Omit<ConfigDocument, 'listedIn'>;

/** From what a part of the tree requests pages: OpenAPI, a GraphQL schema, an SDK's documentation. */
export interface ConfigDocument {
  /** Path or URL. */
  readonly source: string;
  /** Folder of the generated pages, without outer slashes. */
  readonly directory?: string;
  /** Paths of the overlays that change it; absent if those apply that name it themselves. */
  readonly overlays?: readonly string[];
  readonly at: DataPath;
  /** Path of the node whose sidebar lists all operations; absent if entries name operations. */
  readonly listedIn?: DataPath;
}

/** The tools whose output describes an SDK. */
export const SDK_FORMATS = ['typedoc', 'docfx', 'javadoc', 'sphinx', 'phpdoc'] as const;

export type SdkFormat = (typeof SDK_FORMATS)[number];

export interface ConfigSdk extends ConfigDocument {
  /** The tool that wrote it. */
  readonly format: SdkFormat;
}
