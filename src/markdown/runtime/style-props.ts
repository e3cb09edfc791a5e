/**
 * Rewrites the addresses in CSS that a page contains, in `<style>` and in `style`, to those of the built
 * site.
 */
import { joinRules, rewriteStyleAddresses } from '../../core/address/style-addresses.ts';
import type { Props } from './props.ts';

type Rewrite = (url: string) => string;

/** Rewrites the addresses in the declarations of an element's `style`. */
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

/** Rewrites the addresses in the rules of a `<style>` element. */
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
