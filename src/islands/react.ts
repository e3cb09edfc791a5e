/**
 * React as interactive components find it, at build and in browsers: Preact with its compatibility
 * layer, and what a site adds. Both sides run this very file, so that the first rendering of a browser
 * is the one that stands in the page.
 */
import { type ComponentChildren, type ComponentType, options } from 'preact';
import { jsx as createElementOf } from 'preact/jsx-runtime';
import { withBase } from '../core/address/href.ts';
import { joinRules, rewriteStyleAddresses } from '../core/address/style-addresses.ts';
import * as names from './react-names.ts';

export * from './react-names.ts';

type CreateElement = (type: unknown, props: Props, key?: string) => unknown;
type Props = Readonly<Record<string, unknown>>;

/** As Preact's; a tag that names nothing shows what is written in it. */
export const jsx: CreateElement = (type, props, key) => {
  const given = typeof type === 'string' ? withTexts(props) : props;
  return createElementOf((type ?? Content) as ComponentType, given, key);
};
export { jsx as jsxs };

/** Numbers as texts: Preact compares them loosely with what the page has, where `00` is 0. */
function withTexts(props: Props): Props {
  const { children } = props;
  if (typeof children === 'number') return { ...props, children: String(children) };
  if (!Array.isArray(children)) return props;
  const texts = children.map((one: unknown) => (typeof one === 'number' ? String(one) : one));
  return { ...props, children: texts };
}

/** Shows what is written in it: what stands for a component that browsers do not have. */
export function Content({ children }: { readonly children?: ComponentChildren }) {
  return children;
}

/** What `import React from 'react'` brings. */
export default { ...names };

const site = { base: '' };

/** Tells under which base the site is served whose components are rendered from here on. */
export function useBase(base: string): void {
  site.base = base;
}

/** Attributes that name a path of the site, as authors write it: from its root. */
const ADDRESSES = ['href', 'src', 'poster', 'action'] as const;

/** Copies of elements have the base already. */
function fromRoot(address: string): string {
  return address.startsWith(`${site.base}/`) ? address : withBase(site.base, address);
}

/** What the rules of a `<style>` name, as its attributes name it. */
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
