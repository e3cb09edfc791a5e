import type { SiteFiles } from '../../node/output/site-files.ts';

/** Writes a file that every site has, without being named in the project. */
export type WriteOwnFile = (path: string, content: string) => void;

/** @param configFile the file that a diagnostic names if such a file is ever refused. */
export function ownFileWriter(files: SiteFiles, configFile: string): WriteOwnFile {
  const shared = { requestedBy: { file: configFile }, owner: 'Lectern itself' };
  return (path, content) => {
    files.write({ path, content, ...shared });
  };
}
