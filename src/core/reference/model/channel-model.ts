/** What a client does with a channel of AsyncAPI, which its document tells from the other side. */
export interface ChannelAction {
  readonly verb: 'send' | 'receive';
  readonly name: string;
  /** Markdown of an untrusted document. */
  readonly text?: string;
  /** Names of the messages, where it is not all of the channel. */
  readonly messages?: readonly string[];
  /** Ids of what the page of the channel says of them, in their order. */
  readonly messageIds?: readonly (string | undefined)[];
}

export interface Channel {
  readonly address: string;
  readonly actions: readonly ChannelAction[];
}
