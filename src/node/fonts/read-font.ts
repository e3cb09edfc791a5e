/** Reads what is needed of a font file: its metrics, its weights, and a hash of its content. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileStamp } from '../disk/file-stamp.ts';
import { inspectFont, type FontFacts } from './inspect-font.ts';
import { ownFontFacts } from './own-font-facts.ts';

const known = new Map<string, FontFacts>();

/** Reads the facts of a font file, and remembers them while the file stays the same. */
export function readFont(file: string): FontFacts {
  const identity = `${file}\n${fileStamp(file)}`;
  const facts = known.get(identity) ?? readFacts(readFileSync(file));
  known.set(identity, facts);
  return facts;
}

function readFacts(content: Buffer): FontFacts {
  const digest = hash('sha256', content, 'hex').slice(0, 8);
  return { hash: digest, ...(ownFontFacts.get(digest) ?? inspectFont(content)) };
}
