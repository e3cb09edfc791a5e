/** For the machines that run the service: is it alive, and can it work. No token is needed. */
import type { FastifyInstance } from 'fastify';
import { notReady } from './api-error.ts';
import type { Store } from './store.ts';

export function addHealthRoutes(app: FastifyInstance, store: Store): void {
  // Asked every few seconds: only failures are worth a line.
  const logLevel = 'warn';

  app.get('/healthz', { logLevel }, (_request, reply) => reply.send({ success: 1 }));

  app.get('/readyz', { logLevel }, async (request) => {
    try {
      await store.ping();
    } catch (error) {
      request.log.warn({ err: error }, 'storage does not answer');
      throw notReady();
    }
    return { success: 1 };
  });
}
