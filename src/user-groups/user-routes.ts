/** The three operations of `/api/user`: HTTP in, HTTP out. */
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { toEnvironment } from './access.ts';
import { userPath } from './contract.ts';
import type { Groups } from './groups.ts';
import { parseGroupBody, parseRotationBody } from './request-body.ts';
import { toGetAnswer, toRotateAnswer, toUpdateAnswer } from './user-group.ts';

export interface UserRoutesOptions {
  readonly groups: Groups;
  readonly gate: readonly onRequestAsyncHookHandler[];
}

export function addUserRoutes(app: FastifyInstance, { groups, gate }: UserRoutesOptions): void {
  const onRequest = [...gate];

  app.get(userPath, { onRequest }, async (request) => {
    const body = parseGroupBody(request.body);
    const { group, isNew } = await groups.getOrCreate(toEnvironment(request), body);
    return { success: 1, new_user_group: isNew, user_group: toGetAnswer(group) };
  });

  app.put(userPath, { onRequest }, async (request) => {
    const group = await groups.update(toEnvironment(request), parseGroupBody(request.body));
    return { success: 1, user_group: toUpdateAnswer(group) };
  });

  app.post(userPath, { onRequest }, async (request) => {
    const group = await groups.rotateToken(toEnvironment(request), parseRotationBody(request.body));
    return { success: 1, user_group: toRotateAnswer(group) };
  });
}
