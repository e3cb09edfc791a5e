/** Cuts and joins code in which names of the library are told from other text. */
import type { LibraryCode, LibraryName } from '../../library/library.ts';

type CodePart = string | LibraryName;

export function plainCode(code: LibraryCode): string {
  return code.map(textOfPart).join('');
}

/** Joins the texts between names, and collapses spaces. */
export function joinCode(parts: readonly CodePart[]): LibraryCode {
  const joined: CodePart[] = [];
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else {
      if (text !== '') joined.push(text.replace(/\s+/g, ' '));
      text = '';
      joined.push(part);
    }
  }
  if (text !== '') joined.push(text.replace(/\s+/g, ' '));
  return joined;
}

/** Returns the part of the code between two offsets, without spaces at its ends. */
export function sliceCode(code: LibraryCode, start: number, end = Infinity): LibraryCode {
  const parts: CodePart[] = [];
  let offset = 0;
  for (const part of code) {
    const text = textOfPart(part);
    const cut = text.slice(Math.max(0, start - offset), Math.max(0, end - offset));
    if (cut === text) parts.push(part);
    else if (cut !== '') parts.push(cut);
    offset += text.length;
  }
  return trimCode(parts);
}

function trimCode(parts: readonly CodePart[]): LibraryCode {
  const last = parts.length - 1;
  return parts
    .map((part, at) => {
      if (typeof part !== 'string') return part;
      const begun = at === 0 ? part.trimStart() : part;
      return at === last ? begun.trimEnd() : begun;
    })
    .filter((part) => part !== '');
}

function textOfPart(part: CodePart): string {
  return typeof part === 'string' ? part : part.text;
}
