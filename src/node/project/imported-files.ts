/** Finds the files that pages and snippets import: wherever they are, importing makes them snippets. */
import { join, posix } from 'node:path';
import { addRootSlash, listImportPaths } from '../../core/address/import-paths.ts';
import { repairFence } from '../../core/pages/front-matter-fence.ts';
import { bodyStart } from '../../core/text/markup/front-matter-block.ts';
import { maskCodeAndComments } from '../../core/text/markup/list-code.ts';
import { readTextSync } from '../disk/read-text.ts';
import type { ProjectLayout } from './project-layout.ts';
import type { SnippetFile, SourcePage } from './source-page.ts';

interface TextFile {
  readonly file: string;
  readonly text: string;
}

interface ReadFiles {
  readonly pages: readonly SourcePage[];
  readonly snippets: readonly SnippetFile[];
  readonly idleScripts: readonly string[];
}

interface FilesFrom {
  readonly dir: string;
  readonly layout: ProjectLayout;
  /** All files that have a role. */
  readonly files: readonly string[];
}

/** The files that were read, with imported ones moved to the snippets, and the roles that result. */
interface TakenFiles extends ReadFiles {
  readonly roleOf: ProjectLayout['roleOf'];
  /** Pages that are imported as well. */
  readonly imported: ReadonlySet<string>;
}

/** Turns pages that others import into snippets, unless the navigation lists them: then they are both. */
export function takeImported(read: ReadFiles, { dir, layout, files }: FilesFrom): TakenFiles {
  const known = new Set(files);
  const pages = new Map(read.pages.map((page) => [page.file, page]));
  const seen = new Set(read.snippets.map(({ file }) => file));
  const imported = new Set<string>();
  const taken = new Map<string, SnippetFile>();
  const visit = ({ file, text }: TextFile): void => {
    for (const path of listImports({ file, text })) {
      const target = findTarget(path, { file, layout, known });
      if (target === undefined || target === file || seen.has(target)) continue;
      seen.add(target);
      const page = pages.get(target);
      const found = page?.text ?? readTextSync(join(dir, target), target).text;
      if (page !== undefined && layout.isNamed(page.slug)) imported.add(target);
      else if (found !== undefined) {
        taken.set(target, toSnippet(target, found, layout));
        visit({ file: target, text: found });
      }
    }
  };
  for (const source of [...read.pages, ...read.snippets]) visit(source);
  const isLeft = (file: string): boolean => !taken.has(file);
  return {
    pages: read.pages.filter(({ file }) => isLeft(file)),
    snippets: [...read.snippets, ...taken.values()].toSorted((one, other) =>
      one.file < other.file ? -1 : 1,
    ),
    idleScripts: read.idleScripts.filter(isLeft),
    roleOf: (file) => {
      const snippet = taken.get(file);
      return snippet ? { kind: 'snippet', path: snippet.path } : layout.roleOf(file);
    },
    imported,
  };
}

/** Everything that pages can import: snippets, and pages that are imported. */
export function listImportable({
  pages,
  snippets,
  imported,
  layout,
}: Pick<TakenFiles, 'pages' | 'snippets' | 'imported'> & Pick<FilesFrom, 'layout'>): SnippetFile[] {
  const shared = pages.filter(({ file }) => imported.has(file));
  return [...snippets, ...shared.map(({ file, text }) => toSnippet(file, text, layout))];
}

/** Whether two texts of one file have the same imports. */
export function importsAlike(before: TextFile, after: TextFile): boolean {
  return listImports(before).join('\n') === listImports(after).join('\n');
}

/** The text between the keyword and the path is short and contains no punctuation of a sentence. */
const IMPORT =
  /^import\s+(?:[\w$\s{},*]{1,1000}?\bfrom\s*)?(['"])([^'"\n]{0,1000}\/[^'"\n]{1,1000})\1/gm;

/**
 * Paths of files in `import` statements. In a page these appear where a paragraph would begin, or below
 * another statement; the compiler reports errors in them.
 */
function listImports({ file, text }: TextFile): readonly string[] {
  if (!text.includes('import')) return [];
  const isPage = /\.mdx?$/i.test(file);
  const lines = (isPage ? repairFence(text).text : text).replaceAll('\r\n', '\n');
  const blocks = isPage
    ? maskCodeAndComments(lines.slice(bodyStart(lines)))
        .split(/\n[ \t]*\n/)
        .filter((block) => /^\s*(?:import|export)\b/.test(block))
    : [lines];
  return blocks.flatMap((block) => Array.from(block.matchAll(IMPORT), ([, , path = '']) => path));
}

/** Component code is always a snippet; other importable files have these extensions. */
const IMPORTABLE = /\.(?:mdx?|js|json)$/i;

function findTarget(
  path: string,
  {
    file,
    layout: { pagesDir },
    known,
  }: Pick<FilesFrom, 'layout'> & { file: string; known: ReadonlySet<string> },
): string | undefined {
  const find = (rooted: string) => {
    const target = posix.join(pagesDir, toImportedPath(rooted, { file, pagesDir }));
    return listImportPaths(target).find((each) => known.has(each) && IMPORTABLE.test(each));
  };
  const rooted = addRootSlash(path, (each) => find(each) !== undefined);
  // A name that does not resolve to a file is that of a package.
  return /^[./]/.test(rooted) ? find(rooted) : undefined;
}

/** The target of an import, relative to the pages folder like the paths of snippets. */
export function toImportedPath(
  path: string,
  { file, pagesDir }: { readonly file: string; readonly pagesDir: string },
): string {
  if (path.startsWith('/')) return posix.normalize(path.slice(1));
  const folder = posix.dirname(posix.relative(pagesDir, file));
  return posix.relative(pagesDir, posix.join(pagesDir, folder, path));
}

function toSnippet(file: string, text: string, { pagesDir }: ProjectLayout): SnippetFile {
  return { file, path: posix.relative(pagesDir, file), text };
}
