/**
 * Rules that a component writes, in `<style>`. The policy of pages applies none in place: the build makes a
 * stylesheet of those that are there at first, and the browser adopts those that the component draws.
 */
import { options } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { joinRules } from '../core/address/style-addresses.ts';

interface Props {
  readonly children?: unknown;
  readonly dangerouslySetInnerHTML?: { readonly __html?: string };
  readonly media?: string;
}

/** What stands for `<style>` in an island: nothing that is drawn. */
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

/** For everything that is drawn from now on. */
export function adoptRules(): void {
  if (isOn) return;
  isOn = true;
  const before = { ...options };
  options.vnode = (vnode) => {
    // Addresses in the rules become those of the site first.
    before.vnode?.(vnode);
    if (vnode.type === 'style') Object.assign(vnode, { type: Rules });
  };
}
