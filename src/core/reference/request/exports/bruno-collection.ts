/**
 * Formats requests as a Bruno collection in a single file, which Bruno exports and imports. On disk, a
 * collection is a folder, which no link can point to. The format is that of `@usebruno/schema`.
 */
import type { HttpBody, HttpPart, HttpRequest } from '../../model/request-model.ts';
import { bodyText, contentTypeOf } from '../samples/body-text.ts';
import { headersWithoutLogin } from '../samples/login.ts';
import { bodyMode } from './bruno.ts';
import type { NamedRequest } from './http-file.ts';

export interface BrunoFolder {
  /** `''` for requests that are not in a folder. */
  readonly name: string;
  readonly requests: readonly NamedRequest[];
}

export interface BrunoCollection {
  readonly name: string;
  readonly folders: readonly BrunoFolder[];
  /** Variables with their initial values. */
  readonly variables: readonly (readonly [name: string, value: string])[];
}

type BrunoItem = ReturnType<typeof toItem>;

type BrunoEntry =
  | BrunoItem
  | { readonly type: 'folder'; readonly name: string; readonly items: readonly BrunoItem[] };

export function formatBrunoCollection({ name, folders, variables }: BrunoCollection): string {
  const entries = folders.flatMap(({ name: folder, requests }): readonly BrunoEntry[] => {
    const items = withUniqueNames(requests).map(toItem);
    return folder === '' ? items : [{ type: 'folder', name: folder, items }];
  });
  const collection = {
    name,
    version: '1',
    items: withUniqueNames(entries).map((entry, rank) => ({ ...entry, seq: rank + 1 })),
    environments: [],
    root: {
      meta: { name },
      request: {
        vars: {
          req: variables.map(([variable, value]) => ({ name: variable, value, enabled: true })),
        },
      },
    },
    brunoConfig: { version: '1', name, type: 'collection' },
  };
  return `${JSON.stringify(collection, undefined, 2)}\n`;
}

/** Makes names unique: each item becomes a file of that name, on systems where `A` and `a` are the same. */
function withUniqueNames<Named extends { readonly name: string }>(all: readonly Named[]): Named[] {
  const taken = new Set<string>();
  return all.map((each) => {
    const plain = each.name.replace(/\s+/g, ' ').trim() || 'Request';
    let name = plain;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${plain} (${count})`;
    taken.add(name.toLowerCase());
    return { ...each, name };
  });
}

function toItem({ name, request }: NamedRequest, rank: number) {
  const { method, url, login } = request;
  const mode = bodyMode(request) ?? 'none';
  return {
    type: 'http',
    name,
    seq: rank + 1,
    request: {
      method,
      url,
      headers: headersWithoutLogin(request).map(([header, value]) => ({
        name: header,
        value,
        enabled: true,
      })),
      params: [],
      auth:
        login === undefined
          ? { mode: 'none' }
          : {
              mode: login.kind,
              [login.kind]: { username: login.username, password: login.password },
            },
      body: {
        mode,
        ...(request.body && { [mode]: toBody(request.body, request) }),
      },
    },
    // The URL is encoded already.
    settings: { encodeUrl: false },
  };
}

function toBody(body: HttpBody, request: HttpRequest) {
  if (body.kind === 'multipart') return body.parts.map(toPart);
  if (body.kind === 'file') {
    const contentType = contentTypeOf(request) ?? '';
    return [{ filePath: body.fileName, contentType, selected: true }];
  }
  return bodyText(request) ?? '';
}

function toPart({ name, text = '', fileName, contentType = '' }: HttpPart) {
  const said = { name, contentType, enabled: true };
  return fileName === undefined
    ? { type: 'text', ...said, value: text }
    : { type: 'file', ...said, value: [fileName] };
}
