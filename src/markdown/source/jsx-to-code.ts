/**
 * Compiles a file of components (`.jsx`, `.tsx`, `.js`, `.ts`) to a function body of the same form as
 * compiled Markdown: it reads the JSX runtime from `arguments[0]` and returns its exports.
 */
import { parseSync, transform } from 'rolldown/utils';
import { findTooDeep } from '../../core/text/nesting.ts';
import { positionAt, type SourceFile } from '../../core/text/source-file.ts';
import { moveKeys } from '../balance/late-keys.ts';
import { splitImports } from '../imports.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';
import type { ModuleSource } from '../model/module-source.ts';
import { findControls } from '../slips/control-characters.ts';
import { diagnoseSnippet } from '../model/snippet-entries.ts';
import {
  type CompilerDraft,
  compilerText,
  toSourcePlaces,
  type CompilerText,
  withChanges,
} from './compiler-draft.ts';
import type { Findings } from '../model/findings.ts';
import { emptyFindings, noteCode } from './note-findings.ts';
import { formatReturn, withoutExports } from './plain-exports.ts';
import { diagnoseOverflow } from './stack-overflow.ts';
import { findCodeTags, parseJsx } from '../repair/jsx-code.ts';
import type { CodeOutput } from '../model/code-output.ts';

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
  const { errors } = parseSync('module.tsx', source.text, {});
  const [error] = errors;
  if (error !== undefined) return toError(source, error);
  const written: CompilerDraft = { text: source.text, edits: [] };
  const readable = { text: source.text, hasIndentedCode: () => false };
  const controls = findControls(readable, toSourcePlaces(written, source));
  const draft = withEarlyKeys(withChanges(written, controls.changes));
  const { program } = parseSync('module.tsx', draft.text, {});
  const findings = findAll(compilerText(draft.text, source.text, draft.edits));
  const { rest } = splitImports(draft.text);
  const { text, exported, declared } = withoutExports(rest, program.body);
  for (const name of declared) findings.declared.add(name);
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
  const whole = { faults: controls.diagnostics, isWhole: true };
  return { kind: 'code', code: `${body}\nreturn lecternModule();`, findings, ...whole };
}

/** Moves keys that follow a spread, those in tags inside of others one after the other. */
function withEarlyKeys(draft: CompilerDraft): CompilerDraft {
  const mayBeLate = /\bkey\s*=/.test(draft.text) && draft.text.includes('...');
  const program = mayBeLate ? parseJsx(draft.text) : undefined;
  const tags = program === undefined ? [] : findCodeTags(program).map(({ start }) => start);
  const changes = moveKeys(draft.text, tags);
  return changes.length === 0 ? draft : withEarlyKeys(withChanges(draft, changes));
}

function findAll(source: CompilerText): Findings {
  const { text } = source;
  const findings = emptyFindings();
  const { imports, reExports } = splitImports(text);
  for (const one of imports)
    findings.imports.push({ ...one, position: source.positionAt(one.start) });
  for (const one of reExports) {
    findings.reExports.push({ ...one, position: source.positionAt(one.start) });
  }
  noteCode({ findings, source }, { code: text, start: 0 }, false);
  return findings;
}

/** Wraps the module in a function: its code without `export`, and a `return` of its exports at the end. */
function toFunction(text: string, exported: ReadonlyMap<string, string>): string {
  return `export default function lecternModule() {${text}\n${formatReturn(exported)}\n}`;
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
