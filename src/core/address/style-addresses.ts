/** Addresses of files in CSS: what stands there for one, and what it loads. */

export interface StyleAddress {
  readonly url: string;
  readonly kind: 'image' | 'font' | 'style';
  /** Whether it is a text alone, without `url(…)` around it. */
  readonly isText: boolean;
  /** Offsets in the CSS of all that stands for it. */
  readonly start: number;
  readonly end: number;
}

/**
 * What tells where addresses stand, and what must be passed over to find them. A text without its end
 * ends with its line, as in browsers, so that none is read again from each of its marks.
 */
const PARTS =
  /\/\*[\s\S]*?(?:\*\/|$)|(?<![\w-])url\(\s*(?:"(?<double>[^"\n]*)"|'(?<single>[^'\n]*)'|(?<bare>[^\s"'()]+))\s*\)|(?<text>"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*')|"(?:[^"\\\n]|\\[\s\S])*\\?|'(?:[^'\\\n]|\\[\s\S])*\\?|(?<mark>(?<![\w-])[\w-]*\(|@[\w-]+|[;{})])/gi;

/** What is no address of a file: a picture as data, a part of the page, a value that is not known yet. */
const OTHER = /^(?:data:|blob:|#|\$\{|%23|$)/i;

/** In `url(…)`, `@import` and `image-set(…)`, in the order of the text. */
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
    // What follows in an import says when it counts.
    if (around.rule === '@import') around.rule = '';
  }
  return found;
}

const KINDS: ReadonlyMap<string, StyleAddress['kind']> = new Map([
  ['@import', 'style'],
  ['@font-face', 'font'],
]);

/** What is open at a place in CSS. */
interface Surroundings {
  /** As far as it says what addresses in it are: `@import`. */
  rule: string;
  /** The functions, the innermost last: `image-set(`. */
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

/** Whether a text alone is an address. */
function takesText({ rule, calls }: Surroundings): boolean {
  return rule === '@import' || /^(?:-webkit-)?image-set\($/.test(calls.at(-1) ?? '');
}

/**
 * Rewrites the addresses of files in CSS.
 * @param rewrite gives the address to write for one of a file.
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
 * What stands in a `<style>` as one text: an address may go on from one part to the next, and JSX writes nothing for
 * `false` and the like. Undefined where there is more than text.
 */
export function joinRules(children: unknown): string | undefined {
  const parts: readonly unknown[] = Array.isArray(children) ? children.flat(Infinity) : [children];
  if (parts.some((part) => typeof part === 'object' && part !== null)) return undefined;
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join('');
}
