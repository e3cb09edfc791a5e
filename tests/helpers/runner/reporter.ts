/**
 * A node:test reporter for the run: writes one JSON line, an `Outcome`, per finished test. Suites are not
 * tests; a suite is reported only if it fails on its own (a failing hook).
 */
import { AssertionError } from 'node:assert';
import { inspect } from 'node:util';
import { relative } from 'node:path';
import type { EventData } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import type { Outcome } from './outcome.ts';

type Finished = EventData.TestPass | EventData.TestFail;

export default async function* reportOutcomes(events: AsyncIterable<TestEvent>) {
  // The run sends this signal before it kills a process that hangs.
  process.on('SIGUSR2', () => console.error(`Holds open: ${describeHandles()}`));
  let path: string[] = [];
  for await (const event of events) {
    if (event.type === 'test:start') {
      path = [...path.slice(0, event.data.nesting), event.data.name];
    } else if (event.type === 'test:pass' || event.type === 'test:fail') {
      const outcome = toOutcome(event.type, event.data, path.slice(0, event.data.nesting));
      if (outcome !== undefined) yield `${JSON.stringify(outcome)}\n`;
    }
  }
}

/** Returns what keeps this process from ending: `Timeout, TCPServerWrap`. */
function describeHandles(): string {
  return process.getActiveResourcesInfo().join(', ');
}

function toOutcome(
  type: 'test:pass' | 'test:fail',
  data: Finished,
  parents: readonly string[],
): Outcome | undefined {
  const error = 'error' in data.details ? data.details.error : undefined;
  const ownFailure = error !== undefined && !isFailureOfSubtests(error);
  if (data.details.type === 'suite' && !ownFailure) return undefined;
  const place = relative(process.cwd(), data.file ?? '');
  const base = { place, path: [...parents, data.name] };
  if (isSet(data.skip) || isSet(data.todo)) return { ...base, status: 'skipped' };
  if (type === 'test:pass') return { ...base, status: 'passed' };
  return { ...base, status: 'failed', ...(ownFailure && { details: describeError(error) }) };
}

/** Whether `skip` or `todo` is set: to true or to a reason, which can be empty. */
function isSet(mark: string | boolean | undefined): boolean {
  return mark !== undefined && mark !== false;
}

function isFailureOfSubtests(error: Error): boolean {
  return 'failureType' in error && error.failureType === 'subtestsFailed';
}

/** Formats the error that the test threw, without Node's internal stack frames. */
function describeError(error: Error): string {
  const thrown = error.cause ?? error;
  const isAssertion = thrown instanceof AssertionError;
  return (isAssertion ? (thrown.stack ?? thrown.message) : inspect(thrown, { depth: 3 }))
    .split('\n')
    .filter((line) => !/^\s+at .*\(?node:internal|^\s+at .*node:async_hooks/.test(line))
    .join('\n');
}
