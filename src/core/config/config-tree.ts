/** The navigation as a tree of branches, where docs.json writes it down as one. */
import type { DataPath } from '../text/source-tree.ts';
import type { Bars } from './bars.ts';
import type { Color } from './keys/color.ts';
import type { ConfigGroup } from './keys/navigation.ts';

/** What branches are told apart by. */
export type BranchAxis =
  | 'language'
  | 'version'
  | 'product'
  | 'dropdown'
  | 'tab'
  | 'item'
  | 'anchor';

/** A list of branches along one axis, or a list of pages: one sidebar. */
export interface ConfigTree {
  readonly branches: readonly ConfigBranch[];
  /** What the sidebar lists, with the path of each entry in docs.json. */
  readonly entries: readonly ListEntry[];
  /** Links that stand after the branches of their axis on every page inside. */
  readonly globals: readonly ConfigBranch[];
}

export interface ListEntry {
  readonly entry: string | ConfigGroup;
  readonly at: DataPath;
}

/** A branch: what readers choose, and what is inside. */
export interface ConfigBranch extends ConfigTree {
  readonly axis: BranchAxis;
  /** Path of the branch in docs.json. */
  readonly at: DataPath;
  /** Names the branch: of a language its tag, in its usual spelling. */
  readonly name: string;
  readonly label: string;
  /** Where its entry leads, when there are no pages inside. */
  readonly href?: string;
  readonly icon?: { readonly name: string; readonly type?: string };
  readonly color?: Color;
  readonly description?: string;
  readonly tag?: string;
  /** Of a language: what stands around its pages in place of the site's. */
  readonly bars?: Partial<Bars>;
  readonly isDefault: boolean;
  /** Whether a tab stands at the end of its row. */
  readonly isAtEnd: boolean;
  readonly isHidden: boolean;
  /** Whether its pages are told to search and to machines. */
  readonly isSearchable: boolean;
}

/** An OpenAPI document that a part of the tree asks pages of. */
export interface ConfigDocument {
  /** Path or URL. */
  readonly source: string;
  /** Folder of its pages, without outer slashes. */
  readonly directory?: string;
  readonly at: DataPath;
  /** Path of the node whose sidebar lists all operations; absent where entries name them. */
  readonly listedIn?: DataPath;
}
