import { markdownToJs, mdxToJs } from 'satteri';
import type { Diagnostic, Place, Fix } from '../../core/diagnostic/diagnostic.ts';
import { lowerCaseTags } from '../../core/html/lower-case-tags.ts';
import { findBlankLines } from '../balance/blank-lines.ts';
import { explainExport, findUnclosedIn, isStillBroken } from '../balance/broken-code.ts';
import { findOddFences } from '../balance/find-imbalance.ts';
import type { ToFenceElement } from '../model/fence-element.ts';
import type { CodeOutput } from '../model/code-output.ts';
import { isMdx, type ModuleSource } from '../model/module-source.ts';
import { Faults } from '../repair/faults.ts';
import type { MdxError } from '../repair/mdx-error.ts';
import { codeAsText, findBrokenCode, readAsText } from '../repair/read-as-text.ts';
import { type MdxRepair, type RepairKind, repairMdx, stopOf } from '../repair/repair-mdx.ts';
import { findControls } from '../slips/control-characters.ts';
import { fixForeignNote } from '../slips/fix-foreign-note.ts';
import { type Compile, compileAlone, compileAs, type CompileRequest } from './run-compiler.ts';
import {
  balanceDraft,
  type BalancedDraft,
  type CompilerDraft,
  edited,
  withChanges,
  toSourcePlaces,
} from './compiler-draft.ts';
import type { Findings } from '../model/findings.ts';
import { findLostComponent, isBraceOf, diagnoseLostComponent } from './lost-meaning.ts';
import { liftPrompts } from './lift-prompts.ts';
import { type CodeAround, codeAround, onlyHtml } from './only-html.ts';
import { placeOf, diagnoseStop } from './diagnose-stop.ts';
import { replaceVariables } from './replace-variables.ts';

/** The most repairs: a page where the compiler stops more often does not just have typos. */
const MAX_REPAIRS = 200;

/**
 * The number of repairs allowed in a text of any length; beyond it, the total of recompiled characters is
 * limited.
 */
const FREE_REPAIRS = 20;
const MAX_REPAIRED = 8_000_000;

/**
 * Turns a page or snippet into code. A `.md` file is Markdown first: it is read as MDX only if it uses
 * components or comments of MDX, and compiles as MDX. Components in the middle of a line, such as in a table,
 * are found by reading it as Markdown, because they could be code.
 */
export function toCode(module: ModuleSource, toFence: ToFenceElement): CodeOutput {
  const replaced = replaceVariables(module);
  const { text, unknown } = replaced;
  const hasIndentedCode = () => module.format === 'md' && !isMdx(text);
  const placeAt = toSourcePlaces(replaced, module.source);
  const controls = findControls({ text, hasIndentedCode }, placeAt);
  const diagnostics = [...replaced.diagnostics, ...controls.diagnostics];
  const output = toCodeOf(withChanges(replaced, controls.changes), module, toFence);
  if (output.kind === 'code') {
    for (const { name } of unknown) output.findings.reportedNames.add(name.split('.')[0] ?? name);
    const { text: written } = module.source;
    const faults = output.faults.filter((fault) => !isBraceOf(fault, written, unknown));
    const html = onlyHtml(output.code, around());
    const code = html === undefined ? {} : { code: '', html };
    return { ...output, ...code, faults: [...diagnostics, ...faults] };
  }
  return { ...output, diagnostics: [...diagnostics, ...output.diagnostics] };
}

let known: CodeAround | undefined;

/** Returns the code that the compiler writes around HTML, found out once. */
function around(): CodeAround {
  known ??= codeAround(compileAlone);
  return known;
}

function toCodeOf(
  written: CompilerDraft,
  module: ModuleSource,
  toFence: ToFenceElement,
): CodeOutput {
  if (module.format === 'mdx') return compileRepaired(mdxToJs, { module, draft: written, toFence });
  const lowered = withChanges(written, lowerCaseTags(written.text));
  const draft = withPrompts(lowered);
  const asMarkdown = () => compileRepaired(markdownToJs, { module, draft: lowered, toFence });
  const plain = isMdx(draft.text) ? undefined : asMarkdown();
  if (plain !== undefined && findLostComponent(plain) === undefined) return plain;
  const request = { module, draft, toFence };
  const { code, error } = compileAs(mdxToJs, request);
  if (code !== undefined) {
    const faults = reportOddFences(draft, { module, ...code });
    return { kind: 'code', faults, isWhole: true, ...code };
  }
  const output = plain ?? asMarkdown();
  if (output.kind === 'error') return output;
  const lost = findLostComponent(output);
  return lost === undefined ? output : keepComponents({ lost, output }, request, error);
}

/** Repairs of text that is correct in Markdown and wrong only in MDX. */
const RIGHT_IN_MARKDOWN: ReadonlySet<RepairKind> = new Set([
  'html-comment',
  'void-tag',
  'autolink',
  'less-than',
  'brace',
  'open-brace',
  'style-rules',
  'unquoted-attribute',
  'block-tag',
  'closing-tag',
]);

/** A page read as Markdown, and a component in it that has no effect there. */
interface Lossy {
  readonly lost: string;
  readonly output: CodeOutput & { kind: 'code' };
}

/**
 * Reads a page as MDX after all, by repairing Markdown that MDX lacks, such as `<br>`, wherever the
 * compiler stops.
 */
function keepComponents(
  { lost, output }: Lossy,
  written: CompileRequest,
  firstStop: MdxError,
): CodeOutput {
  const { module } = written;
  const faults = new Faults(RIGHT_IN_MARKDOWN);
  let request = written;
  for (let stop = firstStop; ;) {
    const draft = repairDraft(request, stop, faults);
    if (draft === undefined) {
      const causes = findCauses(request, stop);
      return { ...output, faults: [...output.faults, ...diagnoseLostComponent(lost, causes)] };
    }
    request = { ...request, draft };
    const { code, error } = compileAs(mdxToJs, request);
    if (code !== undefined) {
      return finish(code, faults, () => reportOddFences(draft, { module, ...code }));
    }
    stop = error;
  }
}

/** Returns why a text cannot be read as MDX: tags that do not match, or else where the compiler stopped. */
function findCauses({ module, draft }: CompileRequest, stop: MdxError): readonly Diagnostic[] {
  const unbalanced = balanceDraft(draft, module.source)?.diagnostics ?? [];
  const errors = unbalanced.filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? errors : [diagnoseStop(module, stop, draft)];
}

/**
 * Compiles a text with repairs. Where the compiler stops at something that can be meant in only one way, it
 * is read that way; anything else is an error, and is read as text.
 */
function compileRepaired(
  compile: Compile,
  { module, draft: written, toFence }: CompileRequest,
): CodeOutput {
  const faults = new Faults();
  let draft = compile === mdxToJs ? withPrompts(written) : written;
  let isBalanced = compile === markdownToJs;
  let mayJoin = compile === mdxToJs;
  for (;;) {
    const request = { module, draft, toFence };
    const { code, error } = compileAs(compile, request);
    if (code !== undefined) {
      return finish(code, faults, () => reportOddFences(draft, { module, ...code }));
    }
    const blankLines = mayJoin ? findBlankLines(draft.text) : [];
    mayJoin = false;
    if (blankLines.length > 0) {
      draft = withChanges(draft, blankLines);
      continue;
    }
    const broken = isBalanced ? undefined : readCodeAsText(request, error);
    if (broken !== undefined) {
      faults.readAsText(broken.read, broken.diagnostic);
      draft = edited(draft, broken.read.text);
      continue;
    }
    const repairedDraft = compile === mdxToJs ? repairDraft(request, error, faults) : undefined;
    if (repairedDraft !== undefined) {
      draft = repairedDraft;
      continue;
    }
    const balanced = isBalanced ? undefined : balance(request, error);
    isBalanced = true;
    if (balanced !== undefined) {
      faults.unbalanced(balanced.diagnostics);
      draft = balanced.draft;
      continue;
    }
    const read = mayRepair(draft) && isReadable(error) ? readAsText(draft.text, error) : undefined;
    faults.readAsText(read, diagnoseStop(module, error, draft));
    if (read === undefined) return { kind: 'error', diagnostics: faults.all };
    draft = edited(draft, read.text);
  }
}

/**
 * Turns the first export whose code is not JavaScript into text, unless a repair helps. Otherwise much of
 * the code would be read as Markdown, and reported for what it is not.
 */
function readCodeAsText({ module, draft }: CompileRequest, stop: MdxError) {
  const extent = mayRepair(draft) && isReadable(stop) ? findBrokenCode(draft.text) : undefined;
  if (extent === undefined || !draft.text.startsWith('export', extent.start)) return undefined;
  const balanced = balanceDraft(draft, module.source);
  const repairs = [repairOf(draft.text, stop)?.text, balanced?.draft.text];
  const helps = (text?: string) => text !== undefined && !isStillBroken(text, draft.text, extent);
  if (repairs.some(helps)) return undefined;
  const placeAt = toSourcePlaces(draft, module.source);
  const lines = { from: placeAt(extent.start).position, to: placeAt(extent.end).position };
  const unclosed = balanced && findUnclosedIn(balanced.diagnostics, lines);
  return {
    read: codeAsText(draft.text, extent),
    diagnostic: unclosed ?? diagnoseStop(module, explainExport(draft.text, extent), draft),
  };
}

/** Repairs a draft where the compiler stopped; undefined if there is no repair. */
function repairDraft(
  { module, draft }: CompileRequest,
  stop: MdxError,
  faults: Faults,
): CompilerDraft | undefined {
  const repair = mayRepair(draft) ? repairOf(draft.text, stop) : undefined;
  if (repair === undefined) return undefined;
  const place = placeOf(module, { ...stop, ...stopOf(repair) }, draft);
  if (!faults.isNew(repair, place)) {
    faults.inVain(repair, place);
    return undefined;
  }
  faults.repaired(repair, place, fixTag(module, repair, place));
  return edited(draft, repair.text);
}

/** Returns a fix for a note that is written with another tool's tags. */
function fixTag(
  { source }: ModuleSource,
  { kind, found }: MdxRepair,
  { position }: Place,
): Fix | undefined {
  const isTag = kind === 'brace' && found.startsWith('{%') && position !== undefined;
  return isTag ? fixForeignNote(source, position) : undefined;
}

function finish(
  code: { code: string; findings: Findings },
  faults: Faults,
  findOdd: () => readonly Diagnostic[],
): CodeOutput {
  const { isWhole, lostNames } = faults;
  for (const name of lostNames) code.findings.reportedNames.add(name);
  return { kind: 'code', faults: [...faults.all, ...(isWhole ? findOdd() : [])], isWhole, ...code };
}

/** Balances tags, quotes and fences; undefined if the compiler stopped for another reason. */
function balance(
  { module, draft, toFence }: CompileRequest,
  stop: MdxError,
): BalancedDraft | undefined {
  const balanced = isReadable(stop) ? balanceDraft(draft, module.source) : undefined;
  if (balanced === undefined) return undefined;
  const place = placeOf(module, stop, draft);
  return stopsAt({ module, draft: balanced.draft, toFence }, stop, place) ? undefined : balanced;
}

/**
 * Reports odd fences in a text that could be read; what a fence swallows is reported once, where the fence
 * begins.
 */
function reportOddFences(
  draft: CompilerDraft,
  { module, findings }: { module: ModuleSource; findings: Findings },
): Diagnostic[] {
  if (!findings.fences.some(({ isOdd }) => isOdd)) return [];
  return findOddFences(draft.text, toSourcePlaces(draft, module.source));
}

/** Whether the compiler stops again for the same reason at the same place in the author's text. */
function stopsAt(request: CompileRequest, before: MdxError, { position }: Place): boolean {
  const { error } = compileAs(mdxToJs, request);
  if (error?.message !== before.message) return false;
  const after = placeOf(request.module, error, request.draft).position;
  return after?.line === position?.line && after?.column === position?.column;
}

function withPrompts(draft: CompilerDraft): CompilerDraft {
  return withChanges(draft, liftPrompts(draft.text));
}

function isReadable({ tooDeep }: MdxError): boolean {
  return tooDeep === undefined;
}

/** Whether another repair is affordable, since each one compiles the whole text again. */
function mayRepair({ text, edits }: CompilerDraft): boolean {
  const isAffordable = edits.length < FREE_REPAIRS || edits.length * text.length < MAX_REPAIRED;
  return edits.length < MAX_REPAIRS && isAffordable;
}

function repairOf(text: string, { position, message, tooDeep }: MdxError): MdxRepair | undefined {
  if (position === undefined || tooDeep !== undefined) return undefined;
  return repairMdx(text, { position, message });
}
