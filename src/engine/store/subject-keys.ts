/**
 * Tells one state of what a page shows of the API documents from another, without reading all that it
 * shows: an operation by its part of its document, the components that it leads to and all that is
 * neither, and a schema by its users and the same. So a word in an operation, or in a component, leaves
 * the pages of all others as they were.
 */
import type { Page } from '../../core/pages/page.ts';
import type { ReadDocument } from '../../core/reference/document/document.ts';
import { ComponentGraph } from '../../core/reference/document/component-graph.ts';
import { get, type Loose, recordOf } from '../../core/reference/document/loose.ts';
import type { Reference } from '../../core/reference/model/model.ts';
import { joinPointer } from '../../core/reference/document/json-pointer.ts';
import { getOrMake } from '../../core/text/get-or-make.ts';
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

/** Of the components that values lead to, by whatever way. */
class ComponentDigests {
  readonly #root: Loose;
  readonly #graph: ComponentGraph;
  /** Of each component, without what it leads to. */
  readonly #own = new Map<string, string>();
  /** Of each component together with all that it leads to. */
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
 * What operations show beside their own part and the components that it leads to: the rest, with ways
 * to sign in, which are named without references, and what is gathered from all of them.
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
