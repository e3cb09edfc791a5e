/** Lists which files of `src` may write to the disk, and finds which do. */
import ts from 'typescript';
import { listImports } from './imports.ts';
import { walk, type Source } from './read-sources.ts';

/** All files that may, with their purpose. Only the first writes the files of a built site. */
export const diskWriters: Readonly<Record<string, string>> = {
  'src/node/output/site-files.ts': 'the files of a site',
  'src/node/output/output-folder.ts': 'moves a whole site into its place',
  'src/node/output/merge-site.ts': 'copies a whole site into the output of an Astro project',
  'src/node/output/build-lock.ts': 'the lock of an output folder',
  'src/node/disk/cache-folder.ts': 'the cache folder, with a word to git',
  'src/node/disk/make-folders.ts': 'folders, where somebody asked for them',
  'src/node/disk/remove-folder.ts': 'removes folders that a build made',
  'src/node/disk/scratch-folder.ts': 'a folder for what nobody looks at',
  'src/node/documents/source/document-cache.ts': 'copies of documents in the cache folder',
  'src/node/disk/read-regular.ts': 'opens files of the project to read them',
  'src/node/disk/text-store.ts': 'texts that a build needs again, in a file without a name',
  'src/node/disk/record-file.ts': 'records of pages in the cache folder',
  'src/node/disk/replace-file.ts': 'the sources, when an author asks for cures',
  'src/node/apply-migration.ts': 'the configuration, when an author asks for another format',
  'src/node/apply-rename.ts': 'the sources, when an author asks for it',
  'src/node/icons/font-awesome-file.ts': 'the drawings of icons, in a cache here',
  'src/engine/store/image-size.ts': 'opens files, and only reads',
  'src/engine/journal-file.ts': 'the journal that a process shares with its supervisor',
  'src/astro/renderer/astro-root.ts': 'the folder that Astro works in',
  'src/astro/renderer/build-renderer.ts': 'the renderer: in the package, or in a cache here',
  'src/cli/commands/init.ts': 'the project of a beginner',
  'src/generate/main.ts': 'pages of this repository',
  'src/user-groups/storage/sqlite-connection.ts': 'the folder of the service’s storage',
};

const FS = /^(?:node:)?fs(?:\/promises)?$/;

/** Functions that only read. Anything else counts as writing, including the module as a whole. */
const READING = new Set(
  [
    'access accessSync constants createReadStream existsSync glob globSync lstat lstatSync',
    'readFile readFileSync readdir readdirSync readlink readlinkSync realpath realpathSync',
    'stat statSync statfs statfsSync watch',
  ].flatMap((line) => line.split(' ')),
);

/** Returns the names that a source imports from the file system modules for anything but reading. */
export function listDiskWriting(source: Source): string[] {
  const imported = listImports(source)
    .filter(({ specifier, isTypeOnly }) => FS.test(specifier) && !isTypeOnly)
    .flatMap(({ names }) => names.filter((name) => !READING.has(name) && name !== 'FileHandle'));
  return [...imported, ...listLoads(source)];
}

/** Finds `require('fs')` and `process.getBuiltinModule('fs')`, under whatever name they are called. */
function listLoads({ code }: Source): string[] {
  const loads: string[] = [];
  walk(code, (node) => {
    if (!ts.isCallExpression(node) || node.expression.kind === ts.SyntaxKind.ImportKeyword) return;
    const [name] = node.arguments;
    if (name && ts.isStringLiteralLike(name) && FS.test(name.text)) loads.push(node.getText());
  });
  return loads;
}
