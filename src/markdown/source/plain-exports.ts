/** Module code as that of a function: exports are declarations, and a list of what is given out. */
import type { parseSync } from 'rolldown/utils';
import { declaredNames } from '../imports.ts';

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

export interface PlainExports {
  /** The code without `export`; lines stay where they are. */
  readonly text: string;
  /** Local names by those under which they are exported. */
  readonly exported: ReadonlyMap<string, string>;
  /** Names of the declarations that are exported as they are made. */
  readonly declared: ReadonlySet<string>;
}

/** Turns exports into declarations. `body` is that of `code`, or of what had imports in place of blanks. */
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

/** A `return` of what is exported. */
export function formatReturn(exported: ReadonlyMap<string, string>): string {
  const pairs = [...exported].map(([name, local]) => `${JSON.stringify(name)}: ${local}`);
  return `return { ${pairs.join(', ')} };`;
}

/** What takes the place of `export` and what belongs to it; undefined for other statements. */
function toPlain(statement: Statement, exported: Map<string, string>, declared: Set<string>) {
  const { start, end } = statement;
  if (statement.type === 'ExportAllDeclaration') return { start, end, head: '' };
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement;
    const id = 'id' in declaration ? declaration.id : null;
    const isNamed = /^(?:Function|Class)Declaration$/.test(declaration.type) && id !== null;
    exported.set('default', isNamed && 'name' in id ? id.name : 'lecternDefault');
    return { start, end: declaration.start, head: isNamed ? ' ' : 'const lecternDefault = ' };
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
