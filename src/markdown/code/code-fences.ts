import type { FenceElement, ToFenceElement } from '../model/fence-element.ts';
import { type CodeTypes, formatTypeList, toTyped, type TypeSource } from './code-types.ts';
import { type FenceMeta, parseFenceMeta } from './fence-meta.ts';
import type { Highlighter } from './highlight.ts';

/** Turns the fences of a page into the components that show them. */
export interface CodeFences {
  /** Loads the grammars of the fences in `text`. */
  readonly prepare: (text: string) => Promise<void>;
  readonly toElement: ToFenceElement;
}

const OPENING = /^[ \t>]*(?:[-*+]\s+|\d+[.)]\s+)*(?:`{3,}|~{3,})[ \t]*([^\s`{]+)/gm;

const ASKS_TYPES = /^.*(?:`{3,}|~{3,}).*\btwoslash\b/m;

/** @param source where types come from, for those who ask for them. */
export function createCodeFences(highlighter: Highlighter, source?: TypeSource): CodeFences {
  const readTypes = (code: string, { language, twoslash }: FenceMeta) => {
    const typed = twoslash ? toTyped(language) : undefined;
    if (typed === undefined || source === undefined) return undefined;
    return source.read(code, typed) ?? 'not-installed';
  };
  return {
    async prepare(text) {
      if (ASKS_TYPES.test(text)) await source?.load();
      const names = Array.from(text.matchAll(OPENING), ([, name = '']) => name);
      await highlighter.ensureLanguages(names.map((name) => parseFenceMeta(name, '').language));
    },
    toElement({ lang, meta, code }) {
      const fence = parseFenceMeta(lang, meta);
      if (fence.language === 'mermaid') return { name: 'Mermaid', attributes: { chart: code } };
      const read = readTypes(code, fence);
      const types = read === 'not-installed' ? undefined : read;
      const { html, ready, unknownLanguage } = highlighter.highlight(code, { ...fence, types });
      const asked = { ...askedOf(fence), ...typeListOf(types) };
      return {
        name: 'CodeBlock',
        attributes: { html, ...(fence.language !== '' && { lang: fence.language }), ...asked },
        ...(Object.keys(asked).length === 0 && ready && { ready }),
        ...(unknownLanguage && { unknownLanguage }),
        ...faultsOf(read),
      };
    },
  };
}

/** What an author asks for beside the code. */
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

function faultsOf(read: CodeTypes | 'not-installed' | undefined): Pick<FenceElement, 'typeFaults'> {
  if (read === 'not-installed') return { typeFaults: read };
  return read === undefined || read.faults.length === 0 ? {} : { typeFaults: read.faults };
}
