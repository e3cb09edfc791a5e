/**
 * Repairs text that is not quite MDX but can be meant in only one way. Each repair changes just the place
 * where the compiler stopped, so code and correct text are never touched.
 */
import type { Replacement } from '../../core/diagnostic/diagnostic.ts';
import { offsetAt, type Position, positionAt } from '../../core/text/source-file.ts';
import { endOfAddress } from './glued-bracket.ts';
import { findTypeArgument, PLACEHOLDER_TAG } from './placeholder.ts';
import { findJoinedLine, type JoinedLine } from './joined-import.ts';
import { findRules, findTextBrace } from './text-brace.ts';
import { ATTRIBUTES, type CompilerStop, findCause, VOID_TAG } from './void-tag.ts';

export type RepairKind =
  | 'html-comment'
  | 'void-tag'
  | 'autolink'
  | 'less-than'
  | 'placeholder'
  | 'brace'
  | 'open-brace'
  | 'style-rules'
  | 'unquoted-attribute'
  | 'block-tag'
  | 'joined-import'
  | 'closing-tag'
  | 'split-tag';

export interface MdxRepair {
  readonly kind: RepairKind;
  /** The text that was read differently, on one line. */
  readonly found: string;
  /** The text in the source, and what it was read as. */
  readonly replacement?: Replacement;
  /** Whether it is in a bare address, where it can only be written as code. */
  readonly isInAddress?: boolean;
  /** The repaired place in the original text, where the compiler stopped elsewhere. */
  readonly position?: Position;
  readonly text: string;
}

interface Repairing {
  /** The compiler's message when it stops for this reason. */
  readonly stop: RegExp;
  readonly kind: RepairKind;
  /** The text at the place, if this case applies. */
  readonly pattern: RegExp;
  readonly replace: (found: string) => string;
}

const COMMENT = /^<!--([\s\S]*?)-->/;
const TAG = new RegExp(`^<[A-Za-z][\\w.-]*${ATTRIBUTES}\\s*/?>`);
const NO_TAG = /Unexpected character after `<`/;
const UNCLOSED = /Expected a closing tag/;

/**
 * The compiler's messages where an import includes the lines below: it stops in these, or at what they
 * leave open.
 */
const JOINED = /esm|only import\/exports|Unexpected closing tag/i;

/** The repairs, in the order in which they are tried. */
const MENDINGS: readonly Repairing[] = [
  {
    stop: /to create a comment in MDX/,
    kind: 'html-comment',
    pattern: COMMENT,
    replace: (found) =>
      found.replace(COMMENT, (_, inner: string) => `{/*${inner.replaceAll('*/', '* /')}*/}`),
  },
  {
    stop: UNCLOSED,
    kind: 'void-tag',
    pattern: VOID_TAG,
    replace: (found) => `${found.slice(0, -1).trimEnd()} />`,
  },
  {
    stop: UNCLOSED,
    kind: 'placeholder',
    pattern: PLACEHOLDER_TAG,
    replace: (found) => `&lt;${found.slice(1)}`,
  },
  {
    stop: UNCLOSED,
    kind: 'block-tag',
    pattern: new RegExp(`^<([A-Za-z][\\w.]*)${ATTRIBUTES}\\s*>(?=[^\\n]*\\n[\\s\\S]*?</\\1>)`),
    replace: (found) => `${found}\n`,
  },
  {
    stop: /Expected the closing tag/,
    kind: 'closing-tag',
    pattern: /^<\/[A-Za-z][\w.]*>/,
    replace: (found) => `\n${found}`,
  },
  {
    // Satteri reads a `>` at the start of a line as a blockquote, even inside a tag.
    stop: NO_TAG,
    kind: 'split-tag',
    pattern: new RegExp(`^<[A-Za-z][\\w.-]*${ATTRIBUTES}\\s*\\n[ \\t]{0,3}>`),
    replace: (found) => found.replace(/\s*>$/, '>'),
  },
  {
    stop: NO_TAG,
    kind: 'autolink',
    pattern: /^<(?:https?:\/\/|mailto:)[^\s<>]+>|^<[\w.+-]+@[\w-]+(?:\.[\w-]+)+>/,
    replace: toLink,
  },
  {
    stop: NO_TAG,
    kind: 'unquoted-attribute',
    pattern: TAG,
    replace: (found) => found.replace(/(\s[\w:-]+=)([^\s"'{>][^\s"'>]*?)(?=\s|\/?>)/g, '$1"$2"'),
  },
  {
    stop: NO_TAG,
    kind: 'less-than',
    pattern: /^<+(?![A-Za-z/>])/,
    replace: (found) => '&lt;'.repeat(found.length),
  },
];

/** Repairs the place where the compiler stopped; undefined if its meaning is in doubt. */
export function repairMdx(
  text: string,
  { position, message }: CompilerStop,
): MdxRepair | undefined {
  const offset = offsetAt(text, position);
  const joined = JOINED.test(message) ? findJoinedLine(text, offset) : undefined;
  if (joined !== undefined) return repairJoined(text, joined);
  if (/in expression|parse expression/.test(message)) {
    const isOpen = message.includes('Unexpected end of file');
    return repairBrace(text, offset, isOpen ? 'open-brace' : 'brace');
  }
  const cause = findCause(text, { position, message });
  if (cause !== undefined) {
    const repair = repairMdx(text, cause);
    return repair && { ...repair, position: cause.position };
  }
  const rest = text.slice(offset);
  const afterWord = repairAfterWord(text, offset, message);
  if (afterWord !== undefined) return afterWord;
  for (const { stop, kind, pattern, replace } of MENDINGS) {
    const found = stop.test(message) ? pattern.exec(rest)?.[0] : undefined;
    if (found === undefined) continue;
    const repaired = replace(found);
    if (repaired === found) continue;
    const replacement = { before: found, text: repaired };
    if (repaired.startsWith('&lt;')) return escapeBracket(text, offset, { kind, replacement });
    return {
      kind,
      found: onOneLine(found),
      replacement,
      text: replaceAt(text, offset, replacement),
    };
  }
  return undefined;
}

/** Repairs a bracket directly after a word, which is a comparison or a type argument. */
function repairAfterWord(text: string, offset: number, message: string): MdxRepair | undefined {
  if (!/\w/.test(text[offset - 1] ?? '')) return undefined;
  if (NO_TAG.test(message) && !TAG.test(text.slice(offset))) {
    const replacement = { before: '<', text: '&lt;' };
    return escapeBracket(text, offset, { kind: 'less-than', replacement });
  }
  const type = UNCLOSED.test(message) ? findTypeArgument(text, offset) : undefined;
  if (type === undefined || text.includes(`</${type}>`)) return undefined;
  const replacement = { before: `<${type}>`, text: `&lt;${type}>` };
  return escapeBracket(text, offset, { kind: 'placeholder', replacement });
}

function escapeBracket(
  text: string,
  offset: number,
  { kind, replacement }: Required<Pick<MdxRepair, 'kind' | 'replacement'>>,
): MdxRepair {
  const end = endOfAddress(text, offset);
  return {
    kind,
    found: replacement.before,
    ...(end === '' ? { replacement } : { isInAddress: true }),
    text: replaceAt(text, offset, { ...replacement, text: end + replacement.text }),
  };
}

function replaceAt(text: string, offset: number, { before, text: after }: Replacement): string {
  return text.slice(0, offset) + after + text.slice(offset + before.length);
}

/** Returns the place of a repair, if the compiler stopped elsewhere. */
export function stopOf(
  repair: MdxRepair | false | undefined,
): Partial<Pick<CompilerStop, 'position'>> {
  return repair && repair.position ? { position: repair.position } : {};
}

/** Separates lines directly below an import or export, which are meant as text of the page. */
function repairJoined(text: string, { offset, line }: JoinedLine): MdxRepair {
  return {
    kind: 'joined-import',
    found: onOneLine(line),
    replacement: { before: line, text: `\n${line}` },
    position: positionAt(text, offset),
    text: `${text.slice(0, offset)}\n${text.slice(offset)}`,
  };
}

/**
 * A whole template tag: the slash in a closing one looks like the start of a regular expression to
 * JavaScript.
 */
const FOREIGN_TAG = /^\{%[^]*%\}$/;

/** Escapes braces in prose that do not contain JavaScript; braces in attributes are left alone. */
function repairBrace(
  text: string,
  offset: number,
  kind: 'brace' | 'open-brace',
): MdxRepair | undefined {
  const rules = findRules(text, offset);
  if (rules !== undefined) {
    const [position, found] = [positionAt(text, rules.start), onOneLine(rules.replacement.before)];
    const repaired = replaceAt(text, rules.start, rules.replacement);
    return { kind: 'style-rules', found, replacement: rules.replacement, position, text: repaired };
  }
  const brace = findTextBrace(text, offset);
  if (brace === undefined) return undefined;
  const { start, end, escaped } = brace;
  const written = text.slice(start, end);
  const isClosed = kind === 'brace' || FOREIGN_TAG.test(written);
  const found = isClosed ? written : (/^[^\n}]*\}?/.exec(text.slice(start))?.[0] ?? written);
  return {
    kind: isClosed ? 'brace' : kind,
    found: onOneLine(found),
    position: positionAt(text, start),
    text: text.slice(0, start) + escaped + text.slice(end),
  };
}

function toLink(found: string): string {
  const address = found.slice(1, -1);
  const url = address.includes(':') ? address : `mailto:${address}`;
  return `[${address.replace(/[[\]_*]/g, '\\$&')}](${url})`;
}

function onOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}
