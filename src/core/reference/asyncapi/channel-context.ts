import type { Loose } from '../document/loose.ts';

/** What the channels of one document share. */
export interface ChannelContext {
  readonly root: Loose;
  /** What a reference within the document stands for. */
  readonly follow: (value: unknown) => unknown;
  /** What a server or an operation asks for, as OpenAPI writes it: alternatives of schemes by their keys. */
  readonly securityOf: (holder: Loose) => readonly Loose[];
}
