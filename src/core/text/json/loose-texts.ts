/** The texts in JSON that somebody is still writing: they are found although the whole cannot be parsed. */
import { listTokens } from './json-tokens.ts';

export interface LooseText {
  readonly text: string;
  /** The name that it stands behind, unless it stands in a list. */
  readonly key?: string;
  /** The name that the list stands behind which it is an item of. */
  readonly list?: string;
}

/** Every text that is a value and not a name, in order, with its escapes read. */
export function listLooseTexts(json: string): readonly LooseText[] {
  const tokens = [...listTokens(json)];
  const keyAt = (rank: number) => {
    const key = tokens[rank - 1]?.text === ':' ? tokens[rank - 2] : undefined;
    return key?.kind === 'string' ? readText(key.text) : undefined;
  };
  /** Names of the lists and objects that are open, outermost first. */
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

/** Escapes that JSON does not have stay as they are. */
function readText(quoted: string): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return quoted.slice(1, -1);
  }
}
