/**
 * What DocFX repeats in every file about the names that the file contains: most of its output. Each is parsed
 * when something asks for it, once for all files.
 */
import { parse } from 'yaml';
import { isRecord, type Loose } from '../../document/loose.ts';

export class DocfxReferences {
  /** YAML of each reference by its id. */
  readonly #texts = new Map<string, string>();
  readonly #parsed = new Map<string, Loose | undefined>();

  /** @param text The list as YAML, without its key. */
  add(text: string): void {
    const [, indent] = /^( *)- uid:/m.exec(text) ?? [];
    if (indent === undefined) return;
    const begin = new RegExp(`^${indent}- uid: *(.*)$`, 'gm');
    const found = [...text.matchAll(begin)];
    for (const [rank, { 1: written = '', index }] of found.entries()) {
      const id = written.trim().replace(/^(["'])(.*)\1$/, '$2');
      if (!this.#texts.has(id)) this.#texts.set(id, text.slice(index, found[rank + 1]?.index));
    }
  }

  get(id: string): Loose | undefined {
    if (!this.#parsed.has(id)) this.#parsed.set(id, parseOne(this.#texts.get(id)));
    return this.#parsed.get(id);
  }
}

/** Returns the only item of a list; undefined for anything else. */
function parseOne(text: string | undefined): Loose | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = parse(text, { uniqueKeys: false, logLevel: 'silent' });
    const [first] = Array.isArray(value) ? (value as readonly unknown[]) : [];
    return isRecord(first) ? first : undefined;
  } catch {
    return undefined;
  }
}
