/** Sends requests to the user group service like its clients do: even GET has a body. */
import { Pool, request as send } from 'undici';
import type { Dispatcher } from 'undici';

export interface ServiceRequest {
  readonly method: Dispatcher.HttpMethod;
  readonly path?: string;
  /** Sent as JSON, unless it is a string or bytes, which are sent as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The parsed body, or undefined if there is none. */
  readonly body: unknown;
  /** The body as received. */
  readonly text: string;
}

/** Returns the headers of a well-formed request. */
export function toHeaders(apiToken: string): Record<string, string> {
  return { authorization: `Token ${apiToken}`, 'content-type': 'application/json' };
}

/** After a GET with a body, undici closes the connection unless this is set. */
const keepOpen = { reset: false };

export async function callService(url: string, request: ServiceRequest): Promise<ServiceAnswer> {
  const { method, path = '/api/user', headers = {} } = request;
  const body = toBytes(request.body);
  const answer = await send(new URL(path, url), { ...keepOpen, method, headers, body });
  return toAnswer(answer);
}

/** Many clients at the same time, each with its own connection. */
export interface ManyCallers {
  call(request: ServiceRequest): Promise<ServiceAnswer>;
  close(): Promise<void>;
}

export function createCallers(url: string, connections: number): ManyCallers {
  const pool = new Pool(url, { connections, pipelining: 1 });
  return {
    async call({ method, path = '/api/user', headers = {}, body }) {
      const request = { ...keepOpen, method, path, headers, body: toBytes(body) };
      return toAnswer(await pool.request(request));
    },
    close: () => pool.destroy(),
  };
}

function toBytes(body: unknown): string | Buffer | null {
  if (body === undefined || body === '') return null;
  if (typeof body === 'string' || Buffer.isBuffer(body)) return body;
  return JSON.stringify(body);
}

async function toAnswer({ statusCode, headers, body }: Dispatcher.ResponseData) {
  const text = await body.text();
  const parsed: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: statusCode, headers, body: parsed, text };
}
