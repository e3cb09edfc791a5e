/**
 * Counts the characters and elements that work looks at or copies through the methods of strings, patterns
 * and arrays: the same number in every run, however busy the machine is.
 */

type Method = (...given: readonly unknown[]) => unknown;
/** Calls a method and returns its result and how much it looked at. */
type Watched = (self: never, call: () => unknown, given: readonly unknown[]) => [unknown, number];

const watchSearch: Watched = ({ length }: { length: number }, call, [, from = 0]) => {
  const result = call();
  const end = typeof result === 'number' && result >= 0 ? result : length;
  return [result, end - Number(from) + 1];
};

const watchSearchBack: Watched = ({ length }: { length: number }, call) => {
  const result = call();
  return [result, length - (typeof result === 'number' ? result : 0)];
};

const watchPattern: Watched = (pattern: RegExp, call, [text]) => {
  const from = pattern.global || pattern.sticky ? pattern.lastIndex : 0;
  const result = call();
  if (Array.isArray(result)) {
    const { 0: found, index } = result as unknown as RegExpExecArray;
    return [result, index + found.length - from + 1];
  }
  return [result, pattern.sticky ? 1 : String(text).length - from + 1];
};

const watchCopy: Watched = (_self, call) => {
  const result = call();
  return [result, String(result).length];
};

/** All other methods of patterns, and the methods of strings that take one, call `exec`. */
const METHODS: readonly (readonly [object, string, Watched])[] = [
  [RegExp.prototype, 'exec', watchPattern],
  [String.prototype, 'charAt', (_self, call) => [call(), 1]],
  [String.prototype, 'charCodeAt', (_self, call) => [call(), 1]],
  [String.prototype, 'indexOf', watchSearch],
  [String.prototype, 'slice', watchCopy],
  [Array.prototype, 'indexOf', watchSearch],
  [Array.prototype, 'includes', watchSearchBack],
  [Array.prototype, 'lastIndexOf', watchSearchBack],
  [Array.prototype, 'findLastIndex', watchSearchBack],
];

export function countSteps(work: () => void): number {
  let steps = 0;
  const originals = METHODS.map(([owner, name, watched]) => {
    const methods = owner as Record<string, Method>;
    const original = methods[name] as Method;
    methods[name] = new Proxy(original, {
      apply(method, self: never, given: readonly unknown[]) {
        const call = () => Reflect.apply(method, self, given);
        const [result, looked] = watched(self, call, given);
        steps += looked;
        return result;
      },
    });
    return () => {
      methods[name] = original;
    };
  });
  try {
    work();
  } finally {
    for (const restore of originals) restore();
  }
  return steps;
}
