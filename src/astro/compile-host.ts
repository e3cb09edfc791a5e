import { jsx } from 'astro/jsx-runtime';
import { posix } from 'node:path';
import { withBase } from '../core/navigation/href.ts';
import { buildNearestFile } from '../core/navigation/file-index.ts';
import { resolveLink } from '../core/navigation/resolve-link.ts';
import { checkLinkUse } from '../core/site/check-links.ts';
import { componentCatalogue } from '../core/site/component-catalogue.ts';
import type { LinkUse } from '../core/site/uses.ts';
import type { SourceFile } from '../core/source/source-file.ts';
import type { CompileHost } from '../markdown/compile-host.ts';
import type { CodeFences } from '../markdown/code/code-fences.ts';
import type { JsxComponent } from '../markdown/compiled-page.ts';
import type { LoadedSite } from '../node/load-site.ts';

type Components = () => Readonly<Record<string, unknown>>;

/** What compiling the pages of a loaded site asks for. */
export function toCompileHost(
  { site, docs, targets, icons }: LoadedSite,
  { fences, components }: { fences: CodeFences; components: Components },
): CompileHost {
  const pagesByFile = new Map(site.pages.map((page) => [page.file, page]));
  const resolve = ({ url, file }: Pick<LinkUse, 'url' | 'file'>) =>
    resolveLink(url, targets, pagesByFile.get(file));
  const nearestFile = buildNearestFile(docs.staticFiles.map(({ path }) => path));
  return {
    componentNames: new Set(Object.keys(componentCatalogue)),
    components: () => ({ ...components(), ...headingElements(components) }),
    prepareFences: fences.prepare,
    toFence: fences.toElement,
    ...snippetIndex(docs.snippets, docs.layout.pagesDir),
    compiledSnippets: new Map(),
    checkLink: (use) => checkLinkUse(use, { resolve, nearestFile }),
    findIcon: (name, type) => icons.resolve(name, type, 'regular'),
    rewriteUrl(url, file) {
      const link = resolve({ url, file });
      switch (link.kind) {
        case 'page':
        case 'file':
        case 'redirect':
          return withBase(site.base, link.href);
        case 'unsafe':
          return '#';
        case 'unknown':
          return withBase(site.base, url);
        case 'external':
        case 'fragment':
          return url;
      }
    },
  };
}

type Snippets = LoadedSite['docs']['snippets'];

/** `/snippets/a.mdx` and relative paths as imports write them, `a.mdx` as `<Snippet file>` does. */
export function snippetIndex(snippets: Snippets, pagesDir: string) {
  const byPath = new Map<string, SourceFile>(
    snippets.map(({ path, file, text }) => [path, { path: file, text }]),
  );
  const find = (path: string) => byPath.get(path) ?? byPath.get(`${path}.mdx`);
  return {
    snippetPaths: () => [...byPath.keys()].map((path) => `/${path}`),
    findSnippet: (path: string, from: string): SourceFile | undefined => {
      if (path.startsWith('/')) return find(posix.normalize(path.slice(1)));
      const folder = posix.dirname(posix.relative(pagesDir, from));
      const beside = find(posix.join(folder, path));
      return beside ?? find(posix.join('_snippets', path)) ?? find(posix.join('snippets', path));
    },
  };
}

/** Markdown's headings are drawn by the component that authors may also write themselves. */
function headingElements(components: Components): Record<string, JsxComponent> {
  const levels = [1, 2, 3, 4, 5, 6];
  return Object.fromEntries(
    levels.map((level) => [
      `h${level}`,
      (props) => jsx(components()['Heading'], { ...props, level }),
    ]),
  );
}
