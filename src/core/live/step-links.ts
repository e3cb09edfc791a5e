/** Links of responses: a value of one answer is a parameter of a later request. */
import type { Link, Operation, Parameter } from '../reference/model/model.ts';
import { isExpression, linkedName } from './expressions.ts';
import type { Keep, ValueSource } from './live-model.ts';

export interface OperationLinks {
  /** What answers of an operation are kept for. */
  readonly keepsOf: (key: string) => readonly Keep[];
  readonly sourceOf: (
    key: string,
    parameter: Pick<Parameter, 'in' | 'name'>,
  ) => ValueSource | undefined;
  /** Keys of the operations that an operation takes values from. */
  readonly needsOf: (key: string) => readonly string[];
}

interface LinkedValue {
  /** Keys of operations. */
  readonly from: string;
  readonly to: string;
  /** With its place, if the document says it: `path.id`. */
  readonly parameter: string;
  readonly value: string;
}

/** Of links between operations that are sent both. */
export function listStepLinks(operations: readonly Operation[]): OperationLinks {
  const keys = new Set(operations.map(({ key }) => key));
  const all = operations.flatMap((operation) =>
    linksOf(operation).flatMap(({ target, parameters }): LinkedValue[] => {
      if (target === undefined || target === operation.key || !keys.has(target)) return [];
      return parameters.map(({ name, value }) => {
        return { from: operation.key, to: target, parameter: name, value };
      });
    }),
  );
  const nameOfValue = ({ to, parameter }: LinkedValue) => linkedName(to, parameter);
  return {
    keepsOf: (key) =>
      all
        .filter(({ from, value }) => from === key && isExpression(value))
        .map((linked) => ({ name: nameOfValue(linked), expression: linked.value })),
    sourceOf: (key, parameter) => {
      const { in: place, name } = parameter;
      const found = all.find((linked) => {
        return linked.to === key && [name, `${place}.${name}`].includes(linked.parameter);
      });
      if (found === undefined) return undefined;
      return isExpression(found.value)
        ? { kind: 'kept', name: nameOfValue(found) }
        : { kind: 'plain', value: found.value };
    },
    needsOf: (key) => all.filter(({ to }) => to === key).map(({ from }) => from),
  };
}

/** Values of refusals lead nowhere. */
function linksOf({ responses }: Operation): readonly Link[] {
  return responses.filter(({ status }) => status.startsWith('2')).flatMap(({ links }) => links);
}

/** Each behind those that it takes values from, otherwise in the order they are in. */
export function orderByLinks(
  operations: readonly Operation[],
  { needsOf }: OperationLinks,
): readonly Operation[] {
  const left = [...operations];
  const ordered: Operation[] = [];
  while (left.length > 0) {
    const isReady = ({ key }: Operation) => {
      return needsOf(key).every((need) => left.every((other) => other.key !== need));
    };
    // Operations that need each other begin with the first of them.
    const next = Math.max(0, left.findIndex(isReady));
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}
