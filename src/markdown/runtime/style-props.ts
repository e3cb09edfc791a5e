/** Addresses in the CSS that a page writes itself, in `<style>` and in `style`, as the built site has them. */
import { joinRules, rewriteStyleAddresses } from '../../core/address/style-addresses.ts';
import type { Props } from './author-jsx.ts';

type Rewrite = (url: string) => string;

/** The attributes of an element, with the addresses in its declarations rewritten. */
export function rewriteDeclarations(props: Props, rewrite: Rewrite): Props {
  const { style } = props;
  if (style === undefined || style === null) return props;
  return { ...props, style: inDeclarations(style, rewrite) };
}

function inDeclarations(style: unknown, rewrite: Rewrite): unknown {
  if (typeof style !== 'object' || style === null) return inRules(style, rewrite);
  return Object.fromEntries(
    Object.entries(style).map(([name, value]) => [name, inRules(value, rewrite)]),
  );
}

/** The attributes of `<style>`, with the addresses in its rules rewritten. */
export function rewriteRules(props: Props, rewrite: Rewrite): Props {
  const { children, 'set:html': html } = props;
  return {
    ...props,
    ...('children' in props && { children: inRules(children, rewrite) }),
    ...('set:html' in props && { 'set:html': inRules(html, rewrite) }),
  };
}

function inRules(css: unknown, rewrite: Rewrite): unknown {
  const text = Array.isArray(css) ? joinRules(css) : css;
  return typeof text === 'string' ? rewriteStyleAddresses(text, rewrite) : css;
}
