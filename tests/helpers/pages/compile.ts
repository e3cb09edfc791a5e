import type { FindIcon } from '../../../src/core/checks/check-icons.ts';
import { parse } from '../../../src/core/html/parse.ts';
import type { Element } from '../../../src/core/html/tree.ts';
import { walk } from '../../../src/core/html/walk.ts';
import { write } from '../../../src/core/html/write.ts';
import type { Page } from '../../../src/core/pages/page.ts';
import { compilePage } from '../../../src/markdown/compile/compile-page.ts';
import type { CompileHost } from '../../../src/markdown/model/compile-host.ts';
import type { CompiledPage } from '../../../src/markdown/model/compiled-page.ts';
import type { ToFenceElement } from '../../../src/markdown/model/fence-element.ts';
import { RenderLog } from '../../../src/markdown/model/render-log.ts';
import { toCode } from '../../../src/markdown/source/to-code.ts';
import { RENDERED_LATER, NOTE_ATTRIBUTE } from '../../../src/markdown/static-html.ts';
import { renderComponent } from './render-jsx.ts';

export interface CompileTestOptions {
  readonly format?: 'md' | 'mdx';
  /** Texts of snippets by path relative to the pages folder: `snippets/a.mdx`. */
  readonly snippets?: Readonly<Record<string, string>>;
  readonly rewriteUrl?: (url: string) => string;
  readonly findIcon?: FindIcon;
  readonly limitTime?: CompileHost['limitTime'];
  readonly variables?: Readonly<Record<string, string>>;
  /** Receives the files that islands need, by name. */
  readonly files?: Map<string, string>;
  /** The title above the page; none by default. */
  readonly title?: string;
}

/** Components that pages of tests can use; each renders as an element with its name. */
export const TEST_COMPONENTS = [
  'Note',
  'Card',
  'Tabs',
  'Tab',
  'CodeBlock',
  'Accordion',
  'Latex',
] as const;

/** Compiles the text of a page, with stand-ins for everything that needs the disk. */
export async function compileText(
  text: string,
  options: CompileTestOptions = {},
): Promise<CompiledPage & { render: () => string }> {
  const { format = 'mdx', title } = options;
  const page = {
    origin: 'file',
    slug: 'page',
    file: `page.${format}`,
    format,
    text,
    title: title ?? 'Page',
    frontMatter: title === undefined ? { mode: 'custom', meta: {} } : { title, meta: {} },
  } as unknown as Page;
  const compiled = await compilePage(page, testHost(options));
  return {
    ...compiled,
    render: () => withLinks(compiled.Content ? renderComponent(compiled.Content) : '', options),
  };
}

/**
 * Removes the marks that tell the passes over an article which elements to render later, and rewrites the
 * links.
 */
function withLinks(html: string, { rewriteUrl }: CompileTestOptions): string {
  const mark = `${NOTE_ATTRIBUTE}="${RENDERED_LATER}"`;
  if (!html.includes(mark)) return html;
  const root = parse(html);
  const enter = (element: Element): void => {
    if (element.get(NOTE_ATTRIBUTE) !== RENDERED_LATER) return;
    element.remove(NOTE_ATTRIBUTE);
    const href = element.get('href');
    if (href !== undefined && rewriteUrl !== undefined) element.set('href', rewriteUrl(href));
  };
  walk(root, [{ enter }]);
  return write(root.children);
}

const toFence: ToFenceElement = ({ lang, code }) => ({
  name: 'CodeBlock',
  attributes: { lang, html: code },
  ...(lang === 'pyton' && { unknownLanguage: { language: lang, nearest: 'python' } }),
  ...(lang === 'promql' && { unknownLanguage: { language: lang } }),
});

function testHost(options: CompileTestOptions): CompileHost {
  const { snippets = {} } = options;
  const rewriteUrl = options.rewriteUrl ?? ((url: string): string => url);
  const { findIcon = () => ({ kind: 'svg' }) } = options;
  const paths = Object.keys(snippets);
  const toElement = (name: string): [string, string] => [name, name.toLowerCase()];
  return {
    componentNames: new Set(TEST_COMPONENTS),
    components: () => Object.fromEntries<unknown>(TEST_COMPONENTS.map(toElement)),
    nameOf: () => undefined,
    log: new RenderLog(),
    console,
    toCode: (module) =>
      Promise.resolve(toCode({ ...module, variables: options.variables ?? {} }, toFence)),
    rewriteUrl: ({ url }) => rewriteUrl(url),
    checkLink: () => [],
    findIcon,
    findSnippet: (path) => {
      const file = [path.replace(/^\//, ''), `_snippets/${path}`].find((name) =>
        paths.includes(name),
      );
      return file === undefined ? undefined : { path: file, text: snippets[file] ?? '' };
    },
    snippetPaths: () => paths.map((path) => `/${path}`),
    limitTime: options.limitTime ?? ((run) => run()),
    compiledSnippets: new Map(),
    islands: {
      base: '',
      console,
      components: new WeakMap(),
      keepFile: (name, text) => {
        options.files?.set(name, text);
        return `/${name}`;
      },
      runtimeHref: () => '/islands.js',
    },
  };
}
