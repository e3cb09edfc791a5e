/**
 * Compiles a file of components (`.jsx`, `.tsx`, `.js`, `.ts`) to a function body of the same form
 * as Markdown becomes: it reads the JSX runtime from `arguments[0]` and returns its exports.
 */
import { parseSync, transform } from 'rolldown/utils';
import { findTooDeep } from '../../core/text/nesting.ts';
import { positionAt, type SourceFile } from '../../core/text/source-file.ts';
import { declaredNames, splitImports } from '../imports.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';
import type { ModuleSource } from '../model/module-source.ts';
import { diagnoseSnippet } from '../model/snippet-entries.ts';
import { compilerText } from './compiler-text.ts';
import type { Findings } from '../model/findings.ts';
import { emptyFindings, noteCode } from './note-findings.ts';
import { diagnoseOverflow } from './stack-overflow.ts';
import type { CodeOutput } from '../model/code-output.ts';

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

const RUNTIME_IMPORT = /^import \{ (.*) \} from "astro\/jsx-runtime";$/m;

export async function jsxToCode(module: ModuleSource): Promise<CodeOutput> {
  try {
    return await toFunctionBody(module);
  } catch (error) {
    return { kind: 'error', diagnostics: [diagnoseOverflow(error, module.source)] };
  }
}

async function toFunctionBody({ source }: ModuleSource): Promise<CodeOutput> {
  const tooDeep = findTooDeep(source.text, 'jsx');
  if (tooDeep !== undefined) {
    const place = { file: source.path, position: positionAt(source.text, tooDeep.offset) };
    return { kind: 'error', diagnostics: [diagnoseMarkdown('page/too-deep', tooDeep, place)] };
  }
  const { program, errors } = parseSync('module.tsx', source.text, {});
  const [error] = errors;
  if (error !== undefined) return toError(source, error);
  const findings = findAll(source);
  const { rest } = splitImports(source.text);
  const { text, exported } = withoutExports(rest, program.body, findings.declared);
  const compiled = await transform('module.tsx', toFunction(text, exported), {
    lang: 'tsx',
    jsx: { runtime: 'automatic', importSource: 'astro', development: false },
    target: 'esnext',
    sourcemap: false,
  });
  const [fault] = compiled.errors;
  if (fault !== undefined) throw new Error(fault.message);
  const body = compiled.code
    .replace(RUNTIME_IMPORT, (_, names: string) => {
      return `const { ${names.replaceAll(' as ', ': ')} } = arguments[0];`;
    })
    .replace('export default function lecternModule', 'function lecternModule');
  const whole = { faults: [], isWhole: true };
  return { kind: 'code', code: `${body}\nreturn lecternModule();`, findings, ...whole };
}

function findAll({ text }: SourceFile): Findings {
  const findings = emptyFindings();
  const source = compilerText(text, text, []);
  for (const statement of splitImports(text).imports) {
    findings.imports.push({ ...statement, position: source.positionAt(statement.start) });
  }
  noteCode({ findings, source }, { code: text, start: 0 });
  return findings;
}

/** The module as a function: its code without `export`, and what it gives out at the end. */
function toFunction(text: string, exported: ReadonlyMap<string, string>): string {
  const pairs = [...exported].map(([name, local]) => `${JSON.stringify(name)}: ${local}`);
  return `export default function lecternModule() {${text}\nreturn { ${pairs.join(', ')} };\n}`;
}

/** Turns exports into declarations; lines stay where they are. Fills `declared` on the way. */
function withoutExports(
  code: string,
  body: readonly Statement[],
  declared: Set<string>,
): { text: string; exported: ReadonlyMap<string, string> } {
  const exported = new Map<string, string>();
  let text = code;
  for (const statement of body.toReversed()) {
    const plain = toPlain(statement, exported, declared);
    if (plain === undefined) continue;
    const { start, end, head } = plain;
    const lines = text.slice(start, end).replace(/[^\n]/g, '');
    text = text.slice(0, start) + head + lines + text.slice(end);
  }
  return { text, exported };
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

function toError(
  { path, text }: SourceFile,
  { message, labels }: { message: string; labels: { start: number }[] },
): CodeOutput {
  const reason = message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');
  const at = labels[0]?.start;
  const place = { file: path, ...(at !== undefined && { position: positionAt(text, at) }) };
  return { kind: 'error', diagnostics: [diagnoseSnippet('snippet/jsx-syntax', { reason }, place)] };
}
