/** Whether the site has a proxy: asked once per page, without anything of the reader's request. */

export interface Proxy {
  /** Where it sends requests; absent where it does not tell. */
  readonly origins?: readonly string[];
  /** Bytes of the largest body that it takes; absent where it does not tell. */
  readonly mostBodyBytes?: number;
  /** Of silence, after which the site's owner has requests given up. */
  readonly mostMilliseconds?: number;
}

const known = new Map<string, Promise<Proxy | undefined>>();

/** Undefined where the site is files alone. */
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
    return readAnswer(await response.text());
  } catch {
    // The site could not be reached: the next request asks again.
    known.delete(endpoint);
    return undefined;
  }
}

/** Servers of files answer with pages of their own, and some answer everything with a good one. */
function readAnswer(text: string): Proxy | undefined {
  try {
    const { origins, mostBodyBytes, mostMilliseconds, error } = JSON.parse(text) as Readonly<
      Record<string, unknown>
    >;
    if (Array.isArray(origins)) {
      return {
        origins: origins.filter((origin) => typeof origin === 'string'),
        ...(typeof mostBodyBytes === 'number' && { mostBodyBytes }),
        ...(typeof mostMilliseconds === 'number' && { mostMilliseconds }),
      };
    }
    return typeof error === 'object' && error !== null && 'kind' in error ? {} : undefined;
  } catch {
    return undefined;
  }
}
