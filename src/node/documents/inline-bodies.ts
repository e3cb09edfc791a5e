/**
 * In OpenAPI 2, bodies and form fields are parameters, which operations can include by reference, and what
 * an operation `produces` also applies to responses that it includes by reference. The upgrader to 3.1
 * converts only those written directly in their operation.
 */
import { get, isRecord, type Loose, recordOf } from '../../core/reference/document/loose.ts';
import { createResolver, refOf } from '../../core/reference/document/resolver.ts';

const PLACES: ReadonlySet<unknown> = new Set(['body', 'formData']);

/** The document with each shared body, form field and response copied into the operations that use it. */
export function inlineBodies(root: Loose): Loose {
  const resolver = createResolver(root);
  const toOwn = (parameter: unknown): unknown => {
    if (refOf(parameter) === undefined) return parameter;
    const target = resolver.follow(parameter, '')?.value;
    return PLACES.has(get(target, 'in')) ? copy(target) : parameter;
  };
  const withOwn = (holder: Loose): Loose => {
    const { parameters } = holder;
    return Array.isArray(parameters) ? { ...holder, parameters: parameters.map(toOwn) } : holder;
  };
  const withOwnAnswers = (operation: Loose): Loose => {
    const { responses, produces } = operation;
    if (!isRecord(responses)) return operation;
    const toOwnAnswer = (answer: Loose): Loose => {
      const target = refOf(answer) === undefined ? undefined : resolver.follow(answer, '')?.value;
      const isFile = get(get(target, 'schema'), 'type') === 'file';
      // If the operation does not declare `produces`, the shared response can stay shared.
      const isOwn = isRecord(target) && (produces !== undefined || isFile);
      return isOwn ? (copy(target) as Loose) : answer;
    };
    return { ...operation, responses: mapRecords(responses, toOwnAnswer) };
  };
  const items = mapRecords(recordOf(root['paths']), (item) =>
    mapRecords(withOwn(item), (operation) => withOwnAnswers(withOwn(operation))),
  );
  return { ...root, paths: items };
}

/** The upgrader changes values in place, so each operation needs its own copy. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each)]));
}

/** Maps the values that are objects; keys and all other values stay as they are. */
export function mapRecords(record: Loose, change: (value: Loose, key: string) => Loose): Loose {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      isRecord(value) ? change(value, key) : value,
    ]),
  );
}
