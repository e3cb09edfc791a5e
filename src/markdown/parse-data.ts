import { diagnoseSnippet } from '../core/diagnostics/snippet-entries.ts';
import { parseJson } from '../core/source/parse-json.ts';
import { positionAt, type SourceFile } from '../core/source/source-file.ts';
import type { CompiledModule } from './compile-host.ts';

/** A JSON file as a module whose default export is its value. */
export function parseData({ path, text }: SourceFile): CompiledModule {
  const parsed = parseJson(text);
  if ('value' in parsed) {
    return { exports: { default: parsed.value }, links: [], diagnostics: [] };
  }
  const { problem, offset } = parsed;
  const place = { file: path, position: positionAt(text, offset) };
  const diagnostics = [diagnoseSnippet('snippet/json-syntax', { problem }, place)];
  return { exports: {}, links: [], diagnostics };
}
