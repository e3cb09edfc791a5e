/**
 * Dark mode for readers whose browser runs no scripts. The stylesheets state once what holds for
 * `html.dark`; this module repeats it for a system in dark mode. The copies are loaded after their
 * originals and have the same specificity, so a rule for "not dark" must be one that a dark rule can
 * override.
 */
import { type AtRule, type Container, parse, type Rule } from 'postcss';

const WITHOUT_SCRIPTS = '@media (scripting:none) and (prefers-color-scheme:dark)';
/** Matches where the page itself sets no mode; as specific as the class that it replaces. */
const SYSTEM_MODE = ':not(.dark,[data-mode-default])';
const DARK = /(?<!:not\([^)]*)(html|:root)?\.dark(?![\w\\-])/g;
const FRAMES: ReadonlySet<string> = new Set(['media', 'supports', 'layer', 'container']);

/**
 * Returns the dark-mode rules of `css`, for a dark system; `''` if there are none, or if `css` cannot be
 * parsed.
 */
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

/** Wraps the rules so that they can follow `css` itself. */
export function withCondition(rules: string): string {
  return rules === '' ? '' : `\n${WITHOUT_SCRIPTS}{${rules}}\n`;
}

/** Removes everything from `container` that is not for dark mode, and rewrites the rest. */
function keepDark(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    const isKept =
      (node.type === 'rule' && isDarkRule(node)) || (node.type === 'atrule' && isDarkFrame(node));
    if (!isKept) node.remove();
  }
}

/** A rule with a dark selector keeps everything nested in it; any other rule keeps only nested dark rules. */
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
