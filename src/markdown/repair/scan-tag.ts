/**
 * Scans an opening tag for the places of its parts: compilers report what a tag means, but not where its
 * attributes are. Works on MDX, JSX and HTML alike.
 */

export interface ScannedTag {
  /** `''` for a fragment. */
  readonly name: string;
  readonly attributes: readonly ScannedAttribute[];
  /** The offset of its first spread, `{...props}`; undefined without one. */
  readonly spreadStart: number | undefined;
  /** Whether there are comments of JavaScript between its attributes. */
  readonly hasComment: boolean;
  /** The offset after its `>`; without one, that of the first character that a tag cannot have. */
  readonly end: number;
}

export interface ScannedAttribute {
  readonly name: string;
  /** The text in the quotes or braces; undefined without a value. */
  readonly value: string | undefined;
  readonly isExpression: boolean;
  /** Offsets of the name, and of the first character of the value. */
  readonly start: number;
  readonly valueStart: number;
  /** The offset after the value. */
  readonly end: number;
}

const NAME = /[^\s=/>{}"'<]+/y;
/** What separates attributes. The length of a comment is limited, because many can begin that never end. */
const SPACE = /(?:\s|\/\*[^]{0,2000}?\*\/|\/\/[ \t][^\n]*(?=\n)|\/(?!>))*/y;
const COMMENT_MARK = /\/[/*]/;
const EQUALS = /\s*=\s*/y;
const BARE_VALUE = /[^\s>]+/y;

/** Scans the tag whose `<` is at `start`. */
export function scanTag(text: string, start: number): ScannedTag {
  const name = matchAt(NAME, text, start + 1);
  const attributes: ScannedAttribute[] = [];
  let spreadStart: number | undefined;
  let hasComment = false;
  let at = start + 1 + name.length;
  for (;;) {
    const space = matchAt(SPACE, text, at);
    hasComment ||= COMMENT_MARK.test(space);
    at += space.length;
    if (text[at] === '{') {
      const end = endOfBraces(text, at);
      if (text.slice(at, end).includes('...')) spreadStart ??= at;
      at = end;
      continue;
    }
    const attribute = matchAt(NAME, text, at);
    if (attribute === '') {
      return { name, attributes, spreadStart, hasComment, end: at + endLength(text, at) };
    }
    const value = scanValue(text, at + attribute.length);
    attributes.push({ name: attribute, start: at, ...value });
    at = value.end;
  }
}

function endLength(text: string, at: number): number {
  if (text.startsWith('/>', at)) return 2;
  return text[at] === '>' ? 1 : 0;
}

function scanValue(text: string, start: number) {
  const equals = matchAt(EQUALS, text, start);
  const at = start + equals.length;
  const quote = text[at] ?? '';
  if (equals === '') {
    return { value: undefined, isExpression: false, valueStart: start, end: start };
  }
  if (quote === '{') {
    const end = endOfBraces(text, at);
    return { value: text.slice(at + 1, end - 1), isExpression: true, valueStart: at + 1, end };
  }
  if (quote === '"' || quote === "'") {
    const closing = text.indexOf(quote, at + 1);
    const last = closing === -1 ? text.length : closing;
    const value = text.slice(at + 1, last);
    return { value, isExpression: false, valueStart: at + 1, end: last + 1 };
  }
  const value = matchAt(BARE_VALUE, text, at).replace(/\/$/, '');
  return { value, isExpression: false, valueStart: at, end: at + value.length };
}

/** Returns the offset after the brace that closes the one at `start`; the end of the text if none does. */
function endOfBraces(text: string, start: number): number {
  return findClosingBrace(text, start) ?? text.length;
}

/**
 * Returns the offset after the brace that closes the one at `start`; braces in strings and comments do not
 * count.
 */
export function findClosingBrace(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (`"'\``.includes(character)) at = endOfString(text, at);
    else if (character === '/') at = endOfComment(text, at);
    if (depth === 0) return at + 1;
  }
  return undefined;
}

/**
 * Returns the offset of the quote that ends the string at `start`; an apostrophe that ends nothing is an
 * ordinary character.
 */
function endOfString(text: string, start: number): number {
  const quote = text.charAt(start);
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (character === quote) return at;
    else if (character === '\n' && quote !== '`') return start;
  }
  return start;
}

/** Returns the offset of the last character of the comment at `start`; `start` itself if none is there. */
function endOfComment(text: string, start: number): number {
  const isComment = text.startsWith('/*', start) && mayBeginComment(text, start);
  const end = isComment ? text.indexOf('*/', start + 2) : -1;
  return end === -1 ? start : end + 1;
}

/**
 * Whether a comment can begin at an offset: in the text of elements, such as `<code>docs/*</code>`, a slash
 * before an asterisk begins none.
 */
export function mayBeginComment(text: string, at: number): boolean {
  return /[\s{([,;:=}]/.test(text.charAt(at - 1));
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
