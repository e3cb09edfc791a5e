/** What a client does with a channel of AsyncAPI. Version 3 documents describe it from the other side. */
export interface ChannelAction {
  readonly verb: 'send' | 'receive';
  readonly name: string;
  /** Markdown from an untrusted document. */
  readonly text?: string;
  /** Names of the messages; absent if the action is about all messages of the channel. */
  readonly messages?: readonly string[];
  /** Ids of these messages on the page of the channel, in the same order. */
  readonly messageIds?: readonly (string | undefined)[];
}

export interface Channel {
  readonly address: string;
  readonly actions: readonly ChannelAction[];
}
