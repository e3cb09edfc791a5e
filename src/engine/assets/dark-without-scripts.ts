/**
 * Dark mode for readers whose browser runs no scripts. What holds for `html.dark` is said once, in
 * the stylesheets; here it is said again for a dark system. The copies are loaded behind what they are
 * made from and have the same specificity, so a rule for "not dark" is to be one that a dark rule can
 * override.
 */
import { type AtRule, type Container, parse, type Rule } from 'postcss';

const WITHOUT_SCRIPTS = '@media (scripting:none) and (prefers-color-scheme:dark)';
/** Where the page itself names no mode; as specific as the class that it stands for. */
const SYSTEM_MODE = ':not(.dark,[data-mode-default])';
const DARK = /(?<!:not\([^)]*)(html|:root)?\.dark(?![\w\\-])/g;
const FRAMES: ReadonlySet<string> = new Set(['media', 'supports', 'layer', 'container']);

/** What `css` says of dark mode, for a dark system; `''` where it says nothing, or cannot be read. */
export function toSystemDark(css: string): string {
  if (css.search(DARK) === -1) return '';
  try {
    const sheet = parse(css);
    keepDark(sheet);
    return sheet.toString().trim();
  } catch {
    return '';
  }
}

/** The rules in a form that may stand behind `css` itself. */
export function withCondition(rules: string): string {
  return rules === '' ? '' : `\n${WITHOUT_SCRIPTS}{${rules}}\n`;
}

/** Takes everything out of `container` that is not for dark mode, and rewrites what is. */
function keepDark(container: Container): void {
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
  keepDark(frame);
  return frame.nodes.length > 0;
}

function toSystemMode(selector: string): string {
  return selector.replace(DARK, (_, root = ':where(:root)') => `${root}${SYSTEM_MODE}`);
}
