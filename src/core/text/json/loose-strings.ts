/** Finds the strings in JSON that is being edited, even though the whole cannot be parsed. */
import { listTokens } from './json-tokens.ts';

export interface LooseText {
  readonly text: string;
  /** The name whose value the string is, unless it is an item of a list. */
  readonly key?: string;
  /** The name whose value is the list that has the string as an item. */
  readonly list?: string;
}

/** Lists every string that is a value rather than a name, in order, with its escapes decoded. */
export function listLooseStrings(json: string): readonly LooseText[] {
  const tokens = [...listTokens(json)];
  const keyAt = (rank: number) => {
    const key = tokens[rank - 1]?.text === ':' ? tokens[rank - 2] : undefined;
    return key?.kind === 'string' ? readText(key.text) : undefined;
  };
  /** The names of the open lists (undefined for objects), outermost first. */
  const around: (string | undefined)[] = [];
  return tokens.flatMap(({ kind, text }, rank): LooseText[] => {
    if (text === '[' || text === '{') around.push(text === '[' ? keyAt(rank) : undefined);
    if (text === ']' || text === '}') around.pop();
    if (kind !== 'string' || tokens[rank + 1]?.text === ':') return [];
    const [key, list] = [keyAt(rank), around.at(-1)];
    return [
      {
        text: readText(text),
        ...(key !== undefined && { key }),
        ...(list !== undefined && { list }),
      },
    ];
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
