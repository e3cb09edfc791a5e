/** Parses whole texts that are expected to be valid JSON. */
import { type ExactJson, mayBeInexact, toExactJson } from './exact-json.ts';
import { readJson } from './read-json.ts';

/**
 * Parses like `JSON.parse`, errors included, except that numbers which a double cannot hold keep their
 * digits. Texts without such numbers, which are nearly all, are parsed by the engine alone, which is many
 * times as fast.
 */
export function parseExact(text: string, limit = Infinity): unknown {
  const value: unknown = JSON.parse(text);
  const tree = mayBeInexact(text) ? readJson(text, limit).tree : undefined;
  return tree === undefined ? value : (toExactJson(tree) satisfies ExactJson);
}
