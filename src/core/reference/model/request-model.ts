/** Requests and samples of code that sends them: a part of the reference model, used in browsers too. */
import type { refusalEnglish } from '../../language/refusal-english.ts';

/** A request as it goes over the wire, whoever sends it. */
export interface HttpRequest {
  readonly method: string;
  /** With query. */
  readonly url: string;
  /** In order; `Cookie` and `Content-Type` included, except for `multipart/form-data` and any boundary. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: HttpBody;
  /** What clients may be told in place of an `Authorization` that is made of it. */
  readonly login?: HttpLogin;
  /** Whether the client shows a certificate. */
  readonly hasCertificate?: true;
}

export interface HttpLogin {
  /** `Authorization` holds it, or answers the server's challenge with it. */
  readonly kind: 'basic' | 'digest';
  readonly username: string;
  readonly password: string;
}

export type HttpBody =
  | { readonly kind: 'text'; readonly text: string }
  /** Already encoded pairs, joined with `&` when sent. */
  | { readonly kind: 'form'; readonly pairs: readonly (readonly [string, string])[] }
  | { readonly kind: 'multipart'; readonly parts: readonly HttpPart[] }
  /** The bytes of a file that the reader chooses. */
  | { readonly kind: 'file'; readonly fileName: string };

export interface HttpPart {
  /** Empty for an item of a body that is a list. */
  readonly name: string;
  readonly contentType?: string;
  /** Either the text, or the name of a file. */
  readonly text?: string;
  readonly fileName?: string;
  /** Beside those that say what the part is called and what it is. */
  readonly headers?: HttpRequest['headers'];
}

export interface CodeSamples {
  readonly samples: readonly CodeSample[];
  /** Clients that cannot send this request, in place of a sample. */
  readonly omitted: readonly OmittedSample[];
}

export interface CodeSample {
  readonly kind: 'sample';
  /** Unique among its siblings: `curl`, `python`, `authored-0`. */
  readonly id: string;
  /** On its tab: `cURL`, `Python`. */
  readonly label: string;
  /** Language to highlight it in. */
  readonly language: string;
  readonly text: string;
  readonly origin: 'authored' | 'generated';
}

export interface OmittedSample {
  readonly label: string;
  readonly reason: SampleRefusal;
}

/** Why a client cannot send a request: a word of the interface, and texts for its placeholders. */
export interface SampleRefusal {
  readonly key: keyof typeof refusalEnglish;
  readonly values: Readonly<Record<string, string>>;
}

/** In which ways readers may see one request. */
export interface RequestChoices {
  /** Examples of the body by content type; empty where there is nothing to choose. */
  readonly examples: readonly ExampleGroup[];
  /** Empty where there is one. */
  readonly mediaTypes: readonly string[];
  /** Labels of the ways to show who sends; empty where there is one. */
  readonly credentials: readonly string[];
}

export interface ExampleGroup {
  readonly mediaType: string;
  readonly examples: readonly { readonly key: string; readonly label: string }[];
}

/** What the page of an operation needs to show its request in other ways. */
export interface ChosenRequest {
  readonly choices: RequestChoices;
  /** URL of what is known of the request, base included. */
  readonly model: string;
}

/** Something true of the operation that its document does not say. */
export interface Notice {
  readonly kind: 'body-refused';
  readonly method: string;
}
