/** Says where and why a text is not valid JSON. */
import type { JsonFault } from '../../../core/reference/request/parse-node.ts';
import { faultKind } from '../../../core/text/json/json-fault.ts';
import { say } from './say.ts';

export function sayFault({ line, column, problem }: JsonFault): string {
  const limit = problem.kind === 'too-deep' ? problem.limit : 0;
  return say('jsonPlace', { line, column, reason: say(faultKind(problem), { limit }) });
}
