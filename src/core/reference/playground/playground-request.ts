/** Builds the request to send from what a reader has filled in. */
import { type ExactJson, isExactObject } from '../../text/json/exact-json.ts';
import type { Credential } from '../request/credentials.ts';
import { buildHttpRequest } from '../request/http-request.ts';
import { type JsonNode, toExact } from '../request/json-node.ts';
import { parseNode } from '../request/parse-node.ts';
import type { PlaygroundModel } from '../model/playground-model.ts';
import type { HttpRequest } from '../model/request-model.ts';
import type { Server } from '../model/server-model.ts';

/** Everything that is filled in, except for credentials and the bytes of files. */
export interface RequestDraft {
  /** The `defaultUrl` of one of the model's servers. */
  readonly server: string;
  /** The reader's own base URL, which replaces that of the server. */
  readonly baseUrl?: string | undefined;
  /** Values of the server's variables, by name. */
  readonly variables: Readonly<Record<string, string>>;
  /** In the model's order; undefined for parameters that are left out. */
  readonly parameters: readonly (JsonNode | undefined)[];
  /** Absent if no body is sent. */
  readonly body?: DraftBody | undefined;
}

export interface DraftBody {
  readonly mediaType: string;
  /** The text as it is sent; for forms, JSON with the fields to send. */
  readonly text: string;
  /** Names of chosen files by field; `''` is the body itself. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Whether the body is only shown, not sent. */
  readonly isSample?: true | undefined;
}

/** Builds the request. `credentials` are those to send, or their placeholders in samples. */
export function buildPlaygroundRequest(
  model: PlaygroundModel,
  draft: RequestDraft,
  credentials: readonly Credential[],
): HttpRequest {
  const { method, path, parameters, accept } = model;
  const body = draft.body && toBodyValue(model, draft.body);
  const values = parameters.flatMap(({ in: place, name }, index) => {
    const node = draft.parameters[index];
    return node === undefined ? [] : [{ in: place, name, value: toExact(node) }];
  });
  const asksItself = values.some(
    ({ in: place, name }) => place === 'header' && name.toLowerCase() === 'accept',
  );
  return buildHttpRequest(
    { method, path, parameters },
    {
      baseUrl: draft.baseUrl ?? baseUrlOf(model.servers, draft),
      parameters: values,
      credentials,
      ...(body && { body }),
      ...(accept !== undefined && !asksItself && { accept }),
    },
  );
}

/** Returns the server's URL with its variables filled in; those without a value keep their braces. */
export function baseUrlOf(
  servers: readonly Server[],
  { server, variables }: Pick<RequestDraft, 'server' | 'variables'>,
): string {
  const chosen = servers.find(({ defaultUrl }) => defaultUrl === server) ?? servers[0];
  if (chosen === undefined) return '';
  const url = chosen.url.replace(/\{([^{}]+)\}/g, (braces, name: string) => {
    const variable = chosen.variables.find((candidate) => candidate.name === name);
    return variables[name] ?? variable?.default ?? braces;
  });
  // An empty variable leaves a trailing slash, and paths begin with one.
  return url.replace(/\/+$/, '');
}

export function findContent({ body }: PlaygroundModel, mediaType: string) {
  return body?.contents.find(({ mediaTypes }) => mediaTypes.includes(mediaType));
}

/** Whether a body in this notation is typed as JSON, regardless of how it is sent. */
export function isTypedAsTree(notation: string): boolean {
  return notation === 'json' || notation === 'form' || notation === 'multipart';
}

function toBodyValue(model: PlaygroundModel, { mediaType, text, files, isSample }: DraftBody) {
  const { notation = 'text', encodings = [] } = findContent(model, mediaType) ?? {};
  const kept = { content: { mediaType, notation, encodings }, isSample };
  if (notation !== 'form' && notation !== 'multipart') {
    const [file] = files[''] ?? [];
    return { ...kept, text, ...(file !== undefined && { files: { '': file } }) };
  }
  const { node } = parseNode(text === '' ? '{}' : text);
  const given = node === undefined ? {} : toExact(node);
  // Fields that are files have no value: their names alone say that they are there.
  if (Array.isArray(given)) return { ...kept, value: given as ExactJson };
  const toEmpty = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));
  const value = {
    // Items of a list keep their positions, even without a value.
    ...toEmpty(encodings.flatMap(({ isItem, name }) => (isItem ? name : []))),
    ...(isExactObject(given) && given),
    ...toEmpty(Object.keys(files)),
  };
  return { ...kept, value, files };
}
