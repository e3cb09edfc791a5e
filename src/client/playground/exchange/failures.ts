/** The reasons for having no response, each with a sentence and a next step for the reader. */
import { formatMegabytes, megabyte } from '../../../core/text/megabytes.ts';
import { ownValue } from '../../../core/text/own-value.ts';
import type { PlaygroundKey } from '../../../core/language/playground/playground-wording.ts';
import { pageGlobals } from './page-globals.ts';
import { getResponseMessage } from '../parts/response-messages.ts';

export type Reason = keyof typeof words;

export interface Failure {
  readonly kind: 'failure';
  readonly reason: Reason;
  /** The proxy's name for its refusal. */
  readonly refusal?: string;
  /** A sentence that says what happened. */
  readonly message: string;
  /** One or two sentences that say what to do. */
  readonly next: string;
  /** Whether the request could be sent from a terminal. */
  readonly hasCurl: boolean;
}

/** Thrown by the body of a response that ends early. */
export class IncompleteResponseError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'IncompleteResponseError';
    this.failure = failure;
  }
}

export interface FailureContext {
  /** The address of the request. */
  readonly url: URL;
  /** A more specific sentence from the caller. */
  readonly detail?: string;
  readonly refusal?: string;
  /** Maximum size of a body in bytes, if a larger one was refused. */
  readonly maxBytes?: number;
  readonly seconds?: number;
  /** Whether the browser's cookies and credentials for the server were included. */
  readonly sendsCredentials?: boolean;
}

/** What happened, what to do about it, and whether the request could be sent from a terminal. */
type FailureWords = readonly [message: PlaygroundKey, next: PlaygroundKey, hasCurl?: boolean];

const words = {
  invalid: ['cannotSend', 'correctInForm'],
  offline: ['offline', 'goOnline'],
  refused: ['refusesConnections', 'checkServer'],
  dns: ['noSuchServer', 'checkName'],
  tls: ['notEncrypted', 'operatorFixes'],
  unreachable: ['unreachable', 'openInTab', true],
  cors: ['corsRefused', 'corsNext', true],
  preflight: ['preflightRefused', 'preflightNext', true],
  'mixed-content': ['mixedContent', 'chooseHttps', true],
  blocked: ['policyBlocks', 'chooseServer', true],
  redirect: ['redirectHidden', 'checkAddress', true],
  timeout: ['silent', 'mayBeDone'],
  aborted: ['youCanceled', 'mayHaveArrived'],
  stopped: ['answerStopped', 'soFarShown'],
  unreadable: ['bodyUnread', 'checkEncoding'],
  broken: ['connectionBroke', 'lookAtLog'],
  'proxy-lost': ['proxyLost', 'reload'],
  'proxy-refused': ['proxyRefused', 'reload', true],
  // Browsers cannot send it, and there is no proxy.
  'no-proxy-body': ['noProxy', 'sendWithCurl', true],
  'no-proxy-header': ['noProxy', 'sendWithCurl', true],
} satisfies Record<string, FailureWords>;

/** Different next steps for a server on the reader's own machine. */
const localNext: Partial<Record<Reason, PlaygroundKey>> = {
  refused: 'startServer',
  unreachable: 'checkLocal',
};

/** Refusals of the proxy, by kind. */
const refusals: Readonly<Record<string, FailureWords>> = {
  caller: ['proxyForeign', 'openItself', true],
  malformed: ['proxyMalformed', 'correctOrCurl', true],
  'too-large': ['tooLargeForProxy', 'curlNoLimit', true],
  'too-many': ['proxyBusy', 'waitMinute', true],
  'not-allowed': ['serverNotNamed', 'chooseNamedServer', true],
  'private-address': ['serverPrivate', 'curlWithin', true],
};

export function failWith(reason: Reason, circumstances: FailureContext): Failure {
  const { url, detail, refusal, maxBytes = megabyte, seconds = 0 } = circumstances;
  const [message, usual, hasCurl = false]: FailureWords =
    ownValue(refusals, refusal ?? '') ?? words[reason];
  const next = (isLocalHost(url.hostname) && localNext[reason]) || usual;
  const values = {
    host: reason === 'dns' ? url.hostname : url.host,
    origin: url.origin,
    page: nameAllowance(circumstances),
    reason: detail ?? getResponseMessage('cannotSend'),
    size: formatMegabytes(maxBytes),
    count: seconds,
  };
  return {
    kind: 'failure',
    reason,
    ...(refusal !== undefined && { refusal }),
    message: (reason === 'invalid' && detail) || getResponseMessage(message, values),
    next: getResponseMessage(next, values),
    hasCurl,
  };
}

/** Describes what a server must allow: the page's origin, and by name if credentials are included. */
function nameAllowance({ sendsCredentials }: FailureContext): string {
  const page = pageGlobals.location?.origin ?? '';
  if (!sendsCredentials) return page;
  return `${page} (Access-Control-Allow-Origin: ${page}, Access-Control-Allow-Credentials: true)`;
}

/** Whether a host is the local machine, which browsers trust as if it used https. */
export function isLocalHost(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
