/** Markdown of strangers whose blocks of code look as those of a page's own text do. */
import { renderUntrusted, type UntrustedOptions } from './untrusted.ts';

export interface DescriptionOptions extends Pick<UntrustedOptions, 'topLevel' | 'resolveLink'> {
  /** Code as a highlighted `<pre>`. */
  readonly highlight: (code: string, language: string) => Promise<string>;
}

const MAY_HAVE_CODE = /^[ \t]*(?:```|~~~)|^(?: {4}|\t)|\bpre\b/im;

/** Renders a description with its code highlighted; later where grammars have to be loaded. */
export function renderDescription(
  markdown: string,
  { topLevel = 3, highlight, resolveLink }: DescriptionOptions,
): string | Promise<string> {
  return MAY_HAVE_CODE.test(markdown)
    ? renderWithCode(markdown, { topLevel, highlight, resolveLink })
    : renderUntrusted(markdown, { topLevel, resolveLink });
}

async function renderWithCode(
  markdown: string,
  { topLevel = 3, highlight, resolveLink }: DescriptionOptions,
): Promise<string> {
  const found = new Map<string, { code: string; language: string }>();
  const keyOf = (code: string, language: string) => `${language}\n${code}`;
  renderUntrusted(markdown, {
    topLevel,
    formatCode: (code, language) => {
      found.set(keyOf(code, language), { code, language });
      return '';
    },
  });
  const done = new Map<string, string>();
  for (const [key, { code, language }] of found) done.set(key, await highlight(code, language));
  return renderUntrusted(markdown, {
    topLevel,
    resolveLink,
    formatCode: (code, language) =>
      `<div class="code-block">${done.get(keyOf(code, language)) ?? ''}</div>`,
  });
}
