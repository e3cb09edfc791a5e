/** Finds links whose brackets are out of balance: `[text]](/address)`, `[a] b](/address)`, `[a [b](/c)](/d)`. */
import type { Slip } from './find-slips.ts';
import { ADDRESS } from './link-address.ts';

/** A bracket, or a place where what was open before is over; what is escaped still tells a reader of pairs. */
const STEP = /\n[ \t\r]*(?=\n)|!?\\?\[|\\.|\]/g;
const ADDRESS_HERE = new RegExp(`\\]\\((${ADDRESS})\\)`, 'y');

/** A bracket that waits for its end. */
interface Open {
  readonly start: number;
  readonly isPicture: boolean;
  /** Whether a link stands between it and its end. */
  holdsLink: boolean;
}

/** A pair of brackets that is over. */
interface Pair {
  readonly start: number;
  readonly end: number;
}

interface Paragraph {
  /** Outermost first. */
  readonly open: Open[];
  last?: Pair;
}

/** All that could be such a link, in code and out of it, in the order of the text. */
export function findUnpaired(text: string): Slip[] {
  const slips: Slip[] = [];
  let paragraph: Paragraph = { open: [] };
  for (const { 0: found, index } of text.matchAll(STEP)) {
    if (found.startsWith('\n')) paragraph = { open: [] };
    else if (found.endsWith('[')) {
      paragraph.open.push({ start: index, isPicture: found.startsWith('!'), holdsLink: false });
    } else if (found === ']') slips.push(...close(text, index, paragraph));
  }
  return slips;
}

/** Ends the last bracket that is open. */
function close(text: string, at: number, paragraph: Paragraph): Slip[] {
  const { open, last } = paragraph;
  const opener = open.pop();
  if (opener !== undefined) paragraph.last = { start: opener.start, end: at + 1 };
  const address = addressAt(text, at);
  if (address === undefined) return [];
  if (opener?.isPicture === false) for (const outer of open) outer.holdsLink = true;
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
  /** Offset of the bracket before the address, and where its parenthesis ends. */
  readonly at: number;
  readonly end: number;
  readonly address: string;
}

function toSlip(text: string, { opener, last, at, end, address }: Close): Slip | undefined {
  if (opener !== undefined) {
    const isNested = opener.holdsLink && !opener.isPicture;
    return isNested ? { kind: 'link', problem: 'nested', start: at, end } : undefined;
  }
  const before = last === undefined ? '' : text.slice(last.start, last.end);
  const between = last === undefined ? '' : text.slice(last.end, at);
  if (last === undefined || /[\n[\]()]/.test(between) || before.length > LONGEST) {
    return { kind: 'link', problem: 'unopened', start: at, end };
  }
  const problem = between === '' ? 'doubled' : 'inner';
  const meant = `${before.slice(0, -1)}${between}](${address})`;
  return { kind: 'link', problem, meant, start: last.start, end };
}

/** The text of a link is no longer than this. */
const LONGEST = 200;
