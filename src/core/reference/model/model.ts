/**
 * The API reference as all code that uses it sees it: components, playground and search. OpenAPI versions,
 * `$ref`, `nullable` and `allOf` have been resolved and do not occur in these types. All of it is immutable
 * data; anything costly is behind a function and made on demand.
 *
 * A `description` is Markdown from an untrusted document and must only be rendered with `renderUntrusted`.
 * All other texts are plain. Addresses (`url`) have been checked: http, https, mailto, or paths.
 */
import type { Bound, Channel } from './channel-model.ts';
import type { Collections, Download } from './files-model.ts';
import type { PlaygroundEnvironment } from './playground-model.ts';
import type { Place } from '../../diagnostic/diagnostic.ts';
import type { Page } from '../../pages/page.ts';
import type { DocumentedResponses } from './documented-responses.ts';
import type { Extension } from './extension-model.ts';
import type { FieldEncoding } from './field-encoding.ts';
import type { Info } from './info-model.ts';
import type { Notation } from './notation-model.ts';
import type { PageHints } from './page-hints.ts';
import type { CodeSamples, HttpRequest, Notice } from './request-model.ts';
import type { SchemaIndex, SchemaPage, SchemaSummary, UsedSchema } from './schema-model.ts';
import type { Security } from './security-model.ts';
import type { MissingExample } from './missing-example.ts';
import type { ExternalDocs, Json, Shape } from './shape-model.ts';
import type { SymbolPage, SymbolReference } from './symbol-model.ts';

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

/** What lists of operations show; made without reading the details of operations. */
export interface EndpointSummary {
  readonly kind: 'operation' | 'webhook';
  readonly key: string;
  /** The HTTP method, in upper case. */
  readonly method: string;
  /** The path as in the document, or the name of the webhook. */
  readonly path: string;
  readonly title: string;
  /** As written; `title` can be made from something else. */
  readonly summary?: string;
  readonly description?: string;
  readonly operationId?: string;
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  /**
   * `hidden` (`x-hidden`): has a page, but no entry in the navigation. `excluded` (`x-excluded`,
   * `x-internal`): has no page.
   */
  readonly visibility: 'listed' | 'hidden' | 'excluded';
  /** What the document says about the page that is generated from it. */
  readonly hints: PageHints;
  /** Finds where it is described, which takes time in large documents. */
  readonly locate: () => Place;
}

export interface Overview {
  readonly kind: 'overview';
  readonly key: string;
  readonly title: string;
  /** Ids of the headings in the description of the document. */
  readonly headings: readonly string[];
  readonly reference: Reference;
}

/** What operations, webhooks and the requests of callbacks have in common. */
export interface Endpoint {
  readonly key: string;
  /** The HTTP method, in upper case; methods of `additionalOperations` (OpenAPI 3.2) are as written. */
  readonly method: string;
  readonly title: string;
  readonly summary?: string;
  readonly description?: string;
  /** Texts of the path item, which apply to all operations of the path. */
  readonly ofPath: readonly string[];
  /** Markdown from the document to show above the generated parts. */
  readonly introduction?: string;
  /** Ids of the headings on its page that authors wrote; absent if it has no page. */
  readonly headings?: readonly string[];
  readonly operationId?: string;
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  readonly externalDocs?: ExternalDocs;
  readonly badges: readonly string[];
  /**
   * In the order of `ParameterPlace`; within each place, required ones first, unless the document's order
   * is kept.
   */
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  /** Parts in files that could not be read; `name` is the reference to the file. */
  readonly missing?: readonly { readonly kind: 'parameter' | 'body'; readonly name: string }[];
  readonly responses: readonly Response[];
  /** All responses, grouped by body, in the order of the first response of each group. */
  readonly answers: readonly AnswerGroup[];
  /**
   * What the document says that has no other place on the page. Extensions of callbacks are listed with
   * their operation.
   */
  readonly extensions: readonly Extension[];
  /** For webhooks and callbacks, only the servers that they define themselves. */
  readonly servers: readonly Server[];
  readonly security: Security;
}

export interface Operation extends Endpoint {
  readonly kind: 'operation';
  /** Id of the document; absent for pages that describe the endpoint themselves. */
  readonly reference?: string;
  /** The path as in the document: `/pets/{id}`. */
  readonly path: string;
  readonly callbacks: readonly Callback[];
  readonly notices: readonly Notice[];
  /** A request to the first server with example values, from which the samples are made. */
  readonly sampleRequest: HttpRequest;
  readonly samples: CodeSamples;
  /** `show` becomes `simple` if no server is known. */
  readonly playground: 'show' | 'simple' | 'hide';
  /** Named sets of values from which readers of the playground choose; absent if there are none. */
  readonly environments?: readonly PlaygroundEnvironment[];
}

/** Where requests of an operation may go. Unlike the rest of an operation, it takes no time to find out. */
export type Reach = Pick<Operation, 'servers' | 'security' | 'playground'>;

export interface Webhook extends Endpoint {
  readonly kind: 'webhook';
  readonly reference: string;
  readonly name: string;
  /** The AsyncAPI channel that this stands for; absent for actual webhooks. */
  readonly channel?: Channel;
}

export interface Callback {
  readonly kind: 'callback';
  readonly name: string;
  /** Runtime expression for the URL: `{$request.body#/url}`. */
  readonly expression: string;
  readonly requests: readonly Endpoint[];
}

export interface Server extends Bound {
  readonly kind: 'server';
  /** Without a slash at the end; can contain `{variables}`; a path if relative to the documentation. */
  readonly url: string;
  /** `url` with the default values of its variables. */
  readonly defaultUrl: string;
  readonly label?: string;
  readonly description?: string;
  readonly variables: readonly ServerVariable[];
  /** Only of servers of AsyncAPI, like bindings. */
  readonly protocolVersion?: string;
}

export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  /** Empty if any value may be given. */
  readonly values: readonly string[];
  readonly description?: string;
}

export type ParameterPlace = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

export interface Parameter extends Serialization {
  readonly kind: 'parameter';
  /** Anchor on the operation's page: `path-petId`. */
  readonly id: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  readonly shape: Shape;
  readonly examples: readonly Example[];
  /** The value that samples show if the document gives none; chosen to be meaningful, by name and format. */
  readonly sample?: Json;
  /** How the value is written, if that is not obvious. */
  readonly notation?: Notation;
  /** Set if the page's own text describes the parameter, so that it is not described again below. */
  readonly isOnPage?: true;
}

/** How the value of a parameter becomes text, by the rules of OpenAPI. */
export interface Serialization {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /**
   * For parameters with `content`: the notation in which the value is written, so that `style` does not
   * apply.
   */
  readonly contentType?: string;
}

export type ParameterStyle =
  | 'simple'
  | 'label'
  | 'matrix'
  | 'form'
  | 'cookie'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'tabDelimited'
  | 'deepObject';

export interface Body {
  readonly kind: 'body';
  readonly required: boolean;
  readonly description?: string;
  /** Never empty. */
  readonly content: readonly Content[];
  /** As for parameters. */
  readonly isOnPage?: true;
}

/** A body in one content type. */
export interface Content {
  readonly kind: 'content';
  readonly mediaType: string;
  /** Further content types with the same shape and examples: `application/yaml`. */
  readonly otherTypes: readonly string[];
  readonly notation: 'json' | 'form' | 'multipart' | 'xml' | 'text' | 'binary';
  /** Anchor prefix of its fields: `body`, `response-200`. */
  readonly id: string;
  /** Absent if the document says nothing about the content. */
  readonly shape?: Shape;
  /** For streams (`text/event-stream`, JSON Lines): the shape of one item. */
  readonly itemShape?: Shape;
  readonly encodings: readonly Encoding[];
  /** Equal for contents that show the same fields; absent if that cannot be determined. */
  readonly likeness?: string;
  /** Examples by authors, otherwise one generated from the schema; can be empty. */
  readonly examples: readonly Example[];
  readonly missingExamples?: readonly MissingExample[];
}

/** Everything that the document says about one field of a form. */
export interface Encoding extends FieldEncoding {
  /** How the field is serialized, for people to read: `text/csv`, `style=pipeDelimited`. */
  readonly settings: readonly string[];
  /** Headers of the part of the body that holds the field. */
  readonly headers: readonly Parameter[];
}

export interface Response {
  readonly kind: 'response';
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  /** `Not Found`; `Client error` for a class of statuses; `''` if nothing more is known. */
  readonly label: string;
  /** Shown next to the description. */
  readonly summary?: string;
  /** Anchor on the operation's page: `response-200`. */
  readonly id: string;
  /** Absent if it says no more than the label. */
  readonly description?: string;
  /** The reference to a file that could not be read. Everything else is empty then. */
  readonly missing?: string;
  readonly headers: readonly Parameter[];
  readonly content: readonly Content[];
  readonly links: readonly Link[];
}

/** Responses with the same body, or without one. Most groups have a single response. */
export interface AnswerGroup {
  /** Never empty. */
  readonly responses: readonly Response[];
  /** The request, or an earlier response, that already shows the same body. */
  readonly same?: 'request' | Response;
  /** Headers that all responses of the group have in common; empty if there is only one response. */
  readonly headers: readonly Parameter[];
}

/** How values of a response can be used in another operation. */
export interface Link {
  readonly kind: 'link';
  readonly name: string;
  readonly description?: string;
  /** Key of the operation; absent if the document has no such operation. */
  readonly target?: string;
  /** As written: the id of the operation, or a reference. */
  readonly targetName: string;
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly body?: string;
  /** The server of the operation, if it is a different one. */
  readonly server?: Server;
}

export interface Example {
  readonly kind: 'example';
  /** Unique among its siblings. */
  readonly key: string;
  readonly label: string;
  readonly description?: string;
  /** Indented; empty if the example is elsewhere (`url`). */
  readonly text: string;
  /** Language to highlight `text` in: `json`, `xml`, `text`. */
  readonly language: string;
  readonly value?: Json;
  /** The address of an external example, which is never fetched. */
  readonly url?: string;
  readonly origin: 'authored' | 'generated';
  /** Whether the text does not fit the schema and only shows what a value looks like. */
  readonly isIllustrative: boolean;
}
