/**
 * Why a file of the project is not published: `secret`: its name is typical of keys; `operation`: it
 * describes an operation that readers must not see; `ignored`: the project ignores it; `hidden`: its name
 * or that of a folder around it begins with a dot; `kind`: files of its kind do not belong in sites.
 */
export type WithheldFor = 'secret' | 'operation' | 'ignored' | 'sdk' | 'hidden' | 'kind';

/** Files that links can point to. Paths are relative to the site root, unencoded, without a leading slash. */
export interface LinkedFiles {
  readonly hasFile: (path: string) => boolean;
  /** Returns the reason if a file is in the project but not published. */
  readonly whyWithheld?: (path: string) => WithheldFor | undefined;
}
