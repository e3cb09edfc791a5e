/** Reads the repository's own code for the tests that look after its architecture. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export interface Source {
  /** From the root of the repository: `src/core/pages/page.ts`. */
  readonly path: string;
  /** The whole file. */
  readonly text: string;
  /** What TypeScript sees: the file, or front matter and scripts of a component. */
  readonly code: ts.SourceFile;
}

export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Code files under `folder` (TypeScript, JavaScript, components), sorted by path. */
export function readSources(folder: string): Source[] {
  const paths = globSync(`${folder}/**/*.{ts,js,mjs,astro}`, { cwd: repositoryRoot });
  return paths
    .sort()
    .filter((path) => !path.startsWith('tests/fixtures/') && !isBeside(path, folder))
    .map((path) => parseSource(path, readFileSync(`${repositoryRoot}${path}`, 'utf8')));
}

/**
 * Whether `path` is a test or a benchmark that a package below `folder` brings, what it is packed as, or
 * of the package that hands over to this one.
 */
function isBeside(path: string, folder: string): boolean {
  return folder === 'src' && /^src\/(?:search\/(?:tests|bench|dist)|create)\//.test(path);
}

export function parseSource(path: string, text: string): Source {
  const script = path.endsWith('.astro') ? scriptsOf(text) : text;
  const name = path.endsWith('.astro') ? `${path}.ts` : path;
  return { path, text, code: ts.createSourceFile(name, script, ts.ScriptTarget.Latest, true) };
}

/** Front matter and `<script>` bodies of a component, one after the other. */
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
