/**
 * Joins the files of a multi-file document into one and keeps the names of its parts. Reads only inside of
 * the project and at allowed origins, regardless of what a reference says.
 */
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { ApiDocument } from '../../core/reference/document/document.ts';
import { diagnoseOpenapi } from '../../core/reference/document/openapi-entries.ts';
import { hasOuterExamples } from '../../core/reference/document/parts/outer-examples.ts';
import { findOuterRefs } from '../../core/reference/document/parts/outer-refs.ts';
import { withKnownVersion, withOwnVersion } from '../../core/reference/document/openapi-version.ts';
import { PartOrigins } from '../../core/reference/document/parts/part-origins.ts';
import { mayBeInexact } from '../../core/text/json/exact-json.ts';
import { pathFrom } from '../disk/path-from.ts';
import { HiddenNumbers } from './hidden-numbers.ts';
import { isUrl, toAddress, toPartAddress } from './part-address.ts';
import { type ReadPart, type ReadParts, readParts } from './read-parts.ts';
import { Jail, type JailOptions } from './reference-jail.ts';

export interface BundledDocument {
  /** The document with all of its files, or as given if it is a single file. */
  readonly document: ApiDocument;
  /** Whether it can contain numbers that do not fit into a double. */
  readonly isInexact: boolean;
  /** Paths, from the project folder, of the document's other files. */
  readonly partFiles: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export async function bundleDocument(
  document: ApiDocument,
  options: JailOptions,
): Promise<BundledDocument> {
  const isInexact = mayBeInexact(document.text);
  const isWhole = findOuterRefs(document.value).length === 0 && !hasOuterExamples(document);
  if (isWhole) return { document, isInexact, partFiles: [], diagnostics: [] };
  const jail = new Jail(document, options);
  const read = await readParts(document, { dir: options.dir, jail });
  const { root, parts, diagnostics } = read;
  if (parts.size === 1) {
    const value = root.value as ApiDocument['value'];
    return { document: { ...document, value }, isInexact, partFiles: [], diagnostics };
  }
  const joined = await joinParts(document, read, jail);
  const kept = [...jail.kept].flatMap(([url, failure]) => {
    const place = parts.get(url)?.from;
    return place === undefined ? [] : diagnoseOpenapi('openapi/kept-copy', { url, failure }, place);
  });
  const partFiles = [...parts.keys()]
    .filter((address) => !isUrl(address) && address !== root.address)
    .map((address) => pathFrom(options.dir, address));
  return { ...joined, partFiles, diagnostics: [...diagnostics, ...kept] };
}

async function joinParts(
  document: ApiDocument,
  { root, parts }: ReadParts,
  jail: Jail,
): Promise<Pick<BundledDocument, 'document' | 'isInexact'>> {
  const { BaseResolver, Source, bundle } = await import('@redocly/openapi-core');
  const { createEmptyRedoclyConfig } = await import('@redocly/openapi-core/lib/bundle-oas');
  const { address } = root;
  const given = root.value as ApiDocument['value'];
  const known = withKnownVersion(given, document.version);
  const numbers = new HiddenNumbers();
  const origins = new PartOrigins(toPartAddress);
  class JailedResolver extends BaseResolver {
    override async loadExternalRef(absolute: string) {
      return new Source(absolute, await jail.read(absolute));
    }

    /** Returns the values that were already read, so that numbers keep their digits as in a single file. */
    override parseDocument(source: InstanceType<typeof Source>, isRoot?: boolean) {
      const name = toAddress(source.absoluteRef) ?? source.absoluteRef;
      const part = parts.get(name);
      if (part === undefined) return super.parseDocument(source, isRoot);
      // The bundler changes values in place, and the document is still needed as it was written.
      const value = part === root ? numbers.hide(known) : hideIn(part, numbers);
      origins.add({ ...part, value });
      return { source, parsed: value };
    }
  }
  const config = createEmptyRedoclyConfig();
  const externalRefResolver = new JailedResolver();
  const { bundle: whole } = await bundle({ ref: address, config, externalRefResolver });
  const value = numbers.restore(whole.parsed) as ApiDocument['value'];
  return {
    document: {
      ...document,
      value: known === given ? value : withOwnVersion(value, given),
      placeOf: (path, at) => origins.placeOf({ whole: whole.parsed, address }, path, at),
    },
    isInexact: [...parts.values()].some((part) => part.isInexact),
  };
}

function hideIn({ value, isInexact }: ReadPart, numbers: HiddenNumbers): unknown {
  return isInexact ? numbers.hide(value) : value;
}
