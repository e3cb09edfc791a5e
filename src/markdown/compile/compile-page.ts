import { isPageRelative } from '../../core/address/link.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { leadingTitle, shownTitle } from '../../core/pages/page-title.ts';
import type { Page } from '../../core/pages/page.ts';
import type { LinkUse } from '../../core/pages/uses.ts';
import type { CompileHost } from '../model/compile-host.ts';
import type { CompiledPage, JsxComponent } from '../model/compiled-page.ts';
import type { ModuleSource } from '../model/module-source.ts';
import { compileModule } from './compile-module.ts';

/** Compiles a page's Markdown or MDX; problems are returned as diagnostics. */
export async function compilePage(page: Page, host: CompileHost): Promise<CompiledPage> {
  const source = { path: page.file, text: page.text };
  const {
    content,
    readyCode = [],
    links,
    headingPlaces = [],
    elementIds = [],
    isWhole = false,
    isVolatile = false,
    diagnostics,
  } = await compileModule(
    { source, format: page.format, role: 'page', chain: [], ...titleOf(page) },
    host,
  );
  const shown = content && logged(content, page, host);
  const shownLinks = links.map((link) => showOn(page, link));
  // Other links of snippets are the same on every page, and were checked with the snippet.
  const ofSnippets = shownLinks.filter(
    ({ url, shownOn }) => shownOn !== undefined && isPageRelative(url),
  );
  return {
    ...shown,
    readyCode,
    links: shownLinks,
    headingPlaces,
    elementIds,
    isWhole,
    isVolatile,
    diagnostics: [...diagnostics, ...ofSnippets.flatMap((link) => host.checkLink(link))],
  };
}

/**
 * Returns a link as it is on a page: a snippet is compiled once, but its relative links can point to
 * different targets on each page.
 */
function showOn({ file }: Page, link: LinkUse): LinkUse {
  return link.file === file ? link : { ...link, shownOn: file };
}

/** Wraps the content of a page so that diagnostics are collected while it renders. */
function logged(
  content: JsxComponent,
  { file }: Page,
  { log }: CompileHost,
): Pick<CompiledPage, 'Content' | 'reported'> {
  let last: ReadonlyMap<string, Diagnostic> = new Map();
  const Content: JsxComponent = (props) => {
    const { made, reported } = log.collect(file, () => content(props));
    last = reported;
    return made;
  };
  return { Content: Object.assign(Content, content), reported: () => [...last.values()] };
}

function titleOf(page: Page): Pick<ModuleSource, 'title'> {
  const text = shownTitle(page);
  if (text === undefined) return {};
  const isWritten = page.frontMatter.title !== undefined || leadingTitle(page.text) !== undefined;
  return { title: { text, isWritten } };
}
