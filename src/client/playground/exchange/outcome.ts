/** What comes of sending a request: a response, or the reason why there is none. */
import type { Failure } from './failures.ts';

/** A redirect that was followed. Browsers report only the final address. */
export interface FollowedRedirect {
  readonly status?: number;
  readonly location: string;
  /** The method of the next request. */
  readonly method?: string;
  /** Cookies that it set; browsers report none. They are not sent on. */
  readonly cookies?: readonly string[];
}

export type Outcome = ReceivedResponse | Failure;

export interface ReceivedResponse {
  readonly kind: 'answer';
  readonly via: 'proxy' | 'direct';
  readonly status: number;
  /** Empty if the protocol has none (HTTP/2). */
  readonly statusText: string;
  /** When sent directly, only the headers that the server exposes to pages. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Names of cookies whose values the proxy withholds, because no script may read them. */
  readonly hiddenCookies?: readonly string[];
  /** Absent if redirects were not to be followed. */
  readonly redirects?: readonly FollowedRedirect[];
  /** Can be read once; throws an `IncompleteResponseError` if it ends early. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Milliseconds until the headers arrived. */
  readonly firstByte: number;
  /** Milliseconds until now, or until the body ended. */
  readonly total: () => number;
  /** Whether the proxy truncated the body; known only after the body has been read. */
  readonly isCut: () => boolean;
}
