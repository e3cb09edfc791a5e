/** Reads the pages of a library for tests. */
import assert from 'node:assert/strict';
import type {
  Member,
  SymbolGroup,
  SymbolReference,
  TypeText,
} from '../../../src/core/reference/model/symbol-model.ts';
import { parsePhpdoc } from '../../../src/core/reference/sdk/phpdoc/parse-phpdoc.ts';
import { project } from './phpdoc-project.ts';

export function build(...content: string[]): SymbolReference {
  const { document, diagnostics } = parsePhpdoc({
    name: 'structure.xml',
    text: project(...content),
  });
  assert.deepEqual(diagnostics, []);
  assert.ok(document);
  return document.build('sdk');
}

export const join = (parts: TypeText | undefined) => parts?.map((part) => part.text).join('');
export const linksOf = (parts: TypeText | undefined) => parts?.flatMap(({ key }) => key ?? []);

export function page(of: SymbolReference, key: string) {
  const found = of.symbol(`sdk ${key}`);
  assert.ok(found, `${key} is not among ${JSON.stringify(outline(of.groups))}`);
  return found;
}

export function declare(of: SymbolReference, key: string): string {
  const { keyword, declarations } = page(of, key);
  return declarations.map((code) => `${keyword} ${join(code)}`.trim()).join('\n');
}

export function membersOf(of: SymbolReference, key: string, id: string): readonly Member[] {
  return page(of, key).sections.find((section) => section.id === id)?.members ?? [];
}

export function outline(groups: readonly SymbolGroup[]): unknown {
  return groups.map(({ label, symbols, groups: inner }) => [
    typeof label === 'string' ? label : label.name,
    ...symbols.map(({ title }) => title),
    ...(inner.length === 0 ? [] : [outline(inner)]),
  ]);
}
