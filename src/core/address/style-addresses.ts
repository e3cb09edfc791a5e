/** Finds the addresses of files in CSS: where each is written, and what kind of file it loads. */

export interface StyleAddress {
  readonly url: string;
  readonly kind: 'image' | 'font' | 'style';
  /** Whether it is a string alone, without `url(…)` around it. */
  readonly isText: boolean;
  /** Offsets in the CSS of the whole string or `url(…)`. */
  readonly start: number;
  readonly end: number;
}

/**
 * The syntax that determines where addresses are, and what has to be skipped to find them. An unclosed
 * string ends with its line, as in browsers, so that the rest is not scanned again from each quote.
 */
const PARTS =
  /\/\*[\s\S]*?(?:\*\/|$)|(?<![\w-])url\(\s*(?:"(?<double>[^"\n]*)"|'(?<single>[^'\n]*)'|(?<bare>[^\s"'()]+))\s*\)|(?<text>"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*')|"(?:[^"\\\n]|\\[\s\S])*\\?|'(?:[^'\\\n]|\\[\s\S])*\\?|(?<mark>(?<![\w-])[\w-]*\(|@[\w-]+|[;{})])/gi;

/**
 * Anything that is not the address of a file: a data URL, a fragment of the page, a value that is not known
 * yet.
 */
const OTHER = /^(?:data:|blob:|#|\$\{|%23|$)/i;

/** Finds the addresses in `url(…)`, `@import` and `image-set(…)`, in the order of the text. */
export function findStyleAddresses(css: string): readonly StyleAddress[] {
  const found: StyleAddress[] = [];
  const around: Surroundings = { rule: '', calls: [] };
  for (const { 0: part, index, groups = {} } of css.matchAll(PARTS)) {
    const { double, single, bare, text, mark } = groups;
    if (mark !== undefined) pass(mark.toLowerCase(), around);
    const named = double ?? single ?? bare;
    const url = named ?? text?.slice(1, -1);
    if (url === undefined) continue;
    const isAddress = named === undefined ? takesText(around) : around.rule !== '@namespace';
    if (isAddress && !OTHER.test(url)) {
      const kind = KINDS.get(around.rule) ?? 'image';
      found.push({
        url,
        kind,
        isText: named === undefined,
        start: index,
        end: index + part.length,
      });
    }
    // The rest of an import says when it applies, and contains no address.
    if (around.rule === '@import') around.rule = '';
  }
  return found;
}

const KINDS: ReadonlyMap<string, StyleAddress['kind']> = new Map([
  ['@import', 'style'],
  ['@font-face', 'font'],
]);

/** The constructs that are open at a place in CSS. */
interface Surroundings {
  /** The at-rule, as far as it determines what addresses in it are: `@import`. */
  rule: string;
  /** The open function calls, innermost last: `image-set(`. */
  readonly calls: string[];
}

function pass(mark: string, around: Surroundings): void {
  const { rule, calls } = around;
  if (mark.endsWith('(')) calls.push(mark);
  else if (mark === ')') calls.pop();
  else calls.length = 0;
  const isInFont = rule === '@font-face' && mark !== '}';
  if (mark.startsWith('@')) around.rule = mark;
  else if (/^[;{}]/.test(mark) && !isInFont) around.rule = '';
}

/** Whether a string alone is an address here. */
function takesText({ rule, calls }: Surroundings): boolean {
  return rule === '@import' || /^(?:-webkit-)?image-set\($/.test(calls.at(-1) ?? '');
}

/**
 * Rewrites the addresses of files in CSS.
 *
 * @param rewrite returns the new address for the address of a file.
 */
export function rewriteStyleAddresses(css: string, rewrite: (url: string) => string): string {
  let written = '';
  let end = 0;
  for (const address of findStyleAddresses(css)) {
    const text = `"${rewrite(address.url).replace(/["\\\n]/g, encodeURIComponent)}"`;
    written += css.slice(end, address.start) + (address.isText ? text : `url(${text})`);
    end = address.end;
  }
  return written + css.slice(end);
}

/**
 * Joins the content of a `<style>` into one text, because an address can continue from one part to the
 * next; JSX renders nothing for `false` and the like. Undefined if the content is more than text.
 */
export function joinRules(children: unknown): string | undefined {
  const parts: readonly unknown[] = Array.isArray(children) ? children.flat(Infinity) : [children];
  if (parts.some((part) => typeof part === 'object' && part !== null)) return undefined;
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join('');
}
