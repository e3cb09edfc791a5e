import { markdownToJs, mdxToJs } from 'satteri';
import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { offsetAt, positionAt } from '../../core/text/source-file.ts';
import { findOddFences } from '../balance/find-imbalance.ts';
import type { ToFenceElement } from '../model/fence-element.ts';
import type { CodeOutput } from '../model/code-output.ts';
import type { ModuleSource } from '../model/module-source.ts';
import { watchForDots } from '../repair/dotted-names.ts';
import { Faults } from '../repair/faults.ts';
import { findStop } from '../repair/find-stop.ts';
import { escapePrices, hasMaths } from '../repair/maths.ts';
import { findObstacle, type MdxError, parseMdxError, toUnreadable } from '../repair/mdx-error.ts';
import { readAsText } from '../repair/read-as-text.ts';
import { type MdxRepair, repairMdx, stopOf } from '../repair/repair-mdx.ts';
import { STATIC_COMPONENT } from '../static-html.ts';
import {
  balanceDraft,
  type BalancedDraft,
  type CompilerDraft,
  edited,
  toSourcePlaces,
} from './compiler-draft.ts';
import { compilerText, type CompilerText } from './compiler-text.ts';
import type { Findings } from '../model/findings.ts';
import { isBraceOf, tellLostComponents } from './lost-meaning.ts';
import { liftPrompts } from './lift-prompts.ts';
import { emptyFindings } from './note-findings.ts';
import { type CodeAround, codeAround, onlyHtml } from './only-html.ts';
import { findLongestLine, isStackOverflow } from './stack-overflow.ts';
import { seemsToHoldHtml } from '../raw-html.ts';
import { placeOf, tellStop } from './tell-stop.ts';
import { withoutEdits } from './text-edits.ts';
import { replaceVariables } from './replace-variables.ts';
import { visitSource } from './visit-source.ts';

const COMPONENT_TAG = /^\s*(?:<[A-Z]|import\s.+\sfrom\s)/m;

/** A page with more stops than this is not a page with slips. */
const MAX_REPAIRS = 200;

/** So many are made in a text of any length; beyond them, characters compiled again count. */
const FREE_REPAIRS = 20;
const MAX_REPAIRED = 8_000_000;

/** `.md` is Markdown first: it is read as MDX only where it uses components and compiles as MDX. */
export function toCode(module: ModuleSource, toFence: ToFenceElement): CodeOutput {
  const { text, edits, diagnostics, unknown } = replaceVariables(module);
  const output = toCodeOf({ text, edits }, module, toFence);
  if (output.kind === 'code') {
    for (const { name } of unknown) output.findings.toldNames.add(name.split('.')[0] ?? name);
    const faults = output.faults.filter((fault) => !isBraceOf(fault, diagnostics));
    const html = onlyHtml(output.code, around());
    const code = html === undefined ? {} : { code: '', html };
    return { ...output, ...code, faults: [...diagnostics, ...faults] };
  }
  return { ...output, diagnostics: [...diagnostics, ...output.diagnostics] };
}

let known: CodeAround | undefined;

/** Asked of the compiler once. */
function around(): CodeAround {
  const { optimizeStatic } = readyParts('', 'page', false);
  const options = { ...OUTPUT, ...(optimizeStatic && { optimizeStatic }) };
  known ??= codeAround((text) => markdownToJs(text, options).code);
  return known;
}

function toCodeOf(
  written: CompilerDraft,
  module: ModuleSource,
  toFence: ToFenceElement,
): CodeOutput {
  if (module.format === 'mdx') return compileMended(mdxToJs, { module, draft: written, toFence });
  const draft = withPrompts(written);
  const asMarkdown = () => compileMended(markdownToJs, { module, draft: written, toFence });
  if (!COMPONENT_TAG.test(draft.text)) return asMarkdown();
  const { code, error } = compileAs(mdxToJs, { module, draft, toFence });
  if (code !== undefined) {
    const faults = tellOddFences(draft, { module, ...code });
    return { kind: 'code', faults, isWhole: true, ...code };
  }
  const output = asMarkdown();
  if (output.kind === 'error') return output;
  const faults = tellLostComponents(output.findings, () => {
    const balanced =
      balanceDraft(draft, module.source)?.diagnostics.filter(
        ({ severity }) => severity === 'error',
      ) ?? [];
    return balanced.length > 0 ? balanced : [tellStop(module, error, draft)];
  });
  return { ...output, faults: [...output.faults, ...faults] };
}

type Compile = typeof mdxToJs | typeof markdownToJs;

/**
 * Compiles a text. Where the compiler stops at something that can be meant in one way, it is read so;
 * anything else that it stops at is an error, and is read as text.
 */
function compileMended(
  compile: Compile,
  { module, draft: written, toFence }: CompileRequest,
): CodeOutput {
  const faults = new Faults();
  let draft = compile === mdxToJs ? withPrompts(written) : written;
  let isBalanced = compile === markdownToJs;
  for (;;) {
    const { code, error } = compileAs(compile, { module, draft, toFence });
    if (code !== undefined) {
      return finish(code, faults, () => tellOddFences(draft, { module, ...code }));
    }
    const repair = mayRepair(draft) && compile === mdxToJs && repairOf(draft.text, error);
    const place = placeOf(module, { ...error, ...stopOf(repair) }, draft);
    if (repair && faults.isNew(repair, place)) {
      faults.repaired(repair, place);
      draft = edited(draft, repair.text);
      continue;
    }
    if (repair) faults.inVain(repair, place);
    const balanced = isBalanced ? undefined : balance({ module, draft, toFence }, error, place);
    isBalanced = true;
    if (balanced !== undefined) {
      faults.unbalanced(balanced.diagnostics);
      draft = balanced.draft;
      continue;
    }
    const read = mayRepair(draft) && isReadable(error) ? readAsText(draft.text, error) : undefined;
    faults.readAsText(read, tellStop(module, error, draft));
    if (read === undefined) return { kind: 'error', diagnostics: faults.all };
    draft = edited(draft, read.text);
  }
}

function finish(
  code: { code: string; findings: Findings },
  faults: Faults,
  findOdd: () => readonly Diagnostic[],
): CodeOutput {
  const { isWhole, lostNames } = faults;
  for (const name of lostNames) code.findings.toldNames.add(name);
  return { kind: 'code', faults: [...faults.all, ...(isWhole ? findOdd() : [])], isWhole, ...code };
}

/** Undefined where the compiler stops for another reason than tags, quotes and fences that do not fit. */
function balance(
  { module, draft, toFence }: CompileRequest,
  stop: MdxError,
  place: Place,
): BalancedDraft | undefined {
  const balanced = isReadable(stop) ? balanceDraft(draft, module.source) : undefined;
  if (balanced === undefined) return undefined;
  return stopsAt({ module, draft: balanced.draft, toFence }, stop, place) ? undefined : balanced;
}

/** Tells of odd fences in a text that could be read; what fences swallow is told once, where that began. */
function tellOddFences(
  draft: CompilerDraft,
  { module, findings }: { module: ModuleSource; findings: Findings },
): Diagnostic[] {
  if (!findings.fences.some(({ isOdd }) => isOdd)) return [];
  return findOddFences(draft.text, toSourcePlaces(draft, module.source));
}

/** Whether the compiler stops at a draft for the same reason and at the same place of the author's text. */
function stopsAt(request: CompileRequest, before: MdxError, { position }: Place): boolean {
  const { error } = compileAs(mdxToJs, request);
  if (error?.message !== before.message) return false;
  const after = placeOf(request.module, error, request.draft).position;
  return after?.line === position?.line && after?.column === position?.column;
}

function withPrompts(draft: CompilerDraft): CompilerDraft {
  return liftPrompts(draft.text).reduce(edited, draft);
}

function isReadable({ tooDeep }: MdxError): boolean {
  return tooDeep === undefined;
}

/** Each repair compiles the whole text again. */
function mayRepair({ text, edits }: CompilerDraft): boolean {
  const isAffordable = edits.length < FREE_REPAIRS || edits.length * text.length < MAX_REPAIRED;
  return edits.length < MAX_REPAIRS && isAffordable;
}

function repairOf(text: string, { position, message, tooDeep }: MdxError): MdxRepair | undefined {
  if (position === undefined || tooDeep !== undefined) return undefined;
  return repairMdx(text, { position, message });
}

/** What all code that the compiler writes is like. */
const OUTPUT = {
  outputFormat: 'function-body',
  jsxImportSource: 'astro',
  elementAttributeNameCase: 'html',
  stylePropertyNameCase: 'css',
} as const;

/** Elements of Markdown that components draw in any case. */
const DRAWN = ['img', 'input'];
/** Elements of Markdown that a finished article may draw, which knows the site. */
const DRAWABLE = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'table'];

/** The compiler makes the links and the heading of footnotes itself, when no visitor sees them any more. */
const FOOTNOTE = /\[\^/;

/**
 * What no expression and no component takes part in becomes HTML at once.
 *
 * @param holdsHtml whether the runtime has to rewrite addresses of tags; in MDX each of them is a call of it.
 */
function readyParts(text: string, role: ModuleSource['role'], holdsHtml: boolean) {
  if (holdsHtml) return { drawsLater: false };
  const drawsLater = role === 'page' && !FOOTNOTE.test(text);
  const ignoreElements = drawsLater ? DRAWN : [...DRAWN, ...DRAWABLE];
  return {
    drawsLater,
    optimizeStatic: { component: STATIC_COMPONENT, prop: 'set:html', ignoreElements },
  };
}

interface CompileRequest {
  readonly module: ModuleSource;
  readonly draft: CompilerDraft;
  readonly toFence: ToFenceElement;
}

type Attempt =
  | { code: { code: string; findings: Findings }; error?: never }
  | { code?: never; error: MdxError };

/** Positions of errors count in the draft. */
function compileAs(compile: Compile, { module, draft, toFence }: CompileRequest): Attempt {
  const obstacle = findObstacle(draft.text, compile === mdxToJs ? 'mdx' : 'md');
  if (obstacle !== undefined) return { error: obstacle };
  const math = hasMaths(draft.text);
  const { text, prices } = math ? escapePrices(draft.text) : { text: draft.text, prices: [] };
  const escapes = prices.map((at) => ({ at, removed: 0, inserted: 1 }));
  const source = compilerText(text, module.source.text, [...draft.edits, ...escapes]);
  const run = (holdsHtml: boolean) =>
    compileText(compile, { module, toFence, source, math, holdsHtml });
  const seemsHtml = compile === markdownToJs && seemsToHoldHtml(text);
  const first = run(seemsHtml);
  const { code, error } = first.hasHtml && !seemsHtml ? run(true) : first;
  if (code !== undefined) return { code };
  if (error.position === undefined || escapes.length === 0) return { error };
  const offset = withoutEdits(offsetAt(text, error.position), escapes);
  return { error: { ...error, position: positionAt(draft.text, offset) } };
}

interface CompilerRun extends Pick<CompileRequest, 'module' | 'toFence'> {
  readonly source: CompilerText;
  readonly math: boolean;
  /** Whether tags of HTML are looked for, which takes as long as all else. MDX has none. */
  readonly holdsHtml: boolean;
}

/** Positions of errors count in the text that the compiler gets. */
function compileText(
  compile: Compile,
  { module, toFence, source, math, holdsHtml }: CompilerRun,
): Attempt & { readonly hasHtml: boolean } {
  const { text } = source;
  const findings = emptyFindings();
  const { drawsLater, ...ready } = readyParts(text, module.role, holdsHtml);
  // HTML does not keep ends of lines such as these.
  const rawHtml = holdsHtml || text.includes('\r');
  const dots = rawHtml && compile === markdownToJs ? watchForDots(text) : undefined;
  let hasHtml = false;
  const onHtml = () => {
    hasHtml = true;
  };
  try {
    const { code } = compile(text, {
      ...OUTPUT,
      features: { headingAttributes: true, rawHtml, math },
      ...ready,
      mdastPlugins: [visitSource({ findings, toFence, source, module, drawsLater, onHtml })],
      ...(dots && { hastPlugins: [dots.plugin] }),
    });
    return { code: { code, findings }, hasHtml };
  } catch (thrown) {
    if (isStackOverflow(thrown)) return { error: toOverflow(text), hasHtml };
    const dotted = dots?.find();
    const error = dotted ? toUnreadable(dotted, text) : placeError(parseMdxError(thrown), text);
    return { error, hasHtml };
  }
}

function toOverflow(text: string): MdxError {
  const position = findLongestLine(text);
  return { position, message: '', reason: '', advice: '', tooDeep: 'code' };
}

/** The compiler does not say where all of what it complains about is, and of imports and exports where they end. */
function placeError(error: MdxError, text: string): MdxError {
  const isPlaced = error.position !== undefined && !error.message.includes('parse esm');
  const at = isPlaced ? undefined : findStop(text, error.message);
  return at === undefined ? error : { ...error, position: positionAt(text, at) };
}
