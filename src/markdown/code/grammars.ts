import {
  createHighlighterCoreSync,
  type HighlighterCore,
  type LanguageRegistration,
} from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';

import { codeTheme } from './code-theme.ts';
import { listEmbedded } from './embedded-languages.ts';
import { importGrammar } from './languages.ts';
import type { OwnGrammar } from '../../core/theme/own-grammar.ts';
import { shareExpressions } from './share-expressions.ts';
import { createLineReader, type ReadLines } from './read-lines.ts';

type Imported = readonly LanguageRegistration[];

type Grammar = ReturnType<HighlighterCore['getLanguage']>;

/** Shiki's grammars and those of the project, each loaded when first needed. */
export class Grammars {
  #started: Promise<HighlighterCore> | undefined;
  readonly #imported = new Map<string, Promise<Imported>>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #loaded = new Map<string, HighlighterCore>();
  readonly #readers = new WeakMap<Grammar, ReadLines>();

  /** @param own grammars of the project. */
  constructor(own: readonly OwnGrammar[] = []) {
    for (const grammar of own)
      this.#imported.set(grammar.id, Promise.resolve([toLanguage(grammar)]));
  }

  /**
   * @param ids ids of the grammars.
   * @param text the text that contains the code, searched for embedded languages.
   */
  async load(ids: Iterable<string>, text: string): Promise<void> {
    const wanted = new Set(ids);
    // The loop also visits the ids that it adds.
    for (const id of wanted)
      for (const embedded of listEmbedded(await this.#import(id), text)) wanted.add(embedded);
    await Promise.all(Array.from(wanted, (id) => this.#loadOnce(id)));
  }

  /** Returns the reader that tokenizes code with a grammar; undefined until that is loaded. */
  readerOf(id: string): ReadLines | undefined {
    const core = this.#loaded.get(id);
    if (core === undefined) return undefined;
    // Shiki recreates a grammar that embeds others, such as Markdown's, when one of those is loaded.
    const grammar = core.getLanguage(id);
    const read = this.#readers.get(grammar) ?? createLineReader(core, id);
    this.#readers.set(grammar, read);
    return read;
  }

  #import(id: string): Promise<Imported> {
    const promise = this.#imported.get(id) ?? importGrammar(id);
    this.#imported.set(id, promise);
    return promise;
  }

  #loadOnce(id: string): Promise<void> {
    const promise = this.#loading.get(id) ?? this.#load(id);
    this.#loading.set(id, promise);
    return promise;
  }

  async #load(id: string): Promise<void> {
    this.#started ??= startShiki();
    const [core, grammar] = await Promise.all([this.#started, this.#import(id)]);
    await core.loadLanguage([...grammar]);
    this.#loaded.set(id, core);
  }
}

function toLanguage({ id, definition }: OwnGrammar): LanguageRegistration {
  return { repository: {}, ...definition, name: id } as LanguageRegistration;
}

/**
 * Starts Shiki with the engine that grammars are written for. Translating their expressions for
 * JavaScript's own takes longer than running Oniguruma, on small sites and large ones.
 */
async function startShiki(): Promise<HighlighterCore> {
  const engine = shareExpressions(await createOnigurumaEngine(import('shiki/wasm')));
  return createHighlighterCoreSync({ engine, themes: [codeTheme], langs: [] });
}
