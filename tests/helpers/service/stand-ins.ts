/**
 * Replaces values that are new in every run, mostly tokens, by the examples in the documentation. Two texts
 * agree if each example stands for the same real value throughout.
 */
import assert from 'node:assert/strict';

const userGroupToken = /ugt_[\w-]{43}/g;

export interface StandIns {
  /** Returns the text with each printed token replaced by the real one that it stands for. */
  toReal(printed: string): string;
  /** Asserts that the real response is as printed. Tokens seen for the first time are recorded. */
  assertAgree(printed: unknown, real: unknown): void;
}

export function createStandIns(): StandIns {
  const realOf = new Map<string, string>();
  const toReal = (printed: string) =>
    printed.replace(userGroupToken, (token) => realOf.get(token) ?? token);

  return {
    toReal,
    assertAgree(printed, real) {
      const printedTokens = JSON.stringify(printed).match(userGroupToken) ?? [];
      const realTokens = JSON.stringify(real).match(userGroupToken) ?? [];
      const isTaken = new Set(realOf.values());
      printedTokens.forEach((token, index) => {
        const candidate = realTokens[index];
        if (candidate !== undefined && !realOf.has(token) && !isTaken.has(candidate)) {
          realOf.set(token, candidate);
        }
      });
      assert.deepEqual(real, JSON.parse(toReal(JSON.stringify(printed))));
    },
  };
}
