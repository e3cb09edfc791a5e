/** The reasons why the playground's proxy refuses a request or fails. */
import { errorCode, mainCause, UNREACHABLE } from '../../core/address/main-cause.ts';

/** Names that the page translates into a sentence and a next step; permanent. */
export type RefusalKind =
  | 'method'
  | 'caller'
  | 'media-type'
  | 'malformed'
  | 'too-large'
  | 'too-many'
  | 'not-allowed'
  | 'private-address'
  | 'dns'
  | 'refused'
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'unreadable'
  | 'broken';

const statuses: Readonly<Record<RefusalKind, number>> = {
  method: 405,
  caller: 403,
  'media-type': 415,
  malformed: 400,
  'too-large': 413,
  'too-many': 429,
  'not-allowed': 403,
  'private-address': 403,
  dns: 502,
  refused: 502,
  unreachable: 502,
  tls: 502,
  timeout: 504,
  unreadable: 502,
  broken: 502,
};

/** The message is a sentence for readers and contains nothing that they sent. */
export class Refusal extends Error {
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, message: string) {
    super(message);
    this.name = 'Refusal';
    this.kind = kind;
  }

  get status(): number {
    return statuses[this.kind];
  }
}

/** The cause of a failed request, by the system's error code. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = errorCode(mainCause(error));
  if (code === 'ENOTFOUND' || code.startsWith('EAI_')) {
    return new Refusal('dns', 'The name of the API server could not be resolved.');
  }
  if (code === 'ECONNREFUSED') return new Refusal('refused', 'The API server refuses connections.');
  if (UNREACHABLE.has(code)) {
    return new Refusal('unreachable', 'The network of the API server cannot be reached.');
  }
  if (code === 'ETIMEDOUT') return tookTooLong();
  if (/CERT|TLS|SSL|EPROTO|UNABLE_TO|SELF_SIGNED/.test(code)) {
    return new Refusal('tls', 'The certificate or encryption of the API server is not valid.');
  }
  // Errors of zlib and brotli for bytes that are not in their format.
  if (/^(?:Z_DATA_ERROR|ERR__ERROR_)/.test(code)) {
    return new Refusal(
      'unreadable',
      'The answer is not compressed as its Content-Encoding header says.',
    );
  }
  return new Refusal('broken', 'The connection to the API server broke, or it did not speak HTTP.');
}

export function tookTooLong(): Refusal {
  return new Refusal('timeout', 'The API server took too long to answer.');
}
