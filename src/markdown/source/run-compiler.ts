/** Runs the compiler once over a draft; the result is its code and findings, or where it stopped. */
import { markdownToJs, mdxToJs } from 'satteri';
import { offsetAt, type Position, positionAt } from '../../core/text/source-file.ts';
import type { Findings } from '../model/findings.ts';
import type { ModuleSource } from '../model/module-source.ts';
import type { ToFenceElement } from '../model/fence-element.ts';
import { listBackslashEnds } from '../backslash-ends.ts';
import { mayContainHtml } from '../raw-html.ts';
import { findDeepClosers, findFarBrackets } from '../balance/far-brackets.ts';
import { findLateKeys, isLateKey } from '../balance/late-keys.ts';
import { joinQuotedTags } from '../balance/quote-marks.ts';
import { listTickStrings } from '../../core/text/markup/list-code.ts';
import { listEscapedBars } from '../balance/table-rows.ts';
import { watchForDottedNames } from '../repair/dotted-names.ts';
import { openJoinedWords, withoutMarks } from '../repair/joined-words.ts';
import { findStop } from '../repair/find-stop.ts';
import { findFarFences } from '../repair/formula-fences.ts';
import {
  escapePrices,
  hasFormulas,
  HIDDEN_DOLLAR,
  hideDollars,
  maskMarkup,
} from '../repair/formulas.ts';
import { findObstacle, type MdxError, parseMdxError, toUnreadable } from '../repair/mdx-error.ts';
import { STATIC_COMPONENT } from '../static-html.ts';
import {
  type CompilerDraft,
  compilerText,
  type CompilerText,
  withChanges,
} from './compiler-draft.ts';
import { listScripts } from '../repair/jsx-code.ts';
import { emptyFindings } from './note-findings.ts';
import { findLongestLine, isStackOverflow } from './stack-overflow.ts';
import { originalOffsets } from './text-edits.ts';
import { visitSource } from './visit-source.ts';

export type Compile = typeof mdxToJs | typeof markdownToJs;

/** Options for all output of the compiler. */
const OUTPUT = {
  outputFormat: 'function-body',
  jsxImportSource: 'astro',
  elementAttributeNameCase: 'html',
  stylePropertyNameCase: 'css',
} as const;

/** Elements of Markdown that components always render. */
const DRAWN = ['img', 'input'];
/** Elements of Markdown that can be rendered when the article is finished, with knowledge of the site. */
const DRAWABLE = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'table'];

/** The compiler adds the links and the heading of footnotes itself, after all visitors have run. */
const FOOTNOTE = /\[\^/;

/**
 * Returns the options by which parts without expressions and components are compiled to HTML directly.
 *
 * @param holdsHtml whether the runtime has to rewrite addresses in HTML tags; in MDX each tag is a call of
 * the runtime.
 */
function readyParts(text: string, role: ModuleSource['role'], holdsHtml: boolean) {
  if (holdsHtml) return { rendersLater: false };
  const rendersLater = role === 'page' && !FOOTNOTE.test(text);
  const ignoreElements = rendersLater ? DRAWN : [...DRAWN, ...DRAWABLE];
  return {
    rendersLater,
    optimizeStatic: { component: STATIC_COMPONENT, prop: 'set:html', ignoreElements },
  };
}

/** Compiles Markdown without a module around it. */
export function compileAlone(text: string): string {
  const { optimizeStatic } = readyParts('', 'page', false);
  const options = { ...OUTPUT, ...(optimizeStatic && { optimizeStatic }) };
  return markdownToJs(text, options).code;
}

export interface CompileRequest {
  readonly module: ModuleSource;
  readonly draft: CompilerDraft;
  readonly toFence: ToFenceElement;
}

type Attempt =
  | { code: { code: string; findings: Findings }; error?: never }
  | { code?: never; error: MdxError };

/** Compiles a draft. Positions of errors refer to the draft. */
export function compileAs(compile: Compile, { module, draft, toFence }: CompileRequest): Attempt {
  const obstacle = findObstacle(draft.text, compile === mdxToJs ? 'mdx' : 'md');
  if (obstacle !== undefined) return { error: obstacle };
  const { text, edits, math, isMarked } = prepare(draft.text, compile);
  const source = compilerText(text, module.source.text, [...draft.edits, ...edits]);
  const run = (holdsHtml: boolean) =>
    compileText(compile, { module, toFence, source, math, holdsHtml });
  const seemsHtml = compile === markdownToJs && mayContainHtml(text);
  const first = run(seemsHtml);
  const { code, error } = first.hasHtml && !seemsHtml ? run(true) : first;
  const changes = error && isLateKey(error.message) ? findLateKeys(draft.text) : [];
  if (changes.length > 0) {
    // What is inside of something else is changed after it.
    return compileAs(compile, { module, draft: withChanges(draft, changes), toFence });
  }
  if (code !== undefined) return { code: isMarked ? withoutMarks(code) : code };
  if (error.position === undefined || edits.length === 0) return { error };
  const originalOf = originalOffsets(edits);
  const inDraft = (position: Position) =>
    positionAt(draft.text, originalOf(offsetAt(text, position)));
  const message = error.message.replace(/\((\d+):(\d+)\)/, (_, line, column) => {
    const opened = inDraft({ line: Number(line), column: Number(column) });
    return `(${opened.line}:${opened.column})`;
  });
  return { error: { ...error, message, position: inDraft(error.position) } };
}

/** Changes a text so that the compiler reads it as it is meant; `isMarked` if the result must be changed back. */
function prepare(text: string, compile: Compile) {
  const written = { text, edits: [] };
  const lined = compile === mdxToJs ? withTagsInLines(withoutTicks(written)) : written;
  const joined = withChanges(lined, listEscapedBars(lined.text));
  const math = hasFormulas(text);
  const plain = math ? readMaths(joined, compile) : joined;
  const opened = openJoinedWords(plain.text);
  const ends = compile === mdxToJs ? listBackslashEnds(opened.text) : [];
  const marked = withChanges({ text: opened.text, edits: [...plain.edits, ...opened.edits] }, ends);
  const hides = !text.includes(HIDDEN_DOLLAR) && plain.text.includes(HIDDEN_DOLLAR);
  const isMarked = marked.edits.length > plain.edits.length || hides;
  return { ...marked, math, isMarked };
}

/**
 * Escapes the backticks of strings in braces, as in {'`'}: the compiler shows what is between two of them in
 * a paragraph as text.
 */
function withoutTicks(written: CompilerDraft): CompilerDraft {
  const changes = listTickStrings(written.text).map(({ start, end }) => {
    return { start, end, text: written.text.slice(start, end).replaceAll('`', String.raw`\x60`) };
  });
  return withChanges(written, changes);
}

/** Changes where the lines of tags begin and end, so that the compiler reads them as what they are. */
function withTagsInLines(written: CompilerDraft): CompilerDraft {
  const outdented = withChanges(written, findDeepClosers(written.text));
  const moved = withChanges(outdented, findFarBrackets(outdented.text));
  return withChanges(moved, joinQuotedTags(moved.text));
}

/** Changes a text with formulas so that the compiler finds only the formulas that are meant. */
function readMaths(written: CompilerDraft, compile: Compile): CompilerDraft {
  const moves = compile === mdxToJs ? findFarFences(maskMarkup(written.text)) : [];
  const moved = withChanges(written, moves);
  const hidden = hideDollars(moved.text);
  const mayHide = compile === mdxToJs && !moved.text.includes(HIDDEN_DOLLAR);
  const { text, prices } = escapePrices(hidden, mayHide ? listScripts(hidden) : []);
  const escapes = prices.map((at) => ({ at, removed: 0, inserted: 1 }));
  return { text, edits: [...moved.edits, ...escapes] };
}

interface CompilerRun extends Pick<CompileRequest, 'module' | 'toFence'> {
  readonly source: CompilerText;
  readonly math: boolean;
  /** Whether to look for HTML tags, which takes as long as everything else. MDX has none. */
  readonly holdsHtml: boolean;
}

/** Compiles a text. Positions of errors refer to the text that the compiler gets. */
function compileText(
  compile: Compile,
  { module, toFence, source, math, holdsHtml }: CompilerRun,
): Attempt & { readonly hasHtml: boolean } {
  const { text } = source;
  const findings = emptyFindings();
  const { rendersLater, ...ready } = readyParts(text, module.role, holdsHtml);
  // HTML does not preserve line endings with carriage returns.
  const rawHtml = holdsHtml || text.includes('\r');
  const dots = rawHtml && compile === markdownToJs ? watchForDottedNames(text) : undefined;
  let hasHtml = false;
  const onHtml = () => {
    hasHtml = true;
  };
  try {
    const { code } = compile(text, {
      ...OUTPUT,
      features: { headingAttributes: true, rawHtml, math },
      ...ready,
      mdastPlugins: [visitSource({ findings, toFence, source, module, rendersLater, onHtml })],
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

/** Messages about imports and exports, which the compiler places somewhere else. */
const OF_MODULE = /parse esm|multiple layouts/;

/**
 * Adds the place of errors that the compiler reports without one. For imports and exports it reports only
 * if they end.
 */
function placeError(error: MdxError, text: string): MdxError {
  const isPlaced = error.position !== undefined && !OF_MODULE.test(error.message);
  const at = isPlaced ? undefined : findStop(text, error.message);
  return at === undefined ? error : { ...error, position: positionAt(text, at) };
}
