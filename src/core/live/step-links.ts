/** Links of responses: a value of one response becomes a parameter of a later request. */
import type { Link, Operation, Parameter } from '../reference/model/endpoint-model.ts';
import { isExpression, linkedName } from './expressions.ts';
import type { Keep, ValueSource } from './live-model.ts';

export interface OperationLinks {
  /** Returns the parts of an operation's responses that later requests use. */
  readonly keepsOf: (key: string) => readonly Keep[];
  readonly sourceOf: (
    key: string,
    parameter: Pick<Parameter, 'in' | 'name'>,
  ) => ValueSource | undefined;
  /** Returns the keys of the operations that an operation takes values from. */
  readonly needsOf: (key: string) => readonly string[];
}

interface LinkedValue {
  /** Keys of operations. */
  readonly from: string;
  readonly to: string;
  /** The name of the parameter, prefixed with its location where the document gives it: `path.id`. */
  readonly parameter: string;
  readonly value: string;
}

/** Lists the links between operations that are both sent. */
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

/** Returns the links of successful responses; values of error responses are not used. */
function linksOf({ responses }: Operation): readonly Link[] {
  return responses.filter(({ status }) => status.startsWith('2')).flatMap(({ links }) => links);
}

/** Puts each operation after those that it takes values from, and keeps the order otherwise. */
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
    // Where operations depend on each other in a cycle, start with the first of them.
    const next = Math.max(0, left.findIndex(isReady));
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}
