import { Fragment, isVNode } from 'astro/jsx-runtime';
import { decodeReferences } from '../../../src/core/html/references.ts';
import type { JsxComponent } from '../../../src/markdown/model/compiled-page.ts';

interface VNode {
  readonly type: unknown;
  readonly props: Record<string, unknown>;
}

/**
 * Renders compiled content to HTML-like text, without Astro: enough to see what a page says. Nothing is
 * escaped in the result, neither text from the runtime nor from the compiler.
 */
export function renderComponent(component: JsxComponent): string {
  return renderNode(component({}));
}

function renderNode(node: unknown): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(renderNode).join('');
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  // Astro marks trusted HTML as a `String` object.
  if (node instanceof String) return decodeReferences(node.toString());
  if (!isVNode(node)) return '';
  const { type, props } = node as unknown as VNode;
  if (type === Fragment) return renderNode(props['children']);
  if (typeof type === 'function') return renderNode((type as JsxComponent)(props));
  const attributes = Object.entries(props)
    .filter(([name]) => name !== 'children')
    .map(([name, value]) => ` ${name}="${String(value)}"`)
    .join('');
  return `<${String(type)}${attributes}>${renderNode(props['children'])}</${String(type)}>`;
}
