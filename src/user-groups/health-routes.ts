/** For the machines that run the service: is it alive, and can it work. No token is needed. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notReady } from './api-error.ts';
import type { Store } from './store.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function addHealthRoutes(app: FastifyInstance, store: Store): void {
  const addRoute = (path: string, answer: Answer): void => {
    // As a hook, the answer is given before a body, which nobody should send, is read or refused.
    // Health is asked every few seconds: only failures are worth a line in the log.
    app.get(path, { onRequest: answer, logLevel: 'warn' }, answer);
  };

  addRoute('/healthz', async (_request, reply) => reply.send({ success: 1 }));

  addRoute('/readyz', async (request, reply) => {
    try {
      await store.ping();
    } catch (error) {
      request.log.warn({ err: error }, 'storage does not answer');
      throw notReady();
    }
    return reply.send({ success: 1 });
  });
}
