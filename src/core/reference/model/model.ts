/**
 * The API reference as everything behind the reader sees it: components, playground and search.
 * Versions of OpenAPI, `$ref`, `nullable` and `allOf` end before these shapes. All of it is data
 * that never changes; what costs time is behind a function and made when asked for.
 *
 * A `description` is Markdown of an untrusted document: it goes through `renderUntrusted` only. All
 * other texts are plain. Addresses (`url`) are checked: http, https, mailto, or paths.
 */
import type { Channel } from './channel-model.ts';
import type { Collections, Download } from './files-model.ts';
import type { PlaygroundEnvironment } from './playground-model.ts';
import type { Place } from '../../diagnostic/diagnostic.ts';
import type { Page } from '../../pages/page.ts';
import type { DocumentedResponses } from './documented-responses.ts';
import type { Extension } from './extension-model.ts';
import type { FieldEncoding } from './field-encoding.ts';
import type { Notation } from './notation-model.ts';
import type { PageHints } from './page-hints.ts';
import type { CodeSamples, HttpRequest, Notice } from './request-model.ts';
import type { SchemaIndex, SchemaPage, SchemaSummary, UsedSchema } from './schema-model.ts';
import type { Security, SecurityScheme } from './security-model.ts';
import type { MissingExample } from './missing-example.ts';
import type { ExternalDocs, Json, Shape } from './shape-model.ts';

/** All documents of a site. `key`s name operations, webhooks and schemas across documents. */
export interface References {
  readonly documents: readonly Reference[];
  /** What a page shows of a document, by `page.reference`. */
  readonly subjectOf: (page: Page) => Subject | undefined;
  /** Of the operation that a page is about; undefined for other pages. */
  readonly reachOf: (page: Page) => Reach | undefined;
  /** Path of the page about an operation, a webhook, a schema or a document, without base. */
  readonly hrefOf: (key: string) => string | undefined;
}

/** What a page may be about. */
export type Subject = Operation | Webhook | SchemaPage | SchemaIndex | Overview;

/** One document. Lists are in the document's order and short; details are made when asked for. */
export interface Reference {
  readonly kind: 'reference';
  /** Unique within the site, fit for URLs: `petstore`. */
  readonly id: string;
  /** Path of the file from the project folder, or URL. */
  readonly name: string;
  /** As written: `3.1.0`, `2.0`. */
  readonly openapi: string;
  /** Whether it was made from an AsyncAPI document, and its webhooks are channels. */
  readonly isAsyncapi: boolean;
  readonly info: Info;
  /** Absent where not all of the document is meant for readers. */
  readonly download?: Download;
  /** Files with its requests for other clients; absent where readers may know none of them. */
  readonly collections?: Collections;
  readonly tags: readonly Tag[];
  readonly operations: readonly EndpointSummary[];
  /** The same operations as they are shown in lists; may hold empty groups. */
  readonly groups: readonly OperationGroup[];
  readonly webhooks: readonly EndpointSummary[];
  /** All webhooks as one group, described by tags that no operation has. */
  readonly webhookGroup: OperationGroup;
  /** Schemas that have a page of their own, should the site generate it. */
  readonly schemas: readonly SchemaSummary[];
  /** Of the document itself, not of what it describes. */
  readonly extensions: () => readonly Extension[];
  /** All that readers may know, with or without a page. */
  readonly usedSchemas: () => readonly UsedSchema[];
  readonly operation: (key: string) => Operation | undefined;
  readonly reach: (key: string) => Reach | undefined;
  /** What its operations answer, as JSON Schema. */
  readonly documented: () => DocumentedResponses;
  readonly webhook: (key: string) => Webhook | undefined;
  readonly schema: (key: string) => SchemaPage | undefined;
  /** The shape at a JSON pointer of the document (`#/components/schemas/Pet`). */
  readonly resolveSchema: (pointer: string) => Shape | undefined;
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

export interface Tag {
  /** As operations name it. */
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  /** Labels of the groups around the tag, outermost first: of `x-tagGroups`, or of the parents of 3.2. */
  readonly outer?: readonly string[];
}

/** Operations with the same first tag; those without tags by the first word of their paths. */
export interface OperationGroup extends Omit<Tag, 'name'> {
  /** Unique within the document: name of the tag, or what stands in for one. */
  readonly key: string;
  readonly operations: readonly EndpointSummary[];
}

/** What lists of operations show, without reading their details. */
export interface EndpointSummary {
  readonly kind: 'operation' | 'webhook';
  readonly key: string;
  /** Upper-case HTTP method. */
  readonly method: string;
  /** Path as in the document, or the name of the webhook. */
  readonly path: string;
  readonly title: string;
  /** As written, before a title was made up. */
  readonly summary?: string;
  readonly description?: string;
  readonly operationId?: string;
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  /** `x-hidden`: a page without entry in the navigation; `x-excluded`, `x-internal`: no page. */
  readonly visibility: 'listed' | 'hidden' | 'excluded';
  /** What the document says about the page that is made of it. */
  readonly hints: PageHints;
  /** Where it is described; finding out takes time in large documents. */
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
  /** Upper-case HTTP method; methods of 3.2's `additionalOperations` are as written. */
  readonly method: string;
  readonly title: string;
  readonly summary?: string;
  readonly description?: string;
  /** Said of all operations of the path, where these have words of their own. */
  readonly ofPath: readonly string[];
  /** Markdown of the document that stands above the generated parts. */
  readonly introduction?: string;
  /** Ids of the headings of its page that authors wrote; absent for what has no page. */
  readonly headings?: readonly string[];
  readonly operationId?: string;
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  readonly externalDocs?: ExternalDocs;
  readonly badges: readonly string[];
  /** Required ones first, unless the document's order is kept. Places in the order of `in` below. */
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  /** What is in files that could not be read; `name` is the reference to one. */
  readonly missing?: readonly { readonly kind: 'parameter' | 'body'; readonly name: string }[];
  readonly responses: readonly Response[];
  /** All responses, with those of one body together; in the order of their first. */
  readonly answers: readonly AnswerGroup[];
  /** What the document says that has no other place on the page; of callbacks with their operation. */
  readonly extensions: readonly Extension[];
  /** Of webhooks and callbacks only what they say themselves. */
  readonly servers: readonly Server[];
  readonly security: Security;
}

export interface Operation extends Endpoint {
  readonly kind: 'operation';
  /** Id of the document; absent for pages that describe the endpoint themselves. */
  readonly reference?: string;
  /** As in the document: `/pets/{id}`. */
  readonly path: string;
  readonly callbacks: readonly Callback[];
  readonly notices: readonly Notice[];
  /** A request with example values to the first server, which the samples are made of. */
  readonly sampleRequest: HttpRequest;
  readonly samples: CodeSamples;
  /** `show` is `simple` where no server is known. */
  readonly playground: 'show' | 'simple' | 'hide';
  /** Named sets of values that readers of the playground choose among; absent where there are none. */
  readonly environments?: readonly PlaygroundEnvironment[];
}

/** Where requests of an operation may go; told in no time, unlike the rest of it. */
export type Reach = Pick<Operation, 'servers' | 'security' | 'playground'>;

export interface Webhook extends Endpoint {
  readonly kind: 'webhook';
  readonly reference: string;
  readonly name: string;
  /** The channel of AsyncAPI that it stands for; absent for webhooks. */
  readonly channel?: Channel;
}

export interface Callback {
  readonly kind: 'callback';
  readonly name: string;
  /** Runtime expression for the URL: `{$request.body#/url}`. */
  readonly expression: string;
  readonly requests: readonly Endpoint[];
}

export interface Server {
  readonly kind: 'server';
  /** Without slash at its end; with `{variables}`; a path when relative to the documentation. */
  readonly url: string;
  /** `url` with the defaults of its variables. */
  readonly defaultUrl: string;
  readonly label?: string;
  readonly description?: string;
  readonly variables: readonly ServerVariable[];
}

export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  /** Empty when any value may be given. */
  readonly values: readonly string[];
  readonly description?: string;
}

export type ParameterPlace = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

export interface Parameter extends Serialisation {
  readonly kind: 'parameter';
  /** Anchor on the operation's page: `path-petId`. */
  readonly id: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  readonly shape: Shape;
  readonly examples: readonly Example[];
  /** What samples show where the document has no value: it means something, by name and format. */
  readonly sample?: Json;
  /** How it is written, where that is not clear by itself. */
  readonly notation?: Notation;
  /** The page's own text describes it, so that nothing needs to be said below. */
  readonly isOnPage?: true;
}

/** How a parameter's value becomes text, by the rules of OpenAPI. */
export interface Serialisation {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** Of parameters with `content`: the value is written in this notation, `style` means nothing. */
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
  /** As of parameters. */
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
  /** Absent when the document says nothing about the content. */
  readonly shape?: Shape;
  /** Of streams (`text/event-stream`, JSON lines): one item of it. */
  readonly itemShape?: Shape;
  readonly encodings: readonly Encoding[];
  /** Equal for contents that show the same fields; absent where that cannot be known. */
  readonly likeness?: string;
  /** Authored ones, else one that is made from the schema; may be empty. */
  readonly examples: readonly Example[];
  readonly missingExamples?: readonly MissingExample[];
}

/** All that is said of one field of a form. */
export interface Encoding extends FieldEncoding {
  /** How it is written, for people: `text/csv`, `style=pipeDelimited`. */
  readonly settings: readonly string[];
  /** Of the part of the body that holds the field. */
  readonly headers: readonly Parameter[];
}

export interface Response {
  readonly kind: 'response';
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  /** `Not Found`; `Client error` where there is no single status; `''` where nothing more is known. */
  readonly label: string;
  /** Stands beside the description. */
  readonly summary?: string;
  /** Anchor on the operation's page: `response-200`. */
  readonly id: string;
  /** Says more than the label. */
  readonly description?: string;
  /** The reference to a file that could not be read, in place of all else. */
  readonly missing?: string;
  readonly headers: readonly Parameter[];
  readonly content: readonly Content[];
  readonly links: readonly Link[];
}

/** Answers with one body, or with none; most stand alone. */
export interface AnswerGroup {
  /** At least one. */
  readonly responses: readonly Response[];
  /** Where the same body is told already. */
  readonly same?: 'request' | Response;
  /** Headers that all of several answers have; none of an answer that stands alone. */
  readonly headers: readonly Parameter[];
}

/** How values of a response lead to another operation. */
export interface Link {
  readonly kind: 'link';
  readonly name: string;
  readonly description?: string;
  /** Key of the operation; absent when the document has no such operation. */
  readonly target?: string;
  /** As written: the operation's id, or reference. */
  readonly targetName: string;
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly body?: string;
  /** Where the operation is, where that is somewhere else. */
  readonly server?: Server;
}

export interface Example {
  readonly kind: 'example';
  /** Unique among its siblings. */
  readonly key: string;
  readonly label: string;
  readonly description?: string;
  /** Pretty; empty when the example is elsewhere (`url`). */
  readonly text: string;
  /** Language to highlight `text` in: `json`, `xml`, `text`. */
  readonly language: string;
  readonly value?: Json;
  /** Where an external example is; it is never fetched. */
  readonly url?: string;
  readonly origin: 'authored' | 'generated';
  /** The text is not what the schema asks for; it only shows its look. */
  readonly isIllustrative: boolean;
}
