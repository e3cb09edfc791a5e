/** Finds links with unbalanced brackets: `[text]](/address)`, `[a] b](/address)`, `[a [b](/c)](/d)`. */
import type { Slip } from './slip.ts';

/** Text that is almost certainly an address; `(#123)` is an issue number. */
export const ADDRESS = String.raw`(?:(?:https?:\/\/|mailto:)[^\s()（）<>[\]]+|\.{0,2}\/[^\s()（）<>[\]]*|#(?!\d+[)\]])[^\s()（）<>[\]]+|[\w./-]{1,200}\.mdx?(?:#[\w-]{1,100})?)`;

/**
 * A bracket, or a place where no open bracket is continued. An escaped opening bracket counts, because
 * readers still see a pair.
 */
const STEP = /\n[ \t\r]*(?=\n)|!?\\?\[|\\.|\]/g;
const ADDRESS_HERE = new RegExp(`\\]\\((${ADDRESS})\\)`, 'y');

/** An opening bracket whose closing one has not been found yet. */
interface Open {
  readonly start: number;
  readonly isImage: boolean;
  /** Whether it contains a link. */
  holdsLink: boolean;
}

/** A complete pair of brackets. */
interface Pair {
  readonly start: number;
  readonly end: number;
}

interface Paragraph {
  /** Open brackets, outermost first. */
  readonly open: Open[];
  last?: Pair;
}

/** Finds every candidate, inside code and outside it, in text order. */
export function findUnpaired(text: string): Slip[] {
  const slips: Slip[] = [];
  let paragraph: Paragraph = { open: [] };
  for (const { 0: found, index } of text.matchAll(STEP)) {
    if (found.startsWith('\n')) paragraph = { open: [] };
    else if (found.endsWith('[')) {
      paragraph.open.push({ start: index, isImage: found.startsWith('!'), holdsLink: false });
    } else if (found === ']') slips.push(...close(text, index, paragraph));
  }
  return slips;
}

/** Closes the innermost open bracket. */
function close(text: string, at: number, paragraph: Paragraph): Slip[] {
  const { open, last } = paragraph;
  const opener = open.pop();
  if (opener !== undefined) paragraph.last = { start: opener.start, end: at + 1 };
  const address = addressAt(text, at);
  if (address === undefined) return [];
  if (opener?.isImage === false) for (const outer of open) outer.holdsLink = true;
  const end = at + address.length + 3;
  return [toSlip(text, { opener, last, at, end, address })].filter((slip) => slip !== undefined);
}

function addressAt(text: string, at: number): string | undefined {
  ADDRESS_HERE.lastIndex = at;
  return ADDRESS_HERE.exec(text)?.[1];
}

interface Close {
  readonly opener: Open | undefined;
  readonly last: Pair | undefined;
  /** Offset of the bracket before the address; `end` is that after its parenthesis. */
  readonly at: number;
  readonly end: number;
  readonly address: string;
}

function toSlip(text: string, { opener, last, at, end, address }: Close): Slip | undefined {
  if (opener !== undefined) {
    const isNested = opener.holdsLink && !opener.isImage;
    return isNested ? { kind: 'link', problem: 'nested', start: at, end } : undefined;
  }
  const before = last === undefined ? '' : text.slice(last.start, last.end);
  const between = last === undefined ? '' : text.slice(last.end, at);
  if (last === undefined || /[\n[\]()]/.test(between) || before.length > MAX_LINK_CHARACTERS) {
    return { kind: 'link', problem: 'unopened', start: at, end };
  }
  const problem = between === '' ? 'doubled' : 'inner';
  const meant = `${before.slice(0, -1)}${between}](${address})`;
  return { kind: 'link', problem, meant, start: last.start, end };
}

/** The most characters of a link's text. */
const MAX_LINK_CHARACTERS = 200;
