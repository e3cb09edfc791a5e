import { isJSONRPCRequest } from '@modelcontextprotocol/server';
import { isObject } from '../core/text/is-object.ts';

/**
 * Tracks the requests of a connection that have no response yet, by observing the messages in both
 * directions.
 */
export class OpenRequests {
  readonly #ids = new Set<unknown>();
  readonly #waiting: (() => void)[] = [];

  /**
   * @param message of JSON-RPC. Anything else is ignored, because the protocol's library never responds to it.
   */
  note(message: unknown): void {
    if (!isObject(message)) return;
    const { id, method, params } = message;
    if (method === 'notifications/cancelled') {
      this.#close(isObject(params) ? params['requestId'] : undefined);
    } else if (method === undefined) {
      this.#close(id);
    } else if (isJSONRPCRequest(message)) {
      this.#ids.add(message.id);
    }
  }

  /** Resolves as soon as no request is open. */
  settled(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    if (this.#ids.size === 0) resolve(undefined);
    else this.#waiting.push(() => resolve(undefined));
    return promise;
  }

  #close(id: unknown): void {
    this.#ids.delete(id);
    if (this.#ids.size > 0) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
