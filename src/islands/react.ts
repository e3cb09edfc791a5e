/**
 * React as interactive components import it, at build and in browsers: Preact with its compatibility layer
 * and the site's additions. Both sides run this file, so that the first rendering in a browser equals the
 * HTML in the page.
 */
import { type ComponentChildren, type ComponentType, options } from 'preact';
import { jsx as createElementOf } from 'preact/jsx-runtime';
import { withBase } from '../core/address/href.ts';
import { joinRules, rewriteStyleAddresses } from '../core/address/style-addresses.ts';
import * as names from './react-names.ts';

export * from './react-names.ts';

type CreateElement = (type: unknown, props: Props, key?: string) => unknown;
type Props = Readonly<Record<string, unknown>>;

/** Works like Preact's, except that a tag whose component is undefined renders its children. */
export const jsx: CreateElement = (type, props, key) => {
  const given = typeof type === 'string' ? withTexts(props) : props;
  return createElementOf((type ?? Content) as ComponentType, given, key);
};
export { jsx as jsxs };

/**
 * Converts numbers to strings: Preact compares them loosely with the text in the page, so 0 would equal
 * `00`.
 */
function withTexts(props: Props): Props {
  const { children } = props;
  if (typeof children === 'number') return { ...props, children: String(children) };
  if (!Array.isArray(children)) return props;
  const texts = children.map((one: unknown) => (typeof one === 'number' ? String(one) : one));
  return { ...props, children: texts };
}

/** Renders its children. Replaces components that do not exist in browsers. */
export function Content({ children }: { readonly children?: ComponentChildren }) {
  return children;
}

/** The value of `import React from 'react'`. */
export default { ...names };

const site = { base: '' };

/** Sets the base of the site whose components are rendered from here on. */
export function useBase(base: string): void {
  site.base = base;
}

/** Attributes that hold an address, which authors write from the site's root. */
const ADDRESSES = ['href', 'src', 'poster', 'action'] as const;

/** Prefixes an address with the base, unless it has it already, as in copies of elements. */
function fromRoot(address: string): string {
  return address.startsWith(`${site.base}/`) ? address : withBase(site.base, address);
}

/** Prefixes the addresses in the rules of a `<style>` in the same way as those in attributes. */
function rulesFromRoot({ children, dangerouslySetInnerHTML: html }: Props): Props {
  const rewrite = (css: unknown) => rewriteStyleAddresses(joinRules(css) ?? '', fromRoot);
  const { __html: inner } = (html ?? {}) as { readonly __html?: unknown };
  return {
    ...(children !== undefined && { children: rewrite(children) }),
    ...(inner !== undefined && { dangerouslySetInnerHTML: { __html: rewrite(inner) } }),
  };
}

const before = options.vnode?.bind(options);
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string' && site.base !== '') {
    const props = vnode.props as Record<string, unknown>;
    for (const name of ADDRESSES) {
      const value = props[name];
      if (typeof value !== 'string') continue;
      props[name] = fromRoot(value);
    }
    if (vnode.type === 'style') Object.assign(props, rulesFromRoot(props));
  }
  before?.(vnode);
};
