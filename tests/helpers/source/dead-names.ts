/** Finds names in comments that nothing has: those of constants, fields and files that were renamed. */
import { readCodeAndStyles } from './read-sources.ts';

export interface CommentedFile {
  readonly path: string;
  /** All comments, one after another. */
  readonly comments: string;
  /** Everything else: code, markup and styles, including strings. */
  readonly code: string;
}

const COMMENT = /(?<=^|[\s;,({])(?:\/\*.*?\*\/|\/\/ [^\n]*)|<!--.*?-->/gs;
/** A name in backticks whose form is that of a variable or a constant, not of a word. */
const NAME = /`([a-z][a-z\d]*[A-Z][A-Za-z\d]*|[A-Z][A-Z\d]*(?:_[A-Z\d]+)*)`/g;
const FILE =
  /(?<![\w*.>}-])(?:[\w@-]+\/)*[\w@-]+(?:\.[\w-]+)*\.(?:tsx?|m?js|astro|css|mdx?)(?![\w-])/g;

/** Reads the code files and stylesheets under a folder, such as `src` or `tests`. */
export function readCommentedFiles(folder: string): CommentedFile[] {
  return readCodeAndStyles(folder).map(({ path, text }) => splitComments(path, text));
}

export function splitComments(path: string, text: string): CommentedFile {
  const comments = (text.match(COMMENT) ?? []).join('\n');
  return { path, comments, code: text.replace(COMMENT, ' ') };
}

/** Returns the names in comments of `files` that are in no code of `known`, and name no file of `paths`. */
export function listDeadNames(
  files: readonly CommentedFile[],
  { known, paths }: { readonly known: readonly CommentedFile[]; readonly paths: readonly string[] },
): string[] {
  const code = known.map((file) => file.code).join('\n');
  const words = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  const ends = new Set(paths.flatMap(endsOf));
  return files.flatMap(({ path, comments }) => {
    const names = Array.from(comments.matchAll(NAME), ([, name = '']) => name);
    const dead = [
      ...names.filter((name) => !words.has(name)),
      ...(comments.match(FILE) ?? []).filter((file) => !ends.has(file) && !code.includes(file)),
    ];
    return dead.map((name) => `${path}: ${name}`);
  });
}

/** Returns the ways to name a file: `a.ts`, `core/a.ts`, `src/core/a.ts`. */
function endsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, rank) => parts.slice(rank).join('/'));
}
