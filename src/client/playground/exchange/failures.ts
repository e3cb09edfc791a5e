/** Why there is no answer: for each reason a sentence, and what the reader can do next. */
import { surroundings } from './surroundings.ts';

export type Reason = keyof typeof words;

export interface Failure {
  readonly kind: 'failure';
  readonly reason: Reason;
  /** What the proxy calls its refusal. */
  readonly refusal?: string;
  /** What happened, as a sentence. */
  readonly message: string;
  /** What to do about it, in a sentence or two. */
  readonly next: string;
  /** Whether the request could be sent from a terminal. */
  readonly hasCurl: boolean;
}

/** Thrown by the body of an answer that does not come to its end. */
export class BrokenAnswer extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'BrokenAnswer';
    this.failure = failure;
  }
}

export interface Circumstances {
  /** Address of the request. */
  readonly url: URL;
  /** A sentence of whoever knows more. */
  readonly detail?: string;
  readonly refusal?: string;
  readonly seconds?: number;
}

interface Told extends Circumstances {
  readonly host: string;
  /** Address of the page. */
  readonly page: string;
  readonly isLocal: boolean;
}

interface FailureText {
  readonly message: (told: Told) => string;
  readonly next: (told: Told) => string;
  readonly hasCurl?: true;
}

const words = {
  invalid: {
    message: ({ detail }) => detail ?? 'The request cannot be sent.',
    next: () => 'Correct it in the form, then send again.',
  },
  offline: {
    message: () => 'This device is offline.',
    next: () => 'Connect to the network, then send again.',
  },
  refused: {
    message: ({ host }) => `${host} refuses connections.`,
    next: ({ isLocal }) =>
      isLocal
        ? 'Start the server on this machine, and check that it has this port.'
        : 'Check that the server is running, and has this port.',
  },
  dns: {
    message: ({ url }) => `There is no server by the name ${url.hostname}.`,
    next: () =>
      'Check the address of the server. Names of a private network are known only within it.',
  },
  tls: {
    message: ({ host }) =>
      `The connection to ${host} cannot be encrypted, or its certificate is not valid.`,
    next: () => 'The operator of the API has to mend it. Nothing was sent.',
  },
  unreachable: {
    message: ({ host }) =>
      `${host} cannot be reached. Its name may not exist, it may refuse connections, or its certificate may not be valid: browsers do not tell pages which.`,
    next: ({ url, isLocal }) =>
      isLocal
        ? 'Check that the server runs on this machine, and that the browser lets this site reach the local network.'
        : `Open ${url.origin} in a tab of its own to see what the browser says, or send the request with curl.`,
    hasCurl: true,
  },
  cors: {
    message: ({ host }) =>
      `${host} answered, but does not let pages of this site read the answer (CORS).`,
    next: ({ page }) =>
      `The request may have been carried out. To see the answer, send it with curl, or have the server allow the origin ${page}.`,
    hasCurl: true,
  },
  preflight: {
    message: ({ host }) =>
      `${host} does not let pages of this site send this request (CORS). Browsers ask a server before they send such a request.`,
    next: ({ page }) =>
      `Most likely it was not sent. Send it with curl, or have the server answer OPTIONS requests and allow the origin ${page}.`,
    hasCurl: true,
  },
  'mixed-content': {
    message: ({ url }) =>
      `This page came by https, so the browser does not let it send requests to ${url.origin}.`,
    next: () => 'Choose the https address of the server, or send the request with curl.',
    hasCurl: true,
  },
  blocked: {
    message: ({ url }) =>
      `The security policy of this page does not allow requests to ${url.origin}.`,
    next: () => 'Choose another server, or send the request with curl.',
    hasCurl: true,
  },
  redirect: {
    message: ({ host }) =>
      `${host} redirects the request, and browsers do not tell pages where to.`,
    next: () =>
      'Check the address of the server (https, a slash at its end), or send the request with curl.',
    hasCurl: true,
  },
  timeout: {
    message: ({ host, seconds = 0 }) =>
      `${host} gave no sign for ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    next: () => 'The request may have been carried out. Send again, or ask for less at once.',
  },
  aborted: {
    message: () => 'You cancelled the request.',
    next: () => 'The server may have received it already. Send again when you are ready.',
  },
  broken: {
    message: ({ host }) => `The connection to ${host} broke before the answer was complete.`,
    next: () =>
      'The request may have been carried out. Send again, or look at the log of the server.',
  },
  'proxy-lost': {
    message: () => 'The server of this site cannot be reached, and requests go through its proxy.',
    next: () => 'Reload the page, then send again.',
  },
  'proxy-refused': {
    message: ({ detail }) => detail ?? 'The proxy of this site did not send the request.',
    next: ({ refusal = '' }) => refusals[refusal] ?? 'Reload the page, then send again.',
    hasCurl: true,
  },
  'no-proxy-body': {
    message: ({ detail = 'Browsers cannot send this body.' }) =>
      `${detail} This site has no proxy that could.`,
    next: () =>
      'Send it with curl: the command below has what you filled in, and your credentials if you ask for them.',
    hasCurl: true,
  },
  'no-proxy-header': {
    message: ({ detail = 'Browsers cannot send this request.' }) =>
      `${detail} This site has no proxy that could.`,
    next: () =>
      'Send it with curl: the command below has what you filled in, and your credentials if you ask for them.',
    hasCurl: true,
  },
} satisfies Record<string, FailureText>;

/** What to do about a refusal of the proxy, by its kind. */
const refusals: Readonly<Record<string, string>> = {
  caller: 'Open the documentation by its own address, not within another page or through a cache.',
  malformed: 'Correct the request in the form, or send it with curl.',
  'too-large': 'Send the request with curl: it has no such limit.',
  'too-many': 'Wait a minute, then send again.',
  'not-allowed': 'Choose a server that the documentation names, or send the request with curl.',
  'private-address': 'Send the request with curl from within that network.',
};

export function failWith(reason: Reason, circumstances: Circumstances): Failure {
  const { url, refusal } = circumstances;
  const told = {
    ...circumstances,
    host: url.host,
    page: surroundings.location?.origin ?? 'of this site',
    isLocal: isLocalHost(url.hostname),
  };
  const { message, next, hasCurl }: FailureText = words[reason];
  return {
    kind: 'failure',
    reason,
    ...(refusal !== undefined && { refusal }),
    message: message(told),
    next: next(told),
    hasCurl: hasCurl === true,
  };
}

/** This machine, which browsers trust as if it had https. */
export function isLocalHost(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
