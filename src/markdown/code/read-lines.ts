/**
 * Tokenizes code with a grammar, each line once: the tokens of a line depend only on its text and on the
 * state that the lines before it leave, and most lines of code on a site occur many times.
 */
import type { HighlighterCore } from 'shiki/core';
import { codeTheme, toTokenClass } from './code-theme.ts';
import type { Run } from './format-code.ts';

export type ReadLines = (code: string) => Run[][];

/** A state between two lines, and the lines that were tokenized in it. */
interface State {
  readonly stack: Stack | null;
  readonly lines: Map<string, Line>;
}

interface Line {
  readonly runs: Run[];
  readonly next: State;
}

/** The state after a line: the rules of the grammar that are open. */
type Stack = ReturnType<ReturnType<HighlighterCore['getLanguage']>['tokenizeLine2']>['ruleStack'];

/** One open rule, which the type of the stack does not declare. */
interface Frame {
  readonly parent: Frame | null;
  /** Whether the match that opened the rule includes the end of its line, which rules inside can test. */
  readonly beginRuleCapturedEOL: boolean;
}

/** Longer lines are data rather than code to read, and slow to tokenize. */
const longestLine = 5_000;

/** The number of cached lines, a few megabytes, after which the cache is cleared. */
const maxLines = 20_000;

/** Most grammars have about ten states between lines; comparing thousands would cost more than it saves. */
const maxStates = 200;

/** Creates a reader for a loaded grammar. */
export function createLineReader(shiki: HighlighterCore, languageId: string): ReadLines {
  const grammar = shiki.getLanguage(languageId);
  const classes = shiki.setTheme(codeTheme).colorMap.map(toTokenClass);
  const first: State = { stack: null, lines: new Map() };
  let states = [first];
  let kept = 0;

  const forget = (): void => {
    for (const { lines } of states) lines.clear();
    states = [first];
    kept = 0;
  };

  const toState = (stack: Stack): State => {
    const known = states.find((state) => state.stack !== null && isSame(state.stack, stack));
    if (known !== undefined) return known;
    const state: State = { stack, lines: new Map() };
    if (states.length < maxStates) states.push(state);
    return state;
  };

  const readLine = (text: string, { stack }: State): Line => {
    // No time limit: with one, the output would depend on the speed of the machine.
    const { tokens, ruleStack } = grammar.tokenizeLine2(text, stack, 0);
    const runs: Run[] = [];
    for (let at = 0; at < tokens.length; at += 2) {
      const part = text.slice(tokens[at], tokens[at + 2] ?? text.length);
      if (part !== '')
        runs.push({ text: part, className: classes[foregroundOf(tokens[at + 1] ?? 0)] });
    }
    return { runs, next: toState(ruleStack) };
  };

  const lineOf = (text: string, state: State): Line => {
    if (text === '') return { runs: [], next: state };
    if (text.length >= longestLine) return { runs: [{ text }], next: state };
    const known = state.lines.get(text);
    if (known !== undefined) return known;
    const line = readLine(text, state);
    state.lines.set(text, line);
    kept += 1;
    return line;
  };

  return (code) => {
    if (kept > maxLines) forget();
    let state = first;
    return code.split('\n').map((text) => {
      const { runs, next } = lineOf(text, state);
      state = next;
      return runs;
    });
  };
}

function isSame(stack: Stack, other: Stack): boolean {
  return stack.equals(other) && beginningsOf(stack) === beginningsOf(other);
}

/** Returns the index of a token's color: nine bits of the token's metadata. */
function foregroundOf(metadata: number): number {
  return (metadata & 0xff_80_00) >>> 15;
}

function beginningsOf(stack: Stack): string {
  let beginnings = '';
  for (let at = stack as unknown as Frame | null; at !== null; at = at.parent) {
    beginnings += at.beginRuleCapturedEOL ? '1' : '0';
  }
  return beginnings;
}
