import type { Loose } from '../document/loose.ts';
import type { Direction } from '../document/message-direction.ts';
import type { ChannelAction } from '../model/channel-model.ts';

/** What all channels of one document share. */
export interface ChannelContext extends ChannelIndex {
  readonly root: Loose;
  /** Returns the target of a reference within the document. */
  readonly follow: (value: unknown) => unknown;
  /**
   * Returns what a server or an operation requires, in OpenAPI form: alternatives, each with its schemes by
   * key.
   */
  readonly securityOf: (holder: Loose) => readonly Loose[];
  readonly servers: ServerIndex;
  /** The messages of the channels that have been read, by channel, because many replies can go through one. */
  readonly messages: Map<Loose, readonly Message[]>;
  /** The lists of examples that have been read, because messages can share those of a trait. */
  readonly examples: Map<unknown, SharedExamples>;
  /** The messages in the lists of operations that have been read, as values of the document. */
  readonly origins: Map<unknown, ReadonlySet<unknown>>;
}

/** What is known of the channels of a document before any of them is read, by channel. */
export interface ChannelIndex {
  /** The first key of each channel. */
  readonly ids: ReadonlyMap<unknown, string>;
  readonly operations: ReadonlyMap<unknown, readonly NamedOperation[]>;
  /** The replies that go through each channel. */
  readonly replies: ReadonlyMap<unknown, readonly NamedReply[]>;
}

export interface NamedOperation {
  /** Undefined in version 2, where operations have no keys of their own. */
  readonly name: string | undefined;
  /** With its traits. */
  readonly operation: Loose;
  readonly verb: ChannelAction['verb'];
}

export interface NamedReply {
  readonly reply: Loose;
  /** In the direction opposite to that of the operation. */
  readonly verb: ChannelAction['verb'];
  readonly to: NamedOperation;
}

export interface SharedExamples {
  /** Whether all of them have a title; others are called by their message. */
  readonly areTitled: boolean;
  /** In OpenAPI form, by what else they depend on. */
  readonly made: Map<string, Loose>;
}

export interface Message {
  /** Unique within its channel. */
  readonly name: string;
  readonly written: Loose;
  /** The value in the document, by which operations refer to the message. */
  readonly origin: unknown;
  readonly direction: Direction;
}

export interface ServerIndex {
  /** All servers in OpenAPI form. */
  readonly all: readonly Loose[];
  /** Returns the servers that the channel names; all servers of the document if it names none. */
  readonly of: (channel: Loose) => ChannelServers;
}

export interface ChannelServers {
  /** In OpenAPI form. */
  readonly servers: readonly Loose[];
  /** What the servers require: alternatives in OpenAPI form. */
  readonly security: readonly Loose[];
}
