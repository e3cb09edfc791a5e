/**
 * The part of the reference model about requests, and about samples of code that sends them. Browsers use
 * it too.
 */
import type { refusalEnglish } from '../../language/refusal-english.ts';

/** A request as it is sent, regardless of the client that sends it. */
export interface HttpRequest {
  readonly method: string;
  /** Includes the query. */
  readonly url: string;
  /**
   * In order. Includes `Cookie`, and `Content-Type` without a boundary; `multipart/form-data` is left out,
   * because only the sender knows the boundary.
   */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: HttpBody;
  /** What clients can be given instead of the `Authorization` header that is made from it. */
  readonly login?: HttpLogin;
  /** Whether the client presents a certificate. */
  readonly hasCertificate?: true;
}

export interface HttpLogin {
  /** Whether `Authorization` contains the login, or answers the server's challenge with it. */
  readonly kind: 'basic' | 'digest';
  readonly username: string;
  readonly password: string;
}

export type HttpBody =
  | { readonly kind: 'text'; readonly text: string }
  /** Encoded pairs, which are joined with `&` when sent. */
  | { readonly kind: 'form'; readonly pairs: readonly (readonly [string, string])[] }
  | { readonly kind: 'multipart'; readonly parts: readonly HttpPart[] }
  /** The content of a file that the reader chooses. */
  | { readonly kind: 'file'; readonly fileName: string };

export interface HttpPart {
  /** Empty for an item of a body that is a list. */
  readonly name: string;
  readonly contentType?: string;
  /** Set unless the part is a file, which has a `fileName`. */
  readonly text?: string;
  readonly fileName?: string;
  /** Headers in addition to those for the name and the type of the part. */
  readonly headers?: HttpRequest['headers'];
}

export interface CodeSamples {
  readonly samples: readonly CodeSample[];
  /** Clients for which there is no sample, because they cannot send this request. */
  readonly omitted: readonly OmittedSample[];
}

export interface CodeSample {
  readonly kind: 'sample';
  /** Unique among its siblings: `curl`, `python`, `authored-0`. */
  readonly id: string;
  /** The label of its tab: `cURL`, `Python`. */
  readonly label: string;
  /** Language in which to highlight it. */
  readonly language: string;
  readonly text: string;
  readonly origin: 'authored' | 'generated';
}

export interface OmittedSample {
  readonly label: string;
  readonly reason: SampleRefusal;
}

/**
 * Why a client cannot send a request: the key of a message of the interface, and texts for its
 * placeholders.
 */
export interface SampleRefusal {
  readonly key: keyof typeof refusalEnglish;
  readonly values: Readonly<Record<string, string>>;
}

/** The ways in which readers can view one request. */
export interface RequestChoices {
  /** Examples of the body by content type; empty if there is nothing to choose. */
  readonly examples: readonly ExampleGroup[];
  /** Empty if there is only one. */
  readonly mediaTypes: readonly string[];
  /** Labels of the alternatives for authentication; empty if there is only one. */
  readonly credentials: readonly string[];
}

export interface ExampleGroup {
  readonly mediaType: string;
  readonly examples: readonly { readonly key: string; readonly label: string }[];
}

/** What the page of an operation needs to show its request in other ways. */
export interface ChosenRequest {
  readonly choices: RequestChoices;
  /** URL of the file with the request's data, including the base. */
  readonly model: string;
}

/** A fact about the operation that its document does not state. */
export interface Notice {
  readonly kind: 'body-refused';
  readonly method: string;
}
