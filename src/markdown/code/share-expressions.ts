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

/** Finds which of several expressions matches first. */
class SharedScanner implements PatternScanner {
  readonly #expressions: readonly Expression[];
  readonly #compile: () => PatternScanner;
  #searches = 0;
  #whole: PatternScanner | undefined;

  /** @param compile compiles all expressions as one. */
  constructor(expressions: readonly Expression[], compile: () => PatternScanner) {
    this.#expressions = expressions;
    this.#compile = compile;
  }

  findNextMatchSync(text: Text, from: number, options: number): Match | null {
    if (this.#searches < searchesUntilWhole) {
      this.#searches += 1;
      return this.#findFirst(text, from, options);
    }
    this.#whole ??= this.#compile();
    return this.#whole.findNextMatchSync(text, from, options);
  }

  #findFirst(text: Text, from: number, options: number): Match | null {
    let first: Match | null = null;
    let start = Infinity;
    let index = 0;
    for (const expression of this.#expressions) {
      const match = expression.find(text, from, options);
      if (match !== null && startOf(match) < start) {
        start = startOf(match);
        first = { index, captureIndices: match.captureIndices };
        // Of several that match at one place, the first in the list counts.
        if (start === from) break;
      }
      index += 1;
    }
    return first;
  }

  dispose(): void {
    this.#whole?.dispose?.();
  }
}

/** One regular expression, and its next match in the text that was searched last. */
class Expression {
  readonly #scanner: PatternScanner;
  /** Whether a match depends on where the search began: by `\G`, or by `\K`, which moves its start. */
  readonly #dependsOnStart: boolean;
  #text: Text | undefined;
  #from = 0;
  #options = 0;
  #match: Match | null = null;

  constructor(engine: RegexEngine, source: string | RegExp) {
    this.#scanner = engine.createScanner([source]);
    this.#dependsOnStart = /\\[GK]/.test(String(source));
  }

  find(text: Text, from: number, options: number): Match | null {
    const goesOn = text === this.#text && from >= this.#from && options === this.#options;
    const isKnown =
      goesOn && !this.#dependsOnStart && (this.#match === null || startOf(this.#match) >= from);
    if (!isKnown) {
      this.#match = this.#scanner.findNextMatchSync(text, from, options);
      this.#text = text;
      this.#from = from;
      this.#options = options;
    }
    return this.#match;
  }
}

function startOf({ captureIndices: [whole] }: Match): number {
  return whole?.start ?? Infinity;
}
