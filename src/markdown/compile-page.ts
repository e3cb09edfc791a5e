import type { Page } from '../core/site/page.ts';
import type { CompileHost } from './compile-host.ts';
import type { CompiledPage } from './compiled-page.ts';
import { compileModule } from './compile-module.ts';
import type { ModuleSource } from './module-source.ts';

/** Compiles a page's Markdown or MDX; what is wrong with it comes back as diagnostics. */
export async function compilePage(page: Page, host: CompileHost): Promise<CompiledPage> {
  const source = { path: page.file, text: page.text };
  const {
    content,
    links,
    headingIds = [],
    diagnostics,
  } = await compileModule(
    { source, format: page.format, role: 'page', chain: [], ...titleOf(page) },
    host,
  );
  return { ...(content && { Content: content }), links, headingIds, diagnostics };
}

/** These modes give the whole page to its author. */
const BARE_MODES: ReadonlySet<string | undefined> = new Set(['custom', 'frame']);

function titleOf({ title, frontMatter }: Page): Pick<ModuleSource, 'title'> {
  if (BARE_MODES.has(frontMatter.mode)) return {};
  return { title: { text: title, isWritten: frontMatter.title !== undefined } };
}
