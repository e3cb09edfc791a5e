/**
 * Highlights code with Shiki's grammars: by class only, the same for both modes, with the lines
 * that the author marked. Grammars are loaded when a page first needs them; after that all is
 * synchronous, and equal fences are done once.
 */
import { createHighlighterCoreSync, type HighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';

import { BoundedCache } from './bounded-cache.ts';
import { findChangedWords } from './changed-words.ts';
import { codeTheme } from './code-theme.ts';
import { type CodeTypes, formatTypeNotes, typedStretches } from './code-types.ts';
import { isInRanges } from './fence-meta.ts';
import type { FenceMeta } from './fence-meta.ts';
import { formatLines } from './fold-lines.ts';
import { formatPlainLine, hasHiddenCharacter, mergeRuns } from './format-code.ts';
import type { FormattedLine, Range, Run } from './format-code.ts';
import { importGrammar, resolveLanguage } from './languages.ts';
import type { Language } from './languages.ts';
import { type LinePart, readLineParts, textToCopy } from './line-parts.ts';
import { parseNotation } from './notation.ts';
import type { CodeLine, LineMark } from './notation.ts';
import type { ReadyCode } from '../model/ready-code.ts';
import { createLineReader, type ReadLines } from './read-lines.ts';

/** What highlighting needs to know of a fence; only the language must be given. */
export type HighlightedFence = Pick<FenceMeta, 'language'> &
  Partial<FenceMeta> & { readonly types?: CodeTypes | undefined };

export interface HighlightedCode {
  /** A whole `<pre>`, safe to put into a page as it is. */
  readonly html: string;
  /**
   * What a reader wants to copy: without marks, the signs of a diff and the lines that it takes away, and the
   * prompts and answers of a terminal.
   */
  readonly text: string;
  readonly lineCount: number;
  /** Present where it is lines in the colours of their language, and nothing else. */
  readonly ready?: ReadyCode;
  /** Present when the language has no grammar; the code is shown as plain text. */
  readonly unknownLanguage?: { readonly language: string; readonly nearest?: string };
}

export interface Highlighter {
  /** Loads the grammars of languages, by any name; unknown names are passed over. */
  readonly ensureLanguages: (names: Iterable<string>) => Promise<void>;
  /** Code whose language has not been loaded is shown as plain text. */
  readonly highlight: (code: string, fence: HighlightedFence) => HighlightedCode;
}

/** Equal fences are kept across pages and, while developing, across builds. */
const cacheLimit = 4_000;

/** How a mark shows, as classes of its line. */
const markClasses: Readonly<Record<LineMark, readonly string[]>> = {
  add: ['diff', 'add'],
  remove: ['diff', 'remove'],
  highlight: ['highlighted'],
  focus: ['focused'],
  error: ['highlighted', 'error'],
  warning: ['highlighted', 'warning'],
};

const CHANGES: readonly LineMark[] = ['add', 'remove'];

type TokenizeLines = (code: string, language: Language) => Run[][];

/** @param usesGrammars without them all code is shown as plain text, and all else is the same. */
export function createHighlighter({ usesGrammars = true } = {}): Highlighter {
  let shiki: HighlighterCore | undefined;
  const loading = new Map<string, Promise<void>>();
  const readers = new Map<string, ReadLines>();
  const cache = new BoundedCache<HighlightedCode>(cacheLimit);

  // Grammars are written for this engine. Translating their expressions for JavaScript's own takes
  // longer than running it, on small sites and large ones.
  const starting = async () => {
    const engine = await createOnigurumaEngine(import('shiki/wasm'));
    shiki ??= createHighlighterCoreSync({ engine, themes: [codeTheme], langs: [] });
    return shiki;
  };
  let started: Promise<HighlighterCore> | undefined;

  async function loadGrammar(id: string): Promise<void> {
    started ??= starting();
    const [core, grammar] = await Promise.all([started, importGrammar(id)]);
    await core.loadLanguage(grammar);
    readers.set(id, createLineReader(core, id));
  }

  function loadOnce(id: string): Promise<void> {
    const promise = loading.get(id) ?? loadGrammar(id);
    loading.set(id, promise);
    return promise;
  }

  const tokenize: TokenizeLines = (code, language) => {
    const read = language.kind === 'grammar' ? readers.get(language.id) : undefined;
    return read?.(code) ?? code.split('\n').map((text) => [{ text }]);
  };

  return {
    async ensureLanguages(names) {
      if (!usesGrammars) return;
      const languages = [...names].map(resolveLanguage);
      const ids = languages.flatMap((language) =>
        language.kind === 'grammar' ? [language.id] : [],
      );
      await Promise.all(ids.map(loadOnce));
    },
    highlight(code, fence) {
      const language = resolveLanguage(fence.language);
      const isReady = language.kind === 'grammar' && readers.has(language.id);
      const { highlight, focus, collapse, startLine, types } = fence;
      const marks = [highlight, focus, collapse, startLine, types];
      const key = JSON.stringify([fence.language, isReady, ...marks, code]);
      return cache.get(key, () => highlightFence(code, fence, tokenize));
    },
  };
}

function highlightFence(
  code: string,
  fence: HighlightedFence,
  tokenize: TokenizeLines,
): HighlightedCode {
  const { types } = fence;
  const language = resolveLanguage(fence.language);
  const shownCode = (types?.code ?? code).replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '');
  const read = readLineParts(parseNotation(shownCode), { name: fence.language, language });
  const { lines, parts, isDiff } = read;
  const runs = tokenize(lines.map(({ text }) => text).join('\n'), language);
  const marked = lines.map((line) => withFenceMarks(line, fence));
  const changed = findChangedWords(marked, parts);
  const hasFolds = (fence.collapse ?? []).length > 0;
  const formatted = marked.map((line, index) =>
    toFormattedLine(line, {
      runs: runs[index] ?? [],
      part: parts[index] ?? 0,
      changed: changed.get(index) ?? [],
      types,
      startLine: fence.startLine ?? (hasFolds ? 1 : undefined),
    }),
  );
  const isReady = language.kind === 'grammar' && formatted.every(isPlain);
  const text = textToCopy(marked, parts);
  const shown = formatLines(formatted, fence.collapse ?? []);
  return {
    html: formatPre(shown, marked, { language: fence.language, isDiff }),
    text,
    lineCount: lines.length,
    ...(isReady && {
      ready: {
        language: fence.language,
        html: `<code class="code-plain">${formatted.map(formatPlainLine).join('\n')}</code>`,
        text,
        marks: marksOf(formatted),
      },
    }),
    ...(language.kind === 'unknown' && { unknownLanguage: toUnknown(fence.language, language) }),
  };
}

function toUnknown(name: string, language: Language & { kind: 'unknown' }) {
  return language.nearest === undefined
    ? { language: name }
    : { language: name, nearest: language.nearest };
}

function withFenceMarks(
  line: CodeLine,
  { highlight = [], focus = [] }: HighlightedFence,
): CodeLine {
  const marks = new Set(line.marks);
  if (isInRanges(line.number, highlight)) marks.add('highlight');
  if (isInRanges(line.number, focus)) marks.add('focus');
  return { ...line, marks };
}

/** What is known of a line beside its text and its marks. */
interface LineFacts {
  readonly runs: readonly Run[];
  readonly part: LinePart;
  readonly changed: readonly Range[];
  readonly types: CodeTypes | undefined;
  readonly startLine: number | undefined;
}

function toFormattedLine(
  line: CodeLine,
  { runs, part, changed, types, startLine }: LineFacts,
): FormattedLine {
  const classes = new Set([...line.marks].flatMap((mark) => markClasses[mark]));
  if (part === 'answer') classes.add('printed');
  return {
    runs: mergeRuns(runs),
    classes: [...classes],
    words: line.words,
    stretches:
      changed.length === 0 && types !== undefined
        ? typedStretches(types, line.number - 1)
        : [
            ...(part !== 'answer' && part > 0
              ? [{ range: [0, part] as const, className: 'prompt-sign' }]
              : []),
            ...changed.map((range) => ({ range, className: 'changed-word' })),
          ],
    ...(types && { end: formatTypeNotes(types, line.number - 1) }),
    ...(startLine !== undefined && { label: startLine + line.number - 1 }),
  };
}

/** Whether a line shows its text in colours, and nothing that says more. */
function isPlain({ runs, classes, words, stretches, label, end }: FormattedLine): boolean {
  const saysMore = classes.length + words.length + stretches.length > 0;
  const isNoted = label !== undefined || end !== undefined;
  return !saysMore && !isNoted && runs.every(({ text }) => !hasHiddenCharacter(text));
}

/** The elements and classes that plain lines are made of. */
function marksOf(lines: readonly FormattedLine[]): readonly string[] {
  const classes = new Set(lines.flatMap(({ runs }) => runs.map(({ className }) => className)));
  const ofTokens = Array.from(classes, (name) => name && `.${name}`);
  return ['code', 'span', '.code-plain', ...ofTokens.filter((mark) => mark !== undefined)];
}

function formatPre(
  code: string,
  lines: readonly CodeLine[],
  { language, isDiff }: { readonly language: string; readonly isDiff: boolean },
): string {
  const has = (...wanted: LineMark[]) =>
    lines.some(({ marks }) => wanted.some((mark) => marks.has(mark)));
  const classes = [
    has('highlight') && 'has-highlighted',
    // The signs of a diff stand in its code.
    has('warning', 'error', ...(isDiff ? [] : CHANGES)) && 'has-signs',
    has('focus') && 'has-focused',
  ].filter((name) => name !== false);
  const attribute = classes.length === 0 ? '' : ` class="${classes.join(' ')}"`;
  const safeLanguage = /^[\w.+#-]+$/.test(language) ? ` data-language="${language}"` : '';
  return `<pre${attribute}${safeLanguage} tabindex="0"><code>${code}</code></pre>`;
}
