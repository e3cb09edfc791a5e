/**
 * Puts a document of several files together, with the names of its parts kept. Reads only inside of
 * the project and at allowed origins, whatever a reference says.
 */
import { dirname, isAbsolute, join } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { ApiDocument } from '../../core/reference/document/document.ts';
import {
  diagnoseOpenapiContent,
  type ReferenceFault,
} from '../../core/reference/document/openapi-content-entries.ts';
import { diagnoseOpenapi } from '../../core/reference/document/openapi-entries.ts';
import { findOuterRefs, type OuterRef } from '../../core/reference/document/outer-refs.ts';
import { parseDocumentValue } from '../../core/reference/document/parse-document.ts';
import { withKnownVersion, withOwnVersion } from '../../core/reference/document/openapi-version.ts';
import { withStandIns } from '../../core/reference/document/stand-in.ts';
import { placeInDocument } from '../../core/reference/verdict/read-verdict.ts';
import { type ExactJson, formatExact, mayBeInexact } from '../../core/text/json/exact-json.ts';
import { toReason } from '../disk/system-error.ts';
import { HiddenNumbers } from './hidden-numbers.ts';
import { decodeEscapes, Jail, type JailOptions } from './reference-jail.ts';

export interface BundledDocument {
  /** Absent when a part of the document cannot be read. */
  readonly value?: ApiDocument['value'];
  /** Whether it may hold numbers that no double holds. */
  readonly isInexact: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

export async function bundleDocument(
  document: ApiDocument,
  options: JailOptions,
): Promise<BundledDocument> {
  const outer = findOuterRefs(document.value);
  const isInexact = mayBeInexact(document.text);
  if (outer.length === 0) return { value: document.value, isInexact, diagnostics: [] };
  const jail = new Jail(document, options);
  const { file, name } = document;
  const address = file === undefined ? name : join(options.dir, file);
  const told = await replaceLost({ address, value: document.value }, { document, jail });
  const value = jail.isReplaced(address) ? told.value : document.value;
  if (findOuterRefs(value).length === 0)
    return { value: value as ApiDocument['value'], isInexact, diagnostics: told.diagnostics };
  const known = withKnownVersion(value as ApiDocument['value'], document.version);
  if (known !== value) jail.replace(address, formatExact(known as ExactJson));
  await resolveParts(address, document, jail);
  if (jail.faults.size > 0) {
    const diagnostics = [...jail.faults].map(([path, fault]) => {
      return refuse(document, findRefTo(outer, path), fault);
    });
    return { isInexact, diagnostics: [...told.diagnostics, ...diagnostics] };
  }
  const kept = [...jail.kept].map(([url, failure]) => {
    const { path } = findRefTo(outer, url);
    return diagnoseOpenapi('openapi/kept-copy', { url, failure }, placeInDocument(document, path));
  });
  const { value: joined, ...rest } = await joinParts(address, jail);
  const whole = known === value ? joined : withOwnVersion(joined, document.value);
  return { ...rest, value: whole, diagnostics: [...told.diagnostics, ...kept] };
}

interface Part {
  /** Absolute path, or URL. */
  readonly address: string;
  readonly value: unknown;
  /** The reference of the document by which it is part of it; absent for the document itself. */
  readonly from?: OuterRef;
}

/** More references to missing files than that are told of in one sentence. */
const mostTold = 5;

/**
 * Looks at all files that a document is made of. What a reference leads to that cannot be read gets a
 * stand-in, so that all else is shown.
 */
async function replaceLost(
  root: Part,
  { document, jail }: { document: ApiDocument; jail: Jail },
): Promise<{ value: unknown; diagnostics: readonly Diagnostic[] }> {
  const lost: { one: OuterRef; fault: ReferenceFault }[] = [];
  const seen = new Set([root.address]);
  const pending: Part[] = [root];
  let own = root.value;
  for (let part = pending.shift(); part !== undefined; part = pending.shift()) {
    const { address, value, from } = part;
    const broken = new Set<string>();
    for (const one of findOuterRefs(value)) {
      const fault = await findFault(one, address, jail);
      const at = from ?? one;
      if (fault !== undefined) {
        broken.add(one.ref);
        lost.push({ one: { ref: one.ref, path: at.path }, fault });
        continue;
      }
      const target = toTarget(one.ref, address).replace(/#.*$/s, '');
      if (seen.has(target)) continue;
      seen.add(target);
      const inner = parseDocumentValue(await jail.read(target));
      if (inner !== undefined) pending.push({ address: target, value: inner, from: at });
    }
    if (broken.size === 0) continue;
    const mended = withStandIns(value, broken);
    if (part === root) own = mended;
    jail.replace(address, formatExact(mended as ExactJson));
  }
  jail.faults.clear();
  return { value: own, diagnostics: tellLost(lost, document) };
}

function tellLost(
  lost: readonly { one: OuterRef; fault: ReferenceFault }[],
  document: ApiDocument,
): readonly Diagnostic[] {
  const missing = lost.filter(({ fault }) => fault.kind === 'missing');
  const left = new Set(missing.length > mostTold + 1 ? missing.slice(mostTold) : []);
  const shown = lost.filter((each) => !left.has(each));
  const told = shown.map(({ one, fault }) => refuse(document, one, fault));
  if (left.size === 0) return told;
  const place = { file: document.file ?? '' };
  return [...told, diagnoseOpenapiContent('openapi/more-lost', { count: left.size }, place)];
}

/** Why what a reference leads to cannot be read. */
async function findFault(
  { ref }: OuterRef,
  address: string,
  jail: Jail,
): Promise<ReferenceFault | undefined> {
  const target = toTarget(ref, address);
  if (isRemote(target) && !jail.allows(target)) return { kind: 'remote' };
  try {
    await jail.read(target);
    return undefined;
  } catch (error) {
    return jail.faults.get(error instanceof Error ? error.message : '');
  }
}

/** A reference as seen from the document that holds it. */
function toTarget(ref: string, address: string): string {
  if (/^https?:/i.test(address))
    return URL.canParse(ref, address) ? new URL(ref, address).href : ref;
  const isPath = !isRemote(ref) && !/^file:/i.test(ref) && !isAbsolute(ref);
  return isPath ? join(dirname(address), ref.replace(/[?#].*$/s, '')) : ref;
}

/** Not a path: another host, or another way to get there. */
function isRemote(ref: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(ref) || /^(?!file:)[a-z][a-z0-9+.-]+:/i.test(ref);
}

function refuse(document: ApiDocument, { ref, path }: OuterRef, fault: ReferenceFault): Diagnostic {
  const place = placeInDocument(document, path);
  return diagnoseOpenapiContent('openapi/refused-ref', { ref, fault }, place);
}

/** The reference of the document that ends in this file; of inner files, the file itself. */
function findRefTo(outer: readonly OuterRef[], path: string): OuterRef {
  const name = path.split(/[/\\]/).at(-1) ?? path;
  const found = outer.find(({ ref }) => decodeEscapes(ref).replace(/#.*$/s, '').endsWith(name));
  return found ?? { ref: path, path: [] };
}

/** Walks all parts that the document is made of; what is wrong with them stays in the jail. */
async function resolveParts(path: string, document: ApiDocument, jail: Jail): Promise<void> {
  const options = {
    resolve: {
      external: true,
      file: { order: 1, canRead: true, read: ({ url }: { url: string }) => jail.read(url) },
      http: {
        order: 2,
        canRead: ({ url }: { url: string }) => /^https?:/i.test(url),
        read: ({ url }: { url: string }) => jail.read(url),
        // The jail knows better which addresses are safe.
        safeUrlResolver: false,
      },
    },
  };
  try {
    const { $RefParser } = await import('@apidevtools/json-schema-ref-parser');
    await $RefParser.resolve(path, options);
  } catch (error) {
    if (jail.faults.size > 0) return;
    jail.faults.set(document.name, { kind: 'unreadable', reason: firstLine(toReason(error)) });
  }
}

function firstLine(text: string): string {
  return (text.split('\n', 1)[0] ?? '').replace(/\.$/, '');
}

async function joinParts(
  path: string,
  jail: Jail,
): Promise<{ value: ApiDocument['value']; isInexact: boolean }> {
  const { BaseResolver, Source, bundle } = await import('@redocly/openapi-core');
  const { createEmptyRedoclyConfig } = await import('@redocly/openapi-core/lib/bundle-oas');
  const numbers = new HiddenNumbers();
  let isInexact = false;
  class JailedResolver extends BaseResolver {
    override async loadExternalRef(absolute: string) {
      return new Source(absolute, await jail.read(absolute));
    }

    /** Numbers of a part keep their digits as those of a document that is one file do. */
    override parseDocument(source: InstanceType<typeof Source>, isRoot?: boolean) {
      const read = super.parseDocument(source, isRoot);
      const value = mayBeInexact(source.body) ? parseDocumentValue(source.body) : undefined;
      if (value === undefined || typeof read.parsed !== 'object') return read;
      isInexact = true;
      return { source, parsed: numbers.hide(value) };
    }
  }
  const { bundle: whole } = await bundle({
    ref: path,
    config: createEmptyRedoclyConfig(),
    externalRefResolver: new JailedResolver(),
  });
  return { value: numbers.restore(whole.parsed) as ApiDocument['value'], isInexact };
}
