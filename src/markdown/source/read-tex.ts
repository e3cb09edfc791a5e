/** Reads the TeX between `<Latex>` tags, as far as it is known without rendering. */
import type { Noting } from './note-findings.ts';

interface Node {
  readonly type?: string;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly children?: readonly unknown[];
  readonly attributes?: readonly unknown[];
  readonly position?: { readonly start: { readonly offset?: number | undefined } } | undefined;
}

/** Notes the formula of a tag, unless code produces it. */
export function noteTex(node: Node, { findings, source }: Noting): void {
  const written = toTex(node.children ?? []);
  if (written === undefined || written.trim() === '' || !hasEvenBraces(written)) return;
  const fenced = /^\s*(\$\$?)([\s\S]*)\1\s*$/.exec(written);
  const isDisplay = fenced?.[1] === '$$' || (node.attributes?.some(isDisplayProp) ?? false);
  const position = source.positionAt(node.position?.start.offset ?? 0);
  // A letter in TeX braces is not a name of the page.
  for (const [, name = ''] of written.matchAll(/\{([A-Za-z])\}/g)) findings.reportedNames.add(name);
  findings.formulas.push({ source: fenced?.[2] ?? written, isDisplay, position });
}

/** Whether braces are balanced; an unbalanced brace is reported separately. */
function hasEvenBraces(tex: string): boolean {
  const braces = tex.replace(/\\./g, '');
  return braces.split('{').length === braces.split('}').length;
}

function isDisplayProp(attribute: unknown): boolean {
  return (attribute as { name?: unknown }).name === 'display';
}

function toTex(nodes: readonly unknown[]): string | undefined {
  const parts = (nodes as readonly Node[]).map(({ type = '', value, children = [] }) => {
    if (type === 'text') return String(value);
    if (type === 'paragraph') return toTex(children);
    if (type === 'emphasis') return surround('_', toTex(children));
    return /^mdx\w+Expression$/.test(type) ? toShown(String(value)) : undefined;
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}

function surround(mark: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : mark + text + mark;
}

const LITERAL = /^\s*(String\.raw)?(["'`])((?:[^\\$]|\\.|\$(?!\{))*)\2\s*$/;

/** Returns what an expression shows: a number is itself, and an undefined letter is shown as written. */
function toShown(code: string): string | undefined {
  const [, raw, , text] = LITERAL.exec(code) ?? [];
  if (text !== undefined) return raw === undefined ? text.replaceAll('\\\\', '\\') : text;
  if (/^\s*\d+(?:\.\d+)?\s*$/.test(code)) return code.trim();
  return /^\s*[A-Za-z]\s*$/.test(code) ? `{${code}}` : undefined;
}
