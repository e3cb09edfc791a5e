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

/** What a client does with a channel of AsyncAPI. Version 3 documents describe it from the other side. */
export interface ChannelAction extends Bound {
  readonly verb: 'send' | 'receive';
  readonly name: string;
  /** Markdown from an untrusted document. */
  readonly text?: string;
  /** Names of the messages; absent if the action is about all messages of the channel. */
  readonly messages?: readonly string[];
  /** Ids of these messages on the page of the channel, in the same order. */
  readonly messageIds?: readonly (string | undefined)[];
}

export interface Channel extends Bound {
  readonly address: string;
  readonly actions: readonly ChannelAction[];
}
