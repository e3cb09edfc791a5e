/** Finds where a fenced code block begins, where it ends, and where it seems to be meant to end. */
import { countUpTo } from '../../core/text/source-file.ts';
import type { TextChange } from '../../core/text/text-change.ts';
import { isTextAfterFence } from './text-after-fence.ts';

export interface WrittenFence {
  /** Offset of the line on which the fence begins. */
  readonly lineStart: number;
  /** Offset of the backticks or tildes that open it. */
  readonly start: number;
  readonly marks: string;
  /** The word after the backticks or tildes, in lower case; `''` without one. */
  readonly language: string;
  readonly column: number;
  /** The number of blockquote markers (`>`) before the fence. */
  readonly quotes: number;
}

/** What ends a fence that has no closing line; `offset` is that of the line, or of the character in it. */
export type FenceEnd =
  | { readonly kind: 'tag'; readonly tag: string; readonly offset: number }
  | { readonly kind: 'code' | 'heading' | 'nested' | 'behind'; readonly offset: number }
  | { readonly kind: 'end' };

interface FoundEnd {
  /** Offset of the line after the end. */
  readonly next: number;
  readonly odd?: { readonly end: FenceEnd; readonly repair: readonly TextChange[] };
}

const OPENING =
  /([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}(?=[^`\n]*$)|~{3,})[ \t]*([^\s`{,]*)/my;
const CLOSING_TAG = /^<\/([A-Za-z][\w.]*)>[ \t]*(?:<\/[A-Za-z][\w.]*>[ \t]*)*$/;
/** Languages in which a closing tag is code. */
const MARKUP =
  /^(?:html?|xml|svg|[jt]sx|vue|svelte|astro|mdx?|markdown|php|erb|handlebars|hbs|liquid)$/;
const MARKDOWN = /^(?:mdx?|markdown)$/;
/** Languages in which no line begins with a hash and a space. */
const NO_HASHES = /^(?:[jt]s|javascript|typescript|json|css|java|go|kotlin|sql)$/;

export function readFence(text: string, lineStart: number): WrittenFence | undefined {
  OPENING.lastIndex = lineStart;
  const [, lead = '', marks, language = ''] = OPENING.exec(text) ?? [];
  if (marks === undefined) return undefined;
  return {
    lineStart,
    start: lineStart + lead.length,
    marks,
    language: language.toLowerCase(),
    column: lead.replaceAll('\t', '    ').length,
    quotes: countQuotes(lead),
  };
}

interface FenceContext {
  /** Whether an unclosed fence may end where it seems to be meant to. */
  readonly isMeant: boolean;
  /** Whether a tag of this name is open around the fence. */
  readonly isOpen: (name: string) => boolean;
  /** Offset of the last line that can close a fence. */
  readonly lastEnd: number;
  /** Whether all code is closed that begins at a fence or below it, as far as that was asked. */
  readonly paired: Map<number, boolean>;
  /** What ends code blocks that contain others, by their marks, as far as that was asked. */
  readonly outer: Map<string, OuterEnds>;
  /** Offsets of the lines that can close a fence, by its marks, as far as that was asked. */
  readonly ends: Map<string, readonly number[]>;
}

/** What earlier readings of a text found out about its fences. */
export type KnownFences = Pick<FenceContext, 'paired' | 'outer' | 'ends'>;

/** Fence lines in text order and, for each, the line that ends what is open after it, if there is one. */
interface OuterEnds {
  readonly lines: readonly number[];
  readonly ends: readonly (number | undefined)[];
}

/** Returns the offset of the last line that consists of nothing but a closing fence; -1 without any. */
export function findLastEnd(text: string): number {
  const ends = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*$/gm;
  let last = -1;
  for (const { index } of text.matchAll(ends)) last = index;
  return last;
}

export function findFenceEnd(text: string, fence: WrittenFence, context: FenceContext): FoundEnd {
  const inside: WrittenFence[] = [];
  for (let at = lineAfter(text, fence.start); at < text.length; at = lineAfter(text, at)) {
    const line = text.slice(at, lineAfter(text, at)).trimEnd();
    if (countQuotes(/^[ \t>]*/.exec(line)?.[0] ?? '') < fence.quotes) {
      return endBefore(text, fence, { kind: 'end', next: at });
    }
    const inner = line.replace(/^[ \t>]*/, '');
    if (isEnd(inner, fence)) {
      if (context.isMeant && inside.length > 0 && MARKDOWN.test(fence.language)) {
        return endOfNested(text, fence, { ...context, inside, at });
      }
      return { next: lineAfter(text, at) };
    }
    if (isOtherFence(inner, fence.marks)) {
      const other = readFence(text, at);
      if (other !== undefined) inside.push(other);
    }
    const evidence = context.isMeant ? evidenceIn(text, at, { fence, context }) : undefined;
    if (evidence?.kind === 'behind') return endAfter(text, at);
    if (evidence !== undefined) return endBefore(text, fence, { ...evidence, next: at });
  }
  return endBefore(text, fence, { kind: 'end', next: text.length });
}

function evidenceIn(
  text: string,
  at: number,
  { fence, context }: { fence: WrittenFence; context: FenceContext },
): FenceEnd | undefined {
  const below = lineAfter(text, at);
  const line = text.slice(at, below).trimEnd();
  const inner = line.replace(/^[ \t>]*/, '');
  const column = columnOf(line);
  const isCode = isOtherFence(inner, fence.marks);
  if (isCode && !MARKDOWN.test(fence.language) && !isContent(text, at, { fence, context })) {
    const isAfter = at > context.lastEnd || isTextAfterFence(text, inner, below);
    return { kind: isAfter ? 'behind' : 'code', offset: at };
  }
  const closed = MARKUP.test(fence.language) ? undefined : CLOSING_TAG.exec(inner)?.[1];
  if (closed !== undefined && column <= fence.column && context.isOpen(closed)) {
    return { kind: 'tag', tag: `</${closed}>`, offset: at };
  }
  if (/^#{1,6} \S/.test(line) && NO_HASHES.test(fence.language))
    return { kind: 'heading', offset: at };
  return undefined;
}

/**
 * Whether a fence line further in than the fence is part of its code: the next line that can close either is not
 * further in, so it belongs to the fence.
 */
function isContent(
  text: string,
  at: number,
  { fence, context }: { fence: WrittenFence; context: FenceContext },
): boolean {
  if (columnOf(text.slice(at, lineAfter(text, at))) <= fence.column) return false;
  const ends = context.ends.get(fence.marks) ?? listEnds(text, fence.marks);
  context.ends.set(fence.marks, ends);
  const end = ends[countUpTo(ends, at)];
  return end !== undefined && columnOf(text.slice(end, lineAfter(text, end))) <= fence.column;
}

function listEnds(text: string, marks: string): number[] {
  const ends: number[] = [];
  for (let at = 0; at < text.length; at = lineAfter(text, at)) {
    const inner = text.slice(at, lineAfter(text, at)).replace(/^[ \t>]*/, '');
    if (isEnd(inner, { marks })) ends.push(at);
  }
  return ends;
}

/**
 * Ends the fence at a line that has more than the closing fence: a word such as the language, or text that
 * goes on below.
 */
function endAfter(text: string, at: number): FoundEnd {
  const next = lineAfter(text, at);
  const line = text.slice(at, next).trimEnd();
  const [signs = '', lead = ''] = /^([ \t>]*)[`~]+/.exec(line) ?? [];
  const after = line.slice(signs.length);
  const start = at + signs.length;
  const isText = /\S[ \t]+\S/.test(after);
  const repair = isText
    ? [{ start, end: start + after.length - after.trimStart().length, text: `\n${lead}` }]
    : [{ start, end: start + after.length, text: '' }];
  return { next, odd: { end: { kind: 'behind', offset: at }, repair } };
}

function endBefore(
  text: string,
  fence: WrittenFence,
  { next, ...end }: FenceEnd & { readonly next: number },
): FoundEnd {
  const lead = text.slice(fence.lineStart, fence.start).replace(/[^\s>]/g, ' ');
  const line = `${next > 0 && text[next - 1] !== '\n' ? '\n' : ''}${lead}${fence.marks}\n`;
  return { next, odd: { end, repair: [{ start: next, end: next, text: line }] } };
}

interface NestedFences extends KnownFences {
  readonly inside: readonly WrittenFence[];
  /** Offset of the fence that closes the first of them. */
  readonly at: number;
}

/**
 * Ends a block of Markdown code that itself contains code blocks: at the fence after the inner ones, or directly
 * below the first of them if that fence has to open code, because all below is closed only then.
 */
function endOfNested(
  text: string,
  fence: WrittenFence,
  { inside, at, paired, outer }: NestedFences,
): FoundEnd {
  const [first] = inside;
  const end: FenceEnd = { kind: 'nested', offset: first?.lineStart ?? at };
  const sign = fence.marks.charAt(0);
  const below = lineAfter(text, at);
  const line = findOuterEnd(text, fence.marks, { at, outer });
  if (line === undefined) return { next: below };
  if (!isPaired(text, lineAfter(text, line), paired) && isPaired(text, below, paired)) {
    const own = endBefore(text, { ...fence, marks: fence.marks + sign }, { ...end, next: below });
    const opening = { start: fence.start, end: fence.start, text: sign };
    return { next: below, odd: { end, repair: [opening, ...(own.odd?.repair ?? [])] } };
  }
  const start = text.indexOf(fence.marks, line);
  const repair = [fence.start, start].map((offset) => ({ start: offset, end: offset, text: sign }));
  return { next: lineAfter(text, line), odd: { end, repair } };
}

/** Returns the line below `at` that ends the code block around the code that is open after `at`. */
function findOuterEnd(
  text: string,
  marks: string,
  { at, outer }: Pick<NestedFences, 'at' | 'outer'>,
): number | undefined {
  const { lines, ends } = outer.get(marks) ?? listOuterEnds(text, marks);
  outer.set(marks, { lines, ends });
  return ends[countUpTo(lines, at) - 1];
}

/** Reads all lines once: each search in the text would go to its end if there are many blocks without one. */
function listOuterEnds(text: string, marks: string): OuterEnds {
  const lines = [-1];
  const depths = [0];
  const ends: (number | undefined)[] = [];
  const waiting = [0];
  for (let line = 0; line < text.length; line = lineAfter(text, line)) {
    const inner = text.slice(line, lineAfter(text, line)).trim();
    if (!inner.startsWith(marks)) continue;
    const isOpening = isOtherFence(inner, marks);
    if (!isOpening && !isEnd(inner, { marks })) continue;
    const depth = (depths.at(-1) ?? 0) + (isOpening ? 1 : -1);
    for (let last = waiting.at(-1); last !== undefined && (depths[last] ?? 0) > depth;) {
      ends[last] = line;
      waiting.pop();
      last = waiting.at(-1);
    }
    waiting.push(lines.push(line) - 1);
    depths.push(depth);
  }
  return { lines, ends };
}

/**
 * Whether every fence from an offset on that opens code has one that closes it. `known` has the answers for
 * fences that earlier readings came to, so that many readings of a text do not take long.
 */
function isPaired(text: string, from: number, known: Map<number, boolean>): boolean {
  const opened: number[] = [];
  let open: WrittenFence | undefined;
  let answer: boolean | undefined;
  for (let at = from; at < text.length && answer === undefined; at = lineAfter(text, at)) {
    if (open === undefined) {
      open = readFence(text, at);
      if (open === undefined) continue;
      answer = known.get(at);
      opened.push(at);
    } else if (isEnd(text.slice(at, lineAfter(text, at)).replace(/^[ \t>]*/, ''), open)) {
      open = undefined;
    }
  }
  answer ??= open === undefined;
  for (const at of opened) known.set(at, answer);
  return answer;
}

/** Whether a line opens another code block that the same marks would close. */
function isOtherFence(inner: string, marks: string): boolean {
  return inner.startsWith(marks) && /^[`~]+[ \t]*[A-Za-z][^`]*$/.test(inner);
}

function isEnd(inner: string, { marks }: Pick<WrittenFence, 'marks'>): boolean {
  return inner.startsWith(marks) && inner.replaceAll(marks.charAt(0), '').trim() === '';
}

function lineAfter(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

function columnOf(line: string): number {
  return (/^[ \t>]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;
}

function countQuotes(lead: string): number {
  return lead.split('>').length - 1;
}

/**
 * Whether a code block, given with its fence lines, has no closing fence or contains the opening of another
 * block.
 */
export function isOddFence(written: string): boolean {
  const lines = written.split('\n').map((line) => line.replace(/^[ \t>]*/, '').trimEnd());
  const marks = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '')?.[0];
  // Code that is not fenced is indented code.
  if (marks === undefined) return false;
  const isOpen = lines.length < 2 || !isEnd(lines.at(-1) ?? '', { marks });
  return isOpen || lines.slice(1, -1).some((line) => isOtherFence(line, marks));
}
