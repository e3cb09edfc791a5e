/**
 * Finds out whether the site has a proxy. This is asked once per page, without any data of the reader's
 * request.
 */

export interface Proxy {
  /** The origins to which it sends requests; absent if it does not report them. */
  readonly origins?: readonly string[];
  /** Maximum size of a body in bytes; absent if it does not report one. */
  readonly maxBodyBytes?: number;
  /** The timeout that the site's owner sets, in milliseconds without activity of the server. */
  readonly timeoutMilliseconds?: number;
}

const known = new Map<string, Promise<Proxy | undefined>>();

/** Returns undefined if the site consists only of static files. */
export function findProxy(endpoint: string): Promise<Proxy | undefined> {
  const asked = known.get(endpoint) ?? ask(endpoint);
  known.set(endpoint, asked);
  return asked;
}

async function ask(endpoint: string): Promise<Proxy | undefined> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"ask":"origins"}',
      credentials: 'same-origin',
      redirect: 'manual',
      cache: 'no-store',
    });
    return readProxy(await response.text());
  } catch {
    // The site is unreachable: the next request asks again.
    known.delete(endpoint);
    return undefined;
  }
}

/**
 * Parses the answer. Static file servers answer with pages of their own, and some answer everything with
 * 200.
 */
function readProxy(text: string): Proxy | undefined {
  try {
    const { origins, maxBodyBytes, timeoutMilliseconds, error } = JSON.parse(text) as Readonly<
      Record<string, unknown>
    >;
    if (Array.isArray(origins)) {
      return {
        origins: origins.filter((origin) => typeof origin === 'string'),
        ...(typeof maxBodyBytes === 'number' && { maxBodyBytes }),
        ...(typeof timeoutMilliseconds === 'number' && { timeoutMilliseconds }),
      };
    }
    return typeof error === 'object' && error !== null && 'kind' in error ? {} : undefined;
  } catch {
    return undefined;
  }
}
