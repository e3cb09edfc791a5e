import { type CompletionItem, CompletionItemKind, InsertTextFormat } from 'vscode-languageserver';
import type { Range } from 'vscode-languageserver';
import type { KnownName } from './names.ts';

const KINDS: Readonly<Record<KnownName['kind'], CompletionItemKind>> = {
  page: CompletionItemKind.File,
  file: CompletionItemKind.File,
  snippet: CompletionItemKind.Module,
  operation: CompletionItemKind.Method,
  icon: CompletionItemKind.Color,
  anchor: CompletionItemKind.Reference,
  value: CompletionItemKind.EnumMember,
};

/** Converts names to completion items, each of which replaces `range`. */
export function toItems(names: readonly KnownName[], range: Range): CompletionItem[] {
  return names.map(({ name, kind, detail }) => ({
    label: name,
    kind: KINDS[kind],
    ...(detail !== undefined && { detail }),
    filterText: name,
    textEdit: { range, newText: name },
  }));
}

/** Returns a completion item whose text has placeholders such as `$1`. */
export function toSnippetItem(item: CompletionItem, range: Range, newText: string): CompletionItem {
  return {
    ...item,
    filterText: item.label,
    insertTextFormat: InsertTextFormat.Snippet,
    textEdit: { range, newText },
  };
}
