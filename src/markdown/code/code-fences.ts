import type { ToFenceElement } from '../model/fence-element.ts';
import { parseFenceMeta } from './fence-meta.ts';
import type { Highlighter } from './highlight.ts';

/** Turns the fences of a page into the components that show them. */
export interface CodeFences {
  /** Loads the grammars of the fences in `text`. */
  readonly prepare: (text: string) => Promise<void>;
  readonly toElement: ToFenceElement;
}

const OPENING = /^[ \t>]*(?:[-*+]\s+|\d+[.)]\s+)*(?:`{3,}|~{3,})[ \t]*([^\s`{]+)/gm;

export function createCodeFences(highlighter: Highlighter): CodeFences {
  return {
    prepare(text) {
      const names = Array.from(text.matchAll(OPENING), ([, name = '']) => name);
      return highlighter.ensureLanguages(names.map((name) => parseFenceMeta(name, '').language));
    },
    toElement({ lang, meta, code }) {
      const fence = parseFenceMeta(lang, meta);
      if (fence.language === 'mermaid') return { name: 'Mermaid', attributes: { chart: code } };
      const { html, unknownLanguage } = highlighter.highlight(code, fence);
      const { language, title, icon, iconType, lines, wrap, expandable, nocopy } = fence;
      return {
        name: 'CodeBlock',
        attributes: {
          html,
          ...(language !== '' && { lang: language }),
          ...(title !== undefined && { title }),
          ...(icon !== undefined && { icon }),
          ...(iconType !== undefined && { iconType }),
          ...(lines && { lines }),
          ...(wrap && { wrap }),
          ...(expandable && { expandable }),
          ...(nocopy && { nocopy }),
        },
        ...(unknownLanguage && { unknownLanguage }),
      };
    },
  };
}
