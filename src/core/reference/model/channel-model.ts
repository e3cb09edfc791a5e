import type { ExternalDocs } from './shape-model.ts';
import type { Bound, PlaceInMessage } from './binding-model.ts';

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
  readonly externalDocs?: ExternalDocs;
  /** The answer to what is sent or received. */
  readonly reply?: ChannelReply;
  /** Set if this is itself the reply of an operation. */
  readonly isReply?: true;
  /** The channel of what is replied to, if it is a different one. */
  readonly request?: ChannelLink;
}

export interface ChannelReply {
  /** Names of the messages; empty if any message of the channel can be the reply. */
  readonly messages: readonly string[];
  /** As for actions; only for messages of the same channel. */
  readonly messageIds?: readonly (string | undefined)[];
  /** The channel of the reply, if it is a different one. */
  readonly channel?: ChannelLink;
  /** Where the request has the address to which the reply is sent. */
  readonly address?: PlaceInMessage;
}

export interface ChannelLink {
  /** The key of the channel in its document. */
  readonly id: string;
  readonly title: string;
  /** Key of its page. */
  readonly key?: string;
}

export interface Channel extends Bound {
  /** Absent if it is known only while the API runs. */
  readonly address?: string;
  readonly actions: readonly ChannelAction[];
}
