import { listImportPaths } from '../../core/address/import-paths.ts';
import { Fragment, jsx } from 'astro/jsx-runtime';
import { posix } from 'node:path';
import { withBase } from '../../core/address/href.ts';
import { componentCatalog } from '../../core/components/component-catalog.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import type { CompileHost } from '../../markdown/model/compile-host.ts';
import type { JsxComponent } from '../../markdown/model/compiled-page.ts';
import { RenderLog } from '../../markdown/model/render-log.ts';
import { runWithTimeout } from '../../node/disk/time-limit.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import { listImportable, toImportedPath } from '../../node/project/imported-files.ts';
import type { SnippetFile } from '../../node/project/source-page.ts';
import type { LinkLog } from './link-log.ts';
import type { SiteAnswers } from './site-answers.ts';
import { createDedupedConsole } from './deduped-console.ts';

type Components = () => Readonly<Record<string, unknown>>;

export interface HostParts {
  readonly toCode: CompileHost['toCode'];
  readonly components: Components;
  readonly linkLog: LinkLog;
  readonly answers: SiteAnswers;
  readonly shared: SharedTexts;
}

/** Files that several pages share. */
export interface SharedTexts {
  /** Stores a file such as `counter.js`; returns its path from the site's root. */
  readonly keep: (name: string, text: string) => string;
  /** Returns the code that all islands run with. */
  readonly islandRuntime: () => string;
}

/** Creates what compiling the pages of a loaded site needs. */
export function toCompileHost(
  loaded: LoadedSite,
  { toCode, components, linkLog, answers, shared }: HostParts,
): CompileHost {
  const { docs, site } = loaded;
  const dedupedConsole = createDedupedConsole(console);
  const { findSnippet, snippetPaths } = snippetIndex(listImportable(docs), docs.layout.pagesDir);
  return {
    componentNames: new Set(Object.keys(componentCatalog)),
    components: () => ({
      ...components(),
      ...headingElements(components),
      ...elementComponents(components()),
    }),
    nameOf: nameFinder(components),
    log: new RenderLog(),
    console: dedupedConsole,
    toCode,
    snippetPaths() {
      answers.snippets();
      return snippetPaths();
    },
    findSnippet(path, from) {
      answers.snippets();
      return findSnippet(path, from);
    },
    limitTime: (run) => runWithTimeout(run),
    journal: loaded.options.journal,
    compiledSnippets: new Map(),
    islands: {
      base: site.base,
      console: dedupedConsole,
      components: new WeakMap(),
      keepFile: (name, text) => withBase(site.base, shared.keep(name, text)),
      runtimeHref: () => withBase(site.base, shared.keep('islands.js', shared.islandRuntime())),
    },
    checkLink: answers.linkProblems,
    findIcon: (name, type) => answers.icon(name, type, 'regular'),
    rewriteUrl(use) {
      linkLog.note(use);
      return answers.url(use);
    },
  };
}

/**
 * Finds snippets by `/snippets/a.mdx` and relative paths, as imports write them, and by `a.mdx`, as
 * `<Snippet file>` does.
 */
function snippetIndex(snippets: readonly SnippetFile[], pagesDir: string) {
  const byPath = new Map<string, SourceFile>(
    snippets.map(({ path, file, text }) => [path, { path: file, text }]),
  );
  const find = (path: string) => {
    const found = listImportPaths(path).find((each) => byPath.has(each));
    return found === undefined ? undefined : byPath.get(found);
  };
  return {
    snippetPaths: () => [...byPath.keys()].map((path) => `/${path}`),
    findSnippet: (path: string, from: string): SourceFile | undefined => {
      const found = find(toImportedPath(path, { file: from, pagesDir }));
      if (path.startsWith('/')) return found;
      return found ?? find(posix.join('_snippets', path)) ?? find(posix.join('snippets', path));
    },
  };
}

/** Markdown's headings are rendered by the component that authors can also write themselves. */
function headingElements(components: Components): Record<string, JsxComponent> {
  const levels = [1, 2, 3, 4, 5, 6];
  return Object.fromEntries(
    levels.map((level) => [
      `h${level}`,
      (props) => jsx(components()['Heading'], { ...props, level }),
    ]),
  );
}

/** Returns the components that are no more than an element, rendered as Markdown's elements are. */
function elementComponents(components: ReturnType<Components>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(componentCatalog).flatMap(([name, { element }]) =>
      element === undefined ? [] : [[name, components[element] ?? (element || Fragment)]],
    ),
  );
}

/**
 * Returns a function that finds the name that authors write for a component; those of Markdown's elements
 * have none.
 */
function nameFinder(components: Components): CompileHost['nameOf'] {
  let known: ReturnType<Components> = {};
  let names = new Map<unknown, string>();
  return (component) => {
    if (known !== components()) {
      known = components();
      const entries = Object.entries(known).filter(([name]) => /^[A-Z]/.test(name));
      names = new Map(entries.map(([name, each]) => [each, name]));
    }
    return names.get(component);
  };
}
