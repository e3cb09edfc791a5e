/** The three operations of `/api/user`: HTTP in, HTTP out. */
import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import type { JsonTree } from '../../core/text/json/json-tree.ts';
import { formatAnswer } from '../domain/format-answer.ts';
import { toGetAnswer, toRotateAnswer, toUpdateAnswer } from '../domain/user-group.ts';
import { toEnvironment } from './access.ts';
import { userPath } from './contract.ts';
import type { Groups } from './groups.ts';
import { parseGroupBody, parseRotationBody } from './request-body.ts';

export interface UserRoutesOptions {
  readonly groups: Groups;
  readonly gate: readonly onRequestAsyncHookHandler[];
}

export function addUserRoutes(app: FastifyInstance, { groups, gate }: UserRoutesOptions): void {
  const onRequest = [...gate];

  app.get<WithBody>(userPath, { onRequest }, async (request, reply) => {
    const body = parseGroupBody(request.body);
    const { group, isNew } = await groups.getOrCreate(toEnvironment(request), body);
    return send(reply, { new_user_group: isNew, user_group: toGetAnswer(group) });
  });

  app.put<WithBody>(userPath, { onRequest }, async (request, reply) => {
    const group = await groups.update(toEnvironment(request), parseGroupBody(request.body));
    return send(reply, { user_group: toUpdateAnswer(group) });
  });

  app.post<WithBody>(userPath, { onRequest }, async (request, reply) => {
    const group = await groups.rotateToken(toEnvironment(request), parseRotationBody(request.body));
    return send(reply, { user_group: toRotateAnswer(group) });
  });
}

/** The body as the parser in `json-body.ts` returns it. */
interface WithBody {
  readonly Body: JsonTree;
}

function send(reply: FastifyReply, fields: object): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .send(formatAnswer({ success: 1, ...fields }));
}
