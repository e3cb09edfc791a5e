/** Of a value, in UTF-16 units: several quantifiers in a row take a power of it. */
const longest = 200;

/** A quantifier behind another one, and references back. */
const costly = /[+*}]\)*[+*{]|\\[1-9]/;

/** A group that is repeated although it holds a quantifier, a choice or another group. */
const costlyGroup =
  /\((?:\?[:=!\x3c]=?!?|(?!\?))(?:[^()\\]|\\.)*[+*?{|](?:[^()\\]|\\.)*\)[+*{]|\)[^()]*\)[+*{]/;

/** Undefined for patterns that nobody can read, and for those that could take for ever. */
export function isMatch(value: string, pattern: string): boolean | undefined {
  if (pattern.length > 200 || value.length > longest) return undefined;
  if (costly.test(pattern) || costlyGroup.test(pattern)) return undefined;
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return undefined;
  }
}
