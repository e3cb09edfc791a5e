/** Turns module code into function code: exports become declarations, with a list of what is exported. */
import type { parseSync } from 'rolldown/utils';
import { declaredDefault, declaredNames, DEFAULT_NAME } from '../imports.ts';

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

export interface PlainExports {
  /** The code without `export`; line numbers are kept. */
  readonly text: string;
  /** Exported name -> local name. */
  readonly exported: ReadonlyMap<string, string>;
  /** Names of declarations that are exported directly. */
  readonly declared: ReadonlySet<string>;
}

/**
 * Turns exports into declarations. `body` is that of `code`, or of the same code with its imports not
 * blanked out yet.
 */
export function withoutExports(code: string, body: readonly Statement[]): PlainExports {
  const exported = new Map<string, string>();
  const declared = new Set<string>();
  let text = code;
  for (const statement of body.toReversed()) {
    const plain = toPlain(statement, exported, declared);
    if (plain === undefined) continue;
    const { start, end, head } = plain;
    const lines = text.slice(start, end).replace(/[^\n]/g, '');
    text = text.slice(0, start) + head + lines + text.slice(end);
  }
  return { text, exported, declared };
}

/** Formats a `return` statement with the exports. */
export function formatReturn(exported: ReadonlyMap<string, string>): string {
  const pairs = [...exported].map(([name, local]) => `${JSON.stringify(name)}: ${local}`);
  return `return { ${pairs.join(', ')} };`;
}

/** Returns what replaces `export` and its keywords; undefined for other statements. */
function toPlain(statement: Statement, exported: Map<string, string>, declared: Set<string>) {
  const { start, end } = statement;
  if (statement.type === 'ExportAllDeclaration') return { start, end, head: '' };
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement;
    const name = declaredDefault(declaration);
    exported.set('default', name ?? DEFAULT_NAME);
    const head = name === undefined ? `const ${DEFAULT_NAME} = ` : ' ';
    return { start, end: declaration.start, head };
  }
  if (statement.type !== 'ExportNamedDeclaration') return undefined;
  if (statement.declaration === null) {
    for (const { local, exported: name } of statement.source === null ? statement.specifiers : []) {
      exported.set(importedName(name), importedName(local));
    }
    return { start, end, head: '' };
  }
  const isType = statement.exportKind === 'type';
  for (const name of isType ? [] : declaredNames(statement.declaration)) {
    exported.set(name, name);
    declared.add(name);
  }
  return { start, end: statement.declaration.start, head: ' ' };
}

function importedName(name: { readonly name: string } | { readonly value: string }): string {
  return 'name' in name ? name.name : name.value;
}
