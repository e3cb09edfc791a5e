/**
 * Why a file of the project is not published: its name is one that keys have, it describes an operation that
 * readers are not to see, the project ignores it, it or a folder around it begins with a dot, or files of its
 * kind are no part of sites.
 */
export type WithheldFor = 'secret' | 'operation' | 'ignored' | 'hidden' | 'kind';

/** Files that links can lead to: paths from the root of the site, not encoded, no slash before. */
export interface LinkedFiles {
  readonly hasFile: (path: string) => boolean;
  /** Of a file that is in the project without being published. */
  readonly whyWithheld?: (path: string) => WithheldFor | undefined;
}
