/**
 * Applies the CSS rules that components write in `<style>`. The Content-Security-Policy of pages blocks
 * inline styles, so the build moves the initial rules to a stylesheet, and the browser adopts those that
 * components render later.
 */
import { options } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { joinRules } from '../core/address/style-addresses.ts';

interface Props {
  readonly children?: unknown;
  readonly dangerouslySetInnerHTML?: { readonly __html?: string };
  readonly media?: string;
}

/** The replacement for `<style>` in an island; it renders nothing. */
function Rules({ children, dangerouslySetInnerHTML, media = '' }: Props): null {
  const css = dangerouslySetInnerHTML?.__html ?? joinRules(children) ?? '';
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet({ media });
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [css, media]);
  return null;
}

let isOn = false;

/** Adopts the rules of everything that is rendered from now on. */
export function adoptRules(): void {
  if (isOn) return;
  isOn = true;
  const before = { ...options };
  options.vnode = (vnode) => {
    // The earlier hook first prefixes addresses in the rules with the base of the site.
    before.vnode?.(vnode);
    if (vnode.type === 'style') Object.assign(vnode, { type: Rules });
  };
}
