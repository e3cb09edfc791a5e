/** Why there is no answer: for each reason a sentence, and what the reader can do next. */
import { formatMegabytes, megabyte } from '../../../core/text/megabytes.ts';
import type { PlaygroundKey } from '../../../core/language/playground/playground-wording.ts';
import { surroundings } from './surroundings.ts';
import { sayAnswer } from '../parts/say-answer.ts';

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
  /** Bytes of the largest body, where a larger one was refused. */
  readonly mostBytes?: number;
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

/** Browsers cannot send it, and there is nobody else. */
const needsProxy: FailureText = {
  message: ({ detail }) => sayAnswer('noProxy', { reason: detail ?? sayAnswer('cannotSend') }),
  next: () => sayAnswer('sendWithCurl'),
  hasCurl: true,
};

const words = {
  invalid: {
    message: ({ detail }) => detail ?? sayAnswer('cannotSend'),
    next: () => sayAnswer('correctInForm'),
  },
  offline: {
    message: () => sayAnswer('offline'),
    next: () => sayAnswer('goOnline'),
  },
  refused: {
    message: ({ host }) => sayAnswer('refusesConnections', { host }),
    next: ({ isLocal }) => (isLocal ? sayAnswer('startServer') : sayAnswer('checkServer')),
  },
  dns: {
    message: ({ url }) => sayAnswer('noSuchServer', { host: url.hostname }),
    next: () => sayAnswer('checkName'),
  },
  tls: {
    message: ({ host }) => sayAnswer('notEncrypted', { host }),
    next: () => sayAnswer('operatorMends'),
  },
  unreachable: {
    message: ({ host }) => sayAnswer('unreachable', { host }),
    next: ({ url, isLocal }) =>
      isLocal ? sayAnswer('checkLocal') : sayAnswer('openInTab', { origin: url.origin }),
    hasCurl: true,
  },
  cors: {
    message: ({ host }) => sayAnswer('corsRefused', { host }),
    next: ({ page }) => sayAnswer('corsNext', { page }),
    hasCurl: true,
  },
  preflight: {
    message: ({ host }) => sayAnswer('preflightRefused', { host }),
    next: ({ page }) => sayAnswer('preflightNext', { page }),
    hasCurl: true,
  },
  'mixed-content': {
    message: ({ url }) => sayAnswer('mixedContent', { origin: url.origin }),
    next: () => sayAnswer('chooseHttps'),
    hasCurl: true,
  },
  blocked: {
    message: ({ url }) => sayAnswer('policyBlocks', { origin: url.origin }),
    next: () => sayAnswer('chooseServer'),
    hasCurl: true,
  },
  redirect: {
    message: ({ host }) => sayAnswer('redirectHidden', { host }),
    next: () => sayAnswer('checkAddress'),
    hasCurl: true,
  },
  timeout: {
    message: ({ host, seconds = 0 }) => sayAnswer('silent', { host, count: seconds }),
    next: () => sayAnswer('mayBeDone'),
  },
  aborted: {
    message: () => sayAnswer('youCancelled'),
    next: () => sayAnswer('mayHaveArrived'),
  },
  stopped: {
    message: () => sayAnswer('answerStopped'),
    next: () => sayAnswer('soFarShown'),
  },
  unreadable: {
    message: ({ host }) => sayAnswer('bodyUnread', { host }),
    next: () => sayAnswer('checkEncoding'),
  },
  broken: {
    message: ({ host }) => sayAnswer('connectionBroke', { host }),
    next: () => sayAnswer('lookAtLog'),
  },
  'proxy-lost': {
    message: () => sayAnswer('proxyLost'),
    next: () => sayAnswer('reload'),
  },
  'proxy-refused': {
    message: ({ refusal = '', mostBytes = megabyte }) =>
      sayAnswer(refusals[refusal]?.[0] ?? 'proxyRefused', {
        size: formatMegabytes(mostBytes),
      }),
    next: ({ refusal = '' }) => sayAnswer(refusals[refusal]?.[1] ?? 'reload'),
    hasCurl: true,
  },
  'no-proxy-body': needsProxy,
  'no-proxy-header': needsProxy,
} satisfies Record<string, FailureText>;

/** A refusal of the proxy by its kind, and what to do about it. */
const refusals: Readonly<Record<string, readonly [message: PlaygroundKey, next: PlaygroundKey]>> = {
  caller: ['proxyForeign', 'openItself'],
  malformed: ['proxyMalformed', 'correctOrCurl'],
  'too-large': ['tooLargeForProxy', 'curlNoLimit'],
  'too-many': ['proxyBusy', 'waitMinute'],
  'not-allowed': ['serverNotNamed', 'chooseNamedServer'],
  'private-address': ['serverPrivate', 'curlWithin'],
};

export function failWith(reason: Reason, circumstances: Circumstances): Failure {
  const { url, refusal } = circumstances;
  const told = {
    ...circumstances,
    host: url.host,
    page: surroundings.location?.origin ?? '',
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
