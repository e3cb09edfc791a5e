/**
 * An engine for grammars that compiles each regular expression once. Grammars list the same expressions in
 * hundreds of rules, and an engine that compiles every list as a whole spends more time on that than on the
 * code of most sites.
 */
import type { PatternScanner, RegexEngine } from 'shiki/core';
import { BoundedCache } from '../../core/text/bounded-cache.ts';

type Find = PatternScanner['findNextMatchSync'];
type Text = Parameters<Find>[0];
type Match = NonNullable<ReturnType<Find>>;

/** Most grammars have a few hundred expressions; those that end a block can contain words of the code. */
const maxExpressions = 20_000;

/**
 * How many searches for a list of expressions take as long as compiling it as a whole, after which it is
 * searched faster.
 */
const searchesUntilWhole = 500;

/** @param engine what compiles and searches, such as Oniguruma. */
export function shareExpressions(engine: RegexEngine): RegexEngine {
  const known = new BoundedCache<Expression>(maxExpressions);
  return {
    createString: (text) => engine.createString(text),
    createScanner: (sources) => {
      const expressions = sources.map((source) =>
        known.get(String(source), () => new Expression(engine, source)),
      );
      return new SharedScanner(expressions, () => engine.createScanner(sources));
    },
  };
}

/** One of the expressions of a list, and its place in it. */
interface Candidate {
  readonly expression: Expression;
  readonly index: number;
}

/** Finds which of several expressions matches first. */
class SharedScanner implements PatternScanner {
  readonly #all: readonly Candidate[];
  readonly #compile: () => PatternScanner;
  #searches = 0;
  #whole: PatternScanner | undefined;
  /** What was searched last, and what can still match in the rest of it. */
  #last: Search | undefined;
  #left: readonly Candidate[] = [];

  /** @param compile compiles all expressions as one. */
  constructor(expressions: readonly Expression[], compile: () => PatternScanner) {
    this.#all = expressions.map((expression, index) => ({ expression, index }));
    this.#compile = compile;
  }

  findNextMatchSync(text: Text, from: number, options: number): Match | null {
    if (this.#searches < searchesUntilWhole) {
      this.#searches += 1;
      return this.#findFirst({ text, from, options });
    }
    this.#whole ??= this.#compile();
    return this.#whole.findNextMatchSync(text, from, options);
  }

  #findFirst(search: Search): Match | null {
    const candidates = isFurther(search, this.#last) ? this.#left : this.#all;
    const left: Candidate[] = [];
    let first: Match | null = null;
    let start = Infinity;
    for (const candidate of candidates) {
      // Of several that match at one place, the first in the list counts.
      if (start === search.from) {
        left.push(candidate);
        continue;
      }
      const { expression, index } = candidate;
      const match = expression.find(search);
      if (match !== null || expression.dependsOnStart) left.push(candidate);
      if (match === null || startOf(match) >= start) continue;
      start = startOf(match);
      first = { index, captureIndices: match.captureIndices };
    }
    this.#last = search;
    this.#left = left;
    return first;
  }

  dispose(): void {
    this.#whole?.dispose?.();
  }
}

/** A search in the rest of a text. */
interface Search {
  readonly text: Text;
  readonly from: number;
  readonly options: number;
}

/** One regular expression, and its next match in the text that was searched last. */
class Expression {
  /** Whether a match depends on where the search began: by `\G`, or by `\K`, which moves its start. */
  readonly dependsOnStart: boolean;
  readonly #scanner: PatternScanner;
  #last: Search | undefined;
  #match: Match | null = null;

  constructor(engine: RegexEngine, source: string | RegExp) {
    this.#scanner = engine.createScanner([source]);
    this.dependsOnStart = /\\[GK]/.test(String(source));
  }

  find(search: Search): Match | null {
    const isKnown =
      isFurther(search, this.#last) &&
      !this.dependsOnStart &&
      (this.#match === null || startOf(this.#match) >= search.from);
    if (!isKnown) {
      this.#match = this.#scanner.findNextMatchSync(search.text, search.from, search.options);
      this.#last = search;
    }
    return this.#match;
  }
}

/** Whether a search goes on in the text of an earlier one. */
function isFurther({ text, from, options }: Search, earlier: Search | undefined): boolean {
  return text === earlier?.text && from >= earlier.from && options === earlier.options;
}

function startOf({ captureIndices: [whole] }: Match): number {
  return whole?.start ?? Infinity;
}
