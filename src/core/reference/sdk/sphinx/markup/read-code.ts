import { decodeReferences } from '../../../../html/references.ts';
import { elementText } from '../../../../html/text.ts';
import type { HtmlNode } from '../../../../html/tree.ts';
import type { LibraryCode, LibraryName } from '../../library/library.ts';
import { joinCode, sliceCode } from './library-code.ts';
import { linkedId } from './prepare-body.ts';

/** Reads HTML as code; a link to what the library documents becomes a name. */
export function readCode(nodes: readonly HtmlNode[]): LibraryCode {
  const parts: (string | LibraryName)[] = [];
  gather(nodes, parts);
  return sliceCode(joinCode(parts), 0);
}

function gather(nodes: readonly HtmlNode[], parts: (string | LibraryName)[]): void {
  for (const node of nodes) {
    if (node.kind === 'text') parts.push(straighten(decodeReferences(node.source)));
    if (node.kind !== 'element') continue;
    const target = node.name === 'a' ? linkedId(node) : undefined;
    if (target === undefined) gather(node.children, parts);
    else parts.push({ text: elementText(node), target });
  }
}

/** Undoes what is done to quotes for reading: code with curly ones is wrong. */
function straighten(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}
