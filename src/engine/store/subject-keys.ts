/**
 * Identifies the state of what a page shows of the API documents without reading all of it: the key of an
 * operation covers its part of the document, the components that this part refers to, and everything that
 * is neither an operation nor a component; the key of a schema covers its users and the same. So editing a
 * word in an operation, or in a component, leaves the pages of all others unchanged.
 */
import type { Page } from '../../core/pages/page.ts';
import type { ReadDocument } from '../../core/reference/document/document.ts';
import { ComponentGraph } from '../../core/reference/document/component-graph.ts';
import { get, type Loose, recordOf } from '../../core/reference/document/loose.ts';
import type { Reference, References } from '../../core/reference/model/model.ts';
import { joinPointer } from '../../core/reference/document/json-pointer.ts';
import { getOrMake } from '../../core/text/get-or-make.ts';
import { hasXml, schemasKey } from '../../core/reference/schema/schema-source.ts';
import { digestOf } from './site-answers.ts';

interface Pair {
  readonly read: ReadDocument;
  readonly reference: Reference;
}

/**
 * Matches, in a document as JSON, what may refer into an operation from elsewhere. References to components
 * do not; a description that only looks like such a reference merely causes pages to be rendered again
 * needlessly.
 */
const INTO_OPERATIONS =
  /#\/(?:paths|webhooks)\b|"\$ref":"(?!#\/components\/)|"\$(?:anchor|dynamicAnchor|id)":/;

export class SubjectKeys {
  readonly #pairs: readonly Pair[];
  readonly #subjectOf: References['subjectOf'];
  /** The parts of documents that only one subject shows, by its key. */
  #parts: ReadonlyMap<string, unknown> | undefined;
  #common: string | undefined;
  #whole: string | undefined;

  /** @param references the references of `documents`, in the same order, and what pages show of them. */
  constructor(
    documents: readonly ReadDocument[],
    references: Pick<References, 'documents' | 'subjectOf'>,
  ) {
    this.#subjectOf = references.subjectOf;
    this.#pairs = documents.flatMap((read, index) => {
      const reference = references.documents[index];
      return reference === undefined ? [] : [{ read, reference }];
    });
  }

  /** Returns a text that stays the same as long as nothing changes that `page` shows of the documents. */
  keyOf(page: Page): string | undefined {
    const { reference } = page;
    if (reference === undefined) return undefined;
    // What a page shows of a symbol is small, and plain data.
    if (reference.kind === 'symbol') return digestOf(this.#subjectOf(page));
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
  const components = new ComponentDigests(root);
  const withComponents = (value: unknown) => [value, components.digestOf(value)];
  return [
    ...reference.operations.map(
      ({ key, path }) => [key, withComponents(get(root['paths'], path))] as const,
    ),
    ...reference.webhooks.map(
      ({ key, path }) => [key, withComponents(get(root['webhooks'], path))] as const,
    ),
    ...used.flatMap(({ key, name, usedBy }) => {
      const ref = { $ref: joinPointer('#/components/schemas', name) };
      return key === undefined ? [] : [[key, [usedBy, withComponents(ref)]] as const];
    }),
    [schemasKey(reference.id), used],
  ];
}

/** Digests of the components that values refer to, directly or indirectly. */
class ComponentDigests {
  readonly #root: Loose;
  readonly #graph: ComponentGraph;
  /** The digest of each component, without what it refers to. */
  readonly #own = new Map<string, string>();
  /** The digest of each component together with everything that it refers to. */
  readonly #reached = new Map<string, string>();
  #all: string | undefined;

  constructor(root: Loose) {
    this.#root = root;
    this.#graph = new ComponentGraph(root);
  }

  digestOf(value: unknown): string {
    const leads = this.#graph.leadsOf(value);
    if (leads === undefined) return this.#ofAll();
    return digestOf(
      leads.map((name) => getOrMake(this.#reached, name, () => this.#ofReached(name))),
    );
  }

  #ofReached(start: string): string {
    const reached = this.#graph.reachedFrom(start);
    if (reached === undefined) return this.#ofAll();
    const ofOne = (name: string) =>
      getOrMake(this.#own, name, () => digestOf([this.#graph.valueOf(name)]));
    return digestOf([...reached].map((name) => [name, ofOne(name)]));
  }

  #ofAll(): string {
    return (this.#all ??= digestOf(this.#root['components']));
  }
}

function describeWhole({ read: { document, root, bundled }, reference }: Pair): unknown {
  const { name, file, text } = document;
  return [reference.id, name, file, text, bundled, root];
}

/**
 * What operations show in addition to their own part and the components that it refers to: the rest of the
 * document, security schemes, which are named without references, and what is collected from all
 * operations.
 */
function describeCommon({ read: { document, root }, reference }: Pair): unknown {
  const { paths: _paths, webhooks: _webhooks, components, ...rest } = root;
  const { id, isAsyncapi, operations, webhooks, schemas, groups } = reference;
  return [
    id,
    document.name,
    document.file,
    document.version,
    isAsyncapi,
    rest,
    get(components, 'securitySchemes'),
    Object.keys(recordOf(get(components, 'schemas'))),
    [...operations, ...webhooks].map(({ key, operationId, visibility }) => {
      return [key, operationId, visibility];
    }),
    schemas.map(({ key }) => key),
    groups.map(({ key }) => key),
    hasXml(root),
  ];
}
