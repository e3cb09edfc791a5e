/** Encodes a request as it is sent: its headers and the exact bytes of its body. */
import { listPartHeaders, withBoundary } from '../../../core/reference/request/multipart.ts';
import type {
  HttpBody,
  HttpPart,
  HttpRequest,
} from '../../../core/reference/model/request-model.ts';

export interface EncodedRequest {
  readonly kind: 'encoded';
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** A blob that is never read here, so that large files stay on disk. */
  readonly body?: Blob;
}

export interface MissingFile {
  readonly kind: 'missing-file';
  readonly fileName: string;
}

export type Files = ReadonlyMap<string, File>;

export function encodeRequest(
  { headers, body }: HttpRequest,
  files: Files,
): EncodedRequest | MissingFile {
  if (body === undefined) return { kind: 'encoded', headers };
  const missing = listFileNames(body).find((name) => !files.has(name));
  if (missing !== undefined) return { kind: 'missing-file', fileName: missing };
  switch (body.kind) {
    case 'text':
      return { kind: 'encoded', headers, body: new Blob([body.text]) };
    case 'form':
      return { kind: 'encoded', headers, body: new Blob([toFormText(body.pairs)]) };
    case 'file':
      // The slice has no type: the type of the file must not become a header of the request.
      return { kind: 'encoded', headers, body: files.get(body.fileName)?.slice() ?? new Blob() };
    case 'multipart': {
      const boundary = makeBoundary();
      return {
        kind: 'encoded',
        headers: withBoundary(headers, boundary),
        body: encodeMultipart(body.parts, files, boundary),
      };
    }
  }
}

function listFileNames(body: HttpBody): readonly string[] {
  if (body.kind === 'file') return [body.fileName];
  if (body.kind !== 'multipart') return [];
  return body.parts.flatMap(({ fileName }) => fileName ?? []);
}

function toFormText(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map((pair) => pair.join('=')).join('&');
}

/** Encodes parts; line breaks in values are kept. */
function encodeMultipart(parts: readonly HttpPart[], files: Files, boundary: string): Blob {
  const pieces = parts.flatMap((part): BlobPart[] => {
    const file = part.fileName === undefined ? undefined : files.get(part.fileName);
    const fileType = file && (file.type || 'application/octet-stream');
    const type = part.contentType ?? fileType;
    const named = { ...part, fileName: file?.name, contentType: type };
    const lines = [`--${boundary}`, ...listPartHeaders(named)];
    return [`${lines.join('\r\n')}\r\n\r\n`, file ?? part.text ?? '', '\r\n'];
  });
  return new Blob([...pieces, `--${boundary}--\r\n`]);
}

function makeBoundary(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `----lectern-${text}`;
}
