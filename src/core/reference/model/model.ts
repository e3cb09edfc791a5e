/**
 * The API reference as all code that uses it sees it: components, playground and search. OpenAPI versions,
 * `$ref`, `nullable` and `allOf` have been resolved and do not occur in these types. All of it is immutable
 * data; anything costly is behind a function and made on demand.
 *
 * A `description` is Markdown from an untrusted document and must only be rendered with `renderUntrusted`.
 * All other texts are plain. Addresses (`url`) have been checked: http, https, mailto, or paths.
 */
import type { Collections, Download } from './files-model.ts';
import type { Page } from '../../pages/page.ts';
import type { DocumentedResponses } from './documented-responses.ts';
import type { Extension } from './extension-model.ts';
import type { SchemaIndex, SchemaPage, SchemaSummary, UsedSchema } from './schema-model.ts';
import type { Security, SecurityScheme } from './security-model.ts';
import type { ExternalDocs, Shape } from './shape-model.ts';
import type { SymbolPage, SymbolReference } from './symbol-model.ts';
import type { Reach, Operation, Webhook, EndpointSummary } from './endpoint-model.ts';
import type { Server } from './server-model.ts';

/** All documents of a site. A `key` identifies an operation, a webhook or a schema across documents. */
export interface References {
  readonly documents: readonly Reference[];
  /** Sources of other symbols, such as GraphQL schemas. */
  readonly symbols: readonly SymbolReference[];
  /** Returns what a page shows of a document, as named by `page.reference`. */
  readonly subjectOf: (page: Page) => Subject | undefined;
  /** Returns the reach of the operation that a page is about; undefined for other pages. */
  readonly reachOf: (page: Page) => Reach | undefined;
  /** Returns the path of the page about an operation, a webhook, a schema or a document, without the base. */
  readonly hrefOf: (key: string) => string | undefined;
  /**
   * Returns the description of an operation, a webhook or a symbol as Markdown, without reading the rest of
   * it.
   */
  readonly descriptionOf: (key: string) => string | undefined;
}

/** What a page can be about. */
export type Subject = Operation | Webhook | SchemaPage | SchemaIndex | Overview | SymbolPage;

/** One document. Lists are short and in the document's order; details are made on demand. */
export interface Reference {
  readonly kind: 'reference';
  /** Unique within the site and suitable for URLs: `petstore`. */
  readonly id: string;
  /** Path of the file from the project folder, or a URL. */
  readonly name: string;
  /** The version as written: `3.1.0`, `2.0`. */
  readonly openapi: string;
  /** Whether it was made from an AsyncAPI document, so that its webhooks are channels. */
  readonly isAsyncapi: boolean;
  readonly info: Info;
  /** Absent if readers may not see all of the document. */
  readonly download?: Download;
  /** Files with its requests for other clients; absent if readers may not see any of them. */
  readonly collections?: Collections;
  readonly tags: readonly Tag[];
  readonly operations: readonly EndpointSummary[];
  /** The same operations, grouped as lists show them; can contain empty groups. */
  readonly groups: readonly OperationGroup[];
  readonly webhooks: readonly EndpointSummary[];
  /** All webhooks as one group, described by tags that no operation has. */
  readonly webhookGroup: OperationGroup;
  /** Schemas that get a page of their own if the site generates such pages. */
  readonly schemas: readonly SchemaSummary[];
  /** Extensions of the document itself, not of what it describes. */
  readonly extensions: () => readonly Extension[];
  /** All schemas that readers may see, with or without a page. */
  readonly usedSchemas: () => readonly UsedSchema[];
  readonly operation: (key: string) => Operation | undefined;
  readonly reach: (key: string) => Reach | undefined;
  /** The responses of its operations, as JSON Schema. */
  readonly documented: () => DocumentedResponses;
  readonly webhook: (key: string) => Webhook | undefined;
  readonly schema: (key: string) => SchemaPage | undefined;
  /** Returns the shape at a JSON pointer of the document (`#/components/schemas/Pet`). */
  readonly resolveSchema: (pointer: string) => Shape | undefined;
}

export interface Tag {
  /** The name by which operations refer to the tag. */
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  /**
   * Labels of the groups around the tag, outermost first: from `x-tagGroups`, or from its parents (OpenAPI
   * 3.2).
   */
  readonly outer?: readonly string[];
}

/** Operations with the same first tag, or, without tags, with the same first word in their paths. */
export interface OperationGroup extends Omit<Tag, 'name'> {
  /** Unique within the document: the name of the tag, or a substitute. */
  readonly key: string;
  readonly operations: readonly EndpointSummary[];
}

export interface Overview {
  readonly kind: 'overview';
  readonly key: string;
  readonly title: string;
  /** Ids of the headings in the description of the document. */
  readonly headings: readonly string[];
  readonly reference: Reference;
}

export interface Info {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: string;
  readonly termsOfService?: string;
  readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string };
  readonly license?: { readonly name: string; readonly url?: string; readonly identifier?: string };
  readonly externalDocs?: ExternalDocs;
  readonly servers: readonly Server[];
  readonly security: Security;
  /** Every scheme that the document defines, used or not. */
  readonly schemes: readonly SecurityScheme[];
}
