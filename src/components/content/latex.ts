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

interface FormulaOptions {
  readonly display: boolean;
  /** Class for a list of CSS declarations: the page may not hold `style` attributes. */
  readonly styleClass: (declarations: string) => string;
}

/** TeX as MathML; what cannot be read keeps its source. */
export function renderFormula(source: string, { display, styleClass }: FormulaOptions): Formula {
  try {
    const html = temml.renderToString(source, { displayMode: display, throwOnError: true });
    return { kind: 'math', html: withoutStyles(html, styleClass) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'error', source, reason: reason.trim() };
  }
}

const STYLED_TAG = /<(\w+)([^>]*?) style="([^"]*)"([^>]*)>/g;

/** Styles that `prose.css` sets anyway. */
const REDUNDANT_STYLES: ReadonlySet<string> = new Set(['display:block math;']);

function withoutStyles(html: string, styleClass: FormulaOptions['styleClass']): string {
  return html.replace(
    STYLED_TAG,
    (_, tag: string, before: string, style: string, after: string) => {
      const rest = before + after;
      if (REDUNDANT_STYLES.has(style)) return `<${tag}${rest}>`;
      const name = styleClass(style);
      return rest.includes(' class="')
        ? `<${tag}${rest.replace(' class="', ` class="${name} `)}>`
        : `<${tag} class="${name}"${rest}>`;
    },
  );
}
