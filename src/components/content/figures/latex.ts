import temml from 'temml';
import { parse } from '../../../core/html/parse.ts';
import { decodeReferences } from '../../../core/html/references.ts';
import type { HtmlNode } from '../../../core/html/tree.ts';

/** The TeX source in a rendered slot: tags and escapes that Markdown put in are taken out. */
export function toTexSource(html: string): string {
  return parse(html).children.map(toTex).join('').trim();
}

function toTex(node: HtmlNode): string {
  if (node.kind !== 'element') return node.kind === 'text' ? decodeReferences(node.source) : '';
  const inner = node.children.map(toTex).join('');
  return node.name === 'em' ? `_${inner}_` : inner;
}

type Formula =
  | { readonly kind: 'math'; readonly html: string }
  | { readonly kind: 'error'; readonly source: string; readonly reason: string };

/** TeX as MathML; what cannot be read keeps its source. */
export function renderFormula(source: string, display: boolean): Formula {
  try {
    return {
      kind: 'math',
      html: temml.renderToString(source, { displayMode: display, throwOnError: true }),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'error', source, reason: reason.trim() };
  }
}
