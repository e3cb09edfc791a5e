/** The texts in JSON that somebody is still writing: they are found although the whole cannot be parsed. */
import { listTokens } from './json-tokens.ts';

export interface LooseText {
  readonly text: string;
  /** The name that it stands behind, unless it stands in a list. */
  readonly key?: string;
}

/** Every text that is a value and not a name, in order, with its escapes read. */
export function listLooseTexts(json: string): readonly LooseText[] {
  const tokens = [...listTokens(json)];
  return tokens.flatMap(({ kind, text }, rank): LooseText[] => {
    if (kind !== 'string' || tokens[rank + 1]?.text === ':') return [];
    const key = tokens[rank - 1]?.text === ':' ? tokens[rank - 2] : undefined;
    const named = key?.kind === 'string' && { key: readText(key.text) };
    return [{ text: readText(text), ...named }];
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
