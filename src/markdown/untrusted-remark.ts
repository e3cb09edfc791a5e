/** Reads remarks in Markdown from strangers: blockquotes whose first line names their kind, `[!note]`. */
import type { HastNode } from 'satteri';
import { ALERT_KIND, ALERTS } from './slips/alert-kinds.ts';

export interface QuotedRemark {
  /** The kind, such as `note` or `danger`; empty for a remark without its own style. */
  readonly kind: string;
  readonly children: readonly HastNode[];
}

/** Kinds that come from components and that GitHub has no alert for. */
const OWN = 'info|check|danger|callout';
const MARK = new RegExp(`^\\s*\\[!(${ALERT_KIND}|${OWN})\\][ \\t]*(?:\\n|$)`, 'i');

/** Returns the first line of a blockquote for a kind of remark; `''` is a callout without a kind. */
export function markRemark(kind: string): string {
  return `[!${kind === '' ? 'callout' : kind}]`;
}

/** Reads the children of a blockquote; undefined unless it is a remark. */
export function readRemark(children: readonly HastNode[]): QuotedRemark | undefined {
  const rank = children.findIndex((child) => child.type === 'element');
  const first = children[rank];
  if (first?.type !== 'element' || first.tagName !== 'p') return undefined;
  const [head, ...words] = first.children;
  const text = head?.type === 'text' ? head.value : '';
  const [mark = '', written] = MARK.exec(text) ?? [];
  if (written === undefined || (!mark.endsWith('\n') && words.length > 0)) return undefined;
  const line = [{ type: 'text' as const, value: text.slice(mark.length) }, ...words];
  const rest = mark === text && words.length === 0 ? [] : [{ ...first, children: line }];
  return {
    kind: toKind(written.toLowerCase()),
    children: [...rest, ...children.slice(rank + 1)],
  };
}

function toKind(name: string): string {
  return name === 'callout' ? '' : (ALERTS[name]?.toLowerCase() ?? name);
}

/** Whether a text can contain remarks at all; most do not. */
export function mayHaveRemark(markdown: string): boolean {
  return /<[A-Z]|\[!/.test(markdown);
}
