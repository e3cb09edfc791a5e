/** Writes tabs and anchors in the older format. */
import type { ConfigBranch, ConfigDocument } from '../config/config-tree.ts';
import type { Config } from '../config/config.ts';
import type { WrittenObject } from './outline.ts';

/** A tab or an anchor that contains pages. */
export interface Holder {
  readonly role: 'tabs' | 'anchors';
  readonly branch: ConfigBranch;
  readonly version: string | undefined;
  readonly slugs: readonly string[];
}

/** The folder that a tab or an anchor owns, and the documents that pages in it are generated from. */
export interface OwnedFolder {
  readonly folder: string;
  readonly openapi: readonly string[];
}

/** Writes a tab or an anchor that owns the pages of a folder. */
export function toDivision(
  { role, branch, version }: Holder,
  { folder, openapi }: OwnedFolder,
): WrittenObject {
  return {
    ...toDivisionLooks(branch, role),
    url: folder,
    ...(openapi.length > 0 && { openapi: openapi.length === 1 ? openapi[0] : openapi }),
    ...(version !== undefined && { version }),
    ...(branch.isHidden && { isDefaultHidden: true }),
  };
}

/** Writes a tab or an anchor that is a link. */
export function toLinkDivision(branch: ConfigBranch, role: Holder['role']): WrittenObject {
  return {
    ...toDivisionLooks(branch, role),
    url: branch.href ?? '',
    ...(branch.isHidden && { isDefaultHidden: true }),
  };
}

/** Writes the keys of the tab or anchor that owns what no other does. */
export function toPrimary({ role, branch }: Holder): WrittenObject {
  if (role === 'anchors') return { topAnchor: toDivisionLooks(branch, role) };
  const hidden = branch.isHidden && { isDefaultHidden: true };
  return { primaryTab: { name: branch.label, ...hidden } };
}

/** Returns name and appearance. A tab has neither icon nor color. */
function toDivisionLooks(
  { label, icon, color }: ConfigBranch,
  role: Holder['role'],
): WrittenObject {
  if (role === 'tabs') return { name: label };
  return {
    name: label,
    ...(icon && { icon: icon.name, ...(icon.type && { iconType: icon.type }) }),
    ...(color && { color: color.from }),
  };
}

/** Tracks which documents tabs and anchors name, and which the site does. */
export class DocumentOwners {
  readonly #config: Config;
  readonly #taken = new Set<ConfigDocument>();

  constructor(config: Config) {
    this.#config = config;
  }

  /**
   * Returns the sources of the documents whose pages a branch lists and generates in a folder; each is
   * taken once.
   */
  take({ at }: ConfigBranch, folder: string): readonly string[] {
    const made = (this.#config.documents ?? []).filter((document) => {
      const { directory, listedIn } = document;
      const isBelow = at.every((key, rank) => listedIn?.[rank] === key);
      return directory === folder && isBelow && !this.#taken.has(document);
    });
    for (const document of made) this.#taken.add(document);
    return made.map(({ source }) => source);
  }

  /** Returns the sources of all documents that nobody took. */
  rest(): readonly string[] {
    const { openapi, documents = [] } = this.#config;
    const others = documents.filter((document) => !this.#taken.has(document));
    return [...new Set([...openapi, ...others.map(({ source }) => source)])];
  }
}
