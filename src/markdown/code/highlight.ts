/**
 * Highlights code with Shiki's grammars: with classes only, the same for both modes, and with the lines
 * that the author marked. Grammars are loaded when a page first needs them; after that everything is
 * synchronous, and identical fences are highlighted once.
 */
import { BoundedCache } from '../../core/text/bounded-cache.ts';
import { findChangedWords } from './changed-words.ts';
import { type CodeTypes, formatTypeNotes, typedStretches } from './code-types.ts';
import { isInRanges } from './fence-meta.ts';
import type { FenceMeta } from './fence-meta.ts';
import { formatLines } from './fold-lines.ts';
import { Grammars } from './grammars.ts';
import { formatPlainLine, hasHiddenCharacter, mergeRuns } from './format-code.ts';
import type { FormattedLine, Range, Run } from './format-code.ts';
import { resolveLanguage } from './languages.ts';
import type { Language } from './languages.ts';
import { type LinePart, readLineParts, textToCopy } from './line-parts.ts';
import { parseNotation } from './notation.ts';
import type { CodeLine, LineMark } from './notation.ts';
import type { ReadyCode } from '../model/ready-code.ts';
import type { OwnGrammar } from '../../core/theme/own-grammar.ts';
import { PageCode } from './page-code.ts';

/** What highlighting needs to know about a fence; only the language is required. */
export type HighlightedFence = Pick<FenceMeta, 'language'> &
  Partial<FenceMeta> & { readonly types?: CodeTypes | undefined };

export interface HighlightedCode {
  /** A whole `<pre>`, safe to put into a page as it is. */
  readonly html: string;
  /**
   * What a reader wants to copy: the code without marks, diff signs, removed lines, and the prompts and
   * output of a terminal.
   */
  readonly text: string;
  readonly lineCount: number;
  /** Present if the code is only lines in the colors of their language. */
  readonly ready?: ReadyCode;
  /** Present when the language has no grammar; the code is shown as plain text. */
  readonly unknownLanguage?: { readonly language: string; readonly nearest?: string };
}

export interface Highlighter {
  /**
   * Loads the grammars of languages, by any of their names, and of the languages embedded in their code;
   * unknown names are skipped.
   *
   * @param text the code, or a text that contains it.
   */
  readonly ensureLanguages: (names: Iterable<string>, text: string) => Promise<void>;
  /**
   * Highlights code; it is plain text while its language is not loaded.
   *
   * @param page the code of the page that shows it.
   */
  readonly highlight: (code: string, fence: HighlightedFence, page?: PageCode) => HighlightedCode;
}

/** Identical fences are cached across pages and, during development, across builds. */
const cacheLimit = 4_000;

/** The classes of a line for each mark. */
const markClasses: Readonly<Record<LineMark, readonly string[]>> = {
  add: ['diff', 'add'],
  remove: ['diff', 'remove'],
  highlight: ['highlighted'],
  focus: ['focused'],
  error: ['highlighted', 'error'],
  warning: ['highlighted', 'warning'],
};

const CHANGES: readonly LineMark[] = ['add', 'remove'];

interface FenceOfPage {
  readonly code: string;
  readonly fence: HighlightedFence;
  readonly language: Language;
  readonly page: PageCode;
}

interface Highlighted {
  readonly shown: HighlightedCode;
  /** Present if a grammar tokenized the code. */
  readonly taken?:
    | { readonly grammar: string; readonly code: string; readonly lines: readonly Run[][] }
    | undefined;
}

export interface HighlighterOptions {
  /** Without grammars all code is plain text; everything else is the same. */
  readonly usesGrammars?: boolean;
  /** Grammars of the project; their names take precedence over Shiki's. */
  readonly own?: readonly OwnGrammar[];
}

export function createHighlighter({
  usesGrammars = true,
  own = [],
}: HighlighterOptions = {}): Highlighter {
  const grammars = new Grammars(own);
  const ownIds = new Map(own.flatMap(({ id, names }) => names.map((name) => [name, id] as const)));
  const cache = new BoundedCache<Highlighted>(cacheLimit);

  function resolve(name: string): Language {
    const id = ownIds.get(name);
    return id === undefined ? resolveLanguage(name) : { kind: 'grammar', id };
  }

  function takeApart(code: string, grammar: string, page: PageCode): Run[][] {
    const known = page.find(grammar, code) ?? grammars.readerOf(grammar)?.(code);
    if (known === undefined) page.lacking.add(grammar);
    return known ?? asPlainRuns(code);
  }

  function highlightOnce(key: string, fence: FenceOfPage): Highlighted {
    const { language } = fence;
    if (!usesGrammars || language.kind !== 'grammar')
      return cache.get(key, () => ({ shown: highlightFence(fence, asPlainRuns) }));
    const make = (): Highlighted => {
      let taken: Highlighted['taken'];
      const shown = highlightFence(fence, (code) => {
        const lines = takeApart(code, language.id, fence.page);
        taken = { grammar: language.id, code, lines };
        return lines;
      });
      return { shown, taken };
    };
    // Without a loaded grammar the result depends on the page, so do not cache it.
    return grammars.readerOf(language.id) === undefined ? make() : cache.get(key, make);
  }

  return {
    async ensureLanguages(names, text) {
      if (!usesGrammars) return;
      const languages = Array.from(names, resolve);
      const ids = languages.flatMap((language) =>
        language.kind === 'grammar' ? [language.id] : [],
      );
      await grammars.load(ids, text);
    },
    highlight(code, fence, page = new PageCode()) {
      const { highlight, focus, collapse, startLine, types } = fence;
      const marks = [highlight, focus, collapse, startLine, types];
      const key = JSON.stringify([fence.language, ...marks, code]);
      const language = resolve(fence.language);
      const { shown, taken } = highlightOnce(key, { code, fence, language, page });
      if (taken !== undefined) page.add(taken.grammar, taken.code, taken.lines);
      return shown;
    },
  };
}

function asPlainRuns(code: string): Run[][] {
  return code.split('\n').map((text) => [{ text }]);
}

function highlightFence(
  { code, fence, language }: FenceOfPage,
  takeApart: (code: string) => Run[][],
): HighlightedCode {
  const { types } = fence;
  const shownCode = (types?.code ?? code).replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '');
  const read = readLineParts(parseNotation(shownCode), { name: fence.language, language });
  const { lines, parts, isDiff } = read;
  const runs = takeApart(lines.map(({ text }) => text).join('\n'));
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

/** What is known about a line in addition to its text and marks. */
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

/** Whether a line is only its text in colors. */
function isPlain({ runs, classes, words, stretches, label, end }: FormattedLine): boolean {
  const saysMore = classes.length + words.length + stretches.length > 0;
  const isNoted = label !== undefined || end !== undefined;
  return !saysMore && !isNoted && runs.every(({ text }) => !hasHiddenCharacter(text));
}

/** Lists the elements and classes that plain lines consist of. */
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
    // The signs of a diff are part of its code.
    has('warning', 'error', ...(isDiff ? [] : CHANGES)) && 'has-signs',
    has('focus') && 'has-focused',
  ].filter((name) => name !== false);
  const attribute = classes.length === 0 ? '' : ` class="${classes.join(' ')}"`;
  const safeLanguage = /^[\w.+#-]+$/.test(language) ? ` data-language="${language}"` : '';
  return `<pre${attribute}${safeLanguage} tabindex="0"><code>${code}</code></pre>`;
}
