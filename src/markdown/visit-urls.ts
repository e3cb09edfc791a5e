import { defineHastPlugin, type HastVisitorContext, type HastNode } from 'satteri';
import type { Reference } from './compiled-page.ts';
import type { Place } from './visit-source.ts';

/** Attributes of Markdown elements, HTML tags and components that hold one URL. */
const URL_ATTRIBUTES = ['href', 'src', 'img', 'image', 'poster', 'srcset'] as const;

/** Tags whose URL leads the reader elsewhere; the others fetch a file for the page. */
const LINK_ATTRIBUTES: ReadonlySet<string> = new Set(['href']);

/** Rewrites every URL that is written as plain text, and notes it as a reference. */
export function visitUrls(
  references: Reference[],
  rewrite: (url: string) => string,
  startOf: Place,
) {
  const visitTag = (
    node: HastNode & { attributes: readonly { type: string; name?: string; value?: unknown }[] },
    context: HastVisitorContext,
  ): void => {
    for (const { name, value } of node.attributes) {
      if (name !== undefined && isUrlAttribute(name) && typeof value === 'string') {
        visitUrl({ node, name, url: value, context });
      }
    }
  };

  function visitUrl(found: {
    node: HastNode;
    name: string;
    url: string;
    context: HastVisitorContext;
  }): void {
    const { node, name, url, context } = found;
    const position = startOf(node);
    references.push({
      kind: LINK_ATTRIBUTES.has(name) ? 'link' : 'file',
      url,
      ...(position && { position }),
    });
    const rewritten = rewrite(url);
    if (rewritten !== url) context.setProperty(node, name, rewritten);
  }

  return defineHastPlugin({
    name: 'lectern-urls',
    options: { position: true },
    element: {
      filter: ['a', 'img', 'source', 'video', 'audio', 'iframe'],
      visit(node, context) {
        for (const name of URL_ATTRIBUTES) {
          const url = node.properties[name];
          if (typeof url === 'string') visitUrl({ node, name, url, context });
        }
      },
    },
    mdxJsxFlowElement: { filter: [], visit: visitTag },
    mdxJsxTextElement: { filter: [], visit: visitTag },
  });
}

function isUrlAttribute(name: string): boolean {
  return (URL_ATTRIBUTES as readonly string[]).includes(name);
}
