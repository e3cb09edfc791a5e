import { markdownToJs, mdxToJs } from 'satteri';
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { diagnoseMarkdown } from '../core/diagnostics/markdown-entries.ts';
import type { CompileHost } from './compile-host.ts';
import type { Reference } from './compiled-page.ts';
import { escapePrices, hasMaths } from './maths.ts';
import { type MdxError, parseMdxError } from './mdx-error.ts';
import type { ModuleSource } from './module-source.ts';
import { type LineShift, type Repair, repairMdx, withoutShifts } from './repair-mdx.ts';
import type { Position } from '../core/source/source-file.ts';
import { emptyFindings, type Findings, type Place, visitSource } from './visit-source.ts';
import { visitUrls } from './visit-urls.ts';

export type CodeOutput =
  | {
      readonly kind: 'code';
      /** Function body that reads the JSX runtime from `arguments[0]`. */
      readonly code: string;
      readonly findings: Findings;
      readonly references: Reference[];
      /** One warning for each place that was not quite MDX. */
      readonly repairs: Diagnostic[];
    }
  | { readonly kind: 'error'; readonly diagnostic: Diagnostic };

const COMPONENT_TAG = /^\s*(?:<[A-Z]|import\s.+\sfrom\s)/m;

/** A page with more stops than this is not a page with slips. */
const MAX_REPAIRS = 200;

/** `.md` is Markdown first: it is read as MDX only where it uses components and compiles as MDX. */
export function toCode(module: ModuleSource, host: CompileHost): CodeOutput {
  if (module.format === 'mdx') return compileRepaired(module, host);
  if (COMPONENT_TAG.test(module.source.text)) {
    const { code } = compileAs(mdxToJs, module, host);
    if (code !== undefined) return { kind: 'code', repairs: [], ...code };
  }
  const { code, error } = compileAs(markdownToJs, module, host);
  return code ? { kind: 'code', repairs: [], ...code } : toError(module, error, error.position);
}

/** Compiles MDX; where the compiler stops at something that can be meant in one way, reads it so. */
function compileRepaired(module: ModuleSource, host: CompileHost): CodeOutput {
  const repairs: Diagnostic[] = [];
  const shifts: LineShift[] = [];
  let { text } = module.source;
  for (;;) {
    const source = { ...module.source, text };
    const { code, error } = compileAs(mdxToJs, { ...module, source, shifts }, host);
    if (code !== undefined) return { kind: 'code', repairs, ...code };
    const repair = repairs.length < MAX_REPAIRS ? repairOf(text, error) : undefined;
    const position = error.position && withoutShifts(error.position, shifts);
    if (repair === undefined) return toError(module, error, position);
    repairs.push(...toWarnings(module, repair, position));
    if (repair.shift !== undefined) shifts.push(repair.shift);
    text = repair.text;
  }
}

function repairOf(text: string, { position, message }: MdxError): Repair | undefined {
  return position && repairMdx(text, { position, message });
}

/** `split-tag` mends a slip of the compiler, not of the author. */
function toWarnings(
  { source }: ModuleSource,
  { kind, found }: Repair,
  position: Position | undefined,
): Diagnostic[] {
  if (kind === 'split-tag') return [];
  const place = { file: source.path, ...(position && { position }) };
  return [diagnoseMarkdown(`page/${kind}`, { found }, place)];
}

function toError(
  { source }: ModuleSource,
  { reason, advice }: MdxError,
  position: Position | undefined,
): CodeOutput {
  const place = { file: source.path, ...(position && { position }) };
  const diagnostic = diagnoseMarkdown('page/mdx-syntax', { reason, advice }, place);
  return { kind: 'error', diagnostic };
}

type Attempt =
  | { code: { code: string; findings: Findings; references: Reference[] }; error?: never }
  | { code?: never; error: MdxError };

function compileAs(
  compile: typeof mdxToJs | typeof markdownToJs,
  { source, shifts = [] }: ModuleSource & { shifts?: readonly LineShift[] },
  host: CompileHost,
): Attempt {
  const findings = emptyFindings();
  const references: Reference[] = [];
  const math = hasMaths(source.text);
  const startOf: Place = ({ position }) => position && withoutShifts(position.start, shifts);
  try {
    const { code } = compile(math ? escapePrices(source.text) : source.text, {
      outputFormat: 'function-body',
      jsxImportSource: 'astro',
      elementAttributeNameCase: 'html',
      stylePropertyNameCase: 'css',
      features: { headingAttributes: true, rawHtml: true, math },
      mdastPlugins: [visitSource(findings, host, startOf)],
      hastPlugins: [visitUrls(references, (url) => host.rewriteUrl(url, source.path), startOf)],
    });
    return { code: { code, findings, references } };
  } catch (error) {
    return { error: parseMdxError(error) };
  }
}
