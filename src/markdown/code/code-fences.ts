import type { Fence, FenceElement, MissingTypes, ToFenceElement } from '../model/fence-element.ts';
import { type CodeTypes, formatTypeList, toTyped, type TypeSource } from './code-types.ts';
import { type FenceMeta, parseFenceMeta } from './fence-meta.ts';
import type { Highlighter } from './highlight.ts';
import { findOverreach } from './notation.ts';
import type { PageCode } from './page-code.ts';

/** Turns the fences of a page into the components that show them. */
export interface CodeFences {
  /**
   * Runs `compile` on `text` once the grammars of its fences are loaded, and returns its result. Where the
   * page's code is known from an earlier build, no grammar is loaded until new code appears; then `compile`
   * runs a second time.
   */
  readonly compile: <Output>(
    text: string,
    page: PageCode,
    compile: (toElement: ToFenceElement) => Output,
  ) => Promise<Output>;
}

const OPENING = /^[ \t>]*(?:[-*+]\s+|\d+[.)]\s+)*(?:`{3,}|~{3,})[ \t]*([^\s`{]+)/gm;

/** Looks back from the word, because a line can have thousands of characters that could begin a fence. */
const ASKS_TYPES = /\btwoslash\b(?<=(?:`{3}|~{3}).*)/;

/** @param source where types come from, for code blocks that ask for them. */
export function createCodeFences(highlighter: Highlighter, source?: TypeSource): CodeFences {
  const readTypes = (code: string, { language, twoslash }: FenceMeta) => {
    const typed = twoslash ? toTyped(language) : undefined;
    if (typed === undefined || source === undefined) return undefined;
    return source.read(code, typed);
  };
  const toElement = ({ lang, meta, code: written }: Fence, page: PageCode): FenceElement => {
    // Normalize the line endings of files saved on Windows.
    const code = written.replaceAll('\r\n', '\n');
    const fence = parseFenceMeta(lang, meta);
    if (fence.language === 'mermaid') return { name: 'Mermaid', attributes: { chart: code } };
    const read = readTypes(code, fence);
    const types = typeof read === 'string' ? undefined : read;
    const { html, ready, unknownLanguage } = highlighter.highlight(code, { ...fence, types }, page);
    const asked = { ...askedOf(fence), ...typeListOf(types) };
    return {
      name: 'CodeBlock',
      attributes: { html, ...(fence.language !== '' && { lang: fence.language }), ...asked },
      ...(Object.keys(asked).length === 0 && ready && { ready }),
      ...(unknownLanguage && { unknownLanguage }),
      ...faultsOf(read),
      ...linesPastEnd(code, fence),
    };
  };
  return {
    async compile(text, page, compile) {
      if (ASKS_TYPES.test(text)) await source?.load();
      if (!page.isKnown) await highlighter.ensureLanguages(languagesIn(text), text);
      const output = compile((fence) => toElement(fence, page));
      if (page.lacking.size === 0) return output;
      // Load all languages, as code that is embedded in other code is only colored where its own is loaded.
      await highlighter.ensureLanguages([...languagesIn(text), ...page.lacking], text);
      return compile((fence) => toElement(fence, page));
    },
  };
}

function languagesIn(text: string): string[] {
  return Array.from(text.matchAll(OPENING), ([, name = '']) => parseFenceMeta(name, '').language);
}

/** Collects the options that an author set on the fence. */
function askedOf(fence: FenceMeta): FenceElement['attributes'] {
  const { title, icon, iconType, lines, wrap, expandable, nocopy } = fence;
  return {
    ...(title !== undefined && { title }),
    ...(icon !== undefined && { icon }),
    ...(iconType !== undefined && { iconType }),
    ...(lines && { lines }),
    ...(wrap && { wrap }),
    ...(expandable && { expandable }),
    ...(nocopy && { nocopy }),
  };
}

function typeListOf(types: CodeTypes | undefined): FenceElement['attributes'] {
  if (types === undefined || types.hovers.length === 0) return {};
  return { 'data-types': formatTypeList(types) };
}

/**
 * Reports a range that begins after the last line. One that only ends after it may mean all lines up to the
 * end.
 */
function linesPastEnd(
  code: string,
  { highlight, focus, collapse }: FenceMeta,
): Pick<FenceElement, 'linesPastEnd'> {
  const shown = code.replace(/\n+$/, '');
  const count = shown === '' ? 0 : shown.split('\n').length;
  const range = [...highlight, ...focus, ...collapse].find(({ from }) => from > count);
  if (range !== undefined) return { linesPastEnd: { line: range.from, count } };
  const overreach = findOverreach(shown);
  return overreach === undefined ? {} : { linesPastEnd: overreach };
}

function faultsOf(read: CodeTypes | MissingTypes | undefined): Pick<FenceElement, 'typeFaults'> {
  if (typeof read === 'string') return { typeFaults: read };
  return read === undefined || read.faults.length === 0 ? {} : { typeFaults: read.faults };
}
