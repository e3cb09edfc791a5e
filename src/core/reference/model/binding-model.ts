/** The part of the reference model about what messages and the parts around them add to a protocol. */

/** A setting that holds where AsyncAPI is used with a certain protocol. */
export interface Binding {
  readonly protocol: string;
  /** The keys around the setting and its own: `exchange.type`. */
  readonly name: string;
  readonly text: string;
}

/** A part of an AsyncAPI document that can have bindings. */
export interface Bound {
  /** Never empty. */
  readonly bindings?: readonly Binding[];
}

/** What is known of a message besides its contents. */
export interface MessageFacts extends Bound {
  readonly correlationId?: PlaceInMessage;
}

/** Where a value is in a message. */
export interface PlaceInMessage {
  /** A runtime expression: `$message.header#/correlationId`. */
  readonly location: string;
  /** Markdown from an untrusted document. */
  readonly description?: string;
}
