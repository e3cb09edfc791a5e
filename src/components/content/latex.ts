import temml from 'temml';

/** The TeX source in a rendered slot: tags and escapes that Markdown put in are taken out. */
export function toTexSource(html: string): string {
  return html
    .replace(/<\/?em>/g, '_')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&')
    .trim();
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
