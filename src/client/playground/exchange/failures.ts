/** Why there is no answer: for each reason a sentence, and what the reader can do next. */
import type { PlaygroundKey } from '../../../core/language/playground/playground-wording.ts';
import { surroundings } from './surroundings.ts';
import { say } from '../parts/say.ts';

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
    message: ({ detail }) => detail ?? say('cannotSend'),
    next: () => say('correctInForm'),
  },
  offline: {
    message: () => say('offline'),
    next: () => say('goOnline'),
  },
  refused: {
    message: ({ host }) => say('refusesConnections', { host }),
    next: ({ isLocal }) => (isLocal ? say('startServer') : say('checkServer')),
  },
  dns: {
    message: ({ url }) => say('noSuchServer', { host: url.hostname }),
    next: () => say('checkName'),
  },
  tls: {
    message: ({ host }) => say('notEncrypted', { host }),
    next: () => say('operatorMends'),
  },
  unreachable: {
    message: ({ host }) => say('unreachable', { host }),
    next: ({ url, isLocal }) =>
      isLocal ? say('checkLocal') : say('openInTab', { origin: url.origin }),
    hasCurl: true,
  },
  cors: {
    message: ({ host }) => say('corsRefused', { host }),
    next: ({ page }) => say('corsNext', { page }),
    hasCurl: true,
  },
  preflight: {
    message: ({ host }) => say('preflightRefused', { host }),
    next: ({ page }) => say('preflightNext', { page }),
    hasCurl: true,
  },
  'mixed-content': {
    message: ({ url }) => say('mixedContent', { origin: url.origin }),
    next: () => say('chooseHttps'),
    hasCurl: true,
  },
  blocked: {
    message: ({ url }) => say('policyBlocks', { origin: url.origin }),
    next: () => say('chooseServer'),
    hasCurl: true,
  },
  redirect: {
    message: ({ host }) => say('redirectHidden', { host }),
    next: () => say('checkAddress'),
    hasCurl: true,
  },
  timeout: {
    message: ({ host, seconds = 0 }) => say('silent', { host, count: seconds }),
    next: () => say('mayBeDone'),
  },
  aborted: {
    message: () => say('youCancelled'),
    next: () => say('mayHaveArrived'),
  },
  broken: {
    message: ({ host }) => say('connectionBroke', { host }),
    next: () => say('lookAtLog'),
  },
  'proxy-lost': {
    message: () => say('proxyLost'),
    next: () => say('reload'),
  },
  'proxy-refused': {
    message: ({ refusal = '' }) => say(refusals[refusal]?.[0] ?? 'proxyRefused', { size: '1 MB' }),
    next: ({ refusal = '' }) => say(refusals[refusal]?.[1] ?? 'reload'),
    hasCurl: true,
  },
  'no-proxy-body': {
    message: ({ detail }) => say('noProxy', { reason: detail ?? say('cannotSend') }),
    next: () => say('sendWithCurl'),
    hasCurl: true,
  },
  'no-proxy-header': {
    message: ({ detail }) => say('noProxy', { reason: detail ?? say('cannotSend') }),
    next: () => say('sendWithCurl'),
    hasCurl: true,
  },
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
