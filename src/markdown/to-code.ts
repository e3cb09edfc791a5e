import { markdownToJs, mdxToJs } from 'satteri';
import { placeIn, type Diagnostic, type Place } from '../core/diagnostics/diagnostic.ts';
import { diagnoseMarkdown } from '../core/diagnostics/markdown-entries.ts';
import { offsetAt, positionAt, type SourceFile } from '../core/source/source-file.ts';
import type { CompileHost } from './compile-host.ts';
import { compilerText } from './compiler-text.ts';
import { emptyFindings, type Findings } from './findings.ts';
import { escapePrices, hasMaths } from './maths.ts';
import { findObstacle, type MdxError, parseMdxError } from './mdx-error.ts';
import type { ModuleSource } from './module-source.ts';
import { type Repair, repairMdx } from './repair-mdx.ts';
import { findLongestLine, isStackOverflow } from './stack-overflow.ts';
import { editBetween, type TextEdit, withoutEdits } from './text-edits.ts';
import { visitSource } from './visit-source.ts';

export type CodeOutput =
  | {
      readonly kind: 'code';
      /** Function body that reads the JSX runtime from `arguments[0]`. */
      readonly code: string;
      readonly findings: Findings;
      /** One warning for each place that was not quite MDX. */
      readonly repairs: Diagnostic[];
    }
  | { readonly kind: 'error'; readonly diagnostic: Diagnostic };

const COMPONENT_TAG = /^\s*(?:<[A-Z]|import\s.+\sfrom\s)/m;

/** A page with more stops than this is not a page with slips. */
const MAX_REPAIRS = 200;

/** So many are made in a text of any length; beyond them, characters compiled again count. */
const FREE_REPAIRS = 20;
const MAX_REPAIRED = 8_000_000;

/** `.md` is Markdown first: it is read as MDX only where it uses components and compiles as MDX. */
export function toCode(module: ModuleSource, host: CompileHost): CodeOutput {
  if (module.format === 'mdx') return compileRepaired(module, host);
  const draft = { text: module.source.text, edits: [] };
  if (COMPONENT_TAG.test(draft.text)) {
    const { code } = compileAs(mdxToJs, { module, draft, host });
    if (code !== undefined) return { kind: 'code', repairs: [], ...code };
  }
  const { code, error } = compileAs(markdownToJs, { module, draft, host });
  return code ? { kind: 'code', repairs: [], ...code } : toError(module, error, draft);
}

/** A text on its way to the compiler, and what was changed in the author's to make it. */
interface Draft {
  readonly text: string;
  readonly edits: readonly TextEdit[];
}

/** Compiles MDX; where the compiler stops at something that can be meant in one way, reads it so. */
function compileRepaired(module: ModuleSource, host: CompileHost): CodeOutput {
  const repairs: Diagnostic[] = [];
  let draft: Draft = { text: module.source.text, edits: [] };
  for (;;) {
    const { code, error } = compileAs(mdxToJs, { module, draft, host });
    if (code !== undefined) return { kind: 'code', repairs, ...code };
    const repair = mayRepair(draft) ? repairOf(draft.text, error) : undefined;
    if (repair === undefined) return toError(module, error, draft);
    repairs.push(...toWarnings(repair, placeOf(module, error, draft)));
    const edit = editBetween(draft.text, repair.text);
    draft = { text: repair.text, edits: [...draft.edits, edit] };
  }
}

/** Each repair compiles the whole text again. */
function mayRepair({ text, edits }: Draft): boolean {
  const isAffordable = edits.length < FREE_REPAIRS || edits.length * text.length < MAX_REPAIRED;
  return edits.length < MAX_REPAIRS && isAffordable;
}

function repairOf(text: string, { position, message, tooDeep }: MdxError): Repair | undefined {
  if (position === undefined || tooDeep !== undefined) return undefined;
  return repairMdx(text, { position, message });
}

/** `split-tag` mends a slip of the compiler, not of the author. */
function toWarnings({ kind, found }: Repair, place: Place): Diagnostic[] {
  return kind === 'split-tag' ? [] : [diagnoseMarkdown(`page/${kind}`, { found }, place)];
}

function toError(module: ModuleSource, error: MdxError, draft: Draft): CodeOutput {
  const { reason, advice, tooDeep } = error;
  const place = placeOf(module, error, draft);
  const diagnostic =
    tooDeep === undefined
      ? diagnoseMarkdown('page/mdx-syntax', { reason, advice }, place)
      : diagnoseMarkdown('page/too-deep', { kind: tooDeep }, place);
  return { kind: 'error', diagnostic };
}

/** Where the author's text has what the compiler stopped at in the draft. */
function placeOf({ source }: ModuleSource, { position, message }: MdxError, draft: Draft): Place {
  if (position === undefined) return placeOfAwait(source, message);
  const offset = withoutEdits(offsetAt(draft.text, position), draft.edits);
  return { file: source.path, position: positionAt(source.text, offset) };
}

interface CompileRequest {
  readonly module: ModuleSource;
  readonly draft: Draft;
  readonly host: CompileHost;
}

type Attempt =
  { code: { code: string; findings: Findings }; error?: never } | { code?: never; error: MdxError };

/** Positions of errors count in the draft. */
function compileAs(
  compile: typeof mdxToJs | typeof markdownToJs,
  { module, draft, host }: CompileRequest,
): Attempt {
  const obstacle = findObstacle(draft.text, compile === mdxToJs ? 'mdx' : 'md');
  if (obstacle !== undefined) return { error: obstacle };
  const findings = emptyFindings();
  const math = hasMaths(draft.text);
  const { text, prices } = math ? escapePrices(draft.text) : { text: draft.text, prices: [] };
  const escapes = prices.map((at) => ({ at, removed: 0, inserted: 1 }));
  const source = compilerText(text, module.source.text, [...draft.edits, ...escapes]);
  try {
    const { code } = compile(text, {
      outputFormat: 'function-body',
      jsxImportSource: 'astro',
      elementAttributeNameCase: 'html',
      stylePropertyNameCase: 'css',
      features: { headingAttributes: true, rawHtml: true, math },
      mdastPlugins: [visitSource(findings, host, source)],
    });
    return { code: { code, findings } };
  } catch (thrown) {
    if (isStackOverflow(thrown)) return { error: toOverflow(draft.text) };
    const error = parseMdxError(thrown);
    if (error.position === undefined || escapes.length === 0) return { error };
    const offset = withoutEdits(offsetAt(text, error.position), escapes);
    return { error: { ...error, position: positionAt(draft.text, offset) } };
  }
}

function toOverflow(text: string): MdxError {
  const position = findLongestLine(text);
  return { position, message: '', reason: '', advice: '', tooDeep: 'code' };
}

/** The compiler does not say where the `await` stands that it complains about. */
function placeOfAwait({ path, text }: SourceFile, message: string): Place {
  const at = message.includes('`await`')
    ? /(?:\{|=|^export\b.*?)\s*await\b/m.exec(text)?.index
    : undefined;
  return placeIn(path, at === undefined ? undefined : positionAt(text, at));
}
