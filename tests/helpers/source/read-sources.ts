/** Reads the repository's own code for tests of its architecture. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export interface SourceText {
  /** Path from the root of the repository: `src/core/pages/page.ts`. */
  readonly path: string;
  /** The whole file. */
  readonly text: string;
}

export interface Source extends SourceText {
  /** The part that TypeScript parses: the file, or the front matter and scripts of a component. */
  readonly code: ts.SourceFile;
}

export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Reads the code files under `folder` (TypeScript, JavaScript, components), sorted by path. */
export function readSources(folder: string): Source[] {
  return readTexts(folder, CODE).map(({ path, text }) => parseSource(path, text));
}

/** Reads the code files and stylesheets under `folder`, sorted by path. */
export function readCodeAndStyles(folder: string): SourceText[] {
  return readTexts(folder, `${CODE},css`);
}

/** The extensions of files that contain code. */
const CODE = 'ts,js,mjs,astro';

function readTexts(folder: string, extensions: string): SourceText[] {
  return globSync(`${folder}/**/*.{${extensions}}`, { cwd: repositoryRoot })
    .sort()
    .filter((path) => !path.startsWith('tests/fixtures/') && !isOutsideProduct(path, folder))
    .map((path) => ({ path, text: readFileSync(`${repositoryRoot}${path}`, 'utf8') }));
}

/**
 * Whether `path` does not belong to the code under `folder`: a test, a benchmark or the output of the
 * search package, or part of the `create` package.
 */
function isOutsideProduct(path: string, folder: string): boolean {
  return folder === 'src' && /^src\/(?:search\/(?:tests|bench|dist)|create)\//.test(path);
}

export function parseSource(path: string, text: string): Source {
  const script = path.endsWith('.astro') ? scriptsOf(text) : text;
  const name = path.endsWith('.astro') ? `${path}.ts` : path;
  return { path, text, code: ts.createSourceFile(name, script, ts.ScriptTarget.Latest, true) };
}

/** Returns the front matter and the `<script>` bodies of a component, one after another. */
function scriptsOf(text: string): string {
  const frontMatter = /^---\n(.*?)^---$/ms.exec(text)?.[1] ?? '';
  const scripts = text.matchAll(/<script(?:\s[^>]*)?>(.*?)<\/script>/gs);
  return [frontMatter, ...Array.from(scripts, (match) => match[1] ?? '')].join('\n');
}

/** Calls `visit` for every node of a source. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => {
    walk(child, visit);
  });
}
