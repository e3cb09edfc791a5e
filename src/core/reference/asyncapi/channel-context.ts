import type { Loose } from '../document/loose.ts';

/** What all channels of one document share. */
export interface ChannelContext {
  readonly root: Loose;
  /** Returns the target of a reference within the document. */
  readonly follow: (value: unknown) => unknown;
  /**
   * Returns what a server or an operation requires, in OpenAPI form: alternatives, each with its schemes by
   * key.
   */
  readonly securityOf: (holder: Loose) => readonly Loose[];
}
