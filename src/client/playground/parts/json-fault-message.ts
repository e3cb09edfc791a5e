/** Says where and why a text is not valid JSON. */
import type { JsonFault } from '../../../core/reference/request/parse-node.ts';
import { faultKind } from '../../../core/text/json/json-fault.ts';
import { getMessage } from './messages.ts';

export function formatJsonFault({ line, column, problem }: JsonFault): string {
  const limit = problem.kind === 'too-deep' ? problem.limit : 0;
  return getMessage('jsonPlace', {
    line,
    column,
    reason: getMessage(faultKind(problem), { limit }),
  });
}
