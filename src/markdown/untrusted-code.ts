/** Renders Markdown from strangers with code blocks that look like those in a page's own text. */
import { renderUntrusted, type UntrustedOptions } from './untrusted.ts';

export interface DescriptionOptions extends Omit<UntrustedOptions, 'formatCode'> {
  /** Returns code as a highlighted `<pre>`. */
  readonly highlight: (code: string, language: string) => Promise<string>;
}

const MAY_HAVE_CODE = /^[ \t]*(?:```|~~~)|^(?: {4}|\t)|\bpre\b/im;

/** Renders a description with its code highlighted; returns a promise if grammars may have to be loaded. */
export function renderDescription(
  markdown: string,
  options: DescriptionOptions,
): string | Promise<string> {
  const { highlight: _, ...ways } = options;
  return MAY_HAVE_CODE.test(markdown)
    ? renderWithCode(markdown, options)
    : renderUntrusted(markdown, ways);
}

async function renderWithCode(
  markdown: string,
  { highlight, ...ways }: DescriptionOptions,
): Promise<string> {
  const found = new Map<string, { code: string; language: string }>();
  const keyOf = (code: string, language: string) => `${language}\n${code}`;
  renderUntrusted(markdown, {
    formatCode: (code, language) => {
      found.set(keyOf(code, language), { code, language });
      return '';
    },
  });
  const done = new Map<string, string>();
  for (const [key, { code, language }] of found) done.set(key, await highlight(code, language));
  return renderUntrusted(markdown, {
    ...ways,
    formatCode: (code, language) =>
      `<div class="code-block">${done.get(keyOf(code, language)) ?? ''}</div>`,
  });
}
