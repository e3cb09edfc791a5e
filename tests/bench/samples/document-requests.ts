/**
 * The requests of OpenAPI documents as their pages show them, for scripts that send them to a local server.
 */
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { HttpRequest } from '../../../src/core/reference/model/request-model.ts';
import { loadSite } from '../../../src/node/load-site.ts';
import { writeFiles } from '../../helpers/files/temp-folder.ts';

export interface NamedRequest {
  readonly name: string;
  readonly request: HttpRequest;
}

/**
 * Lists requests, and prints how many there are of each document.
 * @param paths documents, or folders of them.
 * @param most the maximum number per document, taken evenly from all of it.
 */
export async function listRequests(paths: readonly string[], most: number) {
  const files = paths.flatMap((path) =>
    statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : path,
  );
  const requests: NamedRequest[] = [];
  for (const file of files.filter((name) => /\.(?:json|ya?ml)$/.test(name))) {
    const found = await listOfDocument(file, most);
    console.log(`${basename(file)}: ${found.length} operations`);
    requests.push(...found);
  }
  return requests;
}

async function listOfDocument(file: string, most: number): Promise<readonly NamedRequest[]> {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-requests-')));
  try {
    const name = `api${file.slice(file.lastIndexOf('.'))}`;
    writeFiles(dir, {
      'docs.json': JSON.stringify({ name: 'Requests', navigation: [], openapi: name }),
    });
    cpSync(file, join(dir, name));
    const { loaded } = await loadSite({ dir, outDir: join(dir, '.site'), base: '' });
    return (loaded?.site.references.documents ?? []).flatMap((document) => {
      const step = Math.ceil(document.operations.length / most);
      return document.operations
        .filter((_, rank) => rank % step === 0)
        .flatMap(({ key, method, path }) => {
          const request = document.operation(key)?.sampleRequest;
          return request ? [{ name: `${basename(file)}: ${method} ${path}`, request }] : [];
        });
    });
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** Replaces the origin of a request; the path of its server stays. */
export function toOrigin(request: HttpRequest, origin: string): HttpRequest {
  return {
    ...request,
    url: request.url.replace(/^(?:[a-z]+:\/\/[^/?#]*|<BASE_URL>)?/i, origin),
  };
}

/** Removes the braces around placeholders of an address, which curl would interpret as a list. */
export function removePlaceholderBraces(request: HttpRequest): HttpRequest {
  return { ...request, url: request.url.replace(/\{([^{}]*)\}/g, '$1') };
}

/** Lists the files that a request sends. */
export function listFiles({ body }: HttpRequest): readonly string[] {
  if (body?.kind === 'file') return [body.fileName];
  return body?.kind === 'multipart' ? body.parts.flatMap(({ fileName }) => fileName ?? []) : [];
}
