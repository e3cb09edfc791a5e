import { createHighlighterCoreSync, type HighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';

import { codeTheme } from './code-theme.ts';
import { importGrammar } from './languages.ts';
import { createLineReader, type ReadLines } from './read-lines.ts';

/**
 * What code of a language holds without naming it, by the ids of grammars: front matter, and the code of
 * MDX. Shiki leaves them out, so that whether they have colours would depend on other pages.
 */
const HELD: Readonly<Record<string, readonly string[]>> = {
  markdown: ['yaml'],
  mdx: ['yaml', 'tsx'],
};

type Grammar = ReturnType<HighlighterCore['getLanguage']>;

/** Shiki's grammars, each loaded when it is first asked for. */
export class Grammars {
  #started: Promise<HighlighterCore> | undefined;
  readonly #loading = new Map<string, Promise<void>>();
  readonly #loaded = new Map<string, HighlighterCore>();
  readonly #readers = new WeakMap<Grammar, ReadLines>();

  /** @param ids of Shiki's grammars. */
  async load(ids: Iterable<string>): Promise<void> {
    const all = new Set(Array.from(ids, (id) => [id, ...(HELD[id] ?? [])]).flat());
    await Promise.all(Array.from(all, (id) => this.#loadOnce(id)));
  }

  /** Takes code apart by a grammar; undefined until that is loaded. */
  readerOf(id: string): ReadLines | undefined {
    const core = this.#loaded.get(id);
    if (core === undefined) return undefined;
    // Grammars that hold others, such as that of Markdown, are made anew when one of those comes.
    const grammar = core.getLanguage(id);
    const read = this.#readers.get(grammar) ?? createLineReader(core, id);
    this.#readers.set(grammar, read);
    return read;
  }

  #loadOnce(id: string): Promise<void> {
    const promise = this.#loading.get(id) ?? this.#load(id);
    this.#loading.set(id, promise);
    return promise;
  }

  async #load(id: string): Promise<void> {
    this.#started ??= startShiki();
    const [core, grammar] = await Promise.all([this.#started, importGrammar(id)]);
    await core.loadLanguage(grammar);
    this.#loaded.set(id, core);
  }
}

/**
 * Grammars are written for this engine. Translating their expressions for JavaScript's own takes
 * longer than running it, on small sites and large ones.
 */
async function startShiki(): Promise<HighlighterCore> {
  const engine = await createOnigurumaEngine(import('shiki/wasm'));
  return createHighlighterCoreSync({ engine, themes: [codeTheme], langs: [] });
}
