/** The part of the reference model about what can be requested: operations, webhooks, and what they consist of. */
import type { PageHints } from './page-hints.ts';
import type { Place } from '../../diagnostic/diagnostic.ts';
import type { ExternalDocs, Shape } from './shape-model.ts';
import type { Extension } from './extension-model.ts';
import type { Server } from './server-model.ts';
import type { Security } from './security-model.ts';
import type { Notice, HttpRequest, CodeSamples } from './request-model.ts';
import type { PlaygroundEnvironment } from './playground-model.ts';
import type { Channel } from './channel-model.ts';
import type { Serialization, ContentNotation } from './serialization-model.ts';
import type { Json } from '../../text/json/exact-json.ts';
import type { Notation } from './notation-model.ts';
import type { FieldEncoding } from './field-encoding.ts';

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
  readonly notation: ContentNotation;
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

/** An example that a document names but that cannot be read. */
export interface MissingExample {
  /** The name of the example in the document. */
  readonly label: string;
  /** The reference that should lead to it, as written. */
  readonly name: string;
}
