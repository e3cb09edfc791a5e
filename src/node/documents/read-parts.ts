/**
 * Reads all files that a document consists of. Targets of references that cannot be read get a stand-in, so
 * that the rest can be shown.
 */
import { join } from 'node:path';
import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import type { ApiDocument } from '../../core/reference/document/document.ts';
import { placesIn } from '../../core/reference/document/document-places.ts';
import {
  diagnoseOpenapiContent,
  type ReferenceFault,
} from '../../core/reference/document/openapi-content-entries.ts';
import { withExamples } from '../../core/reference/document/parts/outer-examples.ts';
import { findOuterRefs } from '../../core/reference/document/parts/outer-refs.ts';
import { parseDocumentPart } from '../../core/reference/document/parse-document.ts';
import type { DocumentPart } from '../../core/reference/document/parts/part-origins.ts';
import { withLocalRefs } from '../../core/reference/document/parts/local-refs.ts';
import { withStandIns } from '../../core/reference/document/parts/stand-in.ts';
import { mayBeInexact } from '../../core/text/json/exact-json.ts';
import { pathFrom } from '../disk/path-from.ts';
import { toReason } from '../disk/system-error.ts';
import { isNamedAsData, isRemote, isUrl, toBaseUrl, toPartAddress } from './part-address.ts';
import { type ReadExample, readExamples } from './read-examples.ts';
import type { Jail } from './reference-jail.ts';

/** A part of the document, ready to be joined with the others. */
export interface ReadPart extends DocumentPart {
  /** The first reference to it; absent for the document itself. */
  readonly from?: Place;
  /** Whether it can contain numbers that do not fit into a double. */
  readonly isInexact: boolean;
}

export interface ReadParts {
  readonly root: ReadPart;
  /** By address, including the document itself. */
  readonly parts: ReadonlyMap<string, ReadPart>;
  readonly diagnostics: readonly Diagnostic[];
}

/** A reference to a file that cannot be read. */
interface Lost {
  readonly ref: string;
  readonly fault: ReferenceFault;
  readonly place: Place;
}

/** The target of a reference, and the place of the reference. */
interface Target {
  readonly target: string;
  readonly place: Place;
}

/** Further references to missing files are summed up in one sentence. */
const maxReported = 5;

export async function readParts(
  document: ApiDocument,
  { dir, jail }: { readonly dir: string; readonly jail: Jail },
): Promise<ReadParts> {
  const { file, name, text, value, placeOf } = document;
  const address = file === undefined ? name : join(dir, file);
  const root = { address, value, placeOf, isInexact: mayBeInexact(text) };
  const reading = new PartsReading(root, dir, jail);
  const { lost, parts, diagnostics } = await reading.read();
  return {
    root: parts.get(address) ?? root,
    parts,
    diagnostics: [...reportLost(lost, document), ...diagnostics],
  };
}

class PartsReading {
  readonly lost: Lost[] = [];
  readonly parts = new Map<string, ReadPart>();
  readonly diagnostics: Diagnostic[] = [];
  /** Addresses of files that exist but cannot be parsed. */
  readonly #broken = new Set<string>();
  readonly #pending: ReadPart[];
  readonly #dir: string;
  readonly #jail: Jail;

  constructor(root: ReadPart, dir: string, jail: Jail) {
    this.#dir = dir;
    this.#jail = jail;
    this.#pending = [root];
    this.parts.set(root.address, root);
  }

  async read(): Promise<this> {
    for (let part = this.#pending.shift(); part !== undefined; part = this.#pending.shift()) {
      const gaps = new Set<string>();
      for (const { ref, path, isForeign } of findOuterRefs(part.value)) {
        const target = toPartAddress(ref, part.address);
        if (this.parts.has(target)) continue;
        const place = part.placeOf(path, 'key');
        const fault = await this.#open({ target, place });
        if (fault === undefined || isForeign) continue;
        gaps.add(ref);
        if (fault !== 'broken') this.lost.push({ ref, place, fault });
      }
      const { changes, diagnostics } = await readExamples(part, this.#readExample);
      for (const found of diagnostics) this.diagnostics.push(found);
      if (gaps.size + changes.size === 0) continue;
      const value = withStandIns(withExamples(part.value, changes), gaps);
      this.parts.set(part.address, { ...part, value });
    }
    return this;
  }

  readonly #readExample = async (target: string): ReturnType<ReadExample> => {
    const text = await this.#readText(target);
    if (typeof text !== 'string' || /[\0\uFFFD]/.test(text)) return undefined;
    return readValue({ name: isUrl(target) ? target : this.#nameOf(target), text }, target);
  };

  /** Reads a part; returns the fault if it cannot replace the reference. */
  async #open({ target, place }: Target): Promise<ReferenceFault | 'broken' | undefined> {
    if (this.#broken.has(target)) return 'broken';
    const text = await this.#readText(target);
    if (typeof text !== 'string') return text;
    this.diagnostics.push(...(this.#jail.encodings.get(target) ?? []));
    const file = isUrl(target) ? undefined : this.#nameOf(target);
    const source = file === undefined ? { name: target, text, place } : { name: file, text };
    const reading = readValue(source, target);
    for (const found of reading.diagnostics) this.diagnostics.push(found);
    if (!('value' in reading)) {
      this.#broken.add(target);
      return 'broken';
    }
    const placeOf = file === undefined ? () => place : placesIn(file, text);
    const value = withLocalRefs(reading.value, toBaseUrl(target));
    const part = { address: target, value, placeOf, from: place, isInexact: mayBeInexact(text) };
    this.parts.set(target, part);
    this.#pending.push(part);
    return undefined;
  }

  /** The text at an address, or why it is not available. */
  async #readText(target: string): Promise<string | ReferenceFault> {
    if (isRemote(target) && !this.#jail.allows(target)) return { kind: 'remote' };
    try {
      return await this.#jail.read(target);
    } catch (error) {
      const reason = toReason(error);
      return this.#jail.faults.get(reason) ?? { kind: 'unreadable', reason };
    }
  }

  #nameOf(path: string): string {
    return pathFrom(this.#dir, path);
  }
}

function readValue(source: Parameters<typeof parseDocumentPart>[0], address: string) {
  const isData = isNamedAsData(address);
  if (isData === false) return { value: source.text, diagnostics: [] };
  const reading = parseDocumentPart(source);
  // A name without a telling extension can be that of a text.
  if (isData === true || 'value' in reading) return reading;
  return { value: source.text, diagnostics: [] };
}

function reportLost(lost: readonly Lost[], document: ApiDocument): readonly Diagnostic[] {
  const missing = lost.filter(({ fault }) => fault.kind === 'missing');
  const left = new Set(missing.length > maxReported + 1 ? missing.slice(maxReported) : []);
  const reported = lost
    .filter((each) => !left.has(each))
    .map(({ ref, fault, place }) =>
      diagnoseOpenapiContent('openapi/refused-ref', { ref, fault }, place),
    );
  if (left.size === 0) return reported;
  const place = { file: document.file ?? '' };
  return [...reported, diagnoseOpenapiContent('openapi/more-lost', { count: left.size }, place)];
}
