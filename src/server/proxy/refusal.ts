/** Why the playground's proxy does not give what was asked for. */

/** Names that the page turns into a sentence and a next step; permanent. */
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
  tls: 502,
  timeout: 504,
  unreadable: 502,
  broken: 502,
};

/** The message is a sentence for readers and holds nothing of what they sent. */
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

/** What stopped a request on its way, told by the system's error code. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = codeOf(error);
  if (code === 'ENOTFOUND' || code.startsWith('EAI_')) {
    return new Refusal('dns', 'The name of the API server could not be resolved.');
  }
  if (code === 'ECONNREFUSED') return new Refusal('refused', 'The API server refuses connections.');
  // Nobody but the deadline stops a request whose answer somebody still reads.
  if (code === 'ETIMEDOUT' || code === 'ABORT_ERR') {
    return tookTooLong();
  }
  if (/CERT|TLS|SSL|EPROTO|UNABLE_TO|SELF_SIGNED/.test(code)) {
    return new Refusal('tls', 'The certificate or encryption of the API server is not valid.');
  }
  // What zlib and brotli say of bytes that are none of theirs.
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

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
