/**
 * Puts a document of several files together, with the names of its parts kept. Reads only inside of
 * the project, whatever a reference says: links are followed first, then compared with the folder.
 */
import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import {
  diagnoseContent,
  type ReferenceFault,
} from '../core/diagnostics/openapi-content-entries.ts';
import type { ApiDocument } from '../core/openapi/document.ts';
import { findOuterRefs, type OuterRef } from '../core/openapi/outer-refs.ts';
import { placeOf } from '../core/openapi/read-verdict.ts';
import { toReason } from './system-error.ts';

export interface BundledDocument {
  /** Absent when a part of the document cannot be read. */
  readonly value?: ApiDocument['value'];
  readonly diagnostics: readonly Diagnostic[];
}

export async function bundleDocument(document: ApiDocument, dir: string): Promise<BundledDocument> {
  const outer = findOuterRefs(document.value);
  if (outer.length === 0) return { value: document.value, diagnostics: [] };
  const jail = new Jail(document, dir);
  const { file } = document;
  if (file === undefined) {
    return { diagnostics: outer.map((ref) => refuse(document, ref, { kind: 'remote' })) };
  }
  const remote = outer.filter(({ ref }) => isRemote(ref));
  if (remote.length > 0) {
    return { diagnostics: remote.map((ref) => refuse(document, ref, { kind: 'remote' })) };
  }
  await resolveFiles(join(dir, file), document, jail);
  if (jail.faults.size > 0) {
    const diagnostics = [...jail.faults].map(([path, fault]) => {
      return refuse(document, findRefTo(outer, path), fault);
    });
    return { diagnostics };
  }
  return { value: await joinFiles(join(dir, file), jail), diagnostics: [] };
}

function isRemote(ref: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(ref) || /^(?!file:)[a-z][a-z0-9+.-]+:/i.test(ref);
}

function refuse(document: ApiDocument, { ref, path }: OuterRef, fault: ReferenceFault): Diagnostic {
  const place = placeOf(document, path);
  return diagnoseContent('openapi/refused-ref', { ref, fault }, place);
}

/** The reference of the document that ends in this file; of inner files, the file itself. */
function findRefTo(outer: readonly OuterRef[], path: string): OuterRef {
  const name = path.split(/[/\\]/).at(-1) ?? path;
  const found = outer.find(({ ref }) => decode(ref).replace(/#.*$/s, '').endsWith(name));
  return found ?? { ref: path, path: [] };
}

/** Reads what references name, once, and remembers what it would not read. */
class Jail {
  readonly faults = new Map<string, ReferenceFault>();
  readonly #texts = new Map<string, Promise<string>>();
  readonly #dir: string;

  constructor(document: ApiDocument, dir: string) {
    this.#dir = realpathSync(dir);
    if (document.file !== undefined) {
      this.#texts.set(join(this.#dir, document.file), Promise.resolve(document.text));
    }
  }

  /** @param address absolute path, or `file:` URL. @throws what `faults` holds as well. */
  async read(address: string): Promise<string> {
    const path = toPath(address);
    if (path === undefined) throw this.#fail(address, { kind: 'remote' });
    let known = this.#texts.get(path);
    if (known === undefined) {
      known = this.#open(path);
      this.#texts.set(path, known);
    }
    return known;
  }

  async #open(path: string): Promise<string> {
    let real: string;
    try {
      real = realpathSync(path);
    } catch {
      const isInside = path.startsWith(this.#dir + sep);
      throw this.#fail(this.#name(path), { kind: isInside ? 'missing' : 'outside' });
    }
    if (!real.startsWith(this.#dir + sep)) throw this.#fail(this.#name(path), { kind: 'outside' });
    try {
      return await readFile(real, 'utf8');
    } catch (error) {
      throw this.#fail(this.#name(path), { kind: 'unreadable', reason: toReason(error) });
    }
  }

  #name(path: string): string {
    return path.startsWith(this.#dir + sep) ? relative(this.#dir, path) : path;
  }

  #fail(name: string, fault: ReferenceFault): Error {
    this.faults.set(name, fault);
    return new Error(name);
  }
}

function toPath(address: string): string | undefined {
  const bare = address.replace(/[?#].*$/s, '');
  if (!/^[a-z][a-z0-9+.-]+:/i.test(bare)) return decode(bare);
  try {
    return fileURLToPath(bare);
  } catch {
    return undefined;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Walks all files that the document is made of; what is wrong with them stays in the jail. */
async function resolveFiles(path: string, document: ApiDocument, jail: Jail): Promise<void> {
  const options = {
    resolve: {
      external: true,
      file: { order: 1, canRead: true, read: ({ url }: { url: string }) => jail.read(url) },
      http: false as const,
    },
  };
  try {
    if (document.version.startsWith('3.2')) {
      const { $RefParser } = await import('@apidevtools/json-schema-ref-parser');
      await $RefParser.resolve(path, options);
    } else {
      const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
      await SwaggerParser.resolve(path, options);
    }
  } catch (error) {
    if (jail.faults.size > 0) return;
    jail.faults.set(document.name, { kind: 'unreadable', reason: firstLine(toReason(error)) });
  }
}

function firstLine(text: string): string {
  return (text.split('\n', 1)[0] ?? '').replace(/\.$/, '');
}

async function joinFiles(path: string, jail: Jail): Promise<ApiDocument['value']> {
  const { BaseResolver, Source, bundle, createConfig } = await import('@redocly/openapi-core');
  class JailedResolver extends BaseResolver {
    override async loadExternalRef(absolute: string) {
      return new Source(absolute, await jail.read(absolute));
    }
  }
  const config = await createConfig({});
  const { bundle: whole } = await bundle({
    ref: path,
    config,
    externalRefResolver: new JailedResolver(),
  });
  return whole.parsed as ApiDocument['value'];
}
