/**
 * Tells one state of what a page shows of the API documents from another, without reading all that it
 * shows: an operation by its part of its document and by all that is no operation, and a schema by its
 * users and the same. So a word in an operation leaves the pages of the others as they were.
 */
import type { Page } from '../../core/pages/page.ts';
import type { ReadDocument } from '../../core/reference/document/document.ts';
import { get } from '../../core/reference/document/loose.ts';
import type { Reference } from '../../core/reference/model/model.ts';
import { hasXml, schemasKey } from '../../core/reference/schema/schema-source.ts';
import { digestOf } from './site-answers.ts';

interface Pair {
  readonly read: ReadDocument;
  readonly reference: Reference;
}

/**
 * In a document as JSON: what may lead into an operation from elsewhere. References to components do
 * not; a description that only sounds like one makes pages anew for nothing.
 */
const INTO_OPERATIONS =
  /#\/(?:paths|webhooks)\b|"\$ref":"(?!#\/components\/)|"\$(?:anchor|dynamicAnchor|id)":/;

export class SubjectKeys {
  readonly #pairs: readonly Pair[];
  /** What of a document is only for one subject, by its key. */
  #parts: ReadonlyMap<string, unknown> | undefined;
  #common: string | undefined;
  #whole: string | undefined;

  /** @param references those of `documents`, in the same order. */
  constructor(documents: readonly ReadDocument[], references: readonly Reference[]) {
    this.#pairs = documents.flatMap((read, index) => {
      const reference = references[index];
      return reference === undefined ? [] : [{ read, reference }];
    });
  }

  /** The same text for as long as nothing changes that `page` shows of the documents. */
  keyOf({ reference }: Page): string | undefined {
    if (reference === undefined) return undefined;
    this.#parts ??= new Map(this.#pairs.flatMap(listParts));
    const part = this.#parts.get(reference.key);
    if (part === undefined) return (this.#whole ??= digestOf(this.#pairs.map(describeWhole)));
    this.#common ??= digestOf(this.#pairs.map(describeCommon));
    return digestOf([this.#common, part]);
  }
}

function listParts({ read, reference }: Pair): readonly (readonly [string, unknown])[] {
  const { root } = read;
  if (INTO_OPERATIONS.test(JSON.stringify(root))) return [];
  const used = reference.usedSchemas();
  return [
    ...reference.operations.map(({ key, path }) => [key, get(root['paths'], path)] as const),
    ...reference.webhooks.map(({ key, path }) => [key, get(root['webhooks'], path)] as const),
    ...used.flatMap(({ key, usedBy }) => (key === undefined ? [] : [[key, usedBy] as const])),
    [schemasKey(reference.id), used],
  ];
}

function describeWhole({ read: { document, root, bundled }, reference }: Pair): unknown {
  const { name, file, text } = document;
  return [reference.id, name, file, text, bundled, root];
}

/** What operations show beside their own part: the rest, and what is gathered from all of them. */
function describeCommon({ read: { document, root }, reference }: Pair): unknown {
  const { paths: _paths, webhooks: _webhooks, ...rest } = root;
  const { id, isAsyncapi, operations, webhooks, schemas } = reference;
  return [
    id,
    document.name,
    document.file,
    document.version,
    isAsyncapi,
    rest,
    [...operations, ...webhooks].map(({ key, operationId, visibility }) => {
      return [key, operationId, visibility];
    }),
    schemas.map(({ key }) => key),
    hasXml(root),
  ];
}
