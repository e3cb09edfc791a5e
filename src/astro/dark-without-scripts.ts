/**
 * Dark mode for readers whose browser runs no scripts. What holds for `html.dark` is said once, in
 * the stylesheets; here it is said again for a dark system without scripts. The copy stands behind
 * what it is made from, with the same specificity, so a rule for "not dark" is to be one that a dark
 * rule can override.
 */
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';
import type { Plugin } from 'vite';

const WITHOUT_SCRIPTS = '@media (scripting:none) and (prefers-color-scheme:dark)';
/** Where the page itself names no mode; as specific as the class that it stands for. */
const SYSTEM_MODE = ':not(.dark,[data-mode-default])';
const DARK = /(?<!:not\([^)]*)(html|:root)?\.dark(?![\w\\-])/g;
const FRAMES: ReadonlySet<string> = new Set(['media', 'supports', 'layer', 'container']);

/** `css` with the rules for a dark system without scripts behind it. */
export function withSystemMode(css: string): string {
  return css + darkWithoutScripts(css);
}

/** Those rules; `''` where there are none for dark mode, or `css` cannot be read. */
export function darkWithoutScripts(css: string): string {
  if (css.search(DARK) === -1) return '';
  try {
    const sheet = parse(css);
    keepDark(sheet);
    return sheet.nodes.length === 0 ? '' : `\n${WITHOUT_SCRIPTS}{${sheet.toString().trim()}}\n`;
  } catch {
    return '';
  }
}

/** Does so with every style of Lectern's own, in `dev` and in a build. */
export function followSystemWithoutScripts(): Plugin {
  return {
    name: 'lectern:dark-without-scripts',
    enforce: 'pre',
    transform: (css, id) =>
      id.endsWith('.css') ? { code: withSystemMode(css), map: null } : undefined,
  };
}

/** Takes everything out of `container` that is not for dark mode, and rewrites what is. */
function keepDark(container: Container<ChildNode>): void {
  for (const node of [...(container.nodes ?? [])]) {
    const isKept =
      (node.type === 'rule' && isDarkRule(node)) || (node.type === 'atrule' && isDarkFrame(node));
    if (!isKept) node.remove();
  }
}

/** A rule inside of a dark one is dark as a whole; inside of another it may be dark by itself. */
function isDarkRule(rule: Rule): boolean {
  const selectors = rule.selectors.filter((selector) => selector.search(DARK) !== -1);
  if (selectors.length > 0) rule.selectors = selectors.map(toSystemMode);
  else keepDark(rule);
  return rule.nodes.length > 0;
}

function isDarkFrame(frame: AtRule): boolean {
  if (!FRAMES.has(frame.name) || frame.nodes === undefined) return false;
  keepDark(frame as Container<ChildNode>);
  return frame.nodes.length > 0;
}

function toSystemMode(selector: string): string {
  return selector.replace(DARK, (_, root = ':where(:root)') => `${root}${SYSTEM_MODE}`);
}
