/** Finds where the MDX compiler stopped, for errors that it reports without a place. */
import { findBrokenCode } from './read-as-text.ts';

const STOPS: readonly {
  readonly message: RegExp;
  readonly find: (text: string) => number | undefined;
}[] = [
  { message: /`await`/, find: (text) => /(?:\{|=|^export\b.*?)\s*await\b/m.exec(text)?.index },
  { message: /multiple layouts/, find: findSecondDefault },
  { message: /Could not parse expression/, find: findEmptySpread },
  { message: /(?:)/, find: (text) => findBrokenCode(text)?.start },
];

/** Returns the offset of the stop; undefined if it is not known. */
export function findStop(text: string, message: string): number | undefined {
  for (const { message: pattern, find } of STOPS) {
    const at = pattern.test(message) ? find(text) : undefined;
    if (at !== undefined) return at;
  }
  return undefined;
}

function findSecondDefault(text: string): number | undefined {
  return [...text.matchAll(/^export\s+(?:default\b|\{[^}]*\bas\s+default\b)/gm)][1]?.index;
}

/** Finds the tag with an empty spread, `{...}`. */
function findEmptySpread(text: string): number | undefined {
  const brace = /\{\s*\.\.\.\s*\}/.exec(text)?.index ?? -1;
  const tag = text.lastIndexOf('<', brace);
  return brace === -1 || tag === -1 ? undefined : tag;
}
