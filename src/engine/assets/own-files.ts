import type { SiteFiles } from '../../node/output/site-files.ts';

/** Writes a file that nobody asks for by name: the site has it whatever the author does. */
export type WriteOwnFile = (path: string, content: string) => void;

/** @param configFile where it is told of, should such a file ever be refused. */
export function ownFileWriter(files: SiteFiles, configFile: string): WriteOwnFile {
  const asked = { askedBy: { file: configFile }, owner: 'Lectern itself' };
  return (path, content) => {
    files.write({ path, content, ...asked });
  };
}
