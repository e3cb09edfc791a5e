import type { Page } from '../core/site/page.ts';
import type { CompileHost } from './compile-host.ts';
import type { CompiledPage } from './compiled-page.ts';
import { compileModule } from './compile-module.ts';

/** Compiles a page's Markdown or MDX; what is wrong with it comes back as diagnostics. */
export async function compilePage(page: Page, host: CompileHost): Promise<CompiledPage> {
  const source = { path: page.file, text: page.text };
  const { content, references, diagnostics } = await compileModule(
    { source, format: page.format, role: 'page', chain: [] },
    host,
  );
  return { ...(content && { Content: content }), references, diagnostics };
}
