import { parseJson } from '../../core/text/json/parse-json.ts';
import { positionAt, type SourceFile } from '../../core/text/source-file.ts';
import { createDataModule } from '../islands/island-module.ts';
import type { CompileHost, CompiledModule } from '../model/compile-host.ts';
import { diagnoseSnippet } from '../model/snippet-entries.ts';

/** Turns a JSON file into a module whose default export is its value. */
export function parseData({ path, text }: SourceFile, host: CompileHost): CompiledModule {
  const parsed = parseJson(text);
  if ('value' in parsed) {
    const island = createDataModule(path, parsed.value, host.islands);
    return { exports: { default: parsed.value }, island, links: [], diagnostics: [] };
  }
  const { problem, offset } = parsed;
  const place = { file: path, position: positionAt(text, offset) };
  const diagnostics = [diagnoseSnippet('snippet/json-syntax', { problem }, place)];
  return { exports: {}, links: [], diagnostics };
}
