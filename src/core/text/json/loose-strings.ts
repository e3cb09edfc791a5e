/** Finds the strings in JSON that is being edited, even though the whole cannot be parsed. */
import { listTokens } from './json-tokens.ts';

export interface LooseText {
  readonly text: string;
  /** The name whose value the string is, unless it is an item of a list. */
  readonly key?: string;
}

/**
 * Lists every string that is a value rather than a name, in order, with its escapes decoded.
 * @param isLeftOut whether everything in the value of a name is left out, however deep.
 */
export function listLooseStrings(
  json: string,
  isLeftOut: (name: string) => boolean = () => false,
): readonly LooseText[] {
  const tokens = [...listTokens(json)];
  const keyAt = (rank: number) => {
    const key = tokens[rank - 1]?.text === ':' ? tokens[rank - 2] : undefined;
    return key?.kind === 'string' ? readText(key.text) : undefined;
  };
  /** Whether each of the open lists and objects, outermost first, is in a value that is left out. */
  const around: boolean[] = [];
  return tokens.flatMap(({ kind, text }, rank): LooseText[] => {
    if (text === ']' || text === '}') around.pop();
    const isOpening = text === '[' || text === '{';
    if (!isOpening && (kind !== 'string' || tokens[rank + 1]?.text === ':')) return [];
    const key = keyAt(rank);
    const isOut = around.at(-1) === true || (key !== undefined && isLeftOut(key));
    if (isOpening) around.push(isOut);
    if (isOpening || isOut) return [];
    return [{ text: readText(text), ...(key !== undefined && { key }) }];
  });
}

/** Decodes a quoted string; one with escapes that JSON does not have stays as written. */
function readText(quoted: string): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return quoted.slice(1, -1);
  }
}
